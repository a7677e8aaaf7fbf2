/** What if: another table with the same past. */
import '../testing/window.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedTable } from '../store/saved.ts';

const shelf = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../store/saved.ts', () => ({
  newId: () => 'new-id',
  saveTable: async (table: unknown) => void shelf.kept.push(table),
}));
vi.resetModules();
const { branchFrom } = await import('./what-if.ts');
const { settings } = await import('../store/settings.svelte.ts');

const [one, two, three] = [1, 2, 3].map((coins) => [0, { type: 'bid', coins }] as const);
const saved = {
  id: 'old',
  title: 'Friday',
  seats: [
    { kind: 'human', name: 'Mira', colour: 1 },
    { kind: 'human', name: '', colour: 4 },
    { kind: 'bot', name: 'Aiko', colour: 2, bot: 'hard' },
  ],
  record: { game: 'lots', moves: [one, two, three], result: { scores: [1] } },
  over: true,
} as unknown as SavedTable;
const kept = (): SavedTable => shelf.kept[0] as SavedTable;

beforeEach(() => void (shelf.kept = []));

test('the moves before it are kept, its end is not, and bots have the other seats', async () => {
  expect(await branchFrom(saved, 2, 0)).toBe('new-id');
  expect(kept()).toMatchObject({ id: 'new-id', title: 'Friday', over: false, past: 2 });
  expect(kept().record).toEqual({ game: 'lots', moves: [one, two] });
  expect(kept().seats).toEqual([
    { kind: 'human', name: 'Mira', colour: 1 },
    { kind: 'bot', name: '', colour: 4, bot: 'normal' },
    { kind: 'bot', name: 'Aiko', colour: 2, bot: 'hard' },
  ]);
  expect(kept()).not.toHaveProperty('whatIf');
});

test('whoever takes a seat without a name brings their own', async () => {
  settings.name = 'Priya';
  await branchFrom(saved, 0, 1);
  expect(kept().seats[1]).toEqual({ kind: 'human', name: 'Priya', colour: 4 });
  expect(kept().record.moves).toEqual([]);
});

test('another move is made at once, and the branch knows whose it is', async () => {
  const other = { type: 'bid', coins: 9 } as never;
  await branchFrom(saved, 1, 2, { branch: 'b', other });
  expect(kept().record.moves).toEqual([one, [2, other]]);
  expect(kept()).toMatchObject({ past: 1, whatIf: { of: 'old', branch: 'b' } });
  shelf.kept = [];
  // No aside in place of the one that was made.
  await branchFrom(saved, 1, 2, { branch: 'b', other: null });
  expect(kept().record.moves).toEqual([one]);
  expect(kept()).toHaveProperty('whatIf');
});
