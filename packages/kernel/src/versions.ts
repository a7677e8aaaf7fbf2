/** Rules change; what was begun with others is played and replayed with those, where they are kept. */
import type { AnyGame, GameEntry } from './types.ts';

/** The rules of a game in one of their versions, the newest unless another is named; null: not kept. */
export async function rulesOf(
  { game: load, earlier }: Pick<GameEntry, 'game' | 'earlier'>,
  version?: number,
): Promise<AnyGame | null> {
  const game = await load();
  if (version === undefined || version === game.version) return game;
  return (await earlier?.[version]?.()) ?? null;
}
