/** Ids as they come from outside: anything may stand there. */
import { NONE } from '@boardroom/kernel';
import type { ProjectPlanState, ProjectPlanTable } from '../types.ts';

export type S = Readonly<ProjectPlanState>;

export function contractIn(t: ProjectPlanTable, value: unknown): number {
  return typeof value === 'string' && Object.hasOwn(t.facts.contractOf, value)
    ? t.facts.contractOf[value]!
    : NONE;
}

export function itemIn(t: ProjectPlanTable, value: unknown): number {
  return typeof value === 'string' && Object.hasOwn(t.facts.itemOf, value)
    ? t.facts.itemOf[value]!
    : NONE;
}
