import {
  answer,
  check,
  isOver,
  isRefusal,
  legal,
  makeAside,
  MOST_ASIDES,
  newRng,
  peek,
  playout,
  pending,
  start,
} from '@boardroom/kernel';
import type { AnyGame, Policy, Rng, State, Table, Watching } from '@boardroom/kernel';
import type { Bot } from './bot.ts';

export interface PlayedGame {
  readonly s: State;
  /** Answers and asides. */
  readonly moves: number;
}

/** Hears a game move by move. */
export type Listener = Watching;

/** More moves than any game takes with sensible limits. */
const MOST_MOVES = 200_000;

/**
 * Plays one game with a bot in every seat. Moves of bots are checked like anybody's: an illegal one
 * is an error. If nobody listens and every bot has a policy, the same game is played much faster,
 * unchecked.
 */
export function playGame(
  game: AnyGame,
  t: Table,
  seed: string,
  bots: readonly Bot[],
  listener?: Listener,
  /** Whims of the bots; games with one seed and other whims have the same luck. */
  rng = newRng(hash(seed)),
): PlayedGame {
  const emit = listener?.emit;
  const s = start(game, t, seed, emit);
  const policies = bots.flatMap(({ policy }) => policy ?? []);
  if (!listener && policies.length === bots.length)
    return { s, moves: unwatched(game, t, s, policies, rng) };
  let moves = 0;
  while (!isOver(s)) {
    if (moves > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
    moves += playAsides(game, t, s, bots, rng, listener);
    if (isOver(s)) break;
    const f = pending(s)[0]!;
    // Rules may ask the next seat with the same frame.
    const { seat } = f;
    const bot = bots[seat]!;
    const { move } = bot.choose(
      { t, f, view: () => peek(game, t, s, seat), legal: () => legal(game, t, s, f) },
      rng,
    );
    const checked = check(game, t, s, seat, move);
    if (isRefusal(checked))
      throw new Error(`${bot.name} at ${f.kind}: ${JSON.stringify(move)} is ${checked.code}`);
    listener?.before?.(seat, checked.move, s);
    answer(game, t, s, checked.index, checked.move, emit);
    moves++;
    listener?.after?.(seat, checked.move, s);
  }
  return { s, moves };
}

function unwatched(
  game: AnyGame,
  t: Table,
  s: State,
  policies: readonly Policy[],
  rng: Rng,
): number {
  const moves = playout(game, t, s, policies, rng, MOST_MOVES);
  if (!isOver(s)) throw new Error(`no end after ${MOST_MOVES} moves`);
  return moves;
}

function playAsides(
  game: AnyGame,
  t: Table,
  s: State,
  bots: readonly Bot[],
  rng: Rng,
  listener?: Listener,
): number {
  if (!game.asides) return 0;
  let made = 0;
  for (const [seat, bot] of bots.entries()) {
    for (let i = 0; bot.aside && i < MOST_ASIDES && !isOver(s); i++) {
      const suggestion = bot.aside(t, peek(game, t, s, seat), seat, rng);
      if (!suggestion) break;
      const checked = check(game, t, s, seat, suggestion.move);
      if (isRefusal(checked))
        throw new Error(`${bot.name}: ${JSON.stringify(suggestion.move)} is ${checked.code}`);
      if (checked.index >= 0) throw new Error(`${bot.name}: ${checked.move.type} is no aside`);
      listener?.before?.(seat, checked.move, s);
      makeAside(game, t, s, seat, checked.move, listener?.emit);
      made++;
      listener?.after?.(seat, checked.move, s);
    }
  }
  return made;
}

/** Bots of one seed play alike, and unlike the chance of the game itself. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  return value;
}
