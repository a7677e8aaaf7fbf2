/** Why staff cannot be hired, contested or released, and a contract not be redeemed. */
import { NONE } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { isComplete } from '../contracts.ts';
import { CERTIFICATIONS } from '../facts.ts';
import { has, lowest } from '../sets.ts';
import { highestLevel, lowestLevel, stock } from '../staff.ts';
import type { ProjectPlanFrame, ProjectPlanTable } from '../types.ts';
import { contractIn } from './ids.ts';
import type { S } from './ids.ts';

/** X7–X12, X31. */
export function refuseHire(t: ProjectPlanTable, s: S, seat: Seat, project: number): Refusal | null {
  if (project === NONE) return null;
  const { facts } = t;
  const group = facts.group[project]!;
  if (group === CERTIFICATIONS) return { code: 'no-staff-here' };
  const set = facts.groupSet[group]!;
  if (!isComplete(t, s, seat, group)) {
    const missing = facts.ids[lowest(set & ~s.holds[seat]!)]!;
    return { code: 'not-complete', facts: { missing } };
  }
  if ((s.extended & set) !== 0)
    return { code: 'under-extension', facts: { contract: facts.ids[lowest(s.extended & set)]! } };
  const level = s.level[project]!;
  if (level === facts.top) return { code: 'fully-staffed' };
  const least = lowestLevel(t, s, group);
  if (level > least) {
    if (level === facts.top - 1) return { code: 'most-ftes', facts: { count: level } };
    const behind = facts.members[group]!.find((c) => s.level[c] === least)!;
    return { code: 'spread-evenly', facts: { project: facts.ids[behind]!, level } };
  }
  if (stock(t, s, level + 1) === 0)
    return { code: level + 1 === facts.top ? 'no-qm-team-left' : 'no-fte-left' };
  const price = facts.ftePrice[project]!;
  return s.cash[seat]! < price
    ? { code: 'cannot-pay-step', facts: { price, cash: s.cash[seat]! } }
    : null;
}

/** X30. */
export function refuseContest(
  t: ProjectPlanTable,
  f: ProjectPlanFrame | null,
  project: unknown,
): Refusal | null {
  if (f?.kind !== 'contest' || contractIn(t, project) === NONE) return null;
  return { code: 'cannot-take-piece', facts: { project: String(project) } };
}

/** X13, X14. */
export function refuseRelease(t: ProjectPlanTable, s: S, project: number): Refusal | null {
  if (project === NONE || !has(s.staffed, project)) return null;
  const group = t.facts.group[project]!;
  const highest = highestLevel(t, s, group);
  if (s.level[project]! < highest) {
    const ahead = t.facts.members[group]!.find((c) => s.level[c] === highest)!;
    return { code: 'release-evenly', facts: { project: t.facts.ids[ahead]! } };
  }
  return { code: 'too-few-ftes', facts: { count: s.ftes } };
}

/** X17. */
export function refuseRedeem(t: ProjectPlanTable, s: S, contract: number): Refusal | null {
  if (contract === NONE || !has(s.extended, contract)) return null;
  const { redemption, extension } = t.facts;
  return {
    code: 'cannot-redeem',
    facts: { amount: redemption[contract]!, extension: extension[contract]! },
  };
}
