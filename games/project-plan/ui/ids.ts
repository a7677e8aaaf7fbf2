/** All things on the board that can be pointed at in a position. */
import { NONE } from '@boardroom/kernel';
import { saleOf } from './bidders.ts';
import { contractAsked, question } from '../look/figures.ts';
import type { Look } from './scene.ts';

export function drawnIds(scene: Look): Set<string> {
  const { facts } = scene.t;
  const ids = new Set(['bank', 'dice', 'pack:chance', 'pack:chest']);
  facts.cells.forEach((_, cell) => ids.add(`cell:${cell}`));
  scene.view.out.forEach((out, seat) => out === 0 && ids.add(`pawn:${seat}`));
  const f = question(scene);
  if (f?.kind === 'draft' || f?.kind === 'reply') ids.add('deal');
  else if (contractAsked(scene) !== NONE) {
    ids.add('card');
    for (const { seat } of saleOf(scene)?.bidders ?? []) ids.add(`bidder:${seat}`);
  } else if (scene.view.debt.debtor === NONE)
    for (const id of facts.groupIds) ids.add(`group:${id}`);
  return ids;
}
