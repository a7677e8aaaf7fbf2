/** R124 to R133 */
import type { Seat, Table } from '@boardroom/kernel';
import { placedTokens } from './stock.ts';
import { ENERGY, IDEA, MONEY, STOCK, WORKER } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** R127: free ideas and those on slots. */
export function ideasOf(t: T, s: S, seat: Seat): number {
  return s.stock[seat * STOCK + IDEA]! + placedTokens(t, s, seat)[IDEA]!;
}

/** R131: free and placed resource tokens. */
export function tokensOf(t: T, s: S, seat: Seat): number {
  const placed = placedTokens(t, s, seat);
  let sum = 0;
  for (const thing of [WORKER, MONEY, ENERGY])
    sum += s.stock[seat * STOCK + thing]! + placed[thing]!;
  return sum;
}

/** Investment cards of a seat by deck. */
export function cardCounts(t: T, s: S, seat: Seat): number[] {
  const counts = [0, 0, 0];
  for (let card = 0; card < s.owner.length; card++)
    if (s.owner[card] === seat) counts[t.facts.cards[card]!.deck]!++;
  return counts;
}

/** R126 */
function triosOf(t: T, s: S, seat: Seat): number {
  return Math.min(...cardCounts(t, s, seat));
}

/** R124, R125, R128 */
export function pointsOf(t: T, s: S, seat: Seat): number {
  const ideas = ideasOf(t, s, seat);
  return ideas > 0 || !t.options.trioNeedsIdea ? ideas + triosOf(t, s, seat) : 0;
}

export function scores(t: T, s: S): number[] {
  return s.business.map((_, seat) => pointsOf(t, s, seat));
}

export const rankedBy = ['points', 'tokens', 'cards'] as const;

/** R129 to R133 */
export function ranking(t: T, s: S): number[][] {
  return s.business.map((_, seat) => [
    pointsOf(t, s, seat),
    tokensOf(t, s, seat),
    cardCounts(t, s, seat).reduce((sum, count) => sum + count, 0),
  ]);
}
