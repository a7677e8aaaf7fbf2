import { expect, test } from 'vitest';
import { foresightOf, USUAL } from './foresight.ts';
import { addPair, newTally } from './tally.ts';
import { nextTask } from './work.ts';
import type { Reach, Work } from './work.ts';

const usual = foresightOf([], USUAL);
const beliefs = { decisions: usual, luck: usual, hidden: usual };
const level = (value: number) => ({ shares: [value, 1 - value], score: 0, isOver: false });

/** A decision whose short lines have told all they can: a tenth of a win, from this level. */
function looked(link: number, { left = 1, from = 0.5 } = {}): Work {
  const lines = { whole: newTally(2, 'whole'), short: newTally(2, 'short') };
  for (let i = 0; i < 1000; i++) addPair(lines.short, level(from), level(from + 0.1), 0);
  lines.short.spent = 1000;
  const none = (): void => undefined;
  return { lines, link, left, sort: 'decisions', weight: 0.2, whole: none, short: none };
}
const reach = (...links: number[]): Reach => ({
  slopes: { decisions: 0, luck: 0 },
  rows: [{ counts: 1, moves: links.map(Math.sqrt), knows: links.map(() => 0) }],
});

test('of two alike the one is played on that the rows hang on', () => {
  const both = [looked(0), looked(1)];
  expect(nextTask(both, beliefs, reach(0, 0.5))).toMatchObject({
    work: { link: 1 },
    kind: 'whole',
  });
  expect(nextTask(both, beliefs, reach(0.5, 0))).toMatchObject({
    work: { link: 0 },
    kind: 'whole',
  });
});

test('whole lines from a late move cost less', () => {
  const both = [looked(0), looked(1, { left: 0.1 })];
  expect(nextTask(both, beliefs, reach(0.5, 0.5))).toMatchObject({ work: { link: 1 } });
});

test('whole lines scatter less where little is open', () => {
  const both = [looked(0), looked(1, { from: 0.02 })];
  expect(nextTask(both, beliefs, reach(0.5, 0.5))).toMatchObject({ work: { link: 1 } });
});
