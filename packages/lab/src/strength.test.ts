/**
 * Floors of strength on real games, seeded: whoever breaks half of a game's advice or its evaluation
 * reads it here. What was measured lies in the game's folder, `records/strength.json`; after a change
 * that is meant, `BOARDROOM_MEASURE=1` writes it anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { isRefusal, setTable, standings, viewFor } from '@boardroom/kernel';
import type { AnyGame, GameEntry, State, Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';

interface Strength {
  /** Part of the games `normal` wins among `random`. */
  readonly random: number;
  /** … and among `easy`; */
  readonly easy: number;
  /** `easy` among `beginner`: each rung beats the one below. */
  readonly beginner: number;
  /** How much better than knowing nothing the evaluation foretells the winner: 0 no better, 1 always. */
  readonly foresight: number;
  /** The chances of all players together: 1 if they are chances. */
  readonly sum: number;
}

const PLAYERS = 3;
const GAMES = { random: 20, rung: 60, watched: 24 };
/** What chance may take: of so few games, and of another tuning that plays as well. */
const MARGIN = 0.1;
/** For a game that has not been measured yet. */
const LEAST: Strength = { random: 0.9, easy: 0.45, beginner: 0.45, foresight: 0.2, sum: 1 };
/** Every so many moves of the second half the evaluation is asked. */
const EVERY = 7;

function winners(game: AnyGame, t: Table, s: State): number[] {
  const first = standings(game, t, s).filter(({ place }) => place === 1);
  const chances = Array.from({ length: t.players }, () => 0);
  for (const { seat } of first) chances[seat] = 1 / first.length;
  return chances;
}

/** One bot among others of one kind, in each seat in turn. */
function wins(game: AnyGame, t: Table, one: string, other: string, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % t.players;
    const bots = Array.from({ length: t.seats }, (_, at) =>
      makeBot(game, at === seat || at >= t.players ? one : other)!,
    );
    won += winners(game, t, playGame(game, t, `strength ${i}`, bots).s)[seat]!;
  }
  return won / games;
}

function foresight(game: AnyGame, t: Table): Pick<Strength, 'foresight' | 'sum'> {
  let [error, blind, sum, marks] = [0, 0, 0, 0];
  for (let i = 0; i < GAMES.watched; i++) {
    const bots = Array.from({ length: t.seats }, () => makeBot(game, 'normal')!);
    const seen: number[][] = [];
    let moves = 0;
    const { s } = playGame(game, t, `foresight ${i}`, bots, {
      after(_seat, _move, now) {
        if (++moves % EVERY !== 0) return;
        seen.push(
          Array.from({ length: t.players }, (_, seat) =>
            game.advice.evaluate(t, viewFor(game, t, now, seat), seat),
          ),
        );
      },
    });
    const won = winners(game, t, s);
    for (const chances of seen.slice(seen.length >> 1)) {
      marks++;
      for (const [seat, chance] of chances.entries()) {
        sum += chance;
        error += (chance - won[seat]!) ** 2;
        blind += (1 / t.players - won[seat]!) ** 2;
      }
    }
  }
  if (blind === 0)
    throw new Error('all share every game: let `suggest` use its rng where moves are as good');
  return { foresight: 1 - error / blind, sum: sum / marks };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

async function measure(entry: GameEntry): Promise<Strength> {
  const game = await entry.game();
  const content = await entry.editions['classic']!();
  const players = Math.min(PLAYERS, entry.players[1]);
  // The shortest way a game is played, where it has one.
  const options = game.profiles['express'] ?? {};
  const t = setTable(game, { players, options, edition: { id: 'classic', content } });
  if (isRefusal(t)) throw new Error(t.code);
  const seen = foresight(game, t);
  return {
    random: rounded(wins(game, t, 'normal', 'random', GAMES.random)),
    easy: rounded(wins(game, t, 'normal', 'easy', GAMES.rung)),
    beginner: rounded(wins(game, t, 'easy', 'beginner', GAMES.rung)),
    foresight: rounded(seen.foresight),
    sum: rounded(seen.sum),
  };
}

test.for(catalogue.map((entry) => [entry.title, entry] as const))(
  '%s: normal plays as well, and foresees as well, as it was measured',
  { timeout: 120_000 },
  async ([, entry]) => {
    const file = new URL(`../../../games/${entry.id}/records/strength.json`, import.meta.url);
    const now = await measure(entry);
    if (process.env['BOARDROOM_MEASURE']) writeFileSync(file, `${JSON.stringify(now)}\n`);
    const was = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Strength) : LEAST;
    const what = existsSync(file)
      ? 'weaker than it was'
      : 'weak for a game that was never measured';
    const cure = `${what}; if that is meant: BOARDROOM_MEASURE=1 npm test -- packages/lab/src/strength -t "${entry.title}"`;
    expect(now.random, cure).toBeGreaterThanOrEqual(was.random - MARGIN);
    expect(now.easy, cure).toBeGreaterThanOrEqual(was.easy - MARGIN);
    expect(now.beginner, cure).toBeGreaterThanOrEqual(was.beginner - MARGIN);
    expect(now.foresight, cure).toBeGreaterThanOrEqual(was.foresight - MARGIN);
    expect(Math.abs(now.sum - was.sum), cure).toBeLessThanOrEqual(2 * MARGIN);
  },
);
