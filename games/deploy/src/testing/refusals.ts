/** Tables of refusals: what is tried, and the code and facts it gets. */
import { expect, test } from 'vitest';
import type { DeployFrame } from '../types.ts';
import { table } from './scene.ts';
import type { Edit, Setting } from './scene.ts';

type Row = readonly [what: string, move: object, refusal: object, edit?: Edit, setting?: Setting];

/** Each move of seat 0 is refused for just this reason, and changes nothing. */
export function expectRefusals(rows: readonly Row[]): void {
  for (const [what, move, refusal, edit, setting] of rows)
    test(what, () => {
      const p = table(edit, setting);
      const before = JSON.stringify(p.s);
      expect(p.refusal(0, move)).toEqual(refusal);
      expect(JSON.stringify(p.s)).toBe(before);
    });
}

/** This question is open, whatever else there is on the table. */
export const asked =
  (frame: DeployFrame, edit: Edit = () => {}): Edit =>
  (s, t) => {
    edit(s, t);
    s.agenda = [frame];
  };

export const NOT_LEGAL = { code: 'not-legal' };
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
