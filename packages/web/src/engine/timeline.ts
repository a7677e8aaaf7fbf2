/** A match as a film: every position it went through, for replays and a look at the past. */
import { clone, isRefusal, replay, submit } from '@boardroom/kernel';
import type { AnyGame, Match, MatchRecord, Refusal, Seat, State, Told } from '@boardroom/kernel';
import type { Position } from './port.ts';
import { positionOf } from './position.ts';

export interface Timeline {
  readonly match: Match;
  /** Number of moves. */
  readonly length: number;
  /** The state after so many moves. */
  state(move: number): State;
  /** All events up to and with this move. */
  told(move: number): readonly Told[];
  position(move: number, viewer: Seat | null): Position;
}

export function timelineOf(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
): Timeline | Refusal {
  const work = developing(game, content, record);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The page stays alive between slices of a long record. */
const SLICE = 12;

/** The same for records of any length: a slice at a time, telling how many moves are done. */
export async function timelineInSlices(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
  tell: (moves: number) => void,
): Promise<Timeline | Refusal> {
  const work = developing(game, content, record);
  let until = performance.now() + SLICE;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    tell(value);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
}

function* developing(
  game: AnyGame,
  content: unknown,
  record: MatchRecord,
): Generator<number, Timeline | Refusal> {
  const match = replay(game, content, record, 0);
  if (isRefusal(match)) return match;
  const states: State[] = [clone(match.s)];
  const heard: number[] = [match.told.length];
  for (const [seat, move] of record.moves) {
    const done = submit(match, seat, move);
    if (isRefusal(done)) return done;
    states.push(clone(match.s));
    heard.push(match.told.length);
    yield states.length - 1;
  }
  const at = (move: number): number => Math.max(0, Math.min(move, states.length - 1));
  return {
    match,
    length: record.moves.length,
    state: (move) => states[at(move)]!,
    told: (move) => match.told.slice(0, heard[at(move)]),
    position(move, viewer) {
      const then: Match = {
        ...match,
        s: states[at(move)]!,
        told: match.told.slice(0, heard[at(move)]),
        moves: match.moves.slice(0, at(move)),
        barrier: { s: states[at(move)]!, moves: at(move), told: heard[at(move)]! },
      };
      return positionOf(then, viewer);
    },
  };
}
