/** Where money can be raised without selling anything (R100, R127), and what it costs. */
import type { Seat } from '@boardroom/kernel';
import { feeOf } from '../contracts.ts';
import { tradable } from '../deals.ts';
import { lowest } from '../sets.ts';
import { canRelease, highestLevel } from '../staff.ts';
import type { ProjectPlanTable } from '../types.ts';
import type { S } from './say.ts';
import { handsAhead } from './values.ts';

/** A contract to extend, or a project to release a level of. */
export interface Source {
  readonly item: number;
  readonly brings: number;
  /** Fees ahead, and what is lost for good. */
  readonly cost: number;
}

/** Extensions among these contracts; the addition is lost. */
export function extensions(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  contracts: number,
): readonly Source[] {
  const { extension, addition, visits, cellOf } = t.facts;
  const hands = handsAhead(t, s);
  const sources: Source[] = [];
  for (let m = tradable(s, seat) & contracts & ~s.extended; m !== 0; m &= m - 1) {
    const item = lowest(m);
    const fees = hands * visits[cellOf[item]!]! * feeOf(t, s, seat, item);
    sources.push({ item, brings: extension[item]!, cost: fees + addition[item]! });
  }
  return sources;
}

/** Single releases; half the price is lost (R100). */
export function releases(t: ProjectPlanTable, s: S, seat: Seat): readonly Source[] {
  const { fees, levels, visits, cellOf, ftePrice, group } = t.facts;
  const hands = handsAhead(t, s);
  const sources: Source[] = [];
  for (let m = s.holds[seat]! & s.staffed; m !== 0; m &= m - 1) {
    const item = lowest(m);
    const level = s.level[item]!;
    if (level === 0 || !canRelease(t, s, item, highestLevel(t, s, group[item]!))) continue;
    const at = item * levels + level;
    const lost = hands * visits[cellOf[item]!]! * (fees[at]! - fees[at - 1]!);
    const brings = ftePrice[item]! / 2;
    sources.push({ item, brings, cost: lost + brings });
  }
  return sources;
}

/** What a source costs for each euro that is missing. */
export function rateOf({ brings, cost }: Source, missing: number): number {
  return cost / Math.min(brings, missing);
}

/** The cheapest source that is enough by itself, or else the cheapest; null if there is none. */
export function cheapest(sources: readonly Source[], missing: number): Source | null {
  const enough = sources.filter(({ brings }) => brings >= missing);
  let best: Source | null = null;
  for (const source of enough.length > 0 ? enough : sources)
    if (best === null || rateOf(source, missing) < rateOf(best, missing)) best = source;
  return best;
}
