/** Who is likely to win, as far as a view tells: chances of the first place, and whose gain hurts whom. */
import { HIDDEN } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { FAILING, OPEN_OUTCOME } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { meanProject, moneyOf, prestigeOf, prestigeWorth, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** The project on the table, as long as it is not settled. */
function openPile(t: ActionTable, s: View): number {
  const open = s.outcome === OPEN_OUTCOME || s.outcome === FAILING;
  return s.project >= 0 && open ? t.facts.values[s.project]! : 0;
}

/**
 * Dollars by which fortunes may still part: the more packages are to come, the more. Fitted to who won
 * 860 games of equal players, two to six.
 */
export function spreadOf(t: ActionTable, s: View): number {
  return spread(t, s, s.carry + openPile(t, s));
}

/** The same once the pile of this turn is divided. */
export function spreadAfter(t: ActionTable, s: View): number {
  return spread(t, s, 0);
}

/** The same near the end, if the pile goes on trial: it all comes with the last project, or is lost. */
export function spreadOnTrial(t: ActionTable, s: View): number {
  const last = turnsLeft(t, s) > 0 ? meanProject(t, s) + s.carry + openPile(t, s) : 0;
  return dollars(t, 1.3 * last * last);
}

function spread(t: ActionTable, s: View, open: number): number {
  const mean = meanProject(t, s);
  return dollars(t, 1.3 * turnsLeft(t, s) * mean * mean + 0.6 * open * open);
}

function dollars(t: ActionTable, squares: number): number {
  return 100 + (3 * t.facts.unit * Math.sqrt(squares)) / (t.players * Math.sqrt(t.players));
}

/** Whose books to read: the seat's own, or in somebody else's view that reader's. */
export function readerOf(s: View, seat: Seat): Seat {
  if (s.money[seat] !== HIDDEN) return seat;
  const reader = s.money.findIndex((money) => money !== HIDDEN);
  return reader < 0 ? seat : reader;
}

/** What each player owns, in dollars; prestige tells half as much of who wins as it is worth in use. */
export function wealthOf(t: ActionTable, s: View, viewer: Seat): number[] {
  const each = prestigeWorth(t, s) / 2;
  const wealth: number[] = [];
  for (let seat = 0; seat < t.players; seat++)
    wealth.push(moneyOf(t, s, seat, viewer) + each * prestigeOf(t, s, seat, viewer));
  return wealth;
}

/** How many times as likely a player of such wealth is to win as one of `mine`. */
export function leadOf(wealth: number, mine: number, spread: number): number {
  const ahead = (wealth - mine) / spread;
  return Math.exp(ahead > 50 ? 50 : ahead < -50 ? -50 : ahead);
}

/** The chance of the first place of one among players of such wealth. */
export function chanceOf(wealth: readonly number[], seat: Seat, spread: number): number {
  const mine = wealth[seat]!;
  let sum = 0;
  for (let other = 0; other < wealth.length; other++)
    sum += other === seat ? 1 : leadOf(wealth[other]!, mine, spread);
  return 1 / sum;
}

/** What a viewer last made of everybody's chances: words change from question to question, wealth seldom. */
interface Kept {
  readonly wealth: readonly number[];
  readonly spread: number;
  readonly winning: readonly number[];
}
const kept: (Kept | undefined)[] = [];

/** Everybody's chance of the first place, for such wealth in the eyes of the viewer. */
export function chances(
  t: ActionTable,
  s: View,
  viewer: Seat,
  wealth: readonly number[],
): readonly number[] {
  const spread = spreadOf(t, s);
  const last = kept[viewer];
  if (last?.spread === spread && isSame(last.wealth, wealth)) return last.winning;
  const winning: number[] = [];
  for (let seat = 0; seat < wealth.length; seat++) winning.push(chanceOf(wealth, seat, spread));
  kept[viewer] = { wealth, spread, winning };
  return winning;
}

export function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** How packages count for a player: an own one is 1, those of others take from it. */
export interface Scales {
  readonly leader: number;
  readonly other: number;
}

/**
 * By how much a package of the leader, or of any other, takes from an own one. For the chance to win
 * it is as likely as that player is the one to beat; `rivalry` says how much of that counts.
 */
export function scalesOf(
  t: ActionTable,
  s: View,
  odds: readonly number[],
  me: Seat,
  rivalry: number,
  leader = s.leader,
): Scales {
  const rest = Math.max(1e-9, 1 - odds[me]!);
  if (me === leader || leader < 0) return { leader: 0, other: rivalry / (t.players - 1) };
  const threat = odds[leader]! / rest;
  const others = t.players - 2;
  return {
    leader: rivalry * threat,
    other: others > 0 ? (rivalry * (1 - threat)) / others : 0,
  };
}

/** The nearer the end, the more the place counts and the less the money. */
export function rivalryOf(t: ActionTable, s: View, envy: number): number {
  return envy + (1 - envy) * gone(t, s);
}

/** The part of the game that is over. */
export function gone(t: ActionTable, s: View): number {
  return (s.turn - 1) / (t.facts.turns - 1);
}
