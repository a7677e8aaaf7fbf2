/** How strong the levels play where a game says nothing else. */
import type { AnyGame, SearchSettings, Slips } from '@boardroom/kernel';
import { usualSearch } from './search/settings.ts';

export interface Levels {
  readonly easy: Slips;
  readonly hard: SearchSettings;
}

const usual: Levels = { easy: { often: 0.35, looks: 2 }, hard: usualSearch };

export function levelsOf(game: AnyGame): Levels {
  const { easy = usual.easy, hard } = game.advice.levels ?? {};
  return { easy, hard: { ...usual.hard, ...hard } };
}
