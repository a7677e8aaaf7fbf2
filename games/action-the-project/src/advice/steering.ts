/** The Quiet Word: whose card to decide, and what that is worth. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { isTarget } from '../decisions/quiet-word.ts';
import { ABSTAIN, OPPOSE, POLITICS, SUPPORT } from '../types.ts';
import type { ActionMove, ActionState, ActionTable } from '../types.ts';
import { balanceOf, needsProspects, NO_PROSPECTS, oddsOf, ownCard, valueOf } from './cards.ts';
import type { Balance } from './cards.ts';
import type { Character } from './characters.ts';
import { winsSurely } from './endgame.ts';
import { notesOf } from './notes.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { prospect, prospectsOfCards, prospectsOfTarget } from './prospects.ts';
import { moneyOf, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

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
  const notes = notesOf(t, s, me, character);
  notes.steering ??= bestSteering(s, balanceOf(notes, s, me), oddsOf(notes, s, me));
  return notes.steering;
}

function bestSteering(s: View, balance: Balance, expected: readonly Odds[]): Steering {
  const { t, me, pile, pilot } = balance;
  const odds = [...expected];
  const own = ownCard(s, odds[me]!);
  const needed = needsProspects(balance, s);
  const now = needed ? prospect(t, s, odds, me, own, pile, pilot) : NO_PROSPECTS[own]!;
  const base = valueOf(balance, s, odds, own, now);
  let best: Steering = { target: -1, card: 0, gain: 0, risk: 0 };
  let risk = ownRisk(balance, s, odds, base);
  // Clockwise from the own seat: among equals no seat is singled out.
  for (let i = 1; i < t.players; i++) {
    const target = (me + i) % t.players;
    if (!isTarget(s, me, target)) continue;
    const before: Odds = odds[target]!;
    const prospects = needed
      ? prospectsOfTarget(t, s, odds, me, own, pile, pilot, target)
      : NO_PROSPECTS;
    for (let card = 0; card < 4; card++) {
      odds[target] = certain(card);
      const gain = valueOf(balance, s, odds, own, prospects[card]!) - base;
      if (gain > best.gain) best = { target, card, gain, risk };
      risk = Math.max(risk, -gain);
    }
    odds[target] = before;
  }
  return { ...best, risk };
}

/**
 * R83 between two: what I lose at worst if the leader decides my card. Among more, who reckons with it
 * wins less at six.
 */
function ownRisk(balance: Balance, s: View, odds: readonly Odds[], base: number): number {
  const { t, me, pile, pilot } = balance;
  if (t.players > 2 || me === s.leader) return 0;
  const prospects = needsProspects(balance, s)
    ? prospectsOfCards(t, s, odds, me, pile, pilot)
    : NO_PROSPECTS;
  let worst = base;
  for (let card = 0; card < 4; card++)
    worst = Math.min(worst, valueOf(balance, s, odds, card, prospects[card]!));
  return base - worst;
}

/** The best card to lay for the target, whose card is seen. */
export function planAssignment(t: ActionTable, s: View, me: Seat, character: Character): number {
  const sure = turnsLeft(t, s) === 0 ? sureCard(t, s, me) : NONE;
  if (sure !== NONE) return sure;
  const notes = notesOf(t, s, me, character);
  const balance = balanceOf(notes, s, me);
  const { pile, pilot } = balance;
  const odds = [...oddsOf(notes, s, me)];
  const own = ownCard(s, odds[me]!);
  const prospects = prospectsOfTarget(t, s, odds, me, own, pile, pilot, s.target);
  let best = s.original;
  let most = -Infinity;
  for (let card = 0; card < 4; card++) {
    odds[s.target] = certain(card);
    const gain = valueOf(balance, s, odds, own, prospects[card]!);
    const value = gain + (card === s.original ? 1 : 0);
    if (value > most) [best, most] = [card, value];
  }
  return best;
}

/** A card for the target that wins, whatever the others have laid; the original one before others. */
function sureCard(t: ActionTable, s: View, me: Seat): number {
  const money = s.money.map((_, seat) => moneyOf(t, s, seat, me));
  const wins = (card: number): boolean => winsSurely(t, s, me, money, s.cards.with(s.target, card));
  if (wins(s.original)) return s.original;
  return [SUPPORT, OPPOSE, ABSTAIN, POLITICS].find(wins) ?? NONE;
}

/** D7; without a look target and card are named together. */
export function steerMove(t: ActionTable, s: View, me: Seat, character: Character): ActionMove {
  const { target, card, gain } = planSteering(t, s, me, character);
  if (target < 0 || gain <= 0) return { type: 'leave' };
  return t.options.peekOnSteer ? { type: 'steer', target } : { type: 'impose', target, card };
}
