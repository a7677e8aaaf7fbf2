/** How strong the levels play, in numbers; what differs between games was measured in the arena. */
import { usualSearch } from './search/settings.ts';
import type { SearchSettings } from './search/settings.ts';

/** How a bot errs. */
export interface Slips {
  /** The part of its decisions in which it overlooks what is best. */
  readonly often: number;
  /** How many moves come to its mind then; it takes the best of them. */
  readonly looks: number;
}

export interface Levels {
  readonly easy: Slips;
  readonly hard: SearchSettings;
}

const usual: Levels = { easy: { often: 0.35, looks: 2 }, hard: usualSearch };

const byGame: Readonly<Record<string, { easy?: Slips; hard?: Partial<SearchSettings> }>> = {};

export function levelsOf(game: string): Levels {
  const own = Object.hasOwn(byGame, game) ? byGame[game]! : {};
  return { easy: own.easy ?? usual.easy, hard: { ...usual.hard, ...own.hard } };
}
