/** Near the end the place counts and not the money: the chance to win by every way the votes may fall. */
import type { Seat } from '@boardroom/kernel';
import { sharesOf } from '../steps/aftermath.ts';
import { FACE_DOWN } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { successByMargin, winsByMargin } from './prospects.ts';
import { chanceOf, isSame, leadOf, spreadAfter, spreadOnTrial } from './standing.ts';
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
  /** Whether the leader's own card takes part in the division. */
  readonly withLeader: boolean;
  readonly pile: number;
  /** A package in dollars, and what everybody owns. */
  readonly worth: number;
  readonly wealth: readonly number[];
  readonly spread: number;
  /** That chance by everybody's cards, for failure and then for success; 0 if not worked out yet. */
  readonly chances: Float64Array;
  /** What it adds up, by {@link firstLead}, seat and part; 0 if not worked out yet. */
  readonly leads: Float64Array;
}

export function endingOf(
  t: ActionTable,
  s: View,
  me: Seat,
  wealth: readonly number[],
  pilot: number,
): Ending {
  const onTrial = pilot > 0 ? chanceOf(wealth, me, spreadOnTrial(t, s)) : 0;
  return { me, pilot, onTrial, fortunes: fortunesOf(t, s, me, wealth) };
}

/** W4, where all cards are seen: what a trial adds to the chance to win. */
export function gainOfTrial({ me, onTrial, fortunes }: Ending, s: View): number {
  const { t, pile, worth, wealth, spread } = fortunes;
  const shares = sharesOf(t, s, pile, false);
  const divided = wealth.map((owned, seat) => owned + worth * shares[seat]!);
  return onTrial - chanceOf(divided, me, spread);
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
  const leads = blank(last?.leads, firstLead(t.players, 2, 0, 0, 0));
  const withLeader = t.options.leaderShares === 'alsoGroup';
  const fortunes = { t, leader, withLeader, pile, worth, wealth, spread, chances, leads };
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

/** What a card adds to the votes, and to those who take part: supporters, opposers and abstainers. */
const VOTES = [1, -1, 0, 0];
const TAKES = [1, 8, 64, 0];

/** The chance to win, for given odds of everybody's card; `me` places `card`. */
export function chanceToWin(ending: Ending, s: View, odds: readonly Odds[], card: number): number {
  laidOut.leader = s.leader;
  sums[0] = sums[1] = 0;
  upTo[0] = 1;
  winsByMargin(ending.fortunes.t, s);
  layFrom(ending, odds, certain(card), 0, 0, 0, 0);
  return sums[0] > 0 ? sums[1] / sums[0] : 0;
}

function layFrom(
  ending: Ending,
  odds: readonly Odds[],
  own: Odds,
  seat: Seat,
  margin: number,
  taking: number,
  way: number,
): void {
  const parts = seat === ending.me ? own : odds[seat]!;
  const isLast = seat === odds.length - 1;
  const takes = seat !== laidOut.leader || ending.fortunes.withLeader;
  for (let laid = 0; laid < 4; laid++) {
    const part = parts[laid]!;
    if (part < UNLIKELY) continue;
    laidOut.cards[seat] = laid;
    upTo[seat + 1] = upTo[seat]! * part;
    const votes = margin + VOTES[laid]!;
    const then = takes ? taking + TAKES[laid]! : taking;
    if (isLast) addWay(ending, upTo[seat + 1]!, votes, then, way * 4 + laid);
    else layFrom(ending, odds, own, seat + 1, votes, then, way * 4 + laid);
  }
}

function addWay(ending: Ending, chance: number, margin: number, taking: number, way: number): void {
  const success = successByMargin(margin);
  sums[0]! += chance;
  if (success > 0) sums[1]! += chance * success * divided(ending, taking, way, true);
  if (success < 1) {
    const { pilot, onTrial } = ending;
    const failed = (1 - pilot) * divided(ending, taking, way, false) + pilot * onTrial;
    sums[1]! += chance * (1 - success) * failed;
  }
}

/** The chance to win once the pile is divided by the cards. */
function divided({ me, fortunes }: Ending, taking: number, way: number, succeeds: boolean): number {
  const { chances } = fortunes;
  const at = succeeds ? chances.length / 2 + way : way;
  if (chances[at] === 0) chances[at] = 1 / sumOfLeads(fortunes, me, taking, succeeds);
  return chances[at]!;
}

/**
 * As {@link chanceOf} adds them up. A share depends on the outcome, how many take part and the own part
 * in it alone, so there are far fewer leads to work out than ways.
 */
function sumOfLeads(fortunes: Fortunes, me: Seat, taking: number, succeeds: boolean): number {
  const { wealth, leads } = fortunes;
  const { cards } = laidOut;
  const n = wealth.length;
  const winners = succeeds ? taking & 7 : (taking >> 3) & 7;
  const parts = succeeds ? PARTS_OF_SUCCESS : PARTS_OF_FAILURE;
  const first = firstLead(n, succeeds ? 1 : 0, winners, taking >> 6, parts[cards[me]!]!);
  let sum = 0;
  for (let seat = 0; seat < n; seat++) {
    const at = first + 3 * seat + parts[cards[seat]!]!;
    if (leads[at] === 0) addLeads(fortunes, me, succeeds, first);
    sum += leads[at]!;
  }
  return sum;
}

/** By card: 2 for those who win, 1 for those who abstain, 0 for those who get nothing. */
const PARTS_OF_SUCCESS = [2, 0, 1, 0];
const PARTS_OF_FAILURE = [0, 2, 1, 0];

/** Where the leads begin for an outcome, so many who take part, and the own part; three for each seat. */
function firstLead(
  n: number,
  outcome: number,
  winners: number,
  abstainers: number,
  part: number,
): number {
  return (((outcome * (n + 1) + winners) * (n + 1) + abstainers) * 3 + part) * n * 3;
}

/** Works out the leads of everybody's part in this way. */
function addLeads(fortunes: Fortunes, me: Seat, succeeds: boolean, first: number): void {
  const { t, pile, worth, wealth, spread, leads } = fortunes;
  const parts = succeeds ? PARTS_OF_SUCCESS : PARTS_OF_FAILURE;
  const shares = sharesOf(t, laidOut, pile, succeeds);
  const mine = wealth[me]! + worth * shares[me]!;
  for (let seat = 0; seat < wealth.length; seat++) {
    const at = first + 3 * seat + parts[laidOut.cards[seat]!]!;
    if (leads[at] !== 0) continue;
    leads[at] = seat === me ? 1 : leadOf(wealth[seat]! + worth * shares[seat]!, mine, spread);
  }
}

/** In the last turn: whether `me` is the richest with these cards, whatever lies face down. */
export function winsSurely(
  t: ActionTable,
  s: View,
  me: Seat,
  money: readonly number[],
  cards: number[],
): boolean {
  const unseen = cards.indexOf(FACE_DOWN);
  if (unseen >= 0)
    return VOTES.every((_, card) => winsSurely(t, s, me, money, cards.with(unseen, card)));
  winsByMargin(t, s);
  const success = successByMargin(cards.reduce((margin, card) => margin + VOTES[card]!, 0));
  const isRichest = (succeeds: boolean): boolean => {
    const shares = sharesOf(t, { cards, leader: s.leader }, pileOf(t, s), succeeds);
    const ends = money.map((owned, seat) => owned + t.facts.unit * shares[seat]!);
    return ends.every((end, seat) => seat === me || end < ends[me]!);
  };
  return (success === 0 || isRichest(true)) && (success === 1 || isRichest(false));
}
