/** Tables of refusals: what seat 0 tries, and the code and facts it gets. */
import { expect, test } from 'vitest';
import { place } from './scene.ts';
import type { Scene, Setting } from './scene.ts';

type Row = readonly [what: string, move: object, refusal: object, seat?: number];

/** Each move is refused for just this reason, and changes nothing. */
export function expectRefusals(
  edit: (x: Scene) => void,
  rows: readonly Row[],
  setting: Setting = {},
): void {
  for (const [what, move, refusal, seat = 0] of rows)
    test(what, () => {
      const p = place(edit, setting);
      const before = JSON.stringify(p.s);
      expect(p.refusal(seat, move)).toEqual(refusal);
      expect(JSON.stringify(p.s)).toBe(before);
    });
}

export const notAsked = (asked: number) => ({ code: 'not-asked', facts: { asked } });
export const NOT_LEGAL = { code: 'not-legal' };
