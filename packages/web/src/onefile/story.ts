/** Times and sentences of a film, as its reader tells them. */
import type { AnyUi, Scene } from '@boardroom/ui-kit';
import type { FilmPort } from '../engine/film-port.ts';
import type { TableStore } from '../table/store/store.ts';

export type Story = ReturnType<typeof makeStory>;

export function makeStory(port: FilmPort, ui: AnyUi, store: TableStore) {
  const { film, seats } = port;
  const names = seats.map(({ name }) => name);
  const colours = seats.map(({ colour }) => colour);
  const times = new Map<number, string>();

  /** The open table after so many moves. */
  function sceneAt(move: number): Scene<any> {
    const still = { asked: [], spotlight: null, narrow: false, projector: false };
    const { t } = film.match;
    const { words } = store;
    return {
      t,
      view: film.state(move),
      viewer: null,
      words,
      names,
      colours,
      board: ui.board,
      ...still,
    };
  }
  /** "Round 9". */
  function timeOf(move: number): string {
    let time = times.get(move);
    if (time === undefined) {
      try {
        time = ui.heading(sceneAt(move)).title;
      } catch {
        time = '';
      }
      times.set(move, time);
    }
    return time;
  }
  /** The first thing everybody saw of a move. */
  function deedOf(move: number): string {
    for (const { event, move: at, to } of film.told(move))
      if (at === move && !to) {
        const text = store.words.event(event);
        if (text !== '') return text.replace(/\.$/, '');
      }
    return '';
  }
  /** The first move of the next round, or of the one before. */
  function roundFrom(move: number, step: 1 | -1): number {
    const last = film.length;
    let at = Math.max(0, Math.min(last, move + step));
    // Back: first to the last move of the round before, then to its beginning.
    if (step < 0) {
      const time = timeOf(at);
      while (at > 0 && timeOf(at - 1) === time) at--;
      return at;
    }
    while (at < last && timeOf(at) === timeOf(move)) at++;
    return at;
  }
  /** "Turn 8 of 8": how far it was played. */
  function length(): string {
    try {
      const { title, note = '' } = ui.heading(sceneAt(film.length));
      // "Game over, Round 43" is told by the round alone; "Turn 8 of 8" needs both.
      return /^\p{Lu}/u.test(note) ? note : `${title} ${note}`.trim();
    } catch {
      return '';
    }
  }
  /** What a seat has, at a moment. */
  function figureOf(move: number, seat: number): string {
    try {
      const { value, unit } = ui.head(sceneAt(move), seat);
      return unit === undefined ? value : `${value}\u00a0${unit}`;
    } catch {
      return '';
    }
  }
  return { film, names, colours, sceneAt, timeOf, deedOf, roundFrom, length, figureOf };
}
