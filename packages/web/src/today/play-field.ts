/** The field: what bots of every kind make of the same deal in the person's seat. */
import { makeBot, playGame } from '@boardroom/bots';
import { isRefusal, LEVELS, newRng, setTable } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal } from '@boardroom/kernel';
import type { Fielded } from './types.ts';

/** The strongest level looks ahead, which takes too long for so many games. */
const [BEGINNER, EASY, NORMAL] = LEVELS;

/** Whoever else has a manner of play takes part. */
export function fieldBots(game: AnyGame): string[] {
  const [, ...others] = Object.keys(game.advice.characters);
  return [BEGINNER, EASY, NORMAL, ...others.map((name) => `heuristic:${name}`)];
}

export function playField(
  game: AnyGame,
  content: unknown,
  { players, options, edition, seed }: MatchRecord,
  { seat, from, games }: { seat: number; from: number; games: number },
): Fielded[] | Refusal {
  const t = setTable(game, { players, options, edition: { id: edition.id, content } });
  if (isRefusal(t)) return t;
  const kinds = fieldBots(game);
  return Array.from({ length: games }, (_, i) => {
    const n = from + i;
    const bot = kinds[n % kinds.length]!;
    const bots = Array.from({ length: t.seats }, (__, at) =>
      makeBot(game, at === seat ? bot : NORMAL)!,
    );
    const { s } = playGame(game, t, seed, bots, undefined, newRng(n + 1));
    return { bot, score: game.scores(t, s)[seat]! };
  });
}
