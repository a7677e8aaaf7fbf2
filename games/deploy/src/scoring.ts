/** Final scoring, tie-breaks and the laws that every position keeps. */
import { projectCount, tileIncome, workersOut } from './figures.ts';
import { integratorPoints } from './ledger.ts';
import { fees } from './room.ts';
import { AREAS, KINDS, LAP, ROOM_TILES } from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

export interface FinalLines {
  bvp: number;
  loss: number;
  integrator: number;
  roundel: number;
  hardware: number;
  cash: number;
  specialist: number;
  generalist: number;
  total: number;
}

/** R139 Income with all extra workers and Technologies taken out of play. */
export function finalIncome(t: DeployTable, s: S, seat: number): number {
  return s.income[seat]! + 5 * workersOut(s, seat) + 3 * technologies(t, s, seat);
}

function technologies(t: DeployTable, s: S, seat: number): number {
  let count = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if ((s.docked[seat]! & t.facts.technologies & (1 << kind)) !== 0) count++;
  return count;
}

/** R146 */
export function tilePoints(value: number): number {
  if (value === 0) return 0;
  return value >= 8 ? 1 : value <= 4 ? -1 : 0;
}

/** R148 */
export function specialistPoints(projects: number): number {
  return projects >= 6 ? 8 : projects === 5 ? 5 : projects === 4 ? 3 : 0;
}

/** R149 */
export function generalistPoints(areas: number): number {
  return areas === 6 ? 5 : areas === 5 ? 3 : 0;
}

/** Projects deployed in each area. */
export function areaCounts(t: DeployTable, s: S, seat: number): number[] {
  const counts = AREAS.map(() => 0);
  for (let slot = 2 * seat; slot < 2 * seat + 2; slot++)
    for (const card of s.slots[slot]!) counts[t.facts.areas[card]!]!++;
  return counts;
}

/** R138–R150 The score line by line, as if the game ended now. */
export function finalLines(t: DeployTable, s: S, seat: number): FinalLines {
  const shortfall = fees(t, s, seat) - finalIncome(t, s, seat);
  const beyond = s.steps[seat]! - LAP * t.facts.rounds;
  let hardware = 0;
  for (let i = 0; i < ROOM_TILES; i++) hardware += tilePoints(s.tiles[seat * ROOM_TILES + i]!);
  let specialist = 0;
  let areas = 0;
  for (const count of areaCounts(t, s, seat)) {
    const points = specialistPoints(count);
    specialist = t.options.specialistPerArea ? specialist + points : Math.max(specialist, points);
    if (count > 0) areas++;
  }
  const lines = {
    bvp: s.bvp[seat]!,
    loss: shortfall > 0 ? -Math.ceil(shortfall / 5) : 0,
    integrator: integratorPoints(s, seat),
    roundel: beyond > 0 ? -beyond : 0,
    hardware,
    cash: Math.floor(s.cash[seat]! / 10),
    specialist,
    generalist: generalistPoints(areas),
    total: 0,
  };
  lines.total =
    lines.bvp +
    lines.loss +
    lines.integrator +
    lines.roundel +
    lines.hardware +
    lines.cash +
    lines.specialist +
    lines.generalist;
  return lines;
}

export function scores(t: DeployTable, s: S): number[] {
  return s.cash.map((_, seat) => finalLines(t, s, seat).total);
}

export const rankedBy = ['total', 'profit', 'projects'] as const;

/** R151, R152 */
export function ranking(t: DeployTable, s: S): number[][] {
  return s.cash.map((_, seat) => [
    finalLines(t, s, seat).total,
    tieProfit(t, s, seat),
    projectCount(s, seat),
  ]);
}

/** R152 */
export function tieProfit(t: DeployTable, s: S, seat: number): number {
  const income =
    t.options.tieProfit === 'stripped'
      ? finalIncome(t, s, seat)
      : s.income[seat]! + 5 * workersOut(s, seat) + tileIncome(s, seat);
  return income - fees(t, s, seat);
}
