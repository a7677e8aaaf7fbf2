import { workerData } from 'node:worker_threads';
import { serve } from '../crew.ts';
import { gateTable } from '../gate.ts';
import { loadGame } from '../load.ts';
import { playDeal, wonBy } from './deal.ts';
import type { TuneOrder } from './deal.ts';
import { bent } from './numbers.ts';

/** With a reach, deals to learn from; without, games that tell how good the numbers are. */
const order = workerData as TuneOrder;
const { game, edition } = await loadGame(order.game);
const tables = order.players.map((players) => gateTable(game, edition, players));
const character = bent(order.character, order.spots, order.moved);
serve((n) => {
  if (order.reach > 0) return playDeal(game, tables, order, n);
  const t = tables[n % tables.length]!;
  const seat = Math.floor(n / tables.length) % t.players;
  return wonBy(game, t, character, seat, `${order.seed} ${n}`);
});
