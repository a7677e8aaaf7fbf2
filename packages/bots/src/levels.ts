/** How strong the levels play where a game says nothing else. */
import type { AnyGame, SearchSettings, Slips } from '@boardroom/kernel';
import { usualSearch } from './search/settings.ts';

export interface Levels {
  readonly beginner: Slips;
  readonly easy: Slips;
  readonly hard: SearchSettings;
}

const usual: Levels = {
  beginner: { often: 0.3, looks: 2 },
  easy: { often: 0.14, looks: 2 },
  hard: usualSearch,
};

export function levelsOf(game: AnyGame): Levels {
  const { beginner = usual.beginner, easy = usual.easy, hard } = game.advice.levels ?? {};
  return { beginner, easy, hard: { ...usual.hard, ...hard } };
}
