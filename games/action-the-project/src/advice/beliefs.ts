/** What a player believes of the others, from the view alone: marks of promises, words given, interests. */
import type { Seat } from '@boardroom/kernel';
import { ABSTAIN, ANYHOW, IF_FAILS, IF_SUCCEEDS, OPPOSE, POLITICS, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable, Pledge } from '../types.ts';
import { characters } from './characters.ts';
import { certain, isCertain } from './odds.ts';
import type { Odds } from './odds.ts';
import { prospectsOfCards } from './prospects.ts';
import type { Prospect } from './prospects.ts';
import { rivalryOf, scalesOf } from './standing.ts';
import type { Scales } from './standing.ts';
import { packageWorth, pileOf, trialPossible, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** Promises of a player that the viewer saw kept or broken: open ones, and secret ones to the viewer. */
function marked(t: ActionTable, marks: readonly number[], seat: Seat, viewer: Seat): number {
  const openly = marks[seat * t.players + seat]!;
  return seat === viewer ? openly : openly + marks[seat * t.players + viewer]!;
}

/** How likely the player keeps word: a fair start, then what was seen. */
export function trust(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const kept = marked(t, s.kept, seat, viewer);
  return (kept + 3) / (kept + 2 * marked(t, s.broken, seat, viewer) + 3.75);
}

/** A promise to pay is not worth more than the name of who made it, and little in the last turn. */
function payTrust(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  return trust(t, s, seat, viewer) * (turnsLeft(t, s) === 0 ? 0.5 : 1);
}

/** Whoever was seen to break more promises than to keep gets none any more. */
export function isLiar(t: ActionTable, s: View, seat: Seat, viewer: Seat): boolean {
  return marked(t, s.broken, seat, viewer) > marked(t, s.kept, seat, viewer);
}

/** A promise of this turn that the viewer can see. */
export function promiseOf(
  s: View,
  seat: Seat,
  kind: Pledge['kind'],
  to: Seat | null = null,
): Pledge | null {
  for (const pledge of s.promises)
    if (
      pledge.from === seat &&
      pledge.kind === kind &&
      pledge.turn === s.turn &&
      (to === null || pledge.to === to)
    )
      return pledge;
  return null;
}

/** How likely the player deals at all: 1 once a promise was seen, less with every silent turn. */
export function talks(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  if (marked(t, s.kept, seat, viewer) + marked(t, s.broken, seat, viewer) > 0) return 1;
  if (s.promises.some((pledge) => pledge.from === seat)) return 1;
  return s.turn <= 1 ? 0.6 : s.turn === 2 ? 0.3 : 0.1;
}

/** The leader has asked for support: a promise to place it, or to pay for success. */
export function leaderAsks(s: View): boolean {
  const { leader } = s;
  if (leader < 0) return false;
  return promiseOf(s, leader, 'play')?.card === SUPPORT || promiseOf(s, leader, 'pay') !== null;
}

/** A colleague has openly called for opposition. */
function isTorn(s: View): boolean {
  for (const { kind, card, turn, secret } of s.promises)
    if (kind === 'play' && card === OPPOSE && turn === s.turn && secret === 0) return true;
  return false;
}

/** How likely a failure of this turn goes on trial. */
export function pilotOdds(t: ActionTable, s: View): number {
  return trialPossible(t, s) ? 0.25 : 0;
}

/** What a prospect is worth to a player on these scales, in packages. */
export function packagesFor(expected: Prospect, pile: number, scales: Scales): number {
  const { mine, leaders } = expected;
  return mine - scales.leader * leaders - scales.other * (pile - mine - leaders);
}

/** Money promised to `me` this turn, in dollars, as far as the viewer knows of it and words are kept. */
export function promisedTo(
  t: ActionTable,
  s: View,
  me: Seat,
  viewer: Seat,
  success: number,
): number {
  let money = 0;
  for (const pledge of s.promises) {
    if (pledge.to !== me || pledge.kind !== 'pay' || pledge.turn !== s.turn) continue;
    money += likely(pledge.condition, success) * payTrust(t, s, pledge.from, viewer) * pledge.money;
  }
  return money;
}

export function likely(condition: number, success: number): number {
  if (condition === ANYHOW) return 1;
  if (condition === IF_SUCCEEDS) return success;
  return condition === IF_FAILS ? 1 - success : 0;
}

const ANY: Odds = [0.25, 0.25, 0.25, 0.25];
const ASKED: Odds = [0.62, 0.24, 0.05, 0.09];
/** Somebody has called for opposition. */
const TORN: Odds = [0.43, 0.43, 0.05, 0.09];
const UNASKED: Odds = [0.1, 0.68, 0.07, 0.15];
const LEADS: Odds = [0.9, 0.03, 0.02, 0.05];
const LEADS_ALONE: Odds = [0.35, 0.1, 0.05, 0.5];

function blend(a: Odds, b: Odds, part: number): Odds {
  const mix = (i: 0 | 1 | 2 | 3): number => a[i] * part + b[i] * (1 - part);
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** The card a player is expected to place by role and word alone. */
function roughOdds(t: ActionTable, s: View, seat: Seat, viewer: Seat, asks: boolean): Odds {
  const card = s.cards[seat]!;
  if (card >= 0 && card <= 3) return certain(card);
  const asked = isTorn(s) ? TORN : ASKED;
  const role = seat === s.leader ? (asks ? LEADS : LEADS_ALONE) : asks ? asked : UNASKED;
  return withWord(t, s, seat, viewer, role);
}

/** The last word counts: whoever promised one thing to one and another to another means the latter. */
function withWord(t: ActionTable, s: View, seat: Seat, viewer: Seat, role: Odds): Odds {
  let promised: Pledge | null = null;
  for (const pledge of s.promises)
    if (pledge.from === seat && pledge.kind === 'play' && pledge.turn === s.turn) promised = pledge;
  if (promised) return blend(certain(promised.card), role, trust(t, s, seat, viewer));
  return blend(role, ANY, talks(t, s, seat, viewer));
}

/** So much of a pile more by Support than by Oppose makes it nearly three times as likely. */
const LEAN = 0.06;

/**
 * Support against Oppose for a colleague, as the viewer sees that player's interest: in parts of
 * the pile, with money promised for it.
 */
export function leaning(
  t: ActionTable,
  s: View,
  seat: Seat,
  viewer: Seat,
  odds: readonly Odds[],
  winning: readonly number[],
): number {
  const pile = pileOf(t, s);
  const pilot = pilotOdds(t, s);
  const scales = scalesOf(t, s, winning, seat, rivalryOf(t, s, characters.accountant.envy));
  const each = packageWorth(t, s);
  const value = (expected: Prospect): number => {
    const paid = promisedTo(t, s, seat, viewer, expected.success) / each;
    return packagesFor(expected, pile, scales) + paid;
  };
  const [support, oppose] = prospectsOfCards(t, s, odds, seat, pile, pilot, VOTES);
  return (value(support!) - value(oppose!)) / Math.max(1, pile);
}
const VOTES = [SUPPORT, OPPOSE];

/**
 * What everybody is expected to place, or to have placed: by word, and by what is in it for them.
 * `winning` are everybody's chances of the first place.
 */
export function allOdds(t: ActionTable, s: View, viewer: Seat, winning: readonly number[]): Odds[] {
  const asks = leaderAsks(s);
  const odds: Odds[] = [];
  for (let seat = 0; seat < t.players; seat++) odds.push(roughOdds(t, s, seat, viewer, asks));
  if (!asks || s.leader < 0 || s.revealed) return odds;
  const rough = [...odds];
  for (let seat = 0; seat < t.players; seat++) {
    if (seat === viewer || seat === s.leader || isCertain(rough[seat]!)) continue;
    const lean = leaning(t, s, seat, viewer, rough, winning);
    odds[seat] = withWord(t, s, seat, viewer, leaned(lean));
  }
  return odds;
}

function leaned(lean: number): Odds {
  const support = 1 / (1 + Math.exp(-lean / LEAN));
  const rest = ASKED[ABSTAIN] + ASKED[POLITICS];
  return [(1 - rest) * support, (1 - rest) * (1 - support), ASKED[ABSTAIN], ASKED[POLITICS]];
}
