/** A player that makes one blunder: the worst legal move, where something hangs on it. */
import type { Ask, Bot } from '@boardroom/bots';
import {
  advisedPolicy,
  answer,
  clone,
  guess,
  mix,
  newRng,
  pendingIndex,
  playout,
  shareOfWin,
  spread,
} from '@boardroom/kernel';
import type { AnyGame, Move, Rng, State } from '@boardroom/kernel';
import { meanOf } from '../../../packages/insight/src/class/play.ts';

/** Moves looked at for the worst, guesses for each, and how far each is played on. */
const LOOKS = 40;
const GUESSES = 8;
const AHEAD = 12;
/** What a move must cost by that look to be planted: a choice on which little hangs is no blunder. */
const BLUNDER = 0.1;
/** An evaluation may be wrong: whole games, from so many other guesses, must say the same beyond doubt. */
const GAMES = 40;
const BATCH = 10;
const SURE = 2;

export interface Planted {
  /** Number of the seat's own decisions before it; -1 if there was none yet. */
  at: number;
  decisions: number;
  /** Those of them with more than one move to choose from. */
  choices: number;
}

/** Plays as the bot does, but for one blunder: at its `at`-th real choice, or the next that has one. */
export function withPlant(game: AnyGame, bot: Bot, at: number, rng: Rng, planted: Planted): Bot {
  const { policy: _, ...rest } = bot;
  return {
    ...rest,
    choose(ask, whims) {
      planted.decisions++;
      const chosen = bot.choose(ask, whims);
      const moves = movesOf(game, ask, rng);
      if (moves.length < 2 || planted.choices++ < at || planted.at >= 0) return chosen;
      const blunder = worst(game, ask, moves, chosen.move, rng);
      if (!blunder) return chosen;
      planted.at = planted.decisions - 1;
      return { move: blunder };
    },
  };
}

function movesOf(game: AnyGame, ask: Ask, rng: Rng): Move[] {
  const open = ask.legal().filter(({ type }) => !game.resigns?.includes(type));
  return mix(
    open.flatMap((template) => spread(template, 5)),
    rng,
  ).slice(0, LOOKS);
}

function worst(
  game: AnyGame,
  ask: Ask,
  moves: readonly Move[],
  chosen: Move,
  rng: Rng,
): Move | null {
  const { t, f } = ask;
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const guesses = Array.from({ length: GUESSES }, () => guess(game, t, ask.view(), f.seat, rng));
  const look = (move: Move): number => {
    let sum = 0;
    for (const guessed of guesses) {
      const s = clone(guessed);
      answer(game, t, s, pendingIndex(s, f.seat), move);
      playout(game, t, s, policies, newRng(1), AHEAD);
      sum += game.advice.evaluate(t, s, f.seat);
    }
    return sum / GUESSES;
  };
  let [least, found] = [Infinity, moves[0]!];
  for (const move of moves) {
    const value = look(move);
    if (value < least) [least, found] = [value, move];
  }
  return look(chosen) - least >= BLUNDER && isWorse(game, ask, found, chosen, rng) ? found : null;
}

/** By games to the end: each guess is played on with both moves, and no longer than it may be a blunder. */
function isWorse(game: AnyGame, { t, f, view }: Ask, bad: Move, good: Move, rng: Rng): boolean {
  const policies = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const ended = (guessed: State, move: Move, n: number): number => {
    const s = clone(guessed);
    answer(game, t, s, pendingIndex(s, f.seat), move);
    playout(game, t, s, policies, newRng(n));
    return shareOfWin(game.ranking(t, s), f.seat);
  };
  const losses: number[] = [];
  while (losses.length < GAMES) {
    const guessed = guess(game, t, view(), f.seat, rng);
    losses.push(ended(guessed, good, losses.length) - ended(guessed, bad, losses.length));
    const { value, se } = meanOf(losses, 0);
    if (losses.length % BATCH === 0 && value + SURE * se < BLUNDER / 2) return false;
  }
  const { value, se } = meanOf(losses, 0);
  return value >= Math.max(BLUNDER / 2, SURE * se);
}
