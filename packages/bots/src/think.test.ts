/** The worker's side, asked without a worker: messages in, messages out. */
import type { AnyGame } from '@boardroom/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { lotsGame, lotsSetting, lotsTable } from './testing/lots-table.ts';
import { thinkFor } from './think.ts';
import type { MoreWork } from './think.ts';
import type { FromWorker, Question, ToWorker } from './worker-protocol.ts';

const { f, view } = lotsTable();
const question: Question = { match: 'm', bot: 'normal', seat: f.seat, view, seed: 1, frame: f };

/** A worker that knows lots as it is given, its table open as number 1. */
function worker(game: AnyGame, more?: MoreWork) {
  const heard: FromWorker[] = [];
  const later: (() => void)[] = [];
  const hear = thinkFor(
    (id) => (id === 'lots' ? { game: async () => game } : undefined),
    (message) => heard.push(message),
    (go) => later.push(go),
    more,
  );
  hear({ type: 'table', table: 1, notice: { game: 'lots', ...lotsSetting } });
  let id = 0;
  return {
    heard,
    later,
    hear: (message: ToWorker) => hear(message),
    /** Asks, waits until the worker has had its turn, and returns what it said to that. */
    async ask(more: Partial<Question> = {}): Promise<FromWorker | undefined> {
      const mine = ++id;
      hear({ type: 'ask', id: mine, table: 1, question: { ...question, ...more } });
      await turn();
      return heard.find((message) => 'id' in message && message.id === mine);
    },
  };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A machine so slow that every slice is over after one line, however fast the real one is. */
function slowMachine(): void {
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (ms += 1000));
}
afterEach(() => void vi.restoreAllMocks());

/** Lots, and how many bots have been made for it. */
function counted(): { game: AnyGame; made(): number } {
  let made = 0;
  const { characters, ...advice } = lotsGame.advice;
  const game = {
    ...lotsGame,
    advice: {
      ...advice,
      get characters() {
        made++;
        return characters;
      },
    },
  };
  return { game, made: () => made };
}

test('a seat of a match keeps its bot until the match is forgotten', async () => {
  const { game, made } = counted();
  const { ask, hear } = worker(game);
  await ask();
  await ask();
  expect(made()).toBe(1);
  await ask({ seat: 2 });
  await ask({ match: 'other' });
  await ask({ bot: 'random' });
  expect(made()).toBe(4);
  hear({ type: 'forget', match: 'm' });
  await ask({ match: 'other' });
  expect(made()).toBe(4);
  await ask();
  await ask({ seat: 2 });
  expect(made()).toBe(6);
});

test('the bots nobody asked for longest are forgotten', async () => {
  const { game, made } = counted();
  const { ask } = worker(game);
  for (let i = 0; i < 64; i++) await ask({ match: `${i}` });
  await ask({ match: '0' });
  expect(made()).toBe(64);
  await ask({ match: 'one more' });
  expect(made()).toBe(65);
  await ask({ match: '0' });
  expect(made()).toBe(65);
  await ask({ match: '1' });
  expect(made()).toBe(66);
});

test('where a game has no bot of the name another may stand in', async () => {
  const lost = await worker(lotsGame).ask({ bot: 'genius' });
  expect(lost).toEqual({ type: 'failed', id: 1, reason: 'lots has no bot named genius' });
  const found = await worker(lotsGame, { otherwise: 'normal' }).ask({ bot: 'genius' });
  expect(found).toMatchObject({ type: 'choice', choice: { why: { code: 'worth' } } });
});

test('a question withdrawn before its turn is not thought about', async () => {
  const { game, made } = counted();
  const { hear, heard } = worker(game);
  hear({ type: 'ask', id: 1, table: 1, question });
  hear({ type: 'cancel', id: 1 });
  await turn();
  expect(heard).toEqual([{ type: 'cancelled', id: 1 }]);
  expect(made()).toBe(0);
});

test('a thought withdrawn between two slices ends with the next', async () => {
  slowMachine();
  const { hear, heard, later, ask } = worker(lotsGame);
  await ask({ bot: 'hard:9999999' });
  expect(later.length).toBe(1);
  hear({ type: 'cancel', id: 1 });
  later.shift()!();
  expect(later.length).toBe(0);
  expect(heard).toEqual([{ type: 'cancelled', id: 1 }]);
});

test('withdrawing what has been answered changes nothing for what is asked later', async () => {
  const { hear, heard, ask } = worker(lotsGame);
  await ask();
  hear({ type: 'cancel', id: 1 });
  hear({ type: 'cancel', id: 2 });
  await ask();
  expect(heard.map(({ type }) => type)).toEqual(['choice', 'choice']);
});

test('a bot that errs fails the question and no other', async () => {
  let calm = false;
  const advice: AnyGame['advice'] = {
    ...lotsGame.advice,
    suggest(...given) {
      if (calm) return lotsGame.advice.suggest(...given);
      throw 'a word';
    },
  };
  const { ask } = worker({ ...lotsGame, advice });
  expect(await ask()).toEqual({ type: 'failed', id: 1, reason: 'a word' });
  calm = true;
  expect((await ask())?.type).toBe('choice');
});

test('asides are asked of bots that make some; others make none', async () => {
  const aside = { move: { type: 'give', to: 1, coins: 2 } };
  const talking = { ...lotsGame, advice: { ...lotsGame.advice, aside: () => aside } } as never;
  const { frame: _none, ...open } = question;
  for (const [game, choice] of [
    [talking, aside],
    [lotsGame, null],
  ] as const) {
    const { hear, heard } = worker(game);
    hear({ type: 'ask', id: 1, table: 1, question: open });
    await turn();
    expect(heard).toEqual([{ type: 'choice', id: 1, choice }]);
  }
});

test('an aside of a bot that thinks ahead is thought about in slices, and can be withdrawn', async () => {
  const talking = {
    ...lotsGame,
    advice: {
      ...lotsGame.advice,
      levels: { hard: { asides: 0.5 } },
      aside: () => ({ move: { type: 'give', to: 1, coins: 2 } }),
    },
  } as never;
  const { frame: _none, ...open } = question;
  slowMachine();
  const { hear, heard, later } = worker(talking);
  hear({ type: 'ask', id: 1, table: 1, question: { ...open, bot: 'hard:9999999' } });
  await turn();
  expect([heard, later.length]).toEqual([[], 1]);
  hear({ type: 'cancel', id: 1 });
  later.shift()!();
  expect(heard).toEqual([{ type: 'cancelled', id: 1 }]);
});

test('a table that cannot be set up is told to whoever asks at it', async () => {
  const { hear, heard } = worker(lotsGame);
  const notice = { game: 'lots', ...lotsSetting };
  hear({ type: 'table', table: 2, notice: { ...notice, game: 'chess' } });
  hear({ type: 'table', table: 3, notice: { ...notice, version: 99 } });
  hear({ type: 'table', table: 4, notice: { ...notice, players: 9 } });
  for (const table of [2, 3, 4, 5]) hear({ type: 'ask', id: table, table, question });
  await turn();
  const reasons = heard.map((message) => (message.type === 'failed' ? message.reason : ''));
  expect(reasons.toSorted()).toEqual([
    'lots has no version 99',
    'no such table',
    'there is no game named chess',
    'wrong-players {"min":2,"max":4}',
  ]);
});
