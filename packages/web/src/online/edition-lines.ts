/** An edition somebody brought, and how it differs from the game's own, in words. */
import type { TableEdition } from '@boardroom/client';
import { say } from '../words/index.ts';

type Own = NonNullable<TableEdition['own']>;

/** "3 changes to classic, 2 wordings" */
export function changesLine({ base, changes, words }: Own): string {
  const line =
    changes === 0
      ? say('edition.same', { base })
      : changes === 1
        ? say('edition.change.one', { base })
        : say('edition.changes', { base, changes });
  return words > 0 ? say('edition.words', { changes: line, words }) : line;
}

/** The first differences, and how many more there are. */
export function changeLines({ first, changes }: Own): string[] {
  const lines = first.map(({ path, from, to }) => {
    const where = path.join(' › ');
    if (from === undefined) return say('edition.added', { path: where, to: text(to) });
    if (to === undefined) return say('edition.removed', { path: where, from: text(from) });
    return say('edition.change', { path: where, from: text(from), to: text(to) });
  });
  const more = changes - first.length;
  return more > 0 ? [...lines, say('edition.more', { count: more })] : lines;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
