/** A game of the fork in which who used a thing won, as a record that can be watched. */
import { broughtEdition, findGame } from '@boardroom/catalogue';
import { isRefusal, openMatch, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord, Move } from '@boardroom/kernel';
import { gameOf, playFigures } from '@boardroom/lab/balance';
import type { Opened } from '@boardroom/lab/balance';

/** Looks through the pairs that were played, in their order; null if there is none. */
export async function gameWithUse(
  opened: Opened,
  thing: number,
  pairs: number,
): Promise<MatchRecord | null> {
  for (let number = 0; number < pairs; number++) {
    const { seed, bots } = gameOf(opened, number, 1);
    const moves: [number, Move][] = [];
    const figures = playFigures(opened, 1, seed, bots, (...made) => void moves.push(made));
    if (figures && figures.won[thing]! > 0) return recorded(opened, seed, moves);
  }
  return null;
}

async function recorded(
  { order, game }: Opened,
  seed: string,
  moves: readonly [number, Move][],
): Promise<MatchRecord | null> {
  const found = await broughtEdition(findGame(order.game)!, order.fork);
  if (isRefusal(found)) return null;
  const setting = { players: order.seats, options: order.options, ...found };
  const match = openMatch(game, setting, seed);
  if (isRefusal(match)) return null;
  for (const [seat, move] of moves) if (isRefusal(submit(match, seat, move))) return null;
  return recordOf(match);
}
