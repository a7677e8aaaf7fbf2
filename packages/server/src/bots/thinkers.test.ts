/** Bots think in threads: with notes of their table, within their time, and again after an accident. */
import { start, viewFor } from '@boardroom/kernel';
import { afterEach, expect, test } from 'vitest';
import { lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { scene } from '../testing/scene.ts';
import { makeThinkers } from './thinkers.ts';
import type { Question, Thinkers } from './thinkers.ts';

const catalogue = new URL('../testing/sample-catalogue.ts', import.meta.url).href;
let thinkers: Thinkers;
afterEach(() => thinkers.close());

function question(more: Partial<Question> = {}): Question {
  const { game, t } = scene().live;
  const s = start(game, t, 'seed');
  return {
    match: 'T',
    game: 'lots',
    version: 1,
    players: 2,
    options: {},
    edition: { id: 'classic', hash: 'hash' },
    content: lotsEdition,
    seed: 7,
    bots: [0, 1].map((seat) => ({
      seat,
      bot: 'normal',
      view: viewFor(game, t, s, seat),
      aside: false,
    })),
    asked: 1,
    ...more,
  };
}

test('the bot that is asked answers, with its reason', async () => {
  thinkers = makeThinkers({ catalogue, threads: 1 });
  const thought = await thinkers.think(question());
  expect(thought).toMatchObject({ seat: 1, move: { type: 'bid' } });
  expect(thought?.lines).toBeUndefined();
  expect(await thinkers.think(question({ asked: 0 }))).toMatchObject({ seat: 0 });
});

test('nobody asked: nothing to do', async () => {
  thinkers = makeThinkers({ catalogue, threads: 1 });
  expect(await thinkers.think(question({ asked: -1 }))).toBeNull();
  expect(await thinkers.think(question({ bots: [] }))).toBeNull();
});

test('one that searches says how much it looked at, and thinks alike wherever it is asked', async () => {
  thinkers = makeThinkers({ catalogue, threads: 2 });
  const hard = (match: string): Question => {
    const plain = question({ match });
    return { ...plain, bots: plain.bots.map((each) => ({ ...each, bot: 'hard:20' })) };
  };
  const [first, second] = await Promise.all([thinkers.think(hard('A')), thinkers.think(hard('B'))]);
  expect(first?.lines).toBeGreaterThan(0);
  expect(second?.move).toEqual(first?.move);
});

test('one that takes too long is given up; the next question gets an answer', async () => {
  thinkers = makeThinkers({ catalogue, threads: 1, limit: 1 });
  const slow = question();
  const bots = slow.bots.map((each) => ({ ...each, bot: 'hard:x4' }));
  await expect(thinkers.think({ ...slow, bots })).rejects.toThrow('took too long');
  await thinkers.close();
  thinkers = makeThinkers({ catalogue, threads: 1 });
  expect(await thinkers.think(question())).toMatchObject({ seat: 1 });
});

test('an accident in a thread ends that thread, not the bots', async () => {
  thinkers = makeThinkers({ catalogue, threads: 1 });
  await expect(thinkers.think(question({ game: 'no-such-game', match: 'X' }))).rejects.toThrow();
  expect(await thinkers.think(question())).toMatchObject({ seat: 1 });
});

test('after the end nobody thinks any more', async () => {
  thinkers = makeThinkers({ catalogue, threads: 1 });
  await thinkers.think(question());
  await thinkers.close();
  await expect(thinkers.think(question())).rejects.toThrow('closed');
});
