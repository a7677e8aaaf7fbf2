import { findGame } from '@boardroom/catalogue';
import type { AnyGame, Edition } from '@boardroom/kernel';

export interface Loaded {
  readonly game: AnyGame;
  readonly edition: Edition;
}

/** A game of the catalogue that can be learnt; throws words for the person who asked. */
export async function loadGame(id: string): Promise<Loaded> {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game named ${id}`);
  const game = await entry.game();
  if (!game.advice.encoding) throw new Error(`${id} does not say what it counts (advice.encoding)`);
  return { game, edition: { id: 'classic', content: await entry.editions['classic']!() } };
}
