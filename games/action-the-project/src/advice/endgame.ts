/** Near the end the place counts and not the money: the chance to win by every way the votes may fall. */
import type { Seat } from '@boardroom/kernel';
import { sharesOf } from '../steps/aftermath.ts';
import { ABSTAIN, OPPOSE, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { successByMargin, winsByMargin } from './prospects.ts';
import { chanceOf, isSame, leadOf, spreadAfter, spreadOf } from './standing.ts';
import { packageWorth, pileOf, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** How many turns may be left for a question to be one of the end. */
const LATE = 1;
/** Cards less likely are not reckoned with. */
const UNLIKELY = 0.03;

export function isLate(t: ActionTable, s: View): boolean {
  return turnsLeft(t, s) <= LATE;
}

/** What does not depend on the cards; it holds until the next one is made for the same player. */
export interface Ending {
  readonly me: Seat;
  readonly pilot: number;
  /** The chance to win if the project goes on trial. */
  readonly onTrial: number;
  readonly fortunes: Fortunes;
}

/** What the chance to win depends on once the cards are known. */
interface Fortunes {
  readonly t: ActionTable;
  readonly leader: Seat;
  readonly pile: number;
  /** A package in dollars, and what everybody owns. */
  readonly worth: number;
  readonly wealth: readonly number[];
  readonly spread: number;
  /** That chance by everybody's cards, for failure and then for success; 0 if not worked out yet. */
  readonly chances: Float64Array;
  /** What it adds up, by {@link firstLead}, seat and card; 0 if not worked out yet. */
  readonly leads: Float64Array;
}

export function endingOf(
  t: ActionTable,
  s: View,
  me: Seat,
  wealth: readonly number[],
  pilot: number,
): Ending {
  const onTrial = pilot > 0 ? chanceOf(wealth, me, spreadOf(t, s)) : 0;
  return { me, pilot, onTrial, fortunes: fortunesOf(t, s, me, wealth) };
}

/**
 * The last ones of each player. Words and bids change from question to question, fortunes seldom: most
 * chances are already there.
 */
const kept: (Fortunes | undefined)[] = [];

function fortunesOf(t: ActionTable, s: View, me: Seat, wealth: readonly number[]): Fortunes {
  const { leader } = s;
  const pile = pileOf(t, s);
  const worth = packageWorth(t, s);
  const spread = spreadAfter(t, s);
  const last = kept[me];
  if (last?.t === t && last.leader === leader && last.pile === pile && last.worth === worth)
    if (last.spread === spread && isSame(last.wealth, wealth)) return last;
  const chances = blank(last?.chances, 2 * 4 ** t.players);
  const leads = blank(last?.leads, firstOf(t.players, 2, 0, 0, 0));
  const fortunes = { t, leader, pile, worth, wealth, spread, chances, leads };
  kept[me] = fortunes;
  return fortunes;
}

/** Nothing worked out yet: in the same memory, if it is of that length. */
function blank(last: Float64Array | undefined, length: number): Float64Array {
  return last?.length === length ? last.fill(0) : new Float64Array(length);
}

/** The way that is being gone through: its cards, and its chance up to each seat. */
const laidOut = { cards: [0, 0, 0, 0, 0, 0], leader: 0 };
const upTo = new Float64Array(7);
/** What all ways so far come to: their chances, and their value. */
const sums = new Float64Array(2);

/** The chance to win, for given odds of everybody's card; `me` places `card`. */
export function chanceToWin(ending: Ending, s: View, odds: readonly Odds[], card: number): number {
  laidOut.leader = s.leader;
  sums[0] = sums[1] = 0;
  upTo[0] = 1;
  winsByMargin(ending.fortunes.t, s);
  layFrom(ending, odds, certain(card), 0, 0, 0);
  return sums[0] > 0 ? sums[1] / sums[0] : 0;
}

function layFrom(
  ending: Ending,
  odds: readonly Odds[],
  own: Odds,
  seat: Seat,
  margin: number,
  way: number,
): void {
  const parts = seat === ending.me ? own : odds[seat]!;
  const isLast = seat === odds.length - 1;
  for (let laid = 0; laid < 4; laid++) {
    const part = parts[laid]!;
    if (part < UNLIKELY) continue;
    laidOut.cards[seat] = laid;
    upTo[seat + 1] = upTo[seat]! * part;
    const votes = margin + (laid === SUPPORT ? 1 : laid === OPPOSE ? -1 : 0);
    if (isLast) addWay(ending, upTo[seat + 1]!, votes, way * 4 + laid);
    else layFrom(ending, odds, own, seat + 1, votes, way * 4 + laid);
  }
}

function addWay(ending: Ending, chance: number, margin: number, way: number): void {
  const success = successByMargin(margin);
  sums[0]! += chance;
  if (success > 0) sums[1]! += chance * success * divided(ending, way, true);
  if (success < 1) {
    const { pilot, onTrial } = ending;
    sums[1]! +=
      chance * (1 - success) * ((1 - pilot) * divided(ending, way, false) + pilot * onTrial);
  }
}

/** The chance to win once the pile is divided by the cards. */
function divided({ me, fortunes }: Ending, way: number, succeeds: boolean): number {
  const { chances } = fortunes;
  const at = succeeds ? chances.length / 2 + way : way;
  if (chances[at] === 0) chances[at] = 1 / sumOfLeads(fortunes, me, succeeds);
  return chances[at]!;
}

/**
 * As {@link chanceOf} adds them up. A share depends on the outcome, how many take part and the own card
 * alone, so there are far fewer leads to work out than ways.
 */
function sumOfLeads(fortunes: Fortunes, me: Seat, succeeds: boolean): number {
  const { wealth, leads } = fortunes;
  const { cards } = laidOut;
  const first = firstLead(fortunes, me, succeeds);
  let sum = 0;
  for (let seat = 0; seat < wealth.length; seat++) {
    const at = first + 4 * seat + cards[seat]!;
    if (leads[at] === 0) addLeads(fortunes, me, succeeds, first);
    sum += leads[at]!;
  }
  return sum;
}

/** Where the leads begin by outcome, winners, abstainers and own card; each seat has four of them. */
function firstOf(
  n: number,
  outcome: number,
  winners: number,
  abstainers: number,
  own: number,
): number {
  return (((outcome * (n + 1) + winners) * (n + 1) + abstainers) * 4 + own) * n * 4;
}

/** … for the cards of this way. */
function firstLead({ t, wealth }: Fortunes, me: Seat, succeeds: boolean): number {
  const { cards, leader } = laidOut;
  const winning = succeeds ? SUPPORT : OPPOSE;
  const withLeader = t.options.leaderShares === 'alsoGroup';
  let winners = 0;
  let abstainers = 0;
  for (let seat = 0; seat < wealth.length; seat++) {
    if (seat === leader && !withLeader) continue;
    if (cards[seat] === winning) winners++;
    else if (cards[seat] === ABSTAIN) abstainers++;
  }
  return firstOf(wealth.length, succeeds ? 1 : 0, winners, abstainers, cards[me]!);
}

/** Works out the leads of everybody's card in this way. */
function addLeads(fortunes: Fortunes, me: Seat, succeeds: boolean, first: number): void {
  const { t, pile, worth, wealth, spread, leads } = fortunes;
  const shares = sharesOf(t, laidOut, pile, succeeds);
  const mine = wealth[me]! + worth * shares[me]!;
  for (let seat = 0; seat < wealth.length; seat++) {
    const at = first + 4 * seat + laidOut.cards[seat]!;
    if (leads[at] !== 0) continue;
    leads[at] = seat === me ? 1 : leadOf(wealth[seat]! + worth * shares[seat]!, mine, spread);
  }
}
