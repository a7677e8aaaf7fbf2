import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';

const folder = new URL('../records/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

test.each(files)('%s replays to the same scores', (file) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const match = replay(game, classic, record);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(match.s.agenda).toEqual([]);
  expect(record.result).toBeDefined();
  expect(verifyResult(match, record)).toBeNull();
});
