/** All a debrief is made of, for the parts of its page. */
import { isRefusal, textsWith } from '@boardroom/kernel';
import type { Chart, Standing } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { amount } from '@boardroom/ui-kit';
import type { AnyUi, Player, Scene } from '@boardroom/ui-kit';
import { askOnce } from '../engine/bot-desk.ts';
import { editionOf } from '../engine/edition.ts';
import { timelineOf } from '../engine/timeline.ts';
import type { Timeline } from '../engine/timeline.ts';
import { listed, loadUi } from '../games.ts';
import type { ListedGame } from '../games.ts';
import { refusalError } from '../parts/said-error.ts';
import { fetchRecord } from '../online/fetch-record.ts';
import { refuseSecrets } from '../engine/refuse-secrets.ts';
import { loadTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { withMinus } from '../table/minus.ts';
import { besides, textsIn } from '../words/texts.ts';
import type { Report } from './report.ts';

export interface Debrief {
  readonly saved: SavedTable;
  readonly game: ListedGame;
  readonly ui: AnyUi;
  readonly report: Report;
  readonly film: Timeline;
  readonly words: Speaker;
  readonly rankedBy: readonly string[];
  readonly names: readonly string[];
  readonly colours: readonly Player[];
}

/** Null if there is no such table on this device. */
export async function openDebrief(id: string): Promise<Debrief | null> {
  const saved = (await loadTable(id)) ?? (await fetchRecord(id));
  const game = saved && listed(saved.record.game);
  if (!saved || !game) return null;
  const played = await editionOf(game.entry, saved.record);
  if (isRefusal(played)) throw refusalError(played);
  const { content } = played.edition;
  const [rules, printed, ui, report] = await Promise.all([
    game.entry.game(),
    textsIn(game.entry.texts),
    loadUi(game),
    askOnce('report', { record: saved.record }),
  ]);
  if (isRefusal(report)) throw refusalError(report);
  const texts = textsWith(printed, played.edition);
  const film = timelineOf(rules, content, saved.record);
  if (isRefusal(film)) throw refusalError(film);
  refuseSecrets(saved, film);
  const names = saved.seats.map(({ name }) => name);
  const colours = saved.seats.map(({ colour }) => colour);
  const messages = { ...texts.messages, ...besides(ui.messages, texts) };
  const words = withMinus(
    speaker({ ...texts, messages }, names, texts.language, rules.printed?.(film.match.t)),
  );
  return { saved, game, ui, report, film, words, rankedBy: rules.rankedBy, names, colours };
}

/** The open table after so many moves, for the words of its game. */
function sceneAt({ film, ui, words, names, colours }: Debrief, move: number): Scene<any> {
  const { t } = film.match;
  const view = film.state(move);
  const still = { asked: [], spotlight: null, narrow: false, projector: false };
  const { board } = ui;
  return { t, view, viewer: null, words, names, colours, board, ...still };
}

/** "Turn 4": when a move was made. */
export function timeOf(debrief: Debrief, move: number): string {
  return debrief.ui.heading(sceneAt(debrief, move)).title;
}

/** "Turn 8 of 8": how far it was played. */
export function lengthOf(debrief: Debrief): string {
  const { title, note = '' } = debrief.ui.heading(sceneAt(debrief, debrief.film.length));
  return `${title} ${note}`.trim();
}

/** A figure of the seat with the unit it is won with: "$11,700", "588 M€". */
export function figureOf(debrief: Debrief, { seat, score }: Standing, figure = score): string {
  const { film, report, ui, words } = debrief;
  const plain = amount(score);
  // A figure and its unit stay on one line.
  const whole = (text: string): string => text.trim().replaceAll(' ', '\u00a0');
  const head = ui.head(sceneAt(debrief, film.length), seat);
  if (head?.value.endsWith(plain) && (head.unit !== undefined || head.value !== plain))
    return figure === score
      ? whole(`${head.value} ${head.unit ?? ''}`)
      : head.value.replace(plain, amount(figure));
  // A seat's card may show another figure than the one that ranks; a curve may end in it.
  const curve = report.charts.find(
    ({ kind, series }) =>
      kind === 'lines' && series.some((one) => one.seat === seat && one.values.at(-1) === score),
  );
  return whole(`${amount(figure)} ${curve ? unitOf(words, curve) : ''}`);
}

/** One curve or table of a chart: its series of one key. */
export interface Measure {
  readonly chart: Chart;
  readonly key: string | undefined;
}

/** Charts that have something to show. */
function told(charts: readonly Chart[]): Chart[] {
  return charts.filter(({ series }) => series.some(({ values }) => values.some((v) => v !== 0)));
}

export function measuresOf(charts: readonly Chart[]): Measure[] {
  return told(charts).flatMap((chart) =>
    [...new Set(chart.series.map(({ key }) => key))].map((key) => ({ chart, key })),
  );
}

export function titleOf(words: Speaker, { chart, key }: Measure): string {
  const name = words.say(`debrief.${chart.id}`) ?? chart.id;
  return key === undefined ? name : `${name}, ${words.say(`series.${key}`) ?? key}`;
}

/** What its figures count, in words. */
function unitOf(words: Speaker, { unit }: Chart): string {
  return words.say(`unit.${unit}`) ?? '';
}

/** The unit beside a title, unless that says it or each figure has one of its own. */
export function unitBeside(words: Speaker, measure: Measure): string {
  const { chart } = measure;
  const unit = unitOf(words, chart);
  const mixed = chart.kind === 'bars' && !chart.sum && chart.along.length > 1;
  return mixed || titleOf(words, measure).toLowerCase().includes(unit.toLowerCase()) ? '' : unit;
}

/** What everybody saw after so many moves and until so many, in words. */
export function story({ film, words }: Debrief, after: number, until: number, most = 3): string {
  return film
    .told(until)
    .filter(({ move, to }) => (move > after || until === 0) && !to)
    .slice(0, most)
    .map(({ event }) => words.event(event))
    .join(' ');
}
