/** A table of the class as a film: every device shows the same moment of it on its board. */
import { isRefusal, rulesOf } from '@boardroom/kernel';
import type { AnyLook, MatchRecord, Seat } from '@boardroom/kernel';
import { PLAYERS } from '@boardroom/ui-kit';
import type { AnyUi, Scene } from '@boardroom/ui-kit';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { textsWith } from '@boardroom/kernel';
import { editionOf } from '../engine/edition.ts';
import { filmPort } from '../engine/film-port.ts';
import type { FilmPort } from '../engine/film-port.ts';
import { timelineInSlices } from '../engine/timeline.ts';
import { listed, loadUi } from '../games.ts';
import { refusalError, SaidError } from '../parts/said-error.ts';
import { capitalised } from '../review/sentences.ts';
import type { SavedTable } from '../store/saved.ts';
import { withMinus } from '../table/minus.ts';
import { say } from '../words/index.ts';
import { besides, textsIn } from '../words/texts.ts';
import { seatWords } from './make/telling.ts';

export interface Film {
  readonly saved: SavedTable;
  readonly port: FilmPort;
  readonly ui: AnyUi;
  readonly look: AnyLook | null;
  readonly words: Speaker;
  readonly theme: string;
}

/** Seats of a class have the same colours at every table; without names they are called by their shape. */
export function savedOf(
  record: MatchRecord,
  table: number,
  names: readonly (string | null)[] | undefined,
): SavedTable {
  const now = Date.now();
  const { names: _names, ...plain } = record;
  return {
    id: `deck-${table}`,
    title: say('deck.table', { table }),
    seats: Array.from({ length: record.players }, (_, seat) => ({
      kind: 'human',
      name: names?.[seat] ?? capitalised(seatWords(seat)),
      colour: PLAYERS[seat % PLAYERS.length]!,
    })),
    record: plain,
    created: now,
    updated: now,
    over: true,
  };
}

/** Throws what can be said to the reader. */
export async function openFilm(saved: SavedTable): Promise<Film> {
  const { record } = saved;
  const game = listed(record.game);
  if (!game) throw new SaidError(say('deck.trouble'));
  const [rules, edition, printed, ui, look] = await Promise.all([
    rulesOf(game.entry, record.version),
    editionOf(game.entry, record),
    textsIn(game.entry.texts),
    loadUi(game),
    game.entry.look?.(),
  ]);
  if (!rules) throw refusalError({ code: 'other-version', facts: { version: record.version } });
  if (isRefusal(edition)) throw refusalError(edition);
  const { content } = edition.edition;
  const film = await timelineInSlices(rules, content, record, () => {});
  if (isRefusal(film)) throw refusalError(film);
  const texts = textsWith(printed, edition.edition);
  const port = filmPort(saved, film, { game: rules, content, texts }, 0);
  const names = saved.seats.map(({ name }) => name);
  const messages = { ...texts.messages, ...besides(ui.messages, texts) };
  const words = withMinus(
    speaker({ ...texts, messages }, names, texts.language, rules.printed?.(film.match.t)),
  );
  return { saved, port, ui, look: look ?? null, words, theme: game.theme };
}

/** The table after so many moves, by the eyes of a seat. */
export function sceneAt(
  { port, ui, words, saved }: Film,
  move: number,
  viewer: Seat | null,
): Scene<any> {
  const { view, asked } = port.film.position(move, viewer);
  return {
    t: port.film.match.t,
    view,
    viewer,
    words,
    names: saved.seats.map(({ name }) => name),
    colours: saved.seats.map(({ colour }) => colour),
    asked,
    board: ui.board,
    spotlight: null,
    narrow: false,
    projector: true,
  };
}

/** "Day 12", and what everybody saw of the last move. */
export function toldAt(film: Film, move: number): { readonly when: string; readonly what: string } {
  const { port, ui, words } = film;
  let when = '';
  try {
    when = ui.heading(sceneAt(film, move, null)).title;
  } catch {
    // A board may have nothing to say before the first move.
  }
  const what = port.film
    .told(move)
    .filter((one) => one.move === move && !one.to)
    .slice(0, 2)
    .map(({ event }) => words.event(event))
    .join(' ');
  return { when, what };
}
