/** Many games on all cores, and what they tell. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { load } from './play-batch.ts';
import type { BatchOrder, GameRow } from './play-batch.ts';
import { interval, mean, quantile } from './statistics.ts';
import type { WorkerNews } from './worker.ts';

export interface SimulationOrder extends Omit<BatchOrder, 'from' | 'to'> {
  readonly games: number;
  readonly workers?: number;
}

export interface BotResult {
  readonly games: number;
  readonly wins: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly cpuSeconds: number;
  readonly movesPerCpuSecond: number;
  readonly meanMoves: number;
  readonly p90Moves: number;
  /** A shared first place counts as a part of a win. */
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly bots: Readonly<Record<string, BotResult>>;
  readonly meanScoreBySeat: readonly number[];
  readonly errors: number;
  readonly firstError: string;
}

/** Plays the games; `progress` hears how many are done. */
export async function simulate(
  order: SimulationOrder,
  progress?: (done: number) => void,
): Promise<{ simulation: Simulation; rows: GameRow[] }> {
  await load(order);
  const { games, workers = availableParallelism() } = order;
  const count = Math.max(1, Math.min(workers, games));
  const rows: GameRow[] = [];
  let cpuSeconds = 0;
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const from = Math.floor((games * i) / count);
      const to = Math.floor((games * (i + 1)) / count);
      return runWorker({ ...order, from, to }, (news) => {
        rows.push(...news.rows);
        cpuSeconds += news.cpuSeconds;
        progress?.(rows.length);
      });
    }),
  );
  rows.sort((a, b) => a.number - b.number);
  return { simulation: sumUp(order, rows, cpuSeconds), rows };
}

function runWorker(order: BatchOrder, hear: (news: WorkerNews) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order });
  worker.on('message', hear);
  worker.on('error', reject);
  worker.on('exit', () => resolve());
  return promise;
}

function sumUp(order: SimulationOrder, rows: readonly GameRow[], cpuSeconds: number): Simulation {
  const finished = rows.filter(({ error }) => error === '');
  const moves = finished.reduce((sum, row) => sum + row.moves, 0);
  const winsBySeat = Array.from({ length: order.seats }, () => 0);
  const scores = Array.from({ length: order.seats }, () => 0);
  const tally: Record<string, { games: number; wins: number }> = {};
  for (const { bots, places, scores: own } of finished) {
    const winners = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries()) {
      const won = place === 1 ? 1 / winners : 0;
      winsBySeat[seat]! += won;
      scores[seat]! += own[seat]! / finished.length;
      const bot = (tally[bots[seat]!] ??= { games: 0, wins: 0 });
      bot.games++;
      bot.wins += won;
    }
  }
  const bots: Record<string, BotResult> = {};
  for (const [name, { games, wins }] of Object.entries(tally)) {
    const [low, high] = interval(wins, games);
    bots[name] = { games, wins, winShare: wins / games, low, high };
  }
  const lengths = finished.map((row) => row.moves);
  return {
    game: order.game,
    seats: order.seats,
    games: rows.length,
    finished: finished.length,
    moves,
    cpuSeconds,
    movesPerCpuSecond: cpuSeconds > 0 ? moves / cpuSeconds : 0,
    meanMoves: mean(lengths),
    p90Moves: quantile(lengths, 0.9),
    winsBySeat,
    winsByBot: Object.fromEntries(Object.entries(tally).map(([name, { wins }]) => [name, wins])),
    bots,
    meanScoreBySeat: scores,
    errors: rows.length - finished.length,
    firstError: rows.find(({ error }) => error !== '')?.error ?? '',
  };
}
