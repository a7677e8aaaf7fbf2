/** Scarce staff. */
import { howManyIn } from '../contracts.ts';
import type { BidStaffFrame, ContestFrame, ProjectPlanTable } from '../types.ts';
import { say } from './say.ts';
import type { S, Say } from './say.ts';
import { bestHire, pays } from './staffing.ts';
import { horizon, reserve } from './values.ts';
import type { Character } from './values.ts';

/** What the next step of a project is worth to its manager. */
function stepValue(t: ProjectPlanTable, s: S, project: number): number {
  const { fees, levels, visits, cellOf } = t.facts;
  const at = project * levels + s.level[project]!;
  const hands = (howManyIn(s) - 1) * horizon(t, s);
  return hands * visits[cellOf[project]!]! * (fees[at + 1]! - fees[at]!);
}

/** How far to go in an auction of a scarce piece. */
export function staffLimit(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<BidStaffFrame>,
  character: Character,
): number {
  const spare = s.cash[f.seat]! - reserve(t, s, f.seat, character);
  const project = f.projects[f.seat]!;
  return Math.min(spare, stepValue(t, s, project) + t.facts.ftePrice[project]! / 2);
}

/** Whether to contest a scarce piece, and for which project. */
export function contest(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<ContestFrame>,
  character: Character,
): Say {
  const { facts } = t;
  const spare = s.cash[f.seat]! - reserve(t, s, f.seat, character);
  const hire = bestHire(t, s, f.seat, spare, character);
  const wanted = s.level[f.projects[f.requester]!]! + 1 === facts.top;
  if (
    hire &&
    pays(t, s, hire.rate) &&
    (s.level[hire.project]! + 1 === facts.top) === wanted &&
    s.cash[f.seat]! >= facts.ftePrice[hire.project]!
  )
    return say(facts.moves.contest[hire.project]!, 'hire', {
      project: facts.ids[hire.project]!,
      rounds: Math.ceil(1 / hire.rate),
    });
  return say({ type: 'letGo' }, 'keep-cash');
}
