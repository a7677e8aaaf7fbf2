import { wholeNow } from '@boardroom/client';
import { expect, test } from 'vitest';
import { changesOf, isSame } from './changes.ts';

const now = { asked: [], undo: 0, over: false };
const through = (value: object): never => JSON.parse(JSON.stringify(value)) as never;

/** What a reader who had the one view makes of the changes to the other. */
function reader(before: object, after: object): unknown {
  const had = { ...now, view: through(before) };
  return wholeNow(had, through({ ...now, ...changesOf(before, after) })).view;
}

test('only fields that differ are sent, at any depth', () => {
  const before = { round: 1, hands: [[1, 2], [3]], bank: { coins: 4 }, lots: [7, 8] };
  const after = { round: 2, hands: [[1, 2], [4]], bank: { coins: 4 }, lots: [7, 8] };
  expect(changesOf(before, after)).toEqual({ changes: { round: 2, hands: [[1, 2], [4]] } });
  expect(reader(before, after)).toEqual(after);
});

test('fields that come and go, and values that only look alike', () => {
  const views: object[] = [
    { a: null, list: [] },
    { a: 0, list: {} },
    { list: { x: 1 } },
    { list: { y: 1 }, b: undefined },
    { list: [[]], b: [null] },
    { list: [{}], b: [0] },
    { a: false, list: [{ x: undefined }] },
    {},
  ];
  for (const before of views)
    for (const after of views) expect(reader(before, after)).toEqual(through(after));
});

test('a list may hold things of several kinds', () => {
  expect(isSame([{ a: 1 }, 2], [{ a: 1 }, 2])).toBe(true);
  expect(isSame([{ a: 1 }, 2], [{ a: 2 }, 2])).toBe(false);
  expect(isSame(['a', 'b'], ['a', 'c'])).toBe(false);
  expect(isSame([1, 2, 3], [1, 2, 4])).toBe(false);
});
