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
  const match = replay(game, content, record, 0);
  if (isRefusal(match)) return match;
  const states: State[] = [clone(match.s)];
  const heard: number[] = [match.told.length];
  for (const [seat, move] of record.moves) {
    const done = submit(match, seat, move);
    if (isRefusal(done)) return done;
    states.push(clone(match.s));
    heard.push(match.told.length);
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
