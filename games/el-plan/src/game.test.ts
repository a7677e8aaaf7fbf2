import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { describeGame } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import seedRound from '../content/seed-round.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { entry } from '../entry.ts';
import { concepts } from './concepts.ts';
import { game } from './index.ts';

const variants = {
  'level II': { level: 2 },
  'level III': { level: 3 },
  'fast administration': { fastAdmin: true },
  'fast, with a choice of token': { fastAdmin: true, d2Token: 'choice', d2Spaces: 1 },
  'first lesson': { noEvents: true, periods: 6, d2Spaces: 1 },
  'open forecast': { openForecast: true, periods: 8 },
  'all else': {
    planDraft: 'random',
    firstPlayer: '1',
    d2Token: 'choice',
    d2Spaces: 3,
    tollMode: 'levy',
    salePayout: 'money',
    innovationsPerPeriod: 1,
    sellCardsPerPeriod: 1,
    importOnlyWhenSoldOut: true,
    ideaWildcard: false,
    trioNeedsIdea: false,
    periods: 10,
  },
};

describeGame(game, { classic }, { variants, variantGames: 4 });
describeGame(
  game,
  { 'seed-round': seedRound },
  { games: 2, variantGames: 2, variants: { meant: entry.editionOptions!['seed-round']! } },
);
describeTexts(game, { classic }, en, { concepts, variants, games: 1 });

const records = new URL('../records/', import.meta.url);
test('recorded matches replay to the same result, those of an earlier content too', async () => {
  const files = readdirSync(records, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.jsonl'),
  );
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const name of files) {
    const record = parseRecord(readFileSync(new URL(name, records), 'utf8'));
    if (isRefusal(record)) throw new Error(`${name}: ${JSON.stringify(record)}`);
    const { id, hash } = record.edition;
    const content = await (entry.earlierEditions?.[id]?.[hash] ?? entry.editions[id]!)();
    const match = replay(game, content, record);
    if (isRefusal(match)) throw new Error(`${name}: ${JSON.stringify(match)}`);
    expect(verifyResult(match, record)).toBeNull();
  }
});
