import { expect, test } from 'vitest';
import { placeDock } from './place-dock.ts';

const stage = { x: 256, y: 56, width: 800, height: 560 };
const side = { x: 1056, y: 56, width: 300, height: 560 };
const bar = { x: 256, y: 616, width: 1100, height: 66 };
const desk = { width: 1366, height: 700, side, stage, bar };

test('over the log, if the log is there', () => {
  expect(placeDock(desk, null)).toEqual({
    form: 'side',
    left: 1064,
    top: 64,
    width: 284,
    height: 544,
  });
});

test('without a log in the half of the board that the thing is not in', () => {
  const small = { ...desk, width: 1024, side: null };
  expect(placeDock(small, { x: 900, y: 100, width: 40, height: 40 })).toMatchObject({
    form: 'half',
    left: 264,
  });
  expect(placeDock(small, { x: 300, y: 100, width: 40, height: 40 })).toMatchObject({ left: 718 });
});

test('a standing phone: a sheet on the decision that leaves some of the board', () => {
  const phone = {
    width: 390,
    height: 844,
    side: null,
    stage: { x: 0, y: 92, width: 390, height: 562 },
    bar: { x: 0, y: 654, width: 390, height: 134 },
  };
  expect(placeDock(phone, null)).toEqual({
    form: 'sheet',
    left: 0,
    top: 242,
    width: 390,
    height: 412,
  });
});

test('a lying phone: a column at the right edge of the board', () => {
  const lying = {
    width: 844,
    height: 390,
    side: null,
    stage: { x: 0, y: 36, width: 549, height: 354 },
    bar: { x: 549, y: 0, width: 249, height: 390 },
  };
  expect(placeDock(lying, null)).toMatchObject({ form: 'column', left: 231, width: 318 });
});
