/** Whether a match in a file is what it says it is: seal, dice, moves, rules and cards. */
import { commitment } from './chance.ts';
import { isRefusal } from './engine.ts';
import { replay, submit, verifyResult } from './match.ts';
import type { Match } from './match.ts';
import { courseDiffers, courseOf } from './one-file.ts';
import type { OneFile } from './one-file.ts';
import type { MatchRecord } from './record.ts';
import type { AnyGame, Refusal } from './types.ts';

export interface FileCheck {
  /** The seal fits the seed. */
  readonly seal: { readonly holds: boolean };
  /** What the seed gives is what the file tells. `draw` and `move`: the first that is not. */
  readonly dice: {
    readonly holds: boolean;
    /** So often each stream was drawn from. */
    readonly drawn: Readonly<Record<string, number>>;
    readonly draw?: number;
    readonly move?: number;
  };
  /** Every move is legal, and they lead to the result. `move`: the first that is not or leads elsewhere. */
  readonly moves: { readonly holds: boolean; readonly move?: number; readonly refusal?: Refusal };
  /** Rules and edition are those of the record. */
  readonly rules: { readonly holds: boolean; readonly refusal?: Refusal };
  /** So many moves can be played. */
  readonly playable: number;
}

export function holds({ seal, dice, moves, rules }: FileCheck): boolean {
  return [seal, dice, moves, rules].every((part) => part.holds);
}

/** `content`: of the edition the record names, or why it cannot be had. */
export function checkFile(
  game: AnyGame,
  content: object,
  record: MatchRecord,
  { seal, course }: Pick<OneFile, 'seal' | 'course'>,
): FileCheck {
  const sealed = { holds: seal.value === commitment(record.seed) };
  const match = isRefusal(content) ? content : replay(game, content, record, 0);
  if (isRefusal(match))
    return {
      seal: sealed,
      dice: { holds: false, drawn: {} },
      moves: { holds: false },
      rules: { holds: false, refusal: match },
      playable: 0,
    };
  /** How often anything had been drawn after so many moves. */
  const counts = [sum(drawnBy(match))];
  let refusal: Refusal | null = null;
  for (const [seat, move] of record.moves) {
    const done = submit(match, seat, move);
    if (isRefusal(done)) {
      refusal = done;
      break;
    }
    counts.push(sum(drawnBy(match)));
  }
  const playable = counts.length - 1;
  const differs = courseDiffers(course, courseOf(match));
  const drawn = drawnBy(match);
  // What a move without dice told differently is a matter of the move.
  const isDrawn = differs !== null && (counts[differs] ?? 0) > (counts[differs - 1] ?? 0);
  const wrong = refusal ?? verifyResult(match, record);
  const moves = wrong
    ? { holds: false, refusal: wrong, ...(refusal ? { move: playable + 1 } : {}) }
    : differs === null || isDrawn
      ? { holds: true }
      : { holds: false, move: differs };
  return {
    seal: sealed,
    dice: isDrawn
      ? { holds: false, drawn, draw: (counts[differs - 1] ?? 0) + 1, move: differs }
      : { holds: true, drawn },
    moves,
    rules: { holds: true },
    playable,
  };
}

function drawnBy({ s }: Match): Record<string, number> {
  return Object.fromEntries(
    Object.entries(s.chance.drawn).map(([stream, counters]) => [
      stream,
      counters.reduce((all, count) => all + count, 0),
    ]),
  );
}

function sum(drawn: Readonly<Record<string, number>>): number {
  return Object.values(drawn).reduce((all, count) => all + count, 0);
}
