/**
 * How well a seat stands: its points and what they may still become, against the others'. The
 * numbers were fitted to the points that `suggest` made of 27,000 beginnings of a month.
 */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { cardCounts, pointsOf, tokensOf } from '../scoring.ts';
import { RAW, STOCK } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** What an effect of an own card brings in a month, in points. */
const MONTHLY = Object.entries({
  production: 0.06,
  logistics: 0.06,
  marketing: 0.06,
  wild: 0.14,
  incomeWorker: 0.06,
  incomeMoney: 0.06,
  incomeEnergy: 0.06,
  saleBonus: 0.07,
  patent: 0.07,
  twoTypes: 0.05,
} satisfies Partial<Record<keyof typeof EFFECT, number>>).map(
  ([name, points]) => [EFFECT[name as keyof typeof EFFECT], points] as const,
);

/** Months still to play; of the one in hand the part that lies ahead. */
function monthsLeft(t: T, s: S): number {
  return Math.max(0, t.options.periods - s.period + 1 - s.district / 8);
}

/** Points a seat may expect at the end beyond what all may. */
function prospect(t: T, s: S, seat: Seat, months: number): number {
  const points = pointsOf(t, s, seat);
  if (s.business[seat]! < 0) return points;
  const tokens = tokensOf(t, s, seat);
  if (s.agenda.length === 0) return points + 0.01 * tokens;
  let monthly = 0.02 * tokens;
  for (let card = 0; card < s.owner.length; card++)
    if (s.owner[card] === seat) {
      const amounts = t.facts.cardEffects[card]!;
      for (const [effect, worth] of MONTHLY) monthly += worth * amounts[effect]!;
    }
  const at = seat * STOCK + RAW;
  const kinds =
    (s.stock[at]! > 0 ? 1 : 0) + (s.stock[at + 1]! > 0 ? 1 : 0) + (s.stock[at + 2]! > 0 ? 1 : 0);
  const counts = cardCounts(t, s, seat);
  const trios = Math.min(...counts);
  const begun = counts.filter((count) => count > trios).length;
  const trio = begun === 2 ? 0.45 : begun === 1 ? 0.15 : 0;
  return points + months * monthly + 0.06 * tokens + 0.34 * kinds + Math.min(1, months / 2) * trio;
}

/** The chance of having more points than each of the others, taken one by one. */
export function evaluate(t: T, s: S, seat: Seat): number {
  const months = monthsLeft(t, s);
  const own = prospect(t, s, seat, months);
  const spread = s.agenda.length === 0 ? 0.005 : 0.31 + 0.055 * months;
  let chance = 1;
  for (let other = 0; other < t.players; other++)
    if (other !== seat)
      chance *= 1 / (1 + Math.exp((prospect(t, s, other, months) - own) / spread));
  return chance;
}
