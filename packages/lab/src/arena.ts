/** Bots against each other in a fair schedule: each seed is played in all seatings. */
import { playJobs } from './crew.ts';
import type { GameRow, TableOrder } from './play-batch.ts';
import { ratings } from './ratings.ts';
import { seatings } from './seatings.ts';
import { interval } from './statistics.ts';

export interface ArenaOrder extends TableOrder {
  readonly seed: string;
  readonly games: number;
  readonly workers?: number;
}

interface Contestant {
  /** Games times the seats it had in them. */
  readonly games: number;
  /** A shared first place counts as a part of a win. */
  readonly wins: number;
  readonly winShare: number;
  /** The 95 % interval of the share. */
  readonly low: number;
  readonly high: number;
  readonly rating: number;
  /** The longest decision in milliseconds. */
  readonly slowest: number;
}

export interface Arena {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly errors: number;
  readonly firstError: string;
  /** Seatings of each seed; the schedule is fair when `games` is a multiple of it. */
  readonly seatings: number;
  readonly cpuSeconds: number;
  readonly bots: Readonly<Record<string, Contestant>>;
}

export async function arena(
  order: ArenaOrder,
  progress?: (done: number) => void,
): Promise<{ arena: Arena; rows: GameRow[] }> {
  const all = seatings(order.bots, order.seats);
  const jobs = Array.from({ length: order.games }, (_, number) => ({
    number,
    seed: `${order.seed}-${Math.floor(number / all.length)}`,
    bots: all[number % all.length]!,
  }));
  const { rows, cpuSeconds } = await playJobs(order, jobs, progress, order.workers);
  return { arena: { ...sumUp(order, rows), seatings: all.length, cpuSeconds }, rows };
}

function sumUp(
  order: ArenaOrder,
  rows: readonly GameRow[],
): Omit<Arena, 'seatings' | 'cpuSeconds'> {
  const finished = rows.filter(({ error }) => error === '');
  const rated = ratings(finished);
  const tally: Record<string, { games: number; wins: number; slowest: number }> = {};
  for (const name of order.bots) tally[name] = { games: 0, wins: 0, slowest: 0 };
  for (const { bots, places, slowest } of finished) {
    const winners = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries()) {
      const bot = tally[bots[seat]!]!;
      bot.games++;
      if (place === 1) bot.wins += 1 / winners;
      bot.slowest = Math.max(bot.slowest, slowest[seat]!);
    }
  }
  const bots: Record<string, Contestant> = {};
  for (const [name, { games, wins, slowest }] of Object.entries(tally)) {
    const [low, high] = interval(wins, games);
    const winShare = games > 0 ? wins / games : 0;
    const rating = rated[name] ?? 1500;
    bots[name] = { games, wins, winShare, low, high, rating, slowest: Math.round(slowest) };
  }
  return {
    game: order.game,
    seats: order.seats,
    games: rows.length,
    errors: rows.length - finished.length,
    firstError: rows.find(({ error }) => error !== '')?.error ?? '',
    bots,
  };
}
