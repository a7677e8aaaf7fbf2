import type { Item } from '@boardroom/client';
import { expect, test } from 'vitest';
import { makeHistory } from './history.ts';

const move = (n: number, seat: number, ...types: string[]): Item =>
  ({ n, at: 0, type: 'moved', seat, events: types.map((type) => ({ type })) }) as Item;

test('after a lost line only what is new is added; from the beginning everything is told anew', () => {
  const history = makeHistory();
  history.hear([move(1, 0, 'a'), move(2, 1, 'b', 'c')]);
  history.hear([]);
  history.hear([move(3, 0, 'd')]);
  expect(history.told().map(({ event, move: at }) => `${event.type}${at}`)).toEqual([
    'a1',
    'b2',
    'c2',
    'd3',
  ]);
  history.hear([move(1, 1, 'x')]);
  expect([history.moves, history.told().length]).toEqual([1, 1]);
});

test('a move nobody is told anything of still counts', () => {
  const history = makeHistory();
  history.hear([{ n: 1, at: 0, type: 'moved', seat: 2 } as Item]);
  expect(history.moves).toBe(1);
});

test('taken back are the last moves, though the item is the answer of somebody else', () => {
  const history = makeHistory();
  history.hear([move(1, 1, 'a'), move(2, 0, 'b'), move(3, 0, 'c')]);
  history.hear([{ n: 4, at: 0, type: 'takeback-answered', seat: 1, undone: 1 } as Item]);
  expect(history.told().map(({ event }) => event.type)).toEqual(['a', 'b']);
});

test('words are found by the number of their message', () => {
  const history = makeHistory();
  history.hear([
    { n: 1, at: 0, type: 'moved', words: { 7: 'hello' }, events: [] } as unknown as Item,
  ]);
  expect([history.said(7), history.said(8), history.moves]).toEqual(['hello', undefined, 1]);
});

test('reasons go with the moves of the record: the first deal is no move, what was taken back is gone', () => {
  const history = makeHistory();
  const why = { code: 'cheapest' };
  const deal = { n: 1, at: 0, type: 'ready', seat: 2, events: [{ type: 'dealt' }] } as Item;
  history.hear([deal, move(2, 0, 'a'), { ...move(3, 1, 'b'), why }, { ...move(4, 1, 'c'), why }]);
  history.hear([{ n: 5, at: 0, type: 'takeback-answered', seat: 0, undone: 1 } as Item]);
  expect(history.whys(3)).toEqual([]);
  expect(history.whys(2)).toEqual([{ after: 2, seat: 1, why, open: false }]);
});

test('a bot’s reason is found by its move, also when it is told only at the end', () => {
  const history = makeHistory();
  const why = { code: 'cheapest', facts: { price: 3 } };
  history.hear([move(1, 0, 'a'), { ...move(2, 1, 'b'), why }, move(3, 2, 'c')]);
  const whys = () => [0, 1, 2].map((seat) => history.why(seat + 1, seat));
  expect(whys()).toEqual([undefined, why, undefined]);
  expect(history.why(2, 0)).toBeUndefined();
  history.hear([move(1, 0, 'a'), { ...move(2, 1, 'b'), why }, { ...move(3, 2, 'c'), why }]);
  expect(whys()).toEqual([undefined, why, why]);
});

test('the first deal is told with the last "ready", as if it were a move of nobody', () => {
  const history = makeHistory();
  const ready = { n: 1, at: 0, type: 'ready', seat: 1 };
  history.hear([ready as Item, { ...ready, n: 2, events: [{ type: 'dealt' }] } as unknown as Item]);
  expect(history.moves).toBe(1);
  expect(history.told()).toEqual([{ event: { type: 'dealt' }, move: 1 }]);
});
