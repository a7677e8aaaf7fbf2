import '../testing/window.ts';
import { recordOf } from '@boardroom/kernel';
import { expect, test, vi } from 'vitest';
import { lotsMatch } from '../testing/lots-table.ts';

vi.mock('@boardroom/ui-kit', () => import('../../../ui-kit/src/players.ts'));
vi.mock('../games.ts', () => ({
  listed: (id: string) => (id === 'lots' ? { entry: { title: 'Lots' } } : undefined),
}));
const shelf = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../store/saved.ts', () => ({
  newId: () => 'new-id',
  saveTable: async (table: unknown) => void shelf.kept.push(table),
}));
const worker = vi.hoisted(() => ({ asked: [] as unknown[], says: null as unknown }));
vi.mock('./bot-desk.ts', () => ({
  askOnce: async (...asked: unknown[]) => (worker.asked.push(asked), worker.says),
}));

// Loaded here, with the worker and the shelf above, whatever was loaded before.
vi.resetModules();
const { readRecord } = await import('./read-record.ts');

test('a file is played away from the page, then kept under the name of its game', async () => {
  worker.says = recordOf(lotsMatch(2));
  expect(await readRecord('text')).toEqual({ id: 'new-id' });
  expect(worker.asked).toEqual([['read', { text: 'text' }]]);
  expect(shelf.kept).toMatchObject([{ id: 'new-id', title: 'Lots' }]);
});

test('a file that is none is a problem in words, and nothing is kept', async () => {
  shelf.kept = [];
  worker.says = { code: 'not-json' };
  const { problem } = (await readRecord('text')) as { problem: string };
  expect(problem).toContain('not-json');
  expect(shelf.kept).toEqual([]);
});
