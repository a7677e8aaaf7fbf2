/** Tables of refusals: what seat 0 tries, and the code and facts it gets. */
import { expectRefusals as expectAll } from '@boardroom/kernel/testing';
import type { DeployFrame } from '../types.ts';
import { table } from './scene.ts';
import type { Edit, Setting } from './scene.ts';

type Row = readonly [what: string, move: object, refusal: object, edit?: Edit, setting?: Setting];

/** Each row has a table of its own. */
export function expectRefusals(rows: readonly Row[]): void {
  for (const [what, move, refusal, edit, setting] of rows)
    expectAll(() => table(edit, setting), [[what, 0, move, refusal]]);
}

/** This question is open, whatever else there is on the table. */
export const asked =
  (frame: DeployFrame, edit: Edit = () => {}): Edit =>
  (s, t) => {
    edit(s, t);
    s.agenda = [frame];
  };

export const consult = { type: 'consult', office: 0 };
export const addTile = (pool: string, value: number, office = 0) => ({
  type: 'addTile',
  pool,
  value,
  office,
});
export const raiseC = (steps: number) => ({ type: 'raiseC', steps, office: 0 });
export const lowerC = (steps: number) => ({ type: 'lowerC', steps, office: 0 });
export const removeTile = (place: string, value: number) => ({
  type: 'removeTile',
  place,
  value,
  office: 0,
});
