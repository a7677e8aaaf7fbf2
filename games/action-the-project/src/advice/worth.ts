/** What things are worth, in dollars, as far as a view tells. */
import { HIDDEN } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { FAILED, OPEN_OUTCOME, SUCCEEDED, TRIAL } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';

type View = Readonly<ActionState>;

/** The pile of this turn, in packages. */
export function pileOf(t: ActionTable, s: View): number {
  return s.project < 0 ? 0 : t.facts.values[s.project]! + s.carry;
}

/** Turns after this one. */
export function turnsLeft(t: ActionTable, s: View): number {
  return t.facts.turns - s.turn;
}

/** Mean value of the projects still to come. */
export function meanProject(t: ActionTable, s: View): number {
  let sum = deckValue(t, s.deck);
  for (const card of s.discards) sum -= t.facts.values[card]!;
  if (s.project >= 0) sum -= t.facts.values[s.project]!;
  const unseen = s.deck.length - s.discards.length - (s.project >= 0 ? 1 : 0);
  return unseen > 0 ? sum / unseen : 0;
}

/** The last deck that was added up: a game's own never changes, and all its views share it. */
let added: {
  readonly t: ActionTable;
  readonly deck: readonly number[];
  readonly sum: number;
} | null = null;

function deckValue(t: ActionTable, deck: readonly number[]): number {
  if (added?.t === t && added.deck === deck) return added.sum;
  let sum = 0;
  for (const card of deck) sum += t.facts.values[card]!;
  added = { t, deck, sum };
  return sum;
}

/** One prestige: worth something as long as there are windows, then next to nothing. */
export function prestigeWorth(t: ActionTable, s: View): number {
  const { unit, turns } = t.facts;
  return Math.max(1, (unit * 0.7 * turnsLeft(t, s)) / turns);
}

export function packageWorth(t: ActionTable, s: View): number {
  return t.facts.unit + prestigeWorth(t, s);
}

/** Money and prestige of a player: known, or by the viewer's book and what must have been bought. */
export function moneyOf(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const known = s.money[seat]!;
  return known === HIDDEN ? moneyByBook(t, s, seat, viewer) : known;
}
export function prestigeOf(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const known = s.prestige[seat]!;
  return known === HIDDEN ? prestigeByBook(t, s, seat, viewer) : known;
}

/** By what the viewer has seen change hands. */
export function moneyByBook(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const at = viewer * t.players + seat;
  return s.bookMoney[seat]! + s.secretMoney[at]! - t.facts.price * s.least[at]!;
}
export function prestigeByBook(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const at = viewer * t.players + seat;
  return s.bookPrestige[seat]! + s.secretPrestige[at]! + s.least[at]!;
}

/** Whether a failure of this turn can still go on trial. */
export function trialPossible(t: ActionTable, s: View): boolean {
  const { lastTrial, maxTrials } = t.options;
  if (s.turn === t.facts.turns && lastTrial === 'closed') return false;
  return maxTrials === 0 || s.trialsInRow < maxTrials;
}

export function isSettled(s: View): boolean {
  return s.outcome === SUCCEEDED || s.outcome === FAILED || s.outcome === TRIAL;
}

export function beforeReveal(s: View): boolean {
  return s.revealed === 0 && s.outcome === OPEN_OUTCOME;
}
