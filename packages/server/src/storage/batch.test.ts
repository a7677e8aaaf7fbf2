import { expect, test } from 'vitest';
import { makeBatch } from './batch.ts';
import type { Append, Appended } from './types.ts';

const entry = (seq: number): Append => ({ table: 't', seq, at: 1, body: '{}', key: null });

test('what comes in together is written together, in order, and each hears what became of it', async () => {
  const groups: number[][] = [];
  const batch = makeBatch((entries) => {
    groups.push(entries.map(({ seq }) => seq));
    return entries.map(({ seq }): Appended => (seq % 2 === 0 ? 'appended' : 'conflict'));
  });
  const results = await Promise.all([2, 3, 4].map((seq) => batch.append(entry(seq))));
  expect(results).toEqual(['appended', 'conflict', 'appended']);
  expect(groups).toEqual([[2, 3, 4]]);
  expect(await batch.append(entry(6))).toBe('appended');
  expect(groups).toHaveLength(2);
});

test('what comes while a group is written goes into the next, and all of it is waited for', async () => {
  const groups: number[][] = [];
  const first = Promise.withResolvers<void>();
  const batch = makeBatch(async (entries) => {
    groups.push(entries.map(({ seq }) => seq));
    if (groups.length === 1) await first.promise;
    return entries.map((): Appended => 'appended');
  });
  const early = batch.append(entry(1));
  await expect.poll(() => groups.length).toBe(1);
  const later = [batch.append(entry(2)), batch.append(entry(3))];
  let drained = false;
  const waiting = batch.drained().then(() => (drained = true));
  expect(drained).toBe(false);
  first.resolve();
  expect(await early).toBe('appended');
  await Promise.all([...later, waiting]);
  expect(groups).toEqual([[1], [2, 3]]);
  await batch.drained();
});

test('a group that cannot be written fails for each of it, and the next is tried', async () => {
  let fails = true;
  const batch = makeBatch((entries) => {
    if (fails) throw new Error('full');
    return entries.map((): Appended => 'appended');
  });
  const failed = await Promise.allSettled([batch.append(entry(1)), batch.append(entry(2))]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await batch.append(entry(1))).toBe('appended');
});

test('a group has so many at most', async () => {
  const sizes: number[] = [];
  const batch = makeBatch((entries) => {
    sizes.push(entries.length);
    return entries.map((): Appended => 'appended');
  });
  await Promise.all(Array.from({ length: 700 }, (_, i) => batch.append(entry(i))));
  expect(sizes).toEqual([500, 200]);
});
