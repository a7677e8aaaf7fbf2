/** Plays a row of games in this thread; the same row gives the same games on any machine. */
import { makeBot, playGame } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import { isRefusal, setTable, standings } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';

export interface BatchOrder {
  readonly game: string;
  readonly seats: number;
  /** One name per seat; game number i seats them turned by i places. */
  readonly bots: readonly string[];
  readonly options: object;
  readonly edition: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface GameRow {
  readonly number: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly moves: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly error: string;
}

export interface LoadedGame {
  readonly game: AnyGame;
  readonly t: Table;
}

/** The game and a table for it; throws words for the person who asked. */
export async function load(order: Omit<BatchOrder, 'from' | 'to' | 'seed'>): Promise<LoadedGame> {
  const entry = findGame(order.game);
  if (!entry) throw new Error(`there is no game named ${order.game}`);
  const edition = entry.editions[order.edition];
  if (!edition) throw new Error(`${order.game} has no edition named ${order.edition}`);
  const game = await entry.game();
  const t = setTable(game, {
    players: order.seats,
    options: order.options,
    edition: { id: order.edition, content: await edition() },
  });
  if (isRefusal(t)) throw new Error(`${t.code} ${JSON.stringify(t.facts ?? {})}`);
  for (const name of order.bots)
    if (!makeBot(game, name)) throw new Error(`${order.game} has no bot named ${name}`);
  return { game, t };
}

export function playNumber({ game, t }: LoadedGame, order: BatchOrder, number: number): GameRow {
  const names = order.bots.map((_, seat) => order.bots[(seat + number) % order.bots.length]!);
  const seed = `${order.seed}-${number}`;
  try {
    const bots = names.map((name) => makeBot(game, name)!);
    const { s, moves } = playGame(game, t, seed, bots);
    const places: number[] = [];
    for (const { seat, place } of standings(game, t, s)) places[seat] = place;
    return { number, seed, bots: names, moves, scores: game.scores(t, s), places, error: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { number, seed, bots: names, moves: 0, scores: [], places: [], error: why };
  }
}
