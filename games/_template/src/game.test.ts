import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { describeGame } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { concepts } from './concepts.ts';
import { game } from './index.ts';

describeGame(game, { classic }, { variants: { rich: { coins: 20 } }, games: 60 });
describeTexts(game, { classic }, en, { concepts });

const records = new URL('../records/', import.meta.url);

test.for(readdirSync(records).filter((name) => name.endsWith('.jsonl')))('record %s', (name) => {
  const record = parseRecord(readFileSync(new URL(name, records), 'utf8'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const match = replay(game, classic, record);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(verifyResult(match, record)).toBeNull();
});
