/** What a PM should try to get. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { isComplete } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { managerOf } from './figures.ts';
import type { PlanReader } from './reader.ts';
import { contractName, groupName } from './names.ts';
import { say } from './reader.ts';

/** Advice about a contract that is the last one missing of a programme, if there is one. */
export function missingOne(scene: PlanReader, seat: Seat): string | undefined {
  const { facts } = scene.t;
  for (let g = 0; g < facts.members.length - 1; g++) {
    if (isComplete(scene.t, scene.view, seat, g)) continue;
    const missing = facts.members[g]!.filter((c) => !has(scene.view.holds[seat]!, c));
    if (missing.length !== 1) continue;
    const [contract] = missing as [number];
    const name = contractName(scene, contract);
    const manager = managerOf(scene, contract);
    const programme = groupName(scene, g);
    return manager === NONE
      ? say(scene, 'missing.free', { name, programme, n: facts.price[contract]! })
      : say(scene, 'missing.deal', { name, programme, seat: manager });
  }
  return undefined;
}
