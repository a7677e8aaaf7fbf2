import { expect, test } from 'vitest';
import type { Act } from './entry.ts';
import type { RoomState } from './state.ts';
import { keepWaits, newWaits, usualTime } from './waits.ts';

const room = (status: RoomState['status']): RoomState =>
  ({ waits: newWaits(2), status }) as unknown as RoomState;
const moved = (seat: number, by?: 'bot'): Act => ({
  do: 'moved',
  seat,
  move: { type: 'x' },
  ...(by ? { by } : {}),
});
const both = { asked: () => true, isNew: () => true };

test('what is usual is the middle of the last decisions people made themselves', () => {
  const at = room('playing');
  keepWaits(at, moved(0), 1000, both);
  expect(at.waits!.since).toEqual([1000, 1000]);
  for (const [i, took] of [300, 100, 900].entries()) {
    const before = at.waits!.since[0]!;
    keepWaits(at, moved(0), before + took, { asked: () => true, isNew: (seat) => seat === 0 });
    expect(usualTime(at.waits!, 0)).toBe(i < 2 ? null : 300);
  }
  keepWaits(at, moved(0, 'bot'), 1e6, both);
  expect(at.waits!.took[0]).toEqual([300, 100, 900]);
  expect(usualTime(at.waits!, 1)).toBeNull();
});

test('a table that stands still keeps nobody waiting; when it goes on the time begins anew', () => {
  const at = room('playing');
  keepWaits(at, moved(0), 1000, both);
  const same = { asked: () => true, isNew: () => false };
  at.status = 'paused';
  keepWaits(at, { do: 'paused' }, 2000, same);
  expect(at.waits!.since).toEqual([0, 0]);
  at.status = 'playing';
  keepWaits(at, { do: 'resumed' }, 5000, same);
  expect(at.waits!.since).toEqual([5000, 5000]);
});

test('tables without a class keep no times', () => {
  const at = { status: 'playing' } as unknown as RoomState;
  keepWaits(at, moved(0), 1000, both);
  expect(at.waits).toBeUndefined();
});
