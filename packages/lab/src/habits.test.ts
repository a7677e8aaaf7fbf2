/**
 * Nobody plays silly: seeded games at tables of every size, held to the limits that each game sets its
 * players (`src/habits.ts` in its folder).
 */
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { setTable } from '@boardroom/kernel';
import type { AnyGame, AnyHabit, GameEntry, Table } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { judge, observer, together } from './manner.ts';
import type { Manner } from './manner.ts';

/** Games of each bot: a game of those who think ahead takes seconds. */
const GAMES = { normal: 100, 'hard:10': 5 };

function watch(
  game: AnyGame,
  habits: readonly AnyHabit[],
  t: Table,
  bot: string,
  seed: string,
): Manner {
  const bots = Array.from({ length: t.seats }, () => makeBot(game, bot)!);
  const { listener, manner } = observer(game, t, habits);
  return manner(playGame(game, t, seed, bots, listener).s);
}

async function watchAll(
  entry: GameEntry,
  habits: readonly AnyHabit[],
  bot: string,
  games: number,
): Promise<Manner> {
  const game = await entry.game();
  const [fewest, most] = entry.players;
  const edition = { id: 'classic', content: await entry.editions['classic']!() };
  const manners = Array.from({ length: games }, (_, i) => {
    const players = fewest + (i % (most - fewest + 1));
    const t = setTable(game, { players, edition }) as Table;
    return watch(game, habits, t, bot, `habits ${i}`);
  });
  return together(manners);
}

describe.for(catalogue.filter((entry) => entry.habits))('$title', (entry) => {
  test('every habit has words', async () => {
    const { messages } = await entry.texts['en']!();
    const codes = (await entry.habits!()).map(({ code }) => code);
    expect(codes.filter((code) => !messages[`habit.${code}`])).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  for (const [bot, games] of Object.entries(GAMES))
    test(`${games} games of \`${bot}\` keep the limits`, { timeout: 300_000 }, async () => {
      const habits = await entry.habits!();
      const found = judge(habits, await watchAll(entry, habits, bot, games));
      expect(found.filter(({ over }) => over)).toEqual([]);
      // A habit that never had an opportunity watches the wrong thing.
      expect(found.filter(({ of }) => of === 0)).toEqual([]);
    });
});
