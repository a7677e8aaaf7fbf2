/** Tables of refusals: who tries what, and the code and facts it gets. */
import { expect, test } from 'vitest';
import type { Scene } from './scene.ts';

type Row = readonly [what: string, seat: number, move: object, refusal: object];

/** Each move is refused for just this reason, and changes nothing. */
export function expectRefusals(make: () => Scene, rows: readonly Row[]): void {
  for (const [what, seat, move, refusal] of rows)
    test(what, () => {
      const p = make();
      const before = JSON.stringify(p.s);
      expect(p.refusal(seat, move)).toEqual(refusal);
      expect(JSON.stringify(p.s)).toBe(before);
    });
}

export const notAsked = (asked: number) => ({ code: 'not-asked', facts: { asked } });
export const NOT_LEGAL = { code: 'not-legal' };
