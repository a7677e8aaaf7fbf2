import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test('an arrow leads to the nearest place that way, rather straight than near', () => {
  const places = [at(0, 0), at(50, 40), at(100, 0), at(0, 60)];
  expect(nearest(places[0]!, places, 'ArrowRight')).toBe(2);
  expect(nearest(places[0]!, places, 'ArrowDown')).toBe(3);
  expect(nearest(places[2]!, places, 'ArrowLeft')).toBe(0);
});

test('and nowhere if there is none', () => {
  expect(nearest(at(0, 0), [at(0, 0), at(-40, 0)], 'ArrowRight')).toBe(-1);
});
