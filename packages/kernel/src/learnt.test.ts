import { expect, test } from 'vitest';
import { chancesOf, networkInput, scorerOf, timeAt } from './learnt.ts';
import type { LearntWeights } from './learnt.ts';

type Model = Omit<LearntWeights, 'provenance'>;

const model: Model = {
  times: [0, 0.5, 1],
  worth: { points: [1, 3, 3], coins: [2, 0, 0] },
  sharpness: { 2: [1, 1, 2], 4: [10, 10, 10] },
};

function scores(of: Model, rows: number[], players: number, gone: number): number[] {
  const out = new Float64Array(players);
  scorerOf(['points', 'coins'], of)(Float64Array.from(rows), players, gone, out);
  return [...out];
}

test('a time lies between two of the times', () => {
  expect(timeAt([0, 0.5, 1], 0)).toEqual({ at: 0, part: 0 });
  expect(timeAt([0, 0.5, 1], 0.25)).toEqual({ at: 0, part: 0.5 });
  expect(timeAt([0, 0.5, 1], 0.5)).toEqual({ at: 1, part: 0 });
  expect(timeAt([0, 0.5, 1], 1)).toEqual({ at: 1, part: 1 });
});

test('worths and sharpness change evenly with time', () => {
  expect(scores(model, [1, 0, 0, 1], 2, 0)).toEqual([1, 2]);
  expect(scores(model, [1, 0, 0, 1], 2, 0.25)).toEqual([2, 1]);
  expect(scores(model, [1, 0, 0, 1], 2, 0.75)).toEqual([4.5, 0]);
});

test('for a number of players that was not met the nearest counts', () => {
  expect(scores(model, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 5, 0)).toEqual([10, 0, 0, 0, 0]);
});

test('a count without weights is refused', () => {
  expect(() => scorerOf(['points', 'shares'], model)).toThrow('shares');
});

test('chances add up to 1, also far apart, and who is out has none', () => {
  const chances = Float64Array.of(1000, 1000, -1000);
  chancesOf(chances, 3);
  expect([...chances]).toEqual([0.5, 0.5, 0]);
  const few = Float64Array.of(5, 1, 1);
  chancesOf(few, 3, (seat) => seat === 0);
  expect([...few]).toEqual([0, 0.5, 0.5]);
});

test('a network sees own counts and the others’, in deviations, the time and the players', () => {
  const rows = Float64Array.of(4, 1, 2, 3, 0, 5);
  const all = Float64Array.of(6, 9);
  const input = new Float64Array(7);
  networkInput(input, rows, all, 1, 3, 0.5, [2, 1], [2, 1]);
  expect([...input]).toEqual([0, 2, 0, 2, 0, -0.5, 1]);
});

test('who plays alone has no others, and that is a number too', () => {
  const input = new Float64Array(5);
  networkInput(input, Float64Array.of(4), Float64Array.of(4), 0, 1, 0, [2], [2]);
  expect([...input]).toEqual([1, -1, -1, -1.5, 1]);
});

test('what the network finds is added to the scores', () => {
  const zero = [0, 0, 0, 0, 0, 0, 0];
  const network = {
    means: [0, 0],
    deviations: [1, 1],
    // One unit that looks at own coins, and one that never stirs.
    hidden: [
      [0, 1, 0, 0, 0, 0, 0],
      [...zero.slice(1), -1],
    ],
    output: [5, 100],
  };
  expect(scores({ ...model, network }, [1, 0, 0, 1], 2, 0)).toEqual([1, 7]);
});
