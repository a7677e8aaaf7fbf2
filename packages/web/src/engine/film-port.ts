/** A finished or imported match as a table that can only be watched. */
import { viewFor } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Seat, State, Texts } from '@boardroom/kernel';
import type { SavedTable } from '../store/saved.ts';
import type { Position, TablePort } from './port.ts';
import type { Timeline } from './timeline.ts';
import { makeWhys } from './whys.ts';

/** A seat's own view, what everybody may see, or everything. */
export type Eyes = Seat | 'public' | 'open';

export interface FilmPort extends TablePort {
  readonly film: Timeline;
  at(): number;
  seek(move: number): void;
  watch(eyes: Eyes): void;
}

export function filmPort(
  saved: SavedTable,
  film: Timeline,
  setting: { game: AnyGame; content: unknown; texts: Texts },
  start: number,
): FilmPort {
  const hearers = new Set<() => void>();
  let move = start;
  let eyes: Eyes = 'public';
  const { game, t } = film.match;
  const whys = makeWhys(game, t, () => film.state(film.length), saved.whys);
  const changed = (): void => {
    for (const hear of hearers) hear();
  };

  function position(): Position {
    if (eyes !== 'open')
      return {
        ...film.position(move, eyes === 'public' ? null : eyes),
        legal: [],
        asides: [],
        frame: null,
      };
    const then = film.position(move, null);
    const view = open(film.state(move));
    return { ...then, view, told: film.told(move) };
  }

  /** Everything but the dice to come. */
  function open(state: State): State {
    const { chance } = viewFor(game, t, state, null);
    return { ...structuredClone(state), chance };
  }

  return {
    ...setting,
    id: saved.id,
    title: saved.title,
    t: film.match.t,
    // Nobody at this table is asked for anything.
    seats: saved.seats.map((seat) => ({ ...seat, kind: 'bot' })),
    film,
    at: () => move,
    seek(to) {
      const next = Math.max(0, Math.min(film.length, to));
      if (next === move) return;
      move = next;
      changed();
    },
    watch(to) {
      eyes = to;
      changed();
    },
    position,
    secretsBetween: () => false,
    said: (message) => saved.record.words?.[message],
    why: whys.of,
    play: async () => ({ code: 'over' }),
    ask: async () => null,
    undo: async () => ({ code: 'cannot-undo' }),
    hint: async () => null,
    thinking: () => null,
    pause() {},
    hurry() {},
    committed: () => saved.committed,
    record: (): MatchRecord => saved.record,
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    remember() {},
    close() {},
  };
}
