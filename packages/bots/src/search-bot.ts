import type { AnyGame } from '@boardroom/kernel';
import { newRng } from '@boardroom/kernel';
import type { Bot, Thought } from './bot.ts';
import { newMemory } from './search/memory.ts';
import { newSearch } from './search/search.ts';
import type { SearchSettings } from './search/settings.ts';

/** Thinks ahead. Deals, offers and other asides are left to the game's own advice. */
export function searchBot(
  game: AnyGame,
  name: string,
  other: Bot,
  settings: SearchSettings,
): Bot & Required<Pick<Bot, 'ponder'>> {
  const memory = newMemory();
  const { questions } = settings;
  const isWorthIt = (kind: string): boolean => questions.length === 0 || questions.includes(kind);
  const ponder: NonNullable<Bot['ponder']> = (ask, rng): Thought => {
    const { t, f } = ask;
    // A seat without a place in the ranking has nothing to win by thinking.
    if (f.seat >= t.players || !isWorthIt(f.kind)) return settled(other, ask, rng);
    const own = newRng(rng.below(0x1_0000_0000));
    return newSearch(game, t, ask.view(), f, own, settings, memory);
  };
  const { policy: _, ...rest } = other;
  return {
    ...rest,
    name,
    ponder,
    choose(ask, rng) {
      const thought = ponder(ask, rng);
      while (!thought.step());
      return thought.best();
    },
  };
}

function settled(bot: Bot, ...[ask, rng]: Parameters<Bot['choose']>): Thought {
  return { step: () => true, best: () => bot.choose(ask, rng) };
}
