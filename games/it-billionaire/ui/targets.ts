/** Every target the board and the desk draw, for tests: a path must not name anything else. */
import { ABSENT, LABS } from '../src/types.ts';
import type { ItScene } from './naming.ts';
import { queueOf } from '../look/reckon.ts';

export function drawnTargets({ t, view, viewer }: ItScene): Set<string> {
  const { items, locations } = t.content;
  const ids = new Set(locations.map(({ id }) => `lab:${id}`));
  for (const deck of ['small', 'large', 'both']) ids.add(`deck:${deck}`);
  for (const item of view.offer) ids.add(`offer:${items[item]!.id}`);
  if (viewer === null) return ids;
  for (let n = 1; n <= LABS; n++)
    if (view.held[LABS * viewer + n - 1] !== ABSENT) ids.add(`container:${n}`);
  for (const item of queueOf(view, viewer)) ids.add(`queued:${items[item]!.id}`);
  return ids;
}
