/** The tables of a class as its trainers see them: what everybody may see, and who is needed. */
import { pending, viewFor } from '@boardroom/kernel';
import type { Tile } from '@boardroom/protocol';
import type { Entry } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import type { Play } from './types.ts';

const WAITING = { status: 'waiting', moves: 0, updated: 0, gate: false, injects: 0 } as const;

const head = (
  { tables }: Play,
  index: number,
): Pick<Tile, 'number' | 'table' | 'paused' | 'ended'> => {
  const { id, paused, ended } = tables[index]!;
  return { number: index + 1, table: id, paused, ended };
};

/** Who holds a seat; of a team all of them. */
function holders(held: readonly number[]): Pick<Tile['seats'][number], 'member' | 'members'> {
  const [first] = held;
  if (first === undefined) return {};
  return { member: first, ...(held.length > 1 ? { members: [...held] } : {}) };
}

/** Of a table that is not set yet. */
export function waitingTile(play: Play, index: number): Tile {
  const seats = play.seating[index]!.map((held) => ({
    ...holders(held),
    bot: held.length === 0,
    here: false,
  }));
  return { ...head(play, index), ...WAITING, asked: [], seats };
}

export interface Seen {
  readonly live: Live;
  /** The last entries of its log. */
  readonly last: readonly Entry[];
  readonly isHere: (seat: number) => boolean;
}

/** Rounds and scores as everybody may see them; of a table that has ended they are sealed. */
function standing(live: Live): Pick<Tile, 'round' | 'rounds' | 'scores'> {
  const { room, match, game, t } = live;
  if (!match || (room.status !== 'playing' && room.status !== 'paused')) return {};
  const { classroom } = game;
  const rounds = classroom && {
    round: classroom.round(t, match.s),
    rounds: classroom.lastRound(t),
  };
  const scores = openScores(live);
  return { ...rounds, ...(scores ? { scores } : {}) };
}

/** How a table stands, as all may know it; null: where what is hidden counts, nobody can say. */
export function openScores({ match, game, t }: Live): number[] | null {
  return match && game.classroom?.openScores(t) ? game.scores(t, match.s) : null;
}

export function tileOf(play: Play, index: number, { live, last, isHere }: Seen): Tile {
  const { room, match, game, t } = live;
  const plays = match !== null && room.status === 'playing';
  // Questions as everybody sees them: some are secret.
  const asked = plays ? pending(viewFor(game, t, match.s, null)) : [];
  const updated = last.at(-1)?.at ?? room.started;
  const since =
    last.findLast(({ act, seed }) => act.do !== 'said' && (act.do === 'moved' || seed))?.at ??
    Math.max(updated, room.started);
  return {
    ...head(play, index),
    status: room.status,
    moves: room.moves,
    updated,
    gate: room.atGate === true,
    injects: room.injects ?? 0,
    ...standing(live),
    asked: asked.map(({ seat, kind }) => ({ seat, kind, since })),
    seats: room.chairs.map(({ bot }, seat) => ({
      ...holders(play.seating[index]![seat] ?? []),
      bot: bot !== null,
      here: isHere(seat),
    })),
  };
}
