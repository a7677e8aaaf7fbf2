/** The Quiet Word: whose card to decide, and what that is worth. */
import type { Seat } from '@boardroom/kernel';
import { isTarget } from '../decisions/quiet-word.ts';
import type { ActionMove, ActionState, ActionTable } from '../types.ts';
import { allOdds } from './beliefs.ts';
import { balanceOf, ownCard, valueOf } from './cards.ts';
import type { Balance } from './cards.ts';
import type { Character } from './characters.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { prospect, prospectsOfTarget } from './prospects.ts';
import { wealthOf } from './standing.ts';
import { meanProject } from './worth.ts';

type View = Readonly<ActionState>;

export interface Steering {
  readonly target: Seat;
  readonly card: number;
  /** What deciding that card is worth to me. */
  readonly gain: number;
  /** What I lose if somebody else has the word, at worst. */
  readonly risk: number;
}

/** The last answer to each seat. */
interface Kept {
  readonly t: ActionTable;
  readonly character: Character;
  readonly key: readonly number[];
  readonly steering: Steering;
}
const kept: (Kept | undefined)[] = [];

/**
 * The best use of the Quiet Word. Its auction asks again and again while only bids change: what was
 * answered a seat is kept until anything else does.
 */
export function planSteering(t: ActionTable, s: View, me: Seat, character: Character): Steering {
  writeKey(t, s, me);
  const last = kept[me];
  if (last?.t === t && last.character === character && isKey(last.key)) return last.steering;
  const key = KEY.slice(0, length);
  const steering = bestSteering(balanceOf(t, s, me, character));
  kept[me] = { t, character, key, steering };
  return steering;
}

const KEY: number[] = [];
let length = 0;

function add(value: number): void {
  KEY[length++] = value;
}

function isKey(key: readonly number[]): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key[i] !== KEY[i]) return false;
  return true;
}

/** All that the plan looks at: the turn, fortunes, cards, words and names. */
function writeKey(t: ActionTable, s: View, me: Seat): void {
  const n = t.players;
  length = 0;
  add(s.turn);
  add(s.project);
  add(s.carry);
  add(meanProject(t, s));
  add(s.leader);
  add(s.revealed);
  add(s.outcome);
  add(s.original);
  add(s.trialsInRow);
  add(s.fateShown.at(-1) ?? -1);
  const wealth = wealthOf(t, s, me);
  for (let seat = 0; seat < n; seat++) {
    add(wealth[seat]!);
    add(s.cards[seat]!);
    add(s.kept[seat * n + seat]!);
    add(s.kept[seat * n + me]!);
    add(s.broken[seat * n + seat]!);
    add(s.broken[seat * n + me]!);
  }
  for (const { from, to, kind, turn, secret, card, condition, money } of s.promises) {
    add(8 * from + to);
    add(kind === 'play' ? 1 : kind === 'pay' ? 2 : 3);
    add(turn);
    add(secret);
    add(card);
    add(condition);
    add(money);
  }
}

function bestSteering(balance: Balance): Steering {
  const { t, s, me, pile, pilot } = balance;
  const odds = allOdds(t, s, me, balance.winning);
  const own = ownCard(s, odds[me]!);
  const base = valueOf(balance, odds, own, prospect(t, s, odds, me, own, pile, pilot));
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
      const gain = valueOf(balance, odds, own, prospects[card]!) - base;
      if (gain > best.gain) best = { target, card, gain, risk };
      risk = Math.max(risk, -gain);
    }
    odds[target] = before;
  }
  return { ...best, risk };
}

/** The best card to lay for the target, whose card is seen. */
export function planAssignment(t: ActionTable, s: View, me: Seat, character: Character): number {
  const balance = balanceOf(t, s, me, character);
  const { pile, pilot } = balance;
  const odds = allOdds(t, s, me, balance.winning);
  const own = ownCard(s, odds[me]!);
  const prospects = prospectsOfTarget(t, s, odds, me, own, pile, pilot, s.target);
  let best = s.original;
  let most = -Infinity;
  for (let card = 0; card < 4; card++) {
    odds[s.target] = certain(card);
    const gain = valueOf(balance, odds, own, prospects[card]!);
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
