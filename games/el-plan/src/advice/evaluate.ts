/**
 * How well a seat stands: its points and what they may still become, against the others'. The
 * numbers were fitted to the points that `suggest` made of 27,000 beginnings of a month, and what points
 * mean for the first place to who won 92 of its games.
 */
import { isOver, shareOfWin } from '@boardroom/kernel';
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { cardCounts, pointsOf, ranking, tokensOf } from '../scoring.ts';
import { RAW, STOCK } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** What an effect of an own card brings in a month, in points; the others bring next to nothing. */
const MONTHLY = [
  [EFFECT.production, 0.055],
  [EFFECT.logistics, 0.055],
  [EFFECT.marketing, 0.055],
  [EFFECT.wild, 0.13],
  [EFFECT.incomeMoney, 0.08],
  [EFFECT.incomeEnergy, 0.1],
  [EFFECT.patent, 0.07],
] as const;
/** What a kept product is worth for each process it takes to make one. */
const KEPT = 0.115;

/** Months still to play; of the one in hand the part that lies ahead. */
function monthsLeft(t: T, s: S): number {
  return Math.max(0, t.options.periods - s.period + 1 - s.district / 8);
}

/** Points a seat may expect at the end beyond what all may. */
function prospect(t: T, s: S, seat: Seat, months: number): number {
  const points = pointsOf(t, s, seat);
  if (s.business[seat]! < 0) return points;
  const tokens = tokensOf(t, s, seat);
  let monthly = 0.02 * tokens;
  for (let card = 0; card < s.owner.length; card++)
    if (s.owner[card] === seat) {
      const amounts = t.facts.cardEffects[card]!;
      for (const [effect, worth] of MONTHLY) monthly += worth * amounts[effect]!;
    }
  const counts = cardCounts(t, s, seat);
  const trios = Math.min(...counts);
  const begun = counts.filter((count) => count > trios).length;
  const trio = begun === 2 ? 0.35 + 0.03 * months : begun === 1 ? 0.08 + 0.015 * months : 0;
  return points + months * monthly + 0.05 * tokens + KEPT * keptProcesses(t, s, seat) + trio;
}

/** Processes it takes to make one of each type of product in stock. */
function keptProcesses(t: T, s: S, seat: Seat): number {
  let sum = 0;
  let seen = 0;
  // The first run of a product in a plan is the one that makes a single one.
  for (const { product, total, count } of t.facts.plans[s.business[seat]!]!.table) {
    if (seen & (1 << product) || s.stock[seat * STOCK + RAW + product] === 0) continue;
    seen |= 1 << product;
    sum += total / count;
  }
  return sum;
}

/** By how many points chances change e-fold: at the end, and for each month to come. */
const SPREAD = { atEnd: 0.2, perMonth: 0.04 };

/** The chance of the first place; those of all seats add up to 1. */
export function evaluate(t: T, s: S, seat: Seat): number {
  if (isOver(s)) return shareOfWin(ranking(t, s), seat);
  const months = monthsLeft(t, s);
  const own = prospect(t, s, seat, months);
  const spread = SPREAD.atEnd + SPREAD.perMonth * months;
  let sum = 1;
  for (let other = 0; other < t.players; other++)
    if (other !== seat) sum += Math.exp((prospect(t, s, other, months) - own) / spread);
  return 1 / sum;
}
