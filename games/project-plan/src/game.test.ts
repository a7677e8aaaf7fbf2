import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isOver,
  isRefusal,
  newRng,
  parseRecord,
  replay,
  setTable,
  start,
  verifyResult,
} from '@boardroom/kernel';
import { SHORT, describeGame, playOut } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import classic from '../content/classic.json' with { type: 'json' };
import merger from '../content/merger.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import { concepts } from './concepts.ts';
import { entry } from '../entry.ts';
import { game } from './index.ts';

/** Random PMs seldom finish each other off: their last-PM games run to the hard stop. */
const short = { hardStopRounds: 20 };
const variants = {
  classroom: game.profiles['classroom']!,
  express: game.profiles['express']!,
  tournament: { ...game.profiles['tournament']!, deadlineRounds: 10 },
  attention: { ...game.profiles['attention']!, ...short },
  otherReadings: {
    ...short,
    endMode: 'minutes',
    facilitator: true,
    fteBeforeQm: 5,
    shortageAt: 12,
    giftFloor: 0,
    maxProposals: 10,
    doubleThrow: 'must',
    wfaDouble: 'exitAndThrow',
    forcedExit: 'payOrCard',
    cornerSwap: true,
    bankruptToFico: 'auction',
    cardCounting: false,
  },
  bare: {
    ...short,
    dealMode: 'none',
    handBack: false,
    unsoldProjects: 'stay',
    giftFloor: 100,
    maxProposals: 0,
  },
};

/** Public words that change nothing in the state: who gave up, and bids that did not win. */
const talk = ['conceded', 'sealedBid'];
const mostMoves = 100_000;
describeGame(game, { classic }, { variants, games: 3, variantGames: 2, mostMoves, talk });
const deadline = { endMode: 'rounds', deadlineRounds: 5, maxProposals: 1 };
describeGame(
  game,
  { classic },
  { variants: { deadline }, games: 1, variantGames: 200, mostMoves, talk },
);

test.skipIf(SHORT)(
  'R146, R148 200 random last-PM games for each number of PMs keep every law',
  { timeout: 600_000 },
  () => {
    let bankrupt = 0;
    for (let players = 2; players <= 6; players++) {
      const edition = { id: 'classic', content: classic };
      const t = setTable(game, { players, options: short, edition });
      if (isRefusal(t)) throw new Error(JSON.stringify(t));
      for (let i = 0; i < 200; i++) {
        const s = start(game, t, `last-${i}`);
        playOut(game, t, s, newRng(i), mostMoves, () => {
          const broken = game.invariants(t, s);
          if (broken.length > 0) throw new Error(`game ${i} of ${players}: ${broken.join('; ')}`);
        });
        expect(isOver(s)).toBe(true);
        if (s.out.filter((place) => place === 0).length === 1) bankrupt++;
        else expect(s.round).toBe(20);
      }
    }
    expect(bankrupt).toBeGreaterThan(0);
  },
);

describeGame(
  game,
  { merger },
  {
    games: 1,
    variantGames: 1,
    variants: { meant: entry.editionOptions!['merger']! },
    mostMoves,
    talk,
  },
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
