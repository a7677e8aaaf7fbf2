/** The names by which bots can be asked for. */
import { LEVELS } from '@boardroom/kernel';
import type { AnyGame } from '@boardroom/kernel';
import type { Bot } from './bot.ts';
import { characterOf, levelsOf } from './levels.ts';
import { searchBot } from './search-bot.ts';
import type { SearchSettings } from './search/settings.ts';
import { heuristicBot, randomBot, slippingBot } from './simple-bots.ts';

/** The names a game's bots have. Besides them `hard:x4` has four times the time of `hard`; so has `expert:x4`. */
export function botNames(game: AnyGame): string[] {
  const [, ...others] = Object.keys(game.advice.characters);
  return ['random', ...LEVELS, 'heuristic', ...others.map((name) => `heuristic:${name}`)];
}

/** A new bot for one seat of one match, or null if there is none of this name. */
export function makeBot(game: AnyGame, name: string): Bot | null {
  const { characters } = game.advice;
  const [kind, detail, ...more] = name.split(':');
  if (more.length > 0) return null;
  const usual = Object.keys(characters)[0]!;
  if (kind === 'heuristic') {
    const character = characterOf(game, detail ?? usual);
    return character === undefined ? null : heuristicBot(game, name, character);
  }
  const normal = heuristicBot(game, name, characters[usual]!);
  const levels = levelsOf(game);
  if (kind === 'hard' || kind === 'expert') {
    const settings = detail === undefined ? levels[kind] : scaled(levels[kind], detail);
    if (!settings) return null;
    const own = heuristicBot(game, name, characterOf(game, settings.character || usual)!);
    return searchBot(game, name, own, settings);
  }
  if (detail !== undefined) return null;
  if (kind === 'random') return randomBot(game);
  if (kind === 'beginner' || kind === 'easy') return slippingBot(game, name, normal, levels[kind]);
  return kind === 'normal' ? normal : null;
}

/**
 * `x4`: four times the usual budget; `500`: so many iterations however long they take, so that a
 * seed gives the same game on every machine.
 */
function scaled(settings: SearchSettings, detail: string): SearchSettings | null {
  const times = /^x(\d{1,3}(?:\.\d{1,3})?)$/.exec(detail)?.[1];
  const count = /^\d{1,7}$/.exec(detail)?.[0];
  if (times !== undefined && Number(times) > 0)
    return {
      ...settings,
      iterations: Math.max(1, Math.round(settings.iterations * Number(times))),
      ms: settings.ms * Number(times),
    };
  if (count !== undefined && Number(count) > 0)
    return { ...settings, iterations: Number(count), rivals: 0, ms: Infinity };
  return null;
}
