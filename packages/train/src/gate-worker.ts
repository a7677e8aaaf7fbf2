import { workerData } from 'node:worker_threads';
import { serve } from './crew.ts';
import { gateTable, playGate } from './gate.ts';
import type { GateOrder } from './gate.ts';
import { loadGame } from './load.ts';

const order = workerData as GateOrder;
const { game, edition } = await loadGame(order.game);
const t = gateTable(game, edition, order.players);
serve((number) => playGate(game, t, order, number));
