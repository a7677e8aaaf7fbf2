import { expect, test } from 'vitest';
import { lots } from './testing/index.ts';
import type { AnyGame } from './types.ts';
import { rulesOf } from './versions.ts';

const now = { ...lots, version: 3 } as unknown as AnyGame;
const before = { ...lots, version: 2 } as unknown as AnyGame;
const entry = { game: async () => now, earlier: { 2: async () => before } };

test('the newest rules, unless others are named; null where they are not kept', async () => {
  expect(await rulesOf(entry)).toBe(now);
  expect(await rulesOf(entry, 3)).toBe(now);
  expect(await rulesOf(entry, 2)).toBe(before);
  expect(await rulesOf(entry, 1)).toBeNull();
  expect(await rulesOf({ game: entry.game }, 2)).toBeNull();
});
