import type { Note } from '@boardroom/kernel/one-file';
import { expect, test } from 'vitest';
import type { LogEntry } from '../table/log-entries.ts';
import { withNotes } from './placed.ts';

const line = (move: number, kind: 'line' | 'heading' = 'line'): LogEntry =>
  ({ kind, key: `${kind}${move}`, deed: true, line: { move } }) as unknown as LogEntry;
const note = (move: number, at = 0): Note => ({
  id: `${move}-${at}`,
  move,
  text: '',
  to: 'me',
  at,
});
const told = (entries: readonly LogEntry[], notes: readonly Note[], now: number): string[] =>
  withNotes(entries, notes, now).map((one) =>
    one.kind === 'notes' ? one.notes.map(({ id }) => id).join('+') : one.key,
  );

test('a note stands under all that its move did, above what was before', () => {
  expect(told([line(3), line(2), line(2), line(1)], [note(2)], 3)).toEqual([
    'line3',
    'line2',
    'line2',
    '2-0',
    'line1',
  ]);
});

test('a note on a move that the log does not tell of stands where it belongs', () => {
  expect(told([line(5, 'heading'), line(4), line(1)], [note(3), note(5)], 6)).toEqual([
    '5-0',
    'heading5',
    'line4',
    '3-0',
    'line1',
  ]);
});

test('several at one moment in the order they were written, none of a later moment', () => {
  expect(told([line(2)], [note(2, 9), note(2, 4), note(7)], 2)).toEqual(['line2', '2-4+2-9']);
});

test('what is older than all that is drawn waits', () => {
  expect(told([line(8)], [note(1), note(8)], 8)).toEqual(['line8', '8-0']);
  expect(told([], [note(0)], 0)).toEqual(['0-0']);
});
