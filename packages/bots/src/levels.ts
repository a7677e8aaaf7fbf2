/** How strong the levels play where a game says nothing else. */
import type { AnyGame, PlainLevel, ReviewLines, SearchSettings, Slips } from '@boardroom/kernel';
import { usualSearch } from './search/settings.ts';

export interface Levels {
  readonly slips: Readonly<Partial<Record<PlainLevel, Slips>>>;
  readonly hard: SearchSettings;
  readonly expert: SearchSettings;
  /** How far short lines of a review go, and by how much they were found to be off. */
  readonly review: Pick<SearchSettings, 'clock' | 'horizon'> & ReviewLines;
}

const usualSlips: Levels['slips'] = {
  beginner: { often: 0.3, looks: 2 },
  easy: { often: 0.14, looks: 2 },
};

/** What every `expert` has more of than `hard`. */
const longer: Partial<SearchSettings> = { iterations: 20_000, ms: 2000 };

/** A manner of play by its name: one of the game's, or one that only its levels have. */
export function characterOf({ advice }: AnyGame, name: string): object | undefined {
  const all = { ...advice.levels?.characters, ...advice.characters };
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

export function levelsOf(game: AnyGame): Levels {
  const own = game.advice.levels ?? {};
  const slips = { ...usualSlips, ...own.slips };
  const hard = { ...usualSearch, ...own.hard };
  const { clock, ticks } = hard;
  const far = (own.review?.ticks ?? ticks) / ticks;
  const review = { ticks, ...own.review, clock, horizon: far * hard.horizon };
  return { slips, hard, expert: { ...hard, ...longer, ...own.expert }, review };
}
