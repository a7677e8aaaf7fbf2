import { setTable } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import lots from '../../../../games/_template/content/classic.json' with { type: 'json' };
import { game as lotsGame } from '../../../../games/_template/src/index.ts';
import { playDeal, wayOf } from './deal.ts';
import type { TuneOrder } from './deal.ts';
import { bent, spotsOf } from './numbers.ts';
import { slopesOf } from './step.ts';

test('all numbers of a character are found but 0 and those without end, and bent in a copy', () => {
  const character = { a: 2, b: [1, 0, 4], c: { d: -3, e: Infinity }, name: 'x', flag: true };
  const spots = spotsOf(character);
  expect(spots.map(({ place }) => place.join('.'))).toEqual(['a', 'b.0', 'b.2', 'c.d']);
  const other = bent(character, spots, [0, Math.log(2), 0, Math.log(2)]);
  expect(other).toEqual({ ...character, b: [2, 0, 4], c: { d: -6, e: Infinity } });
  expect(character.b).toEqual([1, 0, 4]);
});

const game = lotsGame as unknown as AnyGame;
const t = setTable(game, { players: 2, edition: { id: 'classic', content: lots } }) as Table;
const character = Object.values(game.advice.characters)[0]!;
const order: TuneOrder = {
  game: 'lots',
  seed: 'test',
  players: [2],
  character,
  spots: spotsOf(character),
  moved: spotsOf(character).map(() => 0),
  reach: 0.3,
};

test('a deal is the same whenever it is played, and the same both ways where nothing is bent', () => {
  const deals = (o: TuneOrder): number[] =>
    Array.from({ length: 20 }, (_, n) => playDeal(game, [t], o, n));
  expect(deals(order)).toEqual(deals(order));
  expect(deals({ ...order, reach: 0 })).toEqual(Array.from({ length: 20 }, () => 0));
});

test('a number is moved the way that won; what scatter explains moves nothing', () => {
  const spots = ['wins', 'idle'].map((name) => ({ place: [name], value: 1 }));
  const two = { ...order, spots, moved: [0, 0] };
  const won = Array.from({ length: 400 }, (_, n) => Math.sign(wayOf(two, n)[0]!));
  const slopes = slopesOf(two, won);
  expect(slopes[0]).toBeGreaterThan(0.2);
  expect(Math.abs(slopes[1]!)).toBeLessThan(0.08);
  expect(
    slopesOf(
      two,
      won.map((each) => -each),
    )[0],
  ).toBeLessThan(-0.2);
  expect([...slopesOf(two, [0, 0, 0])]).toEqual([0, 0]);
});
