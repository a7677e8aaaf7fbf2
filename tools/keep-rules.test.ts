import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import type { AnyGame } from '@boardroom/kernel';
import { afterAll, expect, test } from 'vitest';
import { keepRules } from './keep-rules.mjs';
import { root } from './setup.mjs';

// In the repository: from elsewhere the rules would not find the kernel.
const folder = mkdtempSync(join(root, '.kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(readdirSync(join(root, 'games')))('the rules of %s can be kept', async (id) => {
  const home = join(root, 'games', id);
  const { version, copy } = keepRules(home, join(folder, id));
  const { game } = (await import(join(copy, 'index.ts'))) as { game: AnyGame };
  expect(game.version).toBe(version);
  const [name] = readdirSync(join(home, 'records')).filter((each) => each.endsWith('.jsonl'));
  const record = parseRecord(readFileSync(join(home, 'records', name), 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  const content: unknown = JSON.parse(
    readFileSync(join(home, 'content', `${record.edition.id}.json`), 'utf8'),
  );
  const match = replay(game, content, record);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(verifyResult(match, record)).toBeNull();
  expect(() => keepRules(home, join(folder, id))).toThrow('raise the version');
});
