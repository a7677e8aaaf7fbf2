import { workerData } from 'node:worker_threads';
import { serve } from './crew.ts';
import { loadGame } from './load.ts';
import { playNumber } from './self-play.ts';
import { tablesOf } from './tables.ts';
import type { SelfPlayOrder } from './types.ts';

const { game: id, seed, atTicks } = workerData as SelfPlayOrder;
const { game, edition } = await loadGame(id);
const tables = tablesOf(game, edition);
serve((number) => playNumber(game, tables, seed, number, atTicks));
