/** How well a seat stands: its points and what they may still become, against the others'. */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { cardCounts, pointsOf, tokensOf } from '../scoring.ts';
import { RAW, STOCK } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** Points a seat may expect at the end. */
function prospect(t: T, s: S, seat: Seat): number {
  const points = pointsOf(t, s, seat);
  if (s.business[seat]! < 0) return points;
  const over = s.agenda.length === 0;
  const tokens = tokensOf(t, s, seat);
  if (over) return points + 0.01 * tokens;
  const { cards, cardEffects } = t.facts;
  let capacity = 0;
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat)
      for (let kind = 0; kind <= EFFECT.wild; kind++) capacity += cardEffects[card]![kind]!;
  const left = t.options.periods - s.period + (s.district < 7 ? 1 : 0.3);
  // A month's ideas: what tokens and cards can make, a set costing about nine processes.
  const rate = Math.min(1.4, (Math.min(tokens, 9) + 0.6 * capacity + 0.5 * points) / 11);
  const at = seat * STOCK + RAW;
  const kinds =
    (s.stock[at]! > 0 ? 1 : 0) + (s.stock[at + 1]! > 0 ? 1 : 0) + (s.stock[at + 2]! > 0 ? 1 : 0);
  const counts = cardCounts(t, s, seat);
  const trios = Math.min(...counts);
  const begun = counts.filter((count) => count > trios).length;
  return points + rate * left + 0.22 * kinds + (left > 1 ? 0.2 * begun : 0) + 0.03 * tokens;
}

export function evaluate(t: T, s: S, seat: Seat): number {
  const own = prospect(t, s, seat);
  const left = Math.max(0, t.options.periods - s.period);
  const spread = s.agenda.length === 0 ? 0.005 : 0.6 + 0.22 * left;
  let chance = 1;
  for (let other = 0; other < t.players; other++)
    if (other !== seat) chance *= 1 / (1 + Math.exp((prospect(t, s, other) - own) / spread));
  return chance;
}
