/** DEVELOP: which tiles can be taken, and for which discard. */
import { NONE } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { dock, undock } from './ledger.ts';
import { develop, NO_DISCARD } from './moves.ts';
import type { Option } from './moves.ts';
import { isOverfullWith } from './room.ts';
import { closeColumn } from './supply.ts';
import { ANALYST, KINDS, ON_DEMAND, OPTIMISATION, ROWS, SOCKETS } from './types.ts';
import type { DeployEvent, DeployState, DeployTable, MoveOf } from './types.ts';

type S = Readonly<DeployState>;

const TECHNOLOGY_COST = 3;
const PLACE_GIVERS = (1 << ANALYST) | (1 << ON_DEMAND) | (1 << OPTIMISATION);

export function tilesDocked(s: S, seat: number): number {
  let count = 0;
  for (let set = s.docked[seat]!; set !== 0; set &= set - 1) count++;
  return count;
}

/** R86, R87, R106 Whether a docked tile may be discarded for another one. */
export function canDiscard(t: DeployTable, s: S, seat: number, kind: number): boolean {
  const bit = 1 << kind;
  return (
    (s.docked[seat]! & ~s.used[seat]! & bit) !== 0 &&
    ((bit & PLACE_GIVERS) === 0 || !isOverfullWith(t, s, seat, s.docked[seat]! & ~bit))
  );
}

/** R52, R54, R86 Income that is left after the discard (or none) and the new tile. */
export function incomeAfter(
  t: DeployTable,
  s: S,
  seat: number,
  kind: number,
  discard: number,
): number {
  const { technologies, cap } = t.facts;
  let income = s.income[seat]!;
  if (discard !== NO_DISCARD && (technologies & (1 << discard)) !== 0)
    income = Math.min(cap, income + TECHNOLOGY_COST);
  return (technologies & (1 << kind)) !== 0 ? income - TECHNOLOGY_COST : income;
}

/** R83–R87 All DEVELOPs. */
export function pushDevelops(
  t: DeployTable,
  s: S,
  seat: number,
  office: number,
  out: Option[],
): void {
  const docked = s.docked[seat]!;
  if (tilesDocked(s, seat) < SOCKETS) {
    for (let at = 0; at < 6; at++) {
      const kind = s.columns[at]!;
      if (kind === NONE || (docked & (1 << kind)) !== 0) continue;
      if (incomeAfter(t, s, seat, kind, NO_DISCARD) >= 0)
        out.push(develop(at, kind, NO_DISCARD)[office]!);
    }
    return;
  }
  for (let set = docked; set !== 0; set &= set - 1) {
    const discard = 31 - Math.clz32(set & -set);
    if (!canDiscard(t, s, seat, discard)) continue;
    for (let at = 0; at < 6; at++) {
      const kind = s.columns[at]!;
      if (kind === NONE || (docked & ~(1 << discard) & (1 << kind)) !== 0) continue;
      if (incomeAfter(t, s, seat, kind, discard) >= 0)
        out.push(develop(at, kind, discard)[office]!);
    }
  }
}

/** R84, R86 Discard, dock, close the column. */
export function takeTile(
  t: DeployTable,
  s: DeployState,
  seat: number,
  move: MoveOf<'develop'>,
  emit?: Emit<DeployEvent>,
): void {
  if (move.discard !== 'none') undock(t, s, seat, KINDS.indexOf(move.discard), emit);
  dock(t, s, seat, KINDS.indexOf(move.tile), emit);
  closeColumn(s, move.column - 1, ROWS.indexOf(move.row), emit);
}
