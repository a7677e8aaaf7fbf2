/** The tables of a class as its trainers see them: what everybody may see, and who is needed. */
import { pending, viewFor } from '@boardroom/kernel';
import type { Tile } from '@boardroom/protocol';
import type { Live } from '../table/state.ts';
import { isOneMans } from '../table/teams.ts';
import { usualTime } from '../table/waits.ts';
import { PUZZLED_FOR } from './fold.ts';
import type { Play } from './types.ts';

const WAITING = { status: 'waiting', moves: 0, updated: 0, gate: false, injects: 0 } as const;
type SeatTile = Tile['seats'][number];

const head = (
  { tables }: Play,
  index: number,
): Pick<Tile, 'number' | 'table' | 'paused' | 'ended'> => {
  const { id, paused, ended } = tables[index]!;
  return { number: index + 1, table: id, paused, ended };
};

/** Who holds a seat; of a team all of them. */
function holders(held: readonly number[]): Pick<SeatTile, 'member' | 'members'> {
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

/** How a table stands, as all may know it; null: where what is hidden counts, nobody can say. */
export function openScores({ match, game, t }: Live): number[] | null {
  return match && game.classroom?.openScores(t) ? game.scores(t, match.s) : null;
}

const isOn = ({ match, room }: Live): boolean =>
  match !== null && (room.status === 'playing' || room.status === 'paused');

/** Rounds and scores as everybody may see them; of a table that has ended they are sealed. */
function standing(live: Live): Pick<Tile, 'round' | 'rounds' | 'scores'> {
  const { match, game, t } = live;
  if (!isOn(live)) return {};
  const { classroom } = game;
  const rounds = classroom && {
    round: classroom.round(t, match!.s),
    rounds: classroom.lastRound(t),
  };
  const scores = openScores(live);
  return { ...rounds, ...(scores ? { scores } : {}) };
}

function seatTile(live: Live, seat: number, held: readonly number[], here: boolean): SeatTile {
  const { room, match, game, t } = live;
  const { bot, team } = room.chairs[seat]!;
  const usual = room.waits ? usualTime(room.waits, seat) : null;
  const { classroom } = game;
  const danger =
    isOn(live) &&
    seat < t.players &&
    classroom?.openScores(t) &&
    classroom.inDanger?.(t, match!.s, seat);
  return {
    ...holders(held),
    bot: bot !== null,
    here,
    ...(usual === null ? {} : { usual }),
    ...(danger ? { danger } : {}),
    ...(team && isOneMans(team) ? { alone: true } : {}),
  };
}

export function tileOf(play: Play, index: number, live: Live, here: readonly number[]): Tile {
  const { room, match, game, t } = live;
  const plays = match !== null && room.status === 'playing';
  // Questions as everybody sees them: some are secret.
  const asked = plays ? pending(viewFor(game, t, match.s, null)) : [];
  const { last = 0, since = [] } = room.waits ?? {};
  return {
    ...head(play, index),
    status: room.status,
    moves: room.moves,
    updated: last,
    gate: room.atGate === true,
    injects: room.injects ?? 0,
    ...standing(live),
    asked: asked.map(({ seat, kind }) => ({ seat, kind, since: since[seat] || last })),
    seats: room.chairs.map((_, seat) =>
      seatTile(live, seat, play.seating[index]![seat] ?? [], here.includes(seat)),
    ),
  };
}

/** What the rules refused most often at a table in the last minutes. */
export function unclearAt({ puzzles }: Play, table: number, now: number): Pick<Tile, 'unclear'> {
  const counts = new Map<string, NonNullable<Tile['unclear']>>();
  for (const { at, table: number, code, facts, count } of puzzles) {
    if (number !== table || at <= now - PUZZLED_FOR) continue;
    const before = counts.get(code)?.count ?? 0;
    counts.set(code, { code, ...(facts ? { facts } : {}), count: before + count });
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return most ? { unclear: most } : {};
}
