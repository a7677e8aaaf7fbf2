/** Which card to place, and whose card to decide. */
import type { Seat } from '@boardroom/kernel';
import { isTarget } from '../decisions/quiet-word.ts';
import { POLITICS, SUPPORT } from '../types.ts';
import type { ActionMove, ActionState, ActionTable } from '../types.ts';
import {
  allOdds,
  certain,
  isLiar,
  leaderAsks,
  likely,
  packagesFor,
  pilotOdds,
  promisedTo,
  promiseOf,
} from './beliefs.ts';
import type { Odds } from './beliefs.ts';
import type { Character } from './characters.ts';
import { chanceToWin, isLate } from './endgame.ts';
import { prospect, prospectsOfCards, prospectsOfTarget } from './prospects.ts';
import type { Prospect } from './prospects.ts';
import { chances, gone, rivalryOf, scalesOf } from './standing.ts';
import type { Scales } from './standing.ts';
import { meanProject, packageWorth, pileOf, prestigeWorth, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** What keeping word is worth now, in dollars. */
export function honourWorth(t: ActionTable, s: View, character: Character): number {
  const part = turnsLeft(t, s) < 2 ? character.lateHonour : character.honour;
  return part * Math.max(meanProject(t, s), pileOf(t, s) / 2) * t.facts.unit;
}

/** Money promised to me, less what I have promised, as far as words are kept. */
function promisedMoney(
  t: ActionTable,
  s: View,
  me: Seat,
  success: number,
  character: Character,
): number {
  let money = promisedTo(t, s, me, me, success);
  const honour = honourWorth(t, s, character);
  for (const pledge of s.promises)
    if (pledge.from === me && pledge.kind === 'pay' && pledge.turn === s.turn)
      money -= likely(pledge.condition, success) * Math.min(pledge.money, honour);
  return money;
}

/** What a prospect is worth in dollars: packages, those of rivals against them, and money promised. */
function valueOf(
  t: ActionTable,
  s: View,
  me: Seat,
  odds: readonly Odds[],
  card: number,
  expected: Prospect,
  scales: Scales,
  character: Character,
): number {
  const pile = pileOf(t, s);
  let value = promisedMoney(t, s, me, expected.success, character);
  if (isLate(t, s)) {
    const chance = chanceToWin(t, s, odds, me, card, pilotOdds(t, s));
    value = 0.2 * value + chance * Math.max(pile, meanProject(t, s)) * t.facts.unit;
  } else value += packagesFor(expected, pile, scales) * packageWorth(t, s);
  if (card === POLITICS) value += t.players * prestigeWorth(t, s);
  return value;
}

/**
 * A favour asked for is returned as long as there are turns for it, if the leader is one to do so; the
 * fewer players there are, the better it is remembered.
 */
function thanks(t: ActionTable, s: View, me: Seat, character: Character): number {
  const { leader } = s;
  if (isLiar(t, s, leader, me) || !leaderAsks(s)) return Math.min(0, character.goodwill);
  return (character.goodwill * (1 - gone(t, s))) / Math.max(1, t.players - 2);
}

/** How packages count for a player of this character. */
export function ownScales(t: ActionTable, s: View, me: Seat, character: Character): Scales {
  return scalesOf(t, s, chances(t, s, me), me, rivalryOf(t, s, character.envy));
}

export interface Plan {
  readonly card: number;
  readonly value: number;
  readonly values: readonly number[];
  readonly success: number;
  readonly mine: number;
  /** What everybody was expected to place. */
  readonly odds: readonly Odds[];
  readonly scales: Scales;
}

/** The best card to place. */
export function planCard(t: ActionTable, s: View, me: Seat, character: Character): Plan {
  const odds = allOdds(t, s, me);
  const pile = pileOf(t, s);
  const pilot = pilotOdds(t, s);
  const promised = promiseOf(s, me, 'play');
  const honour = honourWorth(t, s, character);
  const values: number[] = [];
  const prospects = prospectsOfCards(t, s, odds, me, pile, pilot);
  const scales = ownScales(t, s, me, character);
  for (let card = 0; card < 4; card++) {
    let value = valueOf(t, s, me, odds, card, prospects[card]!, scales, character);
    if (card === SUPPORT && me !== s.leader && !isLate(t, s))
      value += thanks(t, s, me, character) * pile * t.facts.unit;
    values.push(promised?.card === card ? value + honour : value);
  }
  let best = 0;
  for (let card = 1; card < 4; card++) if (values[card]! > values[best]!) best = card;
  const { success, mine } = prospects[best]!;
  return { card: best, value: values[best]!, values, success, mine, odds, scales };
}

export interface Steering {
  readonly target: Seat;
  readonly card: number;
  /** What deciding that card is worth to me. */
  readonly gain: number;
  /** What I lose if somebody else has the word, at worst. */
  readonly risk: number;
}

/** The best use of the Quiet Word. */
export function planSteering(t: ActionTable, s: View, me: Seat, character: Character): Steering {
  const odds = allOdds(t, s, me);
  const scales = ownScales(t, s, me, character);
  const own = ownCard(s, odds[me]!);
  const pile = pileOf(t, s);
  const pilot = pilotOdds(t, s);
  const value = (expected: Prospect): number =>
    valueOf(t, s, me, odds, own, expected, scales, character);
  const base = value(prospect(t, s, odds, me, own, pile, pilot));
  let best: Steering = { target: -1, card: 0, gain: 0, risk: 0 };
  let { risk } = best;
  // Clockwise from the own seat: among equals no seat is singled out.
  for (let i = 1; i < t.players; i++) {
    const target = (me + i) % t.players;
    if (!isTarget(s, me, target)) continue;
    const before: Odds = odds[target]!;
    const prospects = prospectsOfTarget(t, s, odds, me, own, pile, pilot, target);
    for (let card = 0; card < 4; card++) {
      odds[target] = certain(card);
      const gain = value(prospects[card]!) - base;
      if (gain > best.gain) best = { target, card, gain, risk };
      risk = Math.max(risk, -gain);
    }
    odds[target] = before;
  }
  return { ...best, risk };
}

/** A player whose own card was overruled cannot know it: reckon with the likeliest. */
function ownCard(s: View, odds: Odds): number {
  const card = odds.indexOf(1);
  return card >= 0 ? card : s.original >= 0 ? s.original : SUPPORT;
}

/** The best card to lay for the target, whose card is seen. */
export function planAssignment(t: ActionTable, s: View, me: Seat, character: Character): number {
  const odds = allOdds(t, s, me);
  const scales = ownScales(t, s, me, character);
  const own = ownCard(s, odds[me]!);
  const [pile, pilot] = [pileOf(t, s), pilotOdds(t, s)];
  const prospects = prospectsOfTarget(t, s, odds, me, own, pile, pilot, s.target);
  let best = s.original;
  let most = -Infinity;
  for (let card = 0; card < 4; card++) {
    odds[s.target] = certain(card);
    const gain = valueOf(t, s, me, odds, own, prospects[card]!, scales, character);
    const value = gain + (card === s.original ? 1 : 0);
    if (value > most) [best, most] = [card, value];
  }
  return best;
}

/** D7; without a look target and card are named together. */
export function steerMove(t: ActionTable, s: View, me: Seat, character: Character): ActionMove {
  const { target, card, gain } = planSteering(t, s, me, character);
  if (target < 0 || gain <= 0) return { type: 'leave' };
  return t.options.peekOnSteer ? { type: 'steer', target } : { type: 'impose', target, card };
}
