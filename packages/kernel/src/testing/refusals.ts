/** Tables of refusals: who tries what, and the code and facts it gets. */
import { expect, test } from 'vitest';
import type { Seat } from '../types.ts';
import type { Position } from './position.ts';

export type RefusalRow = readonly [what: string, seat: Seat, move: object, refusal: object];

/** One test a row: the move is refused for just this reason, and changes nothing. */
export function expectRefusals(
  make: () => Pick<Position<any>, 's' | 'refusal'>,
  rows: readonly RefusalRow[],
): void {
  for (const [what, seat, move, refusal] of rows)
    test(what, () => {
      const p = make();
      const before = JSON.stringify(p.s);
      expect(p.refusal(seat, move)).toEqual(refusal);
      expect(JSON.stringify(p.s)).toBe(before);
    });
}

export const NOT_LEGAL = { code: 'not-legal' };
export const notAsked = (asked: Seat) => ({ code: 'not-asked', facts: { asked } });
