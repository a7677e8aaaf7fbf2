import type { PlanReader } from './reader.ts';

/** What releasing all staff of a programme brings. */
export function refundOf(scene: PlanReader, group: number): number {
  const { members, ftePrice } = scene.t.facts;
  const levels = members[group]!.reduce((sum, c) => sum + scene.view.level[c]!, 0);
  return (levels * ftePrice[members[group]![0]!]!) / 2;
}
