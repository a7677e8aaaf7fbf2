import { expect, test, vi } from 'vitest';
import { openShelf } from './shelf.ts';

test('without a database a shelf lives as long as the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => ({
      addEventListener(type: string, hear: () => void) {
        if (type === 'error') queueMicrotask(hear);
      },
    }),
  });
  const shelf = openShelf<{ id: string; n: number }>('boardroom-x', 'things');
  await shelf.put({ id: 'a', n: 1 });
  await shelf.put({ id: 'b', n: 2 });
  await shelf.put({ id: 'a', n: 3 });
  expect(await shelf.get('a')).toEqual({ id: 'a', n: 3 });
  expect(await shelf.ids()).toEqual(['a', 'b']);
  await shelf.drop('a');
  expect(await shelf.all()).toEqual([{ id: 'b', n: 2 }]);
  await shelf.clear();
  expect(await shelf.ids()).toEqual([]);
});
