/** A record cut into scenes: one move each, or a whole row of answers that are opened together. */
import { check, clone, isRefusal, pending, replay, submitChecked } from '@boardroom/kernel';
import type { AnyGame, Match, MatchRecord, Move, Refusal, Seat, State } from '@boardroom/kernel';

interface SceneMove {
  readonly seat: Seat;
  readonly move: Move;
  /** The kind of question it answers; `aside` for none. */
  readonly question: string;
}

export interface Scene {
  /** Number of moves made before it. */
  readonly at: number;
  /** In the order in which they were made. */
  readonly moves: readonly SceneMove[];
  /** Its only move is an aside. */
  readonly aside: boolean;
}

export interface Course {
  readonly match: Match;
  /** The state before each move and after the last. */
  readonly states: readonly State[];
  readonly scenes: readonly Scene[];
}

interface Made extends SceneMove {
  /** How many answers were waiting together, and who they were waited for. */
  readonly waiting: readonly Seat[];
}

/** Plays the record again and keeps every state; refuses what `replay` refuses. */
export function courseOf(game: AnyGame, content: unknown, record: MatchRecord): Course | Refusal {
  const match = replay(game, content, record, 0);
  if (isRefusal(match)) return match;
  const states = [clone(match.s)];
  const made: Made[] = [];
  for (const [i, [seat, move]] of record.moves.entries()) {
    const checked = check(game, match.t, match.s, seat, move);
    if (isRefusal(checked))
      return { code: 'illegal-record', facts: { move: i + 1, reason: checked.code } };
    const question = checked.index < 0 ? 'aside' : match.s.agenda[checked.index]!.kind;
    const waiting = pending(match.s).map((f) => f.seat);
    made.push({ seat, move: checked.move, question, waiting });
    submitChecked(match, seat, checked);
    states.push(clone(match.s));
  }
  return { match, states, scenes: scenesOf(made) };
}

function scenesOf(made: readonly Made[]): Scene[] {
  const scenes: Scene[] = [];
  for (let at = 0; at < made.length;) {
    const length = rowLength(made, at);
    const moves = made.slice(at, at + length);
    scenes.push({
      at,
      moves: moves.map(({ seat, move, question }) => ({ seat, move, question })),
      aside: moves[0]!.question === 'aside',
    });
    at += length;
  }
  return scenes;
}

/** More answers than a mask holds are never asked for at once. */
const MOST_IN_ROW = 30;

/** All answers of a row if they were given without an interruption, else one. */
function rowLength(made: readonly Made[], at: number): number {
  const { waiting, question } = made[at]!;
  if (question === 'aside' || waiting.length < 2 || waiting.length > MOST_IN_ROW) return 1;
  const left = new Set(waiting);
  if (left.size < waiting.length) return 1;
  for (let i = at; left.size > 0; i++) {
    const next = made[i];
    if (!next || next.question === 'aside' || !left.delete(next.seat)) return 1;
    // The rules may have answered for somebody.
    for (const seat of left) if (!(made[i + 1]?.waiting ?? []).includes(seat)) left.delete(seat);
    if (left.size === 0) return i - at + 1;
  }
  return 1;
}
