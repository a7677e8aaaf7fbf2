import { expect, test } from 'vitest';
import { afield } from './afield.ts';

const at = (id: string, x: number, y: number) => ({ id, x0: x, y0: y, x1: x + 0.1, y1: y + 0.1 });
const sight = { x0: 0.2, y0: 0.2, x1: 0.6, y1: 0.6 };

test('what is in sight needs no way there, also when an edge cuts it', () => {
  expect(afield([at('a', 0.3, 0.3), at('cut', 0.54, 0.4)], sight)).toEqual([]);
});

test('what is not is named at the edge it lies furthest beyond, nearest first', () => {
  const parts = [
    at('far', 0.4, 0.9),
    at('near', 0.4, 0.7),
    at('east', 0.9, 0.7),
    at('in', 0.3, 0.3),
  ];
  expect(afield(parts, sight)).toEqual([
    { edge: 'right', ids: ['east'] },
    { edge: 'down', ids: ['near', 'far'] },
  ]);
});
