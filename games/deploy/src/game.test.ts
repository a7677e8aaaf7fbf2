import { readdirSync, readFileSync } from 'node:fs';
import { isOver, isRefusal, parseRecord, replay, verifyResult } from '@boardroom/kernel';
import { describeGame } from '@boardroom/kernel/testing';
import { describeTexts } from '@boardroom/texts/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
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

describeGame(game, { classic }, { variants, games: 200, variantGames: 25, mostMoves: 3000 });
describeTexts(game, { classic }, en, { variants });
