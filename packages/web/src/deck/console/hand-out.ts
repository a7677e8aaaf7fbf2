/** Reports of the class, made and handed out. */
import type { RemoteWorkshop } from '@boardroom/client';
import { listed } from '../../games.ts';
import { say } from '../../words/index.ts';
import { CAME } from '../make/turning.ts';
import { onWall } from '../on-wall.ts';
import { reportsOf } from '../report/make-report.ts';
import type { ClassReport } from '../report/types.ts';
import type { Kind } from '../types.ts';
import type { Console } from './console.svelte.ts';

/** The step that tells most: of a turning point what came of it, of forks the first. */
const tellingStep = (kind: Kind, steps: number): number =>
  kind === 'turning' ? CAME : kind === 'parted' ? 0 : steps - 1;

function classReport(at: Console, title: string): ClassReport {
  return {
    title,
    theme: at.opened.theme,
    slides: at.list.flatMap((one) => {
      const it = at.madeOf(one);
      const slide = it && it.lacks === '' ? at.shownAt(one, tellingStep(it.kind, it.steps)) : null;
      const { replay: _board, ...still } = slide ?? {};
      return (slide && onWall({ ...(still as typeof slide), voted: 0 }, slide.data!)) ?? [];
    }),
    notes: at.list.flatMap(({ kind, own }) =>
      own ? [{ name: say(`deck.kind.${kind}`), text: own }] : [],
    ),
  };
}

/** Table by table, then the class: what is handed out again replaces what was. */
export async function handOut(
  at: Console,
  game: string,
  remote: Pick<RemoteWorkshop, 'handOut'>,
): Promise<void> {
  const title = listed(game)?.entry.title ?? game;
  const { theme } = at.opened;
  for (const { table } of at.found.courses)
    await remote.handOut(table, reportsOf(at.found, table, at.telling, { title, theme }));
  await remote.handOut(0, [classReport(at, title)]);
}
