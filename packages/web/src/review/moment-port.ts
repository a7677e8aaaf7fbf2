/** A moment of a match as a table at which its seat may answer once more; nothing comes of it. */
import { check, isRefusal, moveKey } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import type { FilmPort } from '../engine/film-port.ts';
import type { TablePort } from '../engine/port.ts';
import type { SavedTable } from '../store/saved.ts';

export interface Moment {
  readonly move: number;
  readonly seat: Seat;
  /** Asides may be made as well. */
  readonly asides: boolean;
  answer(move: Move): void;
  hint(): void;
}

export interface MomentPort extends TablePort {
  /** Nothing can be answered any more. */
  settle(): void;
  /** This move is no longer offered. */
  withhold(move: Move): void;
}

export function momentPort(saved: SavedTable, film: FilmPort, moment: Moment): MomentPort {
  const { match } = film.film;
  const withheld = new Set<string>();
  let settled = false;
  const isOffered = (template: object): boolean => !withheld.has(moveKey(template as Move));

  return {
    ...film,
    seats: saved.seats.map((seat, i) => ({ ...seat, kind: i === moment.seat ? 'human' : 'bot' })),
    settle: () => (settled = true),
    withhold: (move) => void withheld.add(moveKey(move)),
    position(viewer) {
      const then = film.film.position(moment.move, viewer);
      // At an aside others are asked, and the seat may speak meanwhile.
      const asked = then.frame ? [moment.seat] : then.asked;
      const still = { asked, undoable: 0 };
      if (settled || viewer !== moment.seat)
        return { ...then, ...still, frame: null, legal: [], asides: [] };
      return {
        ...then,
        ...still,
        legal: then.legal.filter(isOffered),
        asides: moment.asides ? then.asides.filter(isOffered) : [],
      };
    },
    async play(seat, move) {
      const checked = check(match.game, match.t, film.film.state(moment.move), seat, move);
      if (isRefusal(checked)) return checked;
      moment.answer(checked.move);
      return null;
    },
    async ask(seat, move) {
      const checked = check(match.game, match.t, film.film.state(moment.move), seat, move);
      return isRefusal(checked) ? checked : null;
    },
    async hint() {
      moment.hint();
      return null;
    },
    listen: () => () => undefined,
  };
}
