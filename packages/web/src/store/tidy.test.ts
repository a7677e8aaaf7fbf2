/** What lies beside the tables goes when they go. */
import { expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const shelf = (...ids: string[]) => {
    const left = new Set(ids);
    return {
      left,
      ids: async () => [...left],
      drop: async (id: string) => void left.delete(id),
      clear: async () => left.clear(),
    };
  };
  const shelves = {
    reviews: shelf('here', 'gone'),
    tries: shelf('gone'),
    summaries: shelf('here'),
    notes: shelf('here', 'lost'),
  };
  return { shelves, tables: [{ id: 'here' }] as object[] | null };
});
vi.mock('./beside.ts', () => ({ ...kept.shelves, BESIDE: Object.values(kept.shelves) }));
vi.mock('./saved.ts', () => ({
  listTables: async () => {
    if (!kept.tables) throw new Error('no database');
    return kept.tables;
  },
}));
vi.resetModules();
const { dropStrays, forgetReviews } = await import('./tidy.ts');

const left = (): string[][] => Object.values(kept.shelves).map((shelf) => [...shelf.left]);

test('of tables that are no more nothing stays; where that is not known everything does', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { tables } = kept;
  const before = left();
  kept.tables = null;
  await dropStrays();
  expect(left()).toEqual(before);
  expect(failed).toHaveBeenCalledOnce();
  kept.tables = tables;
  await dropStrays();
  expect(left()).toEqual([['here'], [], ['here'], ['here']]);
  failed.mockRestore();
});

test('reviews can be forgotten; what people wrote stays', async () => {
  await forgetReviews();
  expect(left()).toEqual([[], [], [], ['here']]);
});
