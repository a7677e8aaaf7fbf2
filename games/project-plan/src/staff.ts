/** FTEs and QM teams: what can be hired and released, and the pieces that move (R86–R103). */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { isComplete } from './contracts.ts';
import { CERTIFICATIONS } from './facts.ts';
import { moveCash } from './money.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

export function lowestLevel(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  group: number,
): number {
  const members = t.facts.members[group]!;
  let least = s.level[members[0]!]!;
  for (let i = 1; i < members.length; i++) {
    const level = s.level[members[i]!]!;
    if (level < least) least = level;
  }
  return least;
}

export function highestLevel(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  group: number,
): number {
  const members = t.facts.members[group]!;
  let most = s.level[members[0]!]!;
  for (let i = 1; i < members.length; i++) {
    const level = s.level[members[i]!]!;
    if (level > most) most = level;
  }
  return most;
}

/**
 * R87–R94: the level a PM could raise now in a group of their own: the lowest, if Planning has the
 * piece; else NONE. Cash is another question.
 */
export function openLevel(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  group: number,
): number {
  if (group === CERTIFICATIONS || !isComplete(t, s, seat, group)) return NONE;
  if ((s.extended & t.facts.groupSet[group]!) !== 0) return NONE;
  const level = lowestLevel(t, s, group);
  if (level === t.facts.top) return NONE;
  return stock(t, s, level + 1) > 0 ? level : NONE;
}

/** Planning's stock of the piece that brings a project to this level. */
export function stock(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, level: number): number {
  return level === t.facts.top ? s.qmTeams : s.ftes;
}

/** The step up itself; the QM team takes the place of the FTEs (R92). */
export function placePiece(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  project: number,
  amount: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { top, groupSet, group } = t.facts;
  const level = s.level[project]! + 1;
  moveCash(s, seat, NONE, amount);
  s.level[project] = level;
  s.staffed |= groupSet[group[project]!]!;
  if (level === top) {
    s.qmTeams--;
    s.ftes += top - 1;
  } else s.ftes--;
  emit?.({ type: 'hired', seat, project: t.facts.ids[project]!, level, amount });
}

/** R101, R102: whether one level can be taken off a project of a staffed group. */
export function canRelease(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  project: number,
  highest: number,
): boolean {
  if (s.level[project] !== highest) return false;
  return highest < t.facts.top || s.ftes >= t.facts.top - 1;
}

/** R100. */
export function releaseOne(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  project: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { top, group, groupSet, ftePrice } = t.facts;
  const level = s.level[project]! - 1;
  s.level[project] = level;
  if (level === top - 1) {
    s.qmTeams++;
    s.ftes -= top - 1;
  } else s.ftes++;
  if (level === 0 && highestLevel(t, s, group[project]!) === 0)
    s.staffed &= ~groupSet[group[project]!]!;
  const amount = ftePrice[project]! / 2;
  moveCash(s, NONE, seat, amount);
  emit?.({ type: 'released', seat, project: t.facts.ids[project]!, level, amount });
}

/** R103: all staff of a group at once. */
export function releaseGroup(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  group: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { top, members, groupSet, ftePrice, groupIds } = t.facts;
  const list = members[group]!;
  let levels = 0;
  for (let i = 0; i < list.length; i++) {
    const level = s.level[list[i]!]!;
    levels += level;
    if (level === top) s.qmTeams++;
    else s.ftes += level;
    s.level[list[i]!] = 0;
  }
  s.staffed &= ~groupSet[group]!;
  const amount = (levels * ftePrice[list[0]!]!) / 2;
  moveCash(s, NONE, seat, amount);
  emit?.({ type: 'groupReleased', seat, group: groupIds[group]!, amount });
}
