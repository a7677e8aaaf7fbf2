/** What all offers share. */
import type { Seat, Template } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import type { Look } from './figures.ts';
import { say } from './naming.ts';

export type Frame = ProjectPlanFrame | null;
export type Offer = Template<ProjectPlanMove>;

export function cellOf(scene: Look, contract: number): string {
  return `cell:${scene.t.facts.cellOf[contract]}`;
}
export function packTarget(item: number): string {
  return item === 28 ? 'pack:chance' : 'pack:chest';
}
/** "costs 500, leaves 24,500" */
export function leaves(scene: Look, seat: Seat, sum: number): string {
  return say(scene, 'ui.costs', { n: amount(sum), left: amount(scene.view.cash[seat]! - sum) });
}
