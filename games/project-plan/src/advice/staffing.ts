/** Where the next FTE or QM team pays most, and what to redeem for it. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { howManyIn, isComplete } from '../contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS } from '../facts.ts';
import { count, has, lowest } from '../sets.ts';
import { canRelease, highestLevel, openLevel } from '../staff.ts';
import type { ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { feeFlow, horizon } from './values.ts';

export interface HirePlan {
  project: number;
  /** Fees a round that a euro brings. */
  rate: number;
}

/** The best next step within this sum; a group is judged by the best level it can be brought to. */
export function bestHire(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  money: number,
): HirePlan | null {
  const { members, ftePrice, top, fees, levels, visits, cellOf } = t.facts;
  const others = howManyIn(s) - 1;
  let best: HirePlan | null = null;
  for (let g = 0; g < CERTIFICATIONS; g++) {
    if (!isComplete(t, s, seat, g)) continue;
    const lowestOpen = openLevel(t, s, seat, g);
    if (lowestOpen === NONE) continue;
    const list = members[g]!;
    const step = ftePrice[list[0]!]!;
    const now = feeFlow(t, s, g, 0);
    let rate = 0;
    for (let level = lowestOpen + 1; level <= top; level++) {
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

/** The release that costs least in fees for what it brings; NONE if nothing can be released. */
export function cheapestRelease(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): number {
  const { fees, levels, visits, cellOf, ftePrice, group } = t.facts;
  let best = NONE;
  let least = Infinity;
  for (let m = s.holds[seat]! & s.staffed; m !== 0; m &= m - 1) {
    const c = lowest(m);
    const level = s.level[c]!;
    if (level === 0 || !canRelease(t, s, c, highestLevel(t, s, group[c]!))) continue;
    const lost = fees[c * levels + level]! - fees[c * levels + level - 1]!;
    const cost = (visits[cellOf[c]!]! * lost) / ftePrice[c]!;
    if (cost < least) {
      least = cost;
      best = c;
    }
  }
  return best;
}

/** The contract whose extension costs least: lone ones first, then those of unstaffed groups. */
export function cheapestExtension(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  alsoComplete: boolean,
): number {
  const { price, group, groupSet } = t.facts;
  let best = NONE;
  let least = Infinity;
  for (let m = s.holds[seat]! & ALL_CONTRACTS & ~s.extended & ~s.staffed; m !== 0; m &= m - 1) {
    const c = lowest(m);
    const set = groupSet[group[c]!]!;
    const complete = isComplete(t, s, seat, group[c]!) && group[c] !== CERTIFICATIONS;
    if (complete && !alsoComplete) continue;
    const near = count(s.holds[seat]! & set) / count(set);
    const cost = (complete ? 10 : near) + price[c]! / 100_000 + (has(s.marked, c) ? -1 : 0);
    if (cost < least) {
      least = cost;
      best = c;
    }
  }
  return best;
}
