import { readdirSync, readFileSync } from 'node:fs';
import { isOver, isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { describeGame } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import cloudFirst from '../content/cloud-first.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { concepts } from './concepts.ts';
import { entry } from '../entry.ts';
import { game } from './index.ts';

const variants = {
  'no tiles': { developmentTiles: false },
  'other readings': {
    startStack: 4,
    blindStart: true,
    profitTest: 'before',
    optimisationPools: 'A+B',
    optimisationPerSubPool: true,
    specialistPerArea: false,
    bvpFloorAtZero: true,
    incomeCap: 0,
    trainingCentre: 'perAction',
    passFinal: false,
    resellIsIncome: false,
    onDemandCounts: 'all',
    placesNeedHardware: false,
    tieProfit: 'stripped',
    projectRefresh: 'oldest',
    revealLog: false,
  },
  'own time': { tradeTiming: 'own', startStack: 5, optimisationPools: 'A', incomeCap: 20 },
};

describeGame(game, { classic }, { variants, games: 200, variantGames: 200, mostMoves: 3000 });
describeGame(
  game,
  { 'cloud-first': cloudFirst },
  { games: 2, variantGames: 2, variants: { meant: entry.editionOptions!['cloud-first']! } },
);
describeTexts(game, { classic }, en, { concepts, variants });

const records = new URL('../records/', import.meta.url);
const files = readdirSync(records).filter((name) => name.endsWith('.jsonl'));

test('there are records of 2, 3 and 4 players', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
});

test.each(files)('the record %s plays to the same result', (name) => {
  const record = parseRecord(readFileSync(new URL(name, records), 'utf8'));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const match = replay(game, classic, record);
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(isOver(match.s)).toBe(true);
  expect(verifyResult(match, record)).toBeNull();
});
