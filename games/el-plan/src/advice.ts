import { atTable } from '@boardroom/kernel';
import type { Advice } from '@boardroom/kernel';
import { encoding } from './advice/encode.ts';
import { evaluate } from './advice/evaluate.ts';
import { characters } from './advice/outlook.ts';
import type { Character } from './advice/outlook.ts';
import { suggest } from './advice/suggest.ts';
import type { ElPlan } from './types.ts';
import { levels } from './advice/levels.ts';

export const advice: Advice<ElPlan> = {
  characters,
  open: [
    'choosePlan',
    'peekEvent',
    'ignoreEvent',
    'brokerInsure',
    'auditPay',
    'seedToken',
    'freeUp',
    'payToll',
    'adminToken',
    'sellCard',
    'assign',
    'acquire',
    'activateNow',
    'produce',
    'buy',
    'sell',
    'subsidyToken',
    'innovate',
    'patentTokens',
    'cutback',
  ],
  levels,
  suggest: (t, view, f, rng, character = characters.manager) =>
    suggest(t, view, f, rng, atTable(t, character as Character)),
  evaluate,
  encoding,
};
