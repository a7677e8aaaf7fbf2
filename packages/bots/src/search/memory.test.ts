import { viewFor } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { lotsGame, lotsTable } from '../testing/lots-table.ts';
import { newMemory, recall } from './memory.ts';

const { t, s, f } = lotsTable();
const view = viewFor(lotsGame, t, s, f.seat);

test('a place that was noted is found by the view of it, once, with what was known then', () => {
  const memory = newMemory();
  const { tree } = memory;
  const known = new Int32Array([4, 5, 6]);
  memory.note(lotsGame, t, s, f.seat, known);
  known.fill(0);
  expect([...recall(memory, view, 3, 3)]).toEqual([4, 5, 6]);
  expect(memory.tree).toBe(tree);
  expect([...recall(memory, view, 3, 3)]).toEqual([0, 0, 0]);
  expect(memory.tree).not.toBe(tree);
});

test('a position the tree does not hold starts a new one, with a scale for each player', () => {
  const memory = newMemory();
  memory.tree.set(1, { visits: 1, edges: [] });
  expect(recall(memory, view, 4, 3).length).toBe(4);
  expect(memory.tree.size).toBe(0);
  expect(memory.scales.map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(memory.scales[0]).not.toBe(memory.scales[1]);
});
