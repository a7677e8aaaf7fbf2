/** Things come into the edition and go out of it. */
import { at } from '../schema.ts';
import type { Desk } from './desk.svelte.ts';

const thingsOf = (desk: Desk): unknown[] => [
  ...(at(desk.session.content, [desk.part.list!]) as unknown[]),
];

/** A copy behind the one that is chosen, with an id of its own. */
export function duplicate(desk: Desk): void {
  const all = thingsOf(desk);
  const thing = structuredClone(all[desk.index]);
  const id = at(thing, ['id']);
  if (typeof id === 'string') (thing as { id: string }).id = freeId(id, all);
  all.splice(desk.index + 1, 0, thing);
  desk.session.set([desk.part.list!], all);
  desk.open(desk.index + 1);
}

export function remove(desk: Desk): void {
  const all = thingsOf(desk);
  all.splice(desk.index, 1);
  desk.session.set([desk.part.list!], all);
  desk.open(Math.min(desk.index, all.length - 1));
}

/** `E2-08` → `E2-17`: the next number that nobody has, written as the others are. */
function freeId(id: string, all: readonly unknown[]): string {
  const taken = new Set(all.map((one) => at(one, ['id'])));
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(id) ?? [];
  for (let n = Number(digits) + 1; ; n++) {
    const next = `${stem}${String(n).padStart(digits.length, '0')}`;
    if (!taken.has(next)) return next;
  }
}
