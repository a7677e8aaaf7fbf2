/** Many games on all cores, and what they tell. */
import { playJobs } from './crew.ts';
import { judge, together } from './manner.ts';
import type { HabitFound, Manner } from './manner.ts';
import { load } from './play-batch.ts';
import type { GameRow, TableOrder } from './play-batch.ts';
import { interval, mean, quantile } from './statistics.ts';

/** One bot per seat; game number i seats them turned by i places. */
export interface SimulationOrder extends TableOrder {
  readonly seed: string;
  readonly games: number;
  readonly workers?: number;
  /** In so many of the games, the first ones, it is looked how they are played. */
  readonly watched?: number;
}

interface BotResult {
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
  /** How the watched games were played. */
  readonly manner: Manner & { readonly found: readonly HabitFound[] };
}

/** Plays the games; `progress` hears how many are done. */
export async function simulate(
  order: SimulationOrder,
  progress?: (done: number) => void,
): Promise<{ simulation: Simulation; rows: GameRow[] }> {
  const { bots, seed, watched = 0 } = order;
  const { habits } = await load(order);
  const jobs = Array.from({ length: order.games }, (_, number) => ({
    number,
    seed: `${seed}-${number}`,
    bots: bots.map((_, seat) => bots[(seat + number) % bots.length]!),
    ...(number < watched ? { watched: true } : {}),
  }));
  const { rows, cpuSeconds } = await playJobs(order, jobs, progress, order.workers);
  const manner = together(rows.flatMap((row) => row.manner ?? []));
  const found = manner.games === 0 ? [] : judge(habits, manner);
  return { simulation: { ...sumUp(order, rows, cpuSeconds), manner: { ...manner, found } }, rows };
}

function sumUp(
  order: SimulationOrder,
  rows: readonly GameRow[],
  cpuSeconds: number,
): Omit<Simulation, 'manner'> {
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
