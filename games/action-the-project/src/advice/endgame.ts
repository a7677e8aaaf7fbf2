/** Near the end the place counts and not the money: the chance to win by every way the votes may fall. */
import type { Seat } from '@boardroom/kernel';
import { sharesOf } from '../steps/aftermath.ts';
import { OPPOSE, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { successByMargin } from './prospects.ts';
import { chanceOf, spreadAfter, spreadOf, wealthOf } from './standing.ts';
import { packageWorth, pileOf, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** How many turns may be left for a question to be one of the end. */
const LATE = 1;
/** Cards less likely are not reckoned with. */
const UNLIKELY = 0.03;

export function isLate(t: ActionTable, s: View): boolean {
  return turnsLeft(t, s) <= LATE;
}

/** What does not depend on the cards; it holds until the next one is made. */
export interface Ending {
  readonly t: ActionTable;
  readonly s: View;
  readonly me: Seat;
  readonly pile: number;
  readonly pilot: number;
  /** A package in dollars, and what everybody owns. */
  readonly worth: number;
  readonly wealth: readonly number[];
  readonly spread: number;
  /** The chance to win if the project goes on trial. */
  readonly onTrial: number;
}

export function endingOf(t: ActionTable, s: View, me: Seat, pilot: number): Ending {
  const wealth = wealthOf(t, s, me);
  stamp++;
  return {
    t,
    s,
    me,
    pile: pileOf(t, s),
    pilot,
    worth: packageWorth(t, s),
    wealth,
    spread: spreadAfter(t, s),
    onTrial: pilot > 0 ? chanceOf(wealth, me, spreadOf(t, s)) : 0,
  };
}

/** Chances to win by the cards of up to six players and the outcome, for the ending with this stamp. */
const WAYS = 4 ** 6;
const STAMPS = new Int32Array(2 * WAYS);
const CHANCES = new Float64Array(2 * WAYS);
let stamp = 0;

/** The way that is being gone through: its cards, and its chance up to each seat. */
const laidOut = { cards: [0, 0, 0, 0, 0, 0], leader: 0 };
const upTo = new Float64Array(7);
/** What all ways so far come to: their chances, and their value. */
const sums = new Float64Array(2);
const after: number[] = [];

/** The chance to win, for given odds of everybody's card; `me` places `card`. */
export function chanceToWin(ending: Ending, odds: readonly Odds[], card: number): number {
  laidOut.leader = ending.s.leader;
  sums[0] = sums[1] = 0;
  upTo[0] = 1;
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
  const { t, s, pilot, onTrial } = ending;
  const success = successByMargin(t, s, margin);
  sums[0]! += chance;
  if (success > 0) sums[1]! += chance * success * divided(ending, WAYS + way, true);
  if (success < 1)
    sums[1]! +=
      chance * (1 - success) * ((1 - pilot) * divided(ending, way, false) + pilot * onTrial);
}

/** The chance to win once the pile is divided by the cards. */
function divided(ending: Ending, way: number, succeeds: boolean): number {
  if (STAMPS[way] !== stamp) {
    const { t, me, pile, worth, wealth, spread } = ending;
    const shares = sharesOf(t, laidOut, pile, succeeds);
    after.length = wealth.length;
    for (let seat = 0; seat < wealth.length; seat++)
      after[seat] = wealth[seat]! + worth * shares[seat]!;
    STAMPS[way] = stamp;
    CHANCES[way] = chanceOf(after, me, spread);
  }
  return CHANCES[way]!;
}
