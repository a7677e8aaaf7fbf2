/** Where the next FTE or QM team pays most, and what to redeem for it. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { howManyIn, isComplete } from '../contracts.ts';
import { CERTIFICATIONS } from '../facts.ts';
import { count, lowest } from '../sets.ts';
import { openLevel } from '../staff.ts';
import type { ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { feeFlow, horizon } from './values.ts';
import type { Character } from './values.ts';

export interface HirePlan {
  project: number;
  /** Fees a round that a euro brings. */
  rate: number;
}

/** The best next step within this sum; a group is judged by the best level it is brought to. */
export function bestHire(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  money: number,
  { staff }: Character,
): HirePlan | null {
  const { members, ftePrice, top, fees, levels, visits, cellOf } = t.facts;
  const highest = Math.ceil(staff * top);
  const others = howManyIn(s) - 1;
  let best: HirePlan | null = null;
  for (let g = 0; g < CERTIFICATIONS; g++) {
    if (!isComplete(t, s, seat, g)) continue;
    const lowestOpen = openLevel(t, s, seat, g);
    if (lowestOpen === NONE || lowestOpen >= highest) continue;
    const list = members[g]!;
    const step = ftePrice[list[0]!]!;
    const now = feeFlow(t, s, g, 0);
    let rate = 0;
    for (let level = lowestOpen + 1; level <= highest; level++) {
      let cost = 0;
      for (let i = 0; i < list.length; i++) cost += Math.max(0, level - s.level[list[i]!]!) * step;
      if (cost > money && level > lowestOpen + 1) break;
      if (step > money) break;
      rate = Math.max(rate, (others * (feeFlow(t, s, g, level) - now)) / cost);
    }
    if (rate === 0 || (best !== null && best.rate >= rate)) continue;
    let project = NONE;
    let most = -1;
    for (let i = 0; i < list.length; i++) {
      const c = list[i]!;
      if (s.level[c] !== lowestOpen) continue;
      const gain = visits[cellOf[c]!]! * fees[c * levels + lowestOpen + 1]!;
      if (gain > most) {
        most = gain;
        project = c;
      }
    }
    best = { project, rate };
  }
  return best;
}

/** Whether a step pays before the end: half of it can be had back, at a deadline all of it counts. */
export function pays(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, rate: number): boolean {
  return rate * horizon(t, s) > 0.35;
}

/** The contract most worth redeeming within this sum: complete groups first; or NONE. */
export function bestRedemption(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  money: number,
  times: number,
): number {
  const { redemption, group, groupSet } = t.facts;
  let best = NONE;
  let bestRank = 0;
  for (let m = s.holds[seat]! & s.extended; m !== 0; m &= m - 1) {
    const c = lowest(m);
    const complete = isComplete(t, s, seat, group[c]!);
    // A lone contract earns little: it is redeemed only out of plenty.
    const needed = complete ? redemption[c]! : times * redemption[c]! + 1000;
    if (needed > money) continue;
    const set = groupSet[group[c]!]!;
    const rank = (complete ? 100 : 10) + count(s.holds[seat]! & set) - count(s.extended & set);
    if (rank > bestRank) {
      best = c;
      bestRank = rank;
    }
  }
  return best;
}
