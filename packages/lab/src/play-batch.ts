/** Plays one game in this thread; the same job gives the same game on any machine. */
import { makeBot, playGame } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, setTable, standings } from '@boardroom/kernel';
import type { AnyGame, AnyHabit, Edition, Table } from '@boardroom/kernel';
import { observer } from './manner.ts';
import type { Manner } from './manner.ts';

/** The table at which all games of an order are played. */
export interface TableOrder {
  readonly game: string;
  readonly seats: number;
  /** Names of all bots that play. */
  readonly bots: readonly string[];
  readonly options: object;
  readonly edition: Edition;
}

/** One game: its number, its seed, and a bot for each seat. */
export interface Job {
  readonly number: number;
  readonly seed: string;
  readonly bots: readonly string[];
  /** Look how it is played; that takes longer. */
  readonly watched?: boolean;
}

export interface GameRow extends Job {
  readonly moves: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** The longest a bot of each seat thought about one decision, in milliseconds; 0: not looked at. */
  readonly slowest: readonly number[];
  readonly error: string;
  /** Of a game that was watched. */
  readonly manner?: Manner;
}

export interface LoadedGame {
  readonly game: AnyGame;
  readonly habits: readonly AnyHabit[];
  readonly t: Table;
}

/** The game and a table for it; throws words for the person who asked. */
export async function load(order: TableOrder): Promise<LoadedGame> {
  const entry = findGame(order.game);
  if (!entry) throw new Error(`there is no game named ${order.game}`);
  const game = await entry.game();
  const t = setTable(game, {
    players: order.seats,
    options: order.options,
    edition: order.edition,
  });
  if (isRefusal(t)) throw new Error(`${t.code} ${JSON.stringify(t.facts ?? {})}`);
  for (const name of order.bots)
    if (!makeBot(game, name)) throw new Error(`${order.game} has no bot named ${name}`);
  return { game, habits: (await entry.habits?.()) ?? [], t };
}

export function playJob(
  { game, habits, t }: LoadedGame,
  job: Job,
  make: (game: AnyGame, name: string) => Bot | null = makeBot,
): GameRow {
  const slowest = job.bots.map(() => 0);
  try {
    const bots = job.bots.map((name, seat) => {
      const bot = make(game, name)!;
      const timed =
        <A extends unknown[], R>(act: (...given: A) => R) =>
        (...given: A): R => {
          const began = performance.now();
          const result = act(...given);
          slowest[seat] = Math.max(slowest[seat]!, performance.now() - began);
          return result;
        };
      const { aside } = bot;
      return { ...bot, choose: timed(bot.choose), ...(aside ? { aside: timed(aside) } : {}) };
    });
    const watch = job.watched ? observer(game, t, habits) : undefined;
    const { s, moves } = playGame(game, t, job.seed, bots, watch?.listener);
    const places: number[] = [];
    for (const { seat, place } of standings(game, t, s)) places[seat] = place;
    const row = { ...job, moves, scores: game.scores(t, s), places, slowest, error: '' };
    return watch ? { ...row, manner: watch.manner(s) } : row;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...job, moves: 0, scores: [], places: [], slowest, error: why };
  }
}
