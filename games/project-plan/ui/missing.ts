/** What a PM should try to get. */
import type { Seat } from '@boardroom/kernel';
import { isComplete } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import type { Look } from './figures.ts';
import { contractName } from './naming.ts';

/** Whether a contract is the last one missing of a programme, and which that is. */
export function missingOne(scene: Look, seat: Seat): string | undefined {
  const { facts } = scene.t;
  for (let g = 0; g < facts.members.length - 1; g++) {
    if (isComplete(scene.t, scene.view, seat, g)) continue;
    const missing = facts.members[g]!.filter((c) => !has(scene.view.holds[seat]!, c));
    if (missing.length === 1) return contractName(scene, missing[0]!);
  }
  return undefined;
}
