/** Tables of refusals: what seat 0 tries, unless another is named, and what it gets. */
import { expectRefusals as expectAll } from '@boardroom/kernel/testing';
import type { Scene } from './scene.ts';

type Row = readonly [what: string, move: object, refusal: object, seat?: number];

export function expectRefusals(make: () => Scene, rows: readonly Row[]): void {
  expectAll(
    make,
    rows.map(([what, move, refusal, seat = 0]) => [what, seat, move, refusal]),
  );
}
