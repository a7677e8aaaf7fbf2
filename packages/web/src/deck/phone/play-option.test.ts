import type { MatchRecord, Move } from '@boardroom/kernel';
import { expect, test, vi } from 'vitest';
import type { SavedTable } from '../../store/saved.ts';
import type { Film } from '../film.ts';

const device = vi.hoisted(() => ({ kept: [] as unknown[], went: [] as string[] }));
vi.mock('../../store/saved.ts', () => ({
  newId: () => 'own',
  saveTable: async (table: unknown) => void device.kept.push(table),
}));
vi.mock('../../store/settings.svelte.ts', () => ({ settings: { name: 'Ada' } }));
vi.mock('../../router.svelte.ts', () => ({
  router: { go: (to: string) => void device.went.push(to) },
}));
// Loaded here, with the shelf above, whatever was loaded before.
vi.resetModules();
const { playOption } = await import('./play-option.ts');

test('an option is played on as a table: the past and the luck of the match, then the other move', async () => {
  const moves = ['a', 'b', 'c', 'd'].map((type, i) => [i % 2, { type }] as const);
  const record = { game: 'lots', seed: 'luck', players: 2, moves, result: {} };
  const seats = [1, 2].map((colour) => ({ kind: 'human', name: `Seat ${colour}`, colour }));
  const saved = { id: 'deck-3', title: 'Table 3', record, seats, over: true };
  await playOption({ saved } as unknown as Film, { table: 3, move: 2, seat: 0 }, {
    type: 'other',
  } as Move);
  expect(device.went).toEqual(['/table/own']);
  const [table] = device.kept as SavedTable[];
  expect(table).toMatchObject({ over: false, past: 3, record: { seed: 'luck' } });
  const played = table!.record as MatchRecord;
  expect(played.moves.map(([seat, { type }]) => [seat, type])).toEqual([
    [0, 'a'],
    [1, 'b'],
    [0, 'other'],
  ]);
  expect(played.result).toBeUndefined();
  expect(table!.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
    ['human', undefined],
    ['bot', 'normal'],
  ]);
  // The class keeps what it played.
  expect(record.moves).toHaveLength(4);
});
