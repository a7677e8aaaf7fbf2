/** What all offers share. */
import type { Template } from '@boardroom/kernel';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import type { Look } from './scene.ts';

export type Frame = ProjectPlanFrame | null;
export type Offer = Template<ProjectPlanMove>;

export function cellOf(scene: Look, contract: number): string {
  return `cell:${scene.t.facts.cellOf[contract]}`;
}
export function packTarget(item: number): string {
  return item === 28 ? 'pack:chance' : 'pack:chest';
}
