/** Management actions (R21), asked in several questions: what is legal, and what they do. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat, Template } from '@boardroom/kernel';
import { isComplete, passItems } from './contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS } from './facts.ts';
import { moveCash } from './money.ts';
import { has, lowest } from './sets.ts';
import { canRelease, highestLevel, openLevel, releaseGroup, releaseOne } from './staff.ts';
import type {
  ProjectPlanEvent,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from './types.ts';

type Out = Template<ProjectPlanMove>[];

/** R89–R94. */
export function legalHires(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  out: Out,
): void {
  const { members, ftePrice, moves } = t.facts;
  const cash = s.cash[seat]!;
  for (let g = 0; g < CERTIFICATIONS; g++) {
    if (!isComplete(t, s, seat, g)) continue;
    const list = members[g]!;
    if (cash < ftePrice[list[0]!]!) continue;
    const level = openLevel(t, s, seat, g);
    if (level === NONE) continue;
    for (let i = 0; i < list.length; i++)
      if (s.level[list[i]!] === level) out.push(moves.hire[list[i]!]!);
  }
}

/** Whatever brings money from Planning or FICO; `extendedToo`: hand back for nothing (R37, R107). */
export function legalFundRaising(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  extendedToo: boolean,
  out: Out,
): void {
  const { members, groupSet, moves, projects } = t.facts;
  const holds = s.holds[seat]!;
  const staffed = holds & s.staffed;
  if (staffed !== 0)
    for (let g = 0; g < CERTIFICATIONS; g++) {
      if ((staffed & groupSet[g]!) === 0) continue;
      const list = members[g]!;
      const highest = highestLevel(t, s, g);
      for (let i = 0; i < list.length; i++)
        if (canRelease(t, s, list[i]!, highest)) out.push(moves.release[list[i]!]!);
      out.push(moves.releaseGroup[g]!);
    }
  for (let m = holds & ALL_CONTRACTS & ~s.extended; m !== 0; m &= m - 1)
    out.push(moves.extend[lowest(m)]!);
  if (!t.options.handBack) return;
  const cancellable = holds & projects & ~s.staffed;
  for (let m = extendedToo ? cancellable : cancellable & ~s.extended; m !== 0; m &= m - 1)
    out.push(moves.handBack[lowest(m)]!);
}

/** R130. */
export function legalRedemptions(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  out: Out,
): void {
  const { redemption, moves } = t.facts;
  for (let m = s.holds[seat]! & s.extended; m !== 0; m &= m - 1) {
    const contract = lowest(m);
    if (s.cash[seat]! >= redemption[contract]!) out.push(moves.redeem[contract]!);
  }
}

/** Carries out release, release group, extend, redeem or hand back; false if it is none of them. */
export function manage(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  move: ProjectPlanMove,
  emit?: Emit<ProjectPlanEvent>,
): boolean {
  const { contractOf } = t.facts;
  switch (move.type) {
    case 'release':
      releaseOne(t, s, seat, contractOf[move.project]!, emit);
      return true;
    case 'releaseGroup':
      releaseGroup(t, s, seat, t.facts.groupOf[move.group]!, emit);
      return true;
    case 'extend':
      extend(t, s, seat, contractOf[move.contract]!, emit);
      return true;
    case 'redeem':
      redeem(t, s, seat, contractOf[move.contract]!, t.facts.redemption, emit);
      return true;
    case 'handBack':
      cancel(t, s, seat, contractOf[move.project]!, 'handedBack', emit);
      return true;
    default:
      return false;
  }
}

/** R127, R128: staff of the group is released first, in the same action. */
function extend(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { group, extension, ids } = t.facts;
  if (has(s.staffed, contract)) releaseGroup(t, s, seat, group[contract]!, emit);
  s.extended |= 1 << contract;
  const amount = extension[contract]!;
  moveCash(s, NONE, seat, amount);
  emit?.({ type: 'extended', seat, contract: ids[contract]!, amount });
}

/** R130, R133: by `prices` the redemption cost, or at a take-over the extension value alone. */
export function redeem(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  prices: readonly number[],
  emit?: Emit<ProjectPlanEvent>,
): void {
  s.extended &= ~(1 << contract);
  const amount = prices[contract]!;
  moveCash(s, seat, NONE, amount);
  emit?.({ type: 'redeemed', seat, contract: t.facts.ids[contract]!, amount });
}

/** R143, R144: a project becomes free for half its price, or nothing if it was under extension. */
export function cancel(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  project: number,
  type: 'handedBack' | 'cancelled',
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (has(s.staffed, project)) releaseGroup(t, s, seat, t.facts.group[project]!, emit);
  const amount = has(s.extended, project) ? 0 : t.facts.extension[project]!;
  passItems(s, seat, NONE, 1 << project);
  moveCash(s, NONE, seat, amount);
  emit?.({ type, seat, project: t.facts.ids[project]!, amount });
}
