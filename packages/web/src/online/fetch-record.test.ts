/** Links to a finished game of the server, opened on a device that was not there. */
import '../testing/window.ts';
import { formatRecord, recordOf } from '@boardroom/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { lotsMatch } from '../testing/lots-table.ts';

vi.mock('@boardroom/ui-kit', () => import('../../../ui-kit/src/players.ts'));
vi.mock('../games.ts', () => ({ listed: () => ({ entry: { title: 'Lots' } }) }));
const shelf = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../store/saved.ts', () => ({
  newId: () => 'new-id',
  saveTable: async (table: unknown) => void shelf.kept.push(table),
}));
const far = vi.hoisted(() => ({ online: true, asked: [] as string[], record: '' as unknown }));
vi.mock('./server.ts', () => ({
  isOnline: async () => far.online,
  server: async () => ({
    table: (id: string) => {
      far.asked.push(id);
      return {
        id,
        async record() {
          if (far.record instanceof Error) throw far.record;
          return far.record;
        },
        room: async () => ({ created: 77, seats: [seat('Ann'), seat('Bob')] }),
        news: async () => ({ cursor: 0, items: [] }),
      };
    },
  }),
}));
// Loaded here, with the server and the shelf above, whatever was loaded before.
vi.resetModules();
const { fetchRecord } = await import('./fetch-record.ts');
const { NotForYou } = await import('../parts/said-error.ts');
const { ProblemError } = await import('@boardroom/client');

const seat = (name: string) => ({ kind: 'human', name, person: name });
const problem = (code: string): Error =>
  new ProblemError({ code, status: 409, title: 'No.' } as never, undefined);

beforeEach(() => {
  shelf.kept = [];
  far.online = true;
  far.asked = [];
  far.record = formatRecord(recordOf(lotsMatch(2)));
});

test('what is no table of a server is not asked for, nor is a server that is not there', async () => {
  expect(await fetchRecord('abc')).toBe(undefined);
  far.online = false;
  expect(await fetchRecord('online-7')).toBe(undefined);
  expect(far.asked).toEqual([]);
});

test('its record is kept as a table of this device, under its name and date', async () => {
  const table = await fetchRecord('online-7');
  expect(far.asked).toEqual(['7']);
  expect(table).toMatchObject({ id: 'online-7', title: 'Lots', created: 77 });
  expect(table!.seats).toHaveLength(2);
  expect(shelf.kept).toEqual([table]);
});

test('a game that is not over, or not for everybody, says so and shows a way on', async () => {
  far.record = problem('not-over');
  await expect(fetchRecord('online-7')).rejects.toMatchObject({ way: { href: '#/room/7' } });
  await expect(fetchRecord('online-7')).rejects.toThrow(NotForYou);
  far.record = problem('no-spectators');
  await expect(fetchRecord('online-7')).rejects.toMatchObject({ way: { href: '#/online' } });
  far.record = 'no record at all';
  await expect(fetchRecord('online-7')).rejects.not.toThrow(NotForYou);
  expect(shelf.kept).toEqual([]);
});
