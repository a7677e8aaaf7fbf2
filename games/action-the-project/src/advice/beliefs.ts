/** What a player believes of the others, from the view alone: marks of promises and open words. */
import type { Seat } from '@boardroom/kernel';
import { SUPPORT } from '../types.ts';
import type { ActionState, ActionTable, Pledge } from '../types.ts';

type View = Readonly<ActionState>;
/** Chances of Support, Oppose, Abstain and Politics. */
export type Odds = readonly [number, number, number, number];

/** Promises of a player that the viewer saw kept or broken: open ones, and secret ones to the viewer. */
function marked(t: ActionTable, marks: readonly number[], seat: Seat, viewer: Seat): number {
  const openly = marks[seat * t.players + seat]!;
  return seat === viewer ? openly : openly + marks[seat * t.players + viewer]!;
}

/** How likely the player keeps word: a fair start, then what was seen. */
export function trust(t: ActionTable, s: View, seat: Seat, viewer: Seat): number {
  const kept = marked(t, s.kept, seat, viewer);
  return (kept + 3) / (kept + marked(t, s.broken, seat, viewer) + 3.75);
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

const ANY: Odds = [0.25, 0.25, 0.25, 0.25];
const ASKED: Odds = [0.68, 0.2, 0.04, 0.08];
const UNASKED: Odds = [0.1, 0.68, 0.07, 0.15];
const LEADS: Odds = [0.9, 0.03, 0.02, 0.05];
const LEADS_ALONE: Odds = [0.35, 0.1, 0.05, 0.5];

function blend(a: Odds, b: Odds, part: number): Odds {
  const mix = (i: 0 | 1 | 2 | 3): number => a[i] * part + b[i] * (1 - part);
  return [mix(0), mix(1), mix(2), mix(3)];
}

/** The card a player is expected to place, or to have placed. */
function oddsOf(t: ActionTable, s: View, seat: Seat, viewer: Seat): Odds {
  const card = s.cards[seat]!;
  if (card >= 0 && card <= 3) return certain(card);
  const promised = promiseOf(s, seat, 'play');
  const asks = leaderAsks(s);
  const role = seat === s.leader ? (asks ? LEADS : LEADS_ALONE) : asks ? ASKED : UNASKED;
  if (promised) return blend(certain(promised.card), role, trust(t, s, seat, viewer));
  return blend(role, ANY, talks(t, s, seat, viewer));
}

const CERTAIN: readonly Odds[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];
export function certain(card: number): Odds {
  return CERTAIN[card]!;
}

/** What everybody is expected to place. */
export function allOdds(t: ActionTable, s: View, viewer: Seat): Odds[] {
  return Array.from({ length: t.players }, (_, seat) => oddsOf(t, s, seat, viewer));
}
