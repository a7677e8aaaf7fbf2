import { expect, test } from 'vitest';
import { newRng, standings } from '@boardroom/kernel';
import { botNames, makeBot } from './make-bot.ts';
import { playGame } from './play-game.ts';
import { lotsGame, lotsTable } from './testing/lots-table.ts';

test('bots are had by name, and by no other', () => {
  for (const name of [...botNames(lotsGame), 'heuristic:usual', 'hard:x4', 'hard:x0.25', 'hard:50'])
    expect(makeBot(lotsGame, name)?.name).toBeTypeOf('string');
  for (const name of [
    '',
    'harder',
    'hard:x',
    'hard:x0',
    'hard:-1',
    'easy:1',
    'heuristic:toString',
    'hard:1:1',
  ])
    expect(makeBot(lotsGame, name)).toBe(null);
});

test('every bot plays whole games without an illegal move', () => {
  const { t } = lotsTable();
  for (const name of ['random', 'easy', 'normal', 'hard:60']) {
    const bots = Array.from({ length: t.seats }, () => makeBot(lotsGame, name)!);
    for (let i = 0; i < 3; i++) playGame(lotsGame, t, `${name} ${i}`, bots);
  }
});

test('hard wins more than its share against normal', { timeout: 60_000 }, () => {
  const { t } = lotsTable();
  let wins = 0;
  const games = 24;
  for (let i = 0; i < games; i++) {
    const names = ['normal', 'normal', 'normal'];
    names[i % 3] = 'hard:300';
    const bots = names.map((name) => makeBot(lotsGame, name)!);
    const { s } = playGame(lotsGame, t, `levels ${i}`, bots);
    const first = standings(lotsGame, t, s).filter(({ place }) => place === 1);
    if (first.some(({ seat }) => seat === i % 3)) wins += 1 / first.length;
  }
  expect(wins / games).toBeGreaterThan(0.4);
});

test('easy slips now and then, and says so', () => {
  const { t, f, view } = lotsTable();
  const bot = makeBot(lotsGame, 'easy')!;
  const codes = Array.from({ length: 60 }, (_, seed) =>
    bot.choose(
      { t, f, view: () => view, legal: () => [{ type: 'bid', coins: 3 } as never] },
      newRng(seed),
    ),
  ).map(({ why }) => why?.code);
  expect(codes).toContain('slip');
  expect(codes).toContain('worth');
});
