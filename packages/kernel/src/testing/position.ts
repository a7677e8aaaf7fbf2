/** A small way to set up a position in a test, play from it and look at what happened. */
import type { InjectMove } from '../classroom.ts';
import { check } from '../check.ts';
import {
  answer,
  isRefusal,
  legal,
  legalAsides,
  makeAside,
  pending,
  pendingIndex,
  resume,
  setTable,
  start,
} from '../engine.ts';
import type { TableSetting } from '../engine.ts';
import type { Game, GameTypes, Refusal, Seat, Table, Template } from '../types.ts';
import { viewFor } from '../views.ts';

export interface Position<G extends GameTypes> {
  readonly t: Table<G>;
  readonly s: G['state'];
  /** Makes a legal move; throws with the reason if it is refused. */
  play(seat: Seat, move: G['move'] | InjectMove): void;
  /** Why the move is refused now, or null if it is legal. Changes nothing. */
  refusal(seat: Seat, move: unknown): Refusal | null;
  /** Legal answers of a seat that is asked (none if it is not), without asides. */
  legal(seat: Seat): Template<G['move']>[];
  asides(seat: Seat): Template<G['move']>[];
  /** The frames that may be answered now, the next one first. */
  asked(): G['frame'][];
  /** Events of the last `play` (before the first: of the set-up), as told to one seat or to all. */
  events(seat?: Seat | null): G['event'][];
  view(seat: Seat | null): G['state'];
}

/**
 * Starts a game and lets `edit` change the state at its first question; if the edit puts steps on
 * top of the agenda the rules then go on by themselves.
 */
export function position<G extends GameTypes>(
  game: Game<G>,
  setting: {
    readonly players: number;
    readonly options?: Partial<G['options']>;
    readonly edition: unknown;
    readonly seed?: string;
  },
  edit?: (s: G['state'], t: Table<G>) => void,
): Position<G> {
  const { players, options = {}, edition, seed = 'position' } = setting;
  const full: TableSetting = { players, options, edition: { id: 'test', content: edition } };
  const t = setTable(game, full);
  if (isRefusal(t)) throw new Error(`the table cannot be set: ${JSON.stringify(t)}`);
  let told: { event: G['event']; to: readonly Seat[] | undefined }[] = [];
  const emit = (event: G['event'], to?: readonly Seat[]): void => void told.push({ event, to });
  const s = start(game, t, seed, emit);
  if (edit) {
    edit(s, t);
    resume(game, t, s, emit);
  }
  return {
    t,
    s,
    play(seat, move) {
      const checked = check(game, t, s, seat, move);
      if (isRefusal(checked))
        throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(checked)}`);
      told = [];
      if (checked.index < 0) makeAside(game, t, s, seat, checked.move, emit);
      else answer(game, t, s, checked.index, checked.move, emit);
      const broken = game.invariants(t, s);
      if (broken.length > 0) throw new Error(`broken after ${move.type}: ${broken.join('; ')}`);
    },
    refusal(seat, move) {
      const checked = check(game, t, s, seat, move);
      return isRefusal(checked) ? checked : null;
    },
    legal(seat) {
      const index = pendingIndex(s, seat);
      return index < 0 ? [] : legal(game, t, s, s.agenda[index]);
    },
    asides: (seat) => legalAsides(game, t, s, seat),
    asked: () => pending(s),
    events: (seat) =>
      told
        .filter(({ to }) => seat === undefined || !to || (seat !== null && to.includes(seat)))
        .map(({ event }) => event),
    view: (seat) => viewFor(game, t, s, seat),
  };
}
