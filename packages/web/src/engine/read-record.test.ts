import '../testing/window.ts';
import { recordOf } from '@boardroom/kernel';
import { fileOf } from '@boardroom/kernel/one-file';
import type { OneFile } from '@boardroom/kernel/one-file';
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
const beside = vi.hoisted(() => ({ notes: [] as unknown[], reviews: [] as unknown[] }));
vi.mock('../notes/kept.ts', () => ({
  keepNotes: async (...kept: unknown[]) => void beside.notes.push(kept),
}));
vi.mock('../review/kept.ts', () => ({
  keepReview: async (...kept: unknown[]) => void beside.reviews.push(kept),
}));
vi.mock('@boardroom/insight', () => ({
  unpackFindings: (review: unknown, { game }: { game: string }) =>
    review === 'spoilt' ? null : { found: review, game },
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

const SHELL =
  '<!doctype html><title>x</title><script type="application/json" id="boardroom-match"></script>';
const note = { id: 'n', move: 0, text: 'Why?', to: 'class', at: 5, by: 'Mira' } as const;
const file = {
  name: 'lots.html',
  title: 'Lots',
  language: 'en',
  seats: [
    { name: 'Mira', kind: 'human', colour: 3 },
    { name: 'Aiko', kind: 'bot', colour: 4 },
  ],
  record: 'the record',
  seal: { value: 'x', seen: true },
  course: 'c',
  notes: [note, { ...note, id: 'late', move: 99 }],
} as const satisfies Omit<OneFile, 'played'>;

test('a match in one file: who sat there and when; notes on moves that it has', async () => {
  shelf.kept = [];
  worker.asked = [];
  worker.says = recordOf(lotsMatch(2));
  await readRecord(fileOf(SHELL, { ...file, played: 7 }));
  expect(worker.asked).toEqual([['read', { text: 'the record' }]]);
  expect(shelf.kept).toMatchObject([{ seats: file.seats, created: 7 }]);
  expect(beside.notes).toEqual([['new-id', [note]]]);
});

test('a review that comes with the match is kept, one that is none or spoilt is not', async () => {
  const record = recordOf(lotsMatch(2));
  worker.says = record;
  beside.notes = [];
  const reviewed = async (more: object): Promise<unknown[]> => {
    beside.reviews = [];
    await readRecord(fileOf(SHELL, { ...file, notes: [], ...more } as OneFile));
    return beside.reviews;
  };
  expect(await reviewed({})).toEqual([]);
  expect(await reviewed({ review: 'spoilt' })).toEqual([]);
  const findings = { found: 'all', game: 'lots', concepts: [[], []] };
  expect(await reviewed({ review: 'all' })).toEqual([
    ['new-id', record, { findings, counted: null }],
  ]);
  expect(beside.notes).toEqual([]);
});

test('a page that holds no match is a problem in words, and nothing of it is read', async () => {
  worker.asked = [];
  const { problem } = (await readRecord(SHELL)) as { problem: string };
  expect(problem).toBeTruthy();
  expect(worker.asked).toEqual([]);
});
