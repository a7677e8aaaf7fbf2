/**
 * Before new weights are taken: `hard` with them against `hard` with the evaluation the game has, equal
 * lines, heads-up, every deal from both sides.
 */
import { makeBot, playGame } from '@boardroom/bots';
import { evaluateBy, isRefusal, setTable, shareOfWin } from '@boardroom/kernel';
import type { AnyGame, Edition, LearntWeights, Table } from '@boardroom/kernel';
import { interval } from '@boardroom/lab';
import { onCores } from './crew.ts';

export interface GateOrder {
  readonly game: string;
  readonly seed: string;
  readonly lines: number;
  readonly players: number;
  readonly weights: LearntWeights;
}

export interface Gate {
  readonly games: number;
  /** The share of the wins that went to the new weights, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export async function gate(order: GateOrder, games: number, workers: number): Promise<Gate> {
  const script = new URL('gate-worker.ts', import.meta.url);
  const wins = await onCores<number>(script, order, games, 2, workers);
  const won = wins.reduce((sum, each) => sum + each, 0);
  const [low, high] = interval(won, games);
  return { games, share: won / games, low, high };
}

export function gateTable(game: AnyGame, edition: Edition, players: number): Table {
  const t = setTable(game, { players, edition });
  if (isRefusal(t)) throw new Error(t.code);
  return t;
}

/** The part of a win that the seats with the new weights have in game `number`. */
export function playGate(game: AnyGame, t: Table, order: GateOrder, number: number): number {
  const { advice } = game;
  const evaluate = evaluateBy(advice.encoding!, order.weights, game.ranking);
  const other: AnyGame = { ...game, advice: { ...advice, evaluate } };
  const isNew = (seat: number): boolean => (seat + number) % 2 === 0;
  const bots = Array.from({ length: t.seats }, (_, seat) =>
    makeBot(isNew(seat) ? other : game, `hard:${order.lines}`)!,
  );
  const { s } = playGame(game, t, `${order.seed} gate ${number >> 1}`, bots);
  const ranking = game.ranking(t, s);
  let won = 0;
  for (let seat = 0; seat < t.players; seat++) if (isNew(seat)) won += shareOfWin(ranking, seat);
  return won;
}
