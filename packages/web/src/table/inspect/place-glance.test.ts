import { expect, test } from 'vitest';
import { placeGlance } from './place-glance.ts';

const room = { x: 0, y: 50, width: 1000, height: 500 };
const size = { width: 200, height: 100 };
const thing = { x: 400, y: 250, width: 100, height: 60 };

test('beside the thing, to the right where there is room', () => {
  expect(placeGlance(size, thing, room, [])).toEqual({ x: 510, y: 230 });
  expect(placeGlance(size, { ...thing, x: 880 }, room, [])).toEqual({ x: 670, y: 230 });
});

test('never over what is lit, if another side is free', () => {
  const lit = [{ x: 520, y: 240, width: 80, height: 40 }];
  expect(placeGlance(size, thing, room, lit)).toEqual({ x: 190, y: 230 });
});

test('none where it would lie on the thing itself', () => {
  expect(placeGlance(size, { x: 10, y: 60, width: 980, height: 480 }, room, [])).toBeNull();
});
