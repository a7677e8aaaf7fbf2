/** Tables of refusals: what seat 0 tries, unless another is named, and what it gets. */
import { expectRefusals as expectAll } from '@boardroom/kernel/testing';
import { place } from './scene.ts';
import type { Scene, Setting } from './scene.ts';

type Row = readonly [what: string, move: object, refusal: object, seat?: number];

export function expectRefusals(
  edit: (x: Scene) => void,
  rows: readonly Row[],
  setting: Setting = {},
): void {
  expectAll(
    () => place(edit, setting),
    rows.map(([what, move, refusal, seat = 0]) => [what, seat, move, refusal]),
  );
}
