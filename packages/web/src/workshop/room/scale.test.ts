import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test.for([
  [
    [12, 40, 126],
    [0, 50, 100, 150],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 4],
    [0, 2, 4],
  ],
  [
    [-30, 80],
    [-50, 0, 50, 100],
  ],
  [
    [400, 7600],
    [0, 5000, 10_000],
  ],
] as const)('%j is drawn on %j', ([values, marks]) => {
  const scale = scaleOf(values);
  expect(scale.marks).toEqual(marks);
  for (const value of values) {
    expect(value).toBeGreaterThanOrEqual(scale.least);
    expect(value).toBeLessThanOrEqual(scale.most);
  }
});
