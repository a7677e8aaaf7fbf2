/** The board of the editor: what is drawn leads to what is printed, and back. */
import { catalogue, publishedEdition, USUAL } from '@boardroom/catalogue';
import { isRefusal } from '@boardroom/kernel';
import type { AnyUi, Studio } from '@boardroom/ui-kit';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { at } from '../schema.ts';
import type { Path } from '../schema.ts';
import { posed } from './scene.ts';

const GAMES = '../../../../../games';
const studios = import.meta.glob<Studio>('../../../../../games/*/ui/studio/index.ts', {
  import: 'studio',
});
const boards = import.meta.glob<AnyUi>('../../../../../games/*/ui/index.ts', { import: 'ui' });

test.each(catalogue)('$id: every target of the board opens what it shows', async (entry) => {
  const [game, texts, found, studio, ui] = await Promise.all([
    entry.game(),
    entry.texts['en']!(),
    publishedEdition(entry, USUAL),
    studios[`${GAMES}/${entry.id}/ui/studio/index.ts`]!(),
    boards[`${GAMES}/${entry.id}/ui/index.ts`]!(),
  ]);
  if (isRefusal(found)) throw new Error(found.code);
  const { edition } = found;
  const { pose, spot, options = {}, parts } = studio;
  // A game may do without: then there is no board to turn to.
  if (!spot) return;
  const staged = { game, ui, texts, pose, options, language: 'en' };

  /** What the board shows when one thing is put on it. */
  function shown(part: string, index: number): Path[] {
    const { scene } = posed(staged, edition, part, index)!;
    const { body } = render(ui.Board, { props: { scene } });
    const targets = [...body.matchAll(/data-target="([^"]+)"/g)].map(([, id]) => id!);
    return targets.flatMap((id) => {
      const path = spot!(scene.t as never, scene.view, id);
      return path ? [path] : [];
    });
  }

  for (const { id, list } of parts) {
    const things = list === undefined ? [] : (at(edition.content, [list]) as unknown[]);
    for (const index of new Set([0, things.length - 1].map((i) => Math.max(0, i)))) {
      const paths = shown(id, index);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths)
        expect(at(edition.content, path), path.join('.')).not.toBeUndefined();
      const same = paths.filter(([name, i]) => name === list && i !== undefined);
      if (same.length > 0) expect(same.map(([, i]) => i)).toContain(index);
    }
  }
});
