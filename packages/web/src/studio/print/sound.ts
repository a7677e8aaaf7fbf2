/** An edition that is not sound, as far as it can be drawn: what is wrong is as in its base. */
import type { ContentProblem } from '@boardroom/kernel';
import { at, put } from '../schema.ts';

export interface Mended {
  readonly content: unknown;
  /** `<list> <id>` of what was replaced. */
  readonly replaced: ReadonlySet<string>;
}

/** Null where a problem is about the whole, or nothing can take the place of what is wrong. */
export function mended(
  content: unknown,
  base: unknown,
  problems: readonly ContentProblem[],
): Mended | null {
  const replaced = new Set<string>();
  let next = content;
  for (const { path } of problems) {
    const [list, index] = path;
    if (list === undefined) return null;
    const things = at(next, [list]);
    if (!Array.isArray(things) || typeof index !== 'number') {
      next = put(next, [list], at(base, [list]));
      continue;
    }
    const id = at(things[index], ['id']);
    const all = at(base, [list]) as unknown[];
    const was = typeof id === 'string' ? all.find((one) => at(one, ['id']) === id) : all[index];
    if (was === undefined) return null;
    next = put(next, [list, index], was);
    replaced.add(`${list} ${typeof id === 'string' ? id : index}`);
  }
  return { content: next, replaced };
}
