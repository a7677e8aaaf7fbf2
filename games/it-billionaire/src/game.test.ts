import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { describeGame } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import fortnight from '../content/fortnight.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { concepts } from './concepts.ts';
import { entry } from '../entry.ts';
import { game } from './index.ts';

const variants = {
  sprint: game.profiles['sprint']!,
  firstClass: game.profiles['firstClass']!,
  otherReadings: {
    rounds: 12,
    turnOrderSnapshot: 'beforeUpkeep',
    drawMode: 'oneByOne',
    freshStartOverhead: false,
    sameZoneRepeat: true,
    containerCrowding: 'evict',
    queueOverflow: 'dropTail',
    productFirstPayment: 'nextRound',
    riskModel: 'average',
  },
  lowTarget: {
    target: 100,
    startCapital: 90,
    billionCheck: 'roundEnd',
    billionScoring: 'adjusted',
  },
  quickEnd: { target: 100, startCapital: 90 },
  noTarget: { target: 0, startCapital: 150, angelInvestor: true },
};

/** Work that comes to nothing as the last thing of a day is seen by all and leaves no trace. */
const talk = ['labWorked', 'worked', 'visitEnded', 'roundEnded'];

describeGame(game, { classic }, { variants, variantGames: 5, mostMoves: 3000, talk });
describeGame(
  game,
  { fortnight },
  { games: 2, variantGames: 2, variants: { meant: entry.editionOptions!['fortnight']! }, talk },
);
describeTexts(game, { classic }, en, { concepts, variants, games: 1 });

describe('recorded matches', () => {
  const folder = new URL('../records/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl')))
    test(`${file} plays again to the same result`, () => {
      const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
      if (isRefusal(record)) throw new Error(JSON.stringify(record));
      const match = replay(game, classic, record);
      if (isRefusal(match)) throw new Error(JSON.stringify(match));
      expect(record.result).toBeDefined();
      expect(verifyResult(match, record)).toBeNull();
    });
});
