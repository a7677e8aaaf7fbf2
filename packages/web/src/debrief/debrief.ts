/** All a debrief is made of, for the parts of its page. */
import { isRefusal } from '@boardroom/kernel';
import type { Chart } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import type { Player } from '@boardroom/ui-kit';
import { askOnce } from '../engine/bot-desk.ts';
import { timelineOf } from '../engine/timeline.ts';
import type { Timeline } from '../engine/timeline.ts';
import { listed } from '../games.ts';
import type { ListedGame } from '../games.ts';
import { loadTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { withMinus } from '../table/minus.ts';
import { language, textsIn } from '../words/index.ts';
import type { Report } from './report.ts';

export interface Debrief {
  readonly saved: SavedTable;
  readonly game: ListedGame;
  readonly report: Report;
  readonly film: Timeline;
  readonly words: Speaker;
  readonly rankedBy: readonly string[];
  readonly names: readonly string[];
  readonly colours: readonly Player[];
}

/** Null if there is no such table on this device. */
export async function openDebrief(id: string): Promise<Debrief | null> {
  const saved = await loadTable(id);
  const game = saved && listed(saved.record.game);
  const edition = saved && game?.entry.editions[saved.record.edition.id];
  if (!saved || !game || !edition) return null;
  const [rules, content, texts, report] = await Promise.all([
    game.entry.game(),
    edition(),
    textsIn(game.entry.texts),
    askOnce('report', { record: saved.record }),
  ]);
  if (isRefusal(report)) throw new Error(report.code);
  const film = timelineOf(rules, content, saved.record);
  if (isRefusal(film)) throw new Error(film.code);
  const names = saved.seats.map(({ name }) => name);
  const colours = saved.seats.map(({ colour }) => colour);
  const words = withMinus(speaker(texts, names, language()));
  return { saved, game, report, film, words, rankedBy: rules.rankedBy, names, colours };
}

/** One curve or table of a chart: its series of one key. */
export interface Measure {
  readonly chart: Chart;
  readonly key: string | undefined;
}

export function measuresOf(charts: readonly Chart[]): Measure[] {
  return charts.flatMap((chart) =>
    [...new Set(chart.series.map(({ key }) => key))].map((key) => ({ chart, key })),
  );
}

export function titleOf(words: Speaker, { chart, key }: Measure): string {
  const name = words.say(`debrief.${chart.id}`) ?? chart.id;
  return key === undefined ? name : `${name}, ${words.say(`series.${key}`) ?? key}`;
}

/** What everybody saw of a move, in words. */
export function story({ film, words }: Debrief, move: number, most = 3): string {
  return film
    .told(move)
    .filter((told) => told.move === move && !told.to)
    .slice(0, most)
    .map(({ event }) => words.event(event))
    .join(' ');
}
