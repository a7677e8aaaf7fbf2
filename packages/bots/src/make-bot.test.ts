import { expect, test, vi } from 'vitest';
import { newRng, standings } from '@boardroom/kernel';
import type { AnyGame, GameLevels, Suggestion } from '@boardroom/kernel';
import { botNames, makeBot } from './make-bot.ts';
import { playGame } from './play-game.ts';
import { lotsGame, lotsTable } from './testing/lots-table.ts';
import { takesGame, takesTable } from './testing/takes-table.ts';

test('bots are had by name, and by no other', () => {
  for (const name of [
    ...botNames(lotsGame),
    'heuristic:usual',
    'hard:x4',
    'expert:x0.25',
    'expert:50',
  ])
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
    'expert:',
  ])
    expect(makeBot(lotsGame, name)).toBe(null);
});

test('every bot plays whole games without an illegal move', () => {
  const { t } = lotsTable();
  for (const name of ['random', 'beginner', 'easy', 'normal', 'hard:60']) {
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

/** Takes with two manners of play: the usual takes thing 0, the bold one thing 1. */
function withLevels(levels: GameLevels): AnyGame {
  const suggest = (...given: unknown[]): Suggestion<never> => ({
    move: { type: 'take', thing: (given[4] as { thing?: number })?.thing ?? 0 } as never,
  });
  const characters = { usual: { thing: 0 }, bold: { thing: 1 } };
  return { ...takesGame, advice: { ...takesGame.advice, characters, suggest, levels } };
}

function thought(game: AnyGame, name: string) {
  // Things of the same worth: there is never anything to decide before the budget is spent.
  const { t, s, f } = takesTable([1, 1.01]);
  const bot = makeBot(game, name)!;
  return bot.ponder!({ t, f, view: () => s, legal: () => [] }, newRng(1));
}

test('the lines of hard are a setting of the game, and a name asks for more, fewer or just so many', () => {
  const game = withLevels({ hard: { iterations: 20, ms: Infinity } });
  const lines = (name: string): number => {
    const thinking = thought(game, name);
    while (!thinking.step());
    return thinking.iterations!;
  };
  expect(lines('hard')).toBe(20);
  expect(lines('hard:x2')).toBe(40);
  expect(lines('hard:x0.5')).toBe(10);
  expect(lines('hard:x0.001')).toBe(1);
  expect(lines('hard:7')).toBe(7);
});

test('a manner of play that only a level has can be had by its name, but is not offered', () => {
  const game = withLevels({ characters: { sly: { thing: 1 } }, hard: { character: 'sly' } });
  const { t, s, f } = takesTable([1, 1]);
  const ask = { t, f, view: () => s, legal: () => [] };
  expect(makeBot(game, 'hard:1')!.choose(ask, newRng(1)).move).toMatchObject({ thing: 1 });
  expect(makeBot(game, 'heuristic:sly')!.choose(ask, newRng(1)).move).toMatchObject({ thing: 1 });
  expect(makeBot(game, 'heuristic:toString')).toBeNull();
  expect(botNames(game)).not.toContain('heuristic:sly');
});

test('at a larger table a level may think more, or less; a number of lines is that number', () => {
  const { t, f, view } = lotsTable();
  const lines = (name: string, rivals: number): number => {
    const levels = { hard: { iterations: 12, rivals, ms: Infinity } };
    const game = { ...lotsGame, advice: { ...lotsGame.advice, levels } };
    const thinking = makeBot(game, name)!.ponder!(
      { t, f, view: () => view, legal: () => [] },
      newRng(1),
    );
    while (!thinking.step());
    return thinking.iterations!;
  };
  // Three players: two rivals.
  expect([0, 1, -1].map((power) => lines('hard', power))).toEqual([12, 24, 6]);
  expect(lines('hard:9', 1)).toBe(9);
});

test('between two players a level may think otherwise; a number of lines is that number', () => {
  const levels = { hard: { iterations: 12, ms: Infinity, headsUp: { iterations: 6 } } };
  const lines = (name: string): number => {
    const thinking = thought(withLevels(levels), name);
    while (!thinking.step());
    return thinking.iterations!;
  };
  expect(['hard', 'hard:x2', 'hard:9'].map(lines)).toEqual([6, 12, 9]);
  const { t, f, view } = lotsTable();
  expect(t.players).toBe(3);
  const game = { ...lotsGame, advice: { ...lotsGame.advice, levels } };
  const ask = { t, f, view: () => view, legal: () => [] };
  const thinking = makeBot(game, 'hard')!.ponder!(ask, newRng(1));
  while (!thinking.step());
  expect(thinking.iterations).toBe(12);
});

test('twice the budget is twice the time; a number of lines has all the time', () => {
  const game = withLevels({ hard: { iterations: 1e6, ms: 80 } });
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
  const spent = (name: string): number => {
    time = 0;
    const thinking = thought(game, name);
    while (!thinking.step());
    return time;
  };
  try {
    expect(Math.abs(spent('hard') - 80)).toBeLessThan(20);
    expect(Math.abs(spent('hard:x2') - 160)).toBeLessThan(20);
    expect(Math.abs(spent('hard:x0.5') - 40)).toBeLessThan(20);
    // One look when it begins, none later.
    expect(spent('hard:300')).toBe(1);
  } finally {
    clock.mockRestore();
  }
});

test('characters are had by name; hard has its own where the game says so', () => {
  const { t, s, f } = takesTable([1, 1]);
  const plays = (game: AnyGame, name: string): unknown =>
    makeBot(game, name)!.choose({ t, f, view: () => s, legal: () => [] }, newRng(1)).move;
  // At questions not worth a thought the suggestion of its character stands.
  const bold = withLevels({ hard: { character: 'bold', questions: ['other'] } });
  expect(botNames(bold)).toEqual([
    'random',
    'beginner',
    'easy',
    'normal',
    'hard',
    'expert',
    'heuristic',
    'heuristic:bold',
  ]);
  const [usual, daring] = [0, 1].map((thing) => ({ type: 'take', thing }));
  expect(plays(bold, 'hard')).toEqual(daring);
  expect(plays(bold, 'hard:5')).toEqual(daring);
  expect(plays(withLevels({ hard: { questions: ['other'] } }), 'hard')).toEqual(usual);
  // The expert is a `hard` but for what the game says.
  expect(plays(bold, 'expert:5')).toEqual(daring);
  const levels = { hard: { character: 'bold', questions: ['other'] }, expert: { character: '' } };
  expect(plays(withLevels(levels), 'expert')).toEqual(usual);
  expect(plays(bold, 'normal')).toEqual(usual);
  expect(plays(withLevels({ manner: 'bold' }), 'normal')).toEqual(daring);
  expect(plays(withLevels({ manner: 'bold' }), 'heuristic')).toEqual(usual);
  expect(plays(bold, 'heuristic')).toEqual(usual);
  expect(plays(bold, 'heuristic:bold')).toEqual(daring);
  expect(makeBot(bold, 'heuristic:meek')).toBe(null);
});

test.for(['beginner', 'easy', 'normal'] as const)('%s slips as often as its game says', (level) => {
  const { t, s, f } = takesTable([1, 1]);
  const legal = () => [{ type: 'take', thing: 0 } as never];
  const slips = (often: number): number => {
    const bot = makeBot(withLevels({ slips: { [level]: { often, looks: 1 } } }), level)!;
    return Array.from({ length: 100 }, (_, seed) =>
      bot.choose({ t, f, view: () => s, legal }, newRng(seed)),
    ).filter(({ why }) => why?.code === 'slip').length;
  };
  expect([slips(0), slips(1)]).toEqual([0, 100]);
  expect(Math.abs(slips(0.5) - 50)).toBeLessThan(20);
});

test('a seat without a place in the ranking does not think long', () => {
  const { t, s, f } = takesTable([1, 2]);
  const bot = makeBot(takesGame, 'hard:100')!;
  const ask = { t: { ...t, players: 1 }, f: { ...f, seat: 1 }, view: () => s, legal: () => [] };
  const thinking = bot.ponder!(ask, newRng(1));
  expect(thinking.step()).toBe(true);
  expect(thinking.iterations).toBe(undefined);
  expect(thinking.best().move).toEqual({ type: 'take', thing: 0 });
});
