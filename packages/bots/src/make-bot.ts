/** The names by which bots can be asked for. */
import { LEVELS } from '@boardroom/kernel';
import type { AnyGame, PlainLevel } from '@boardroom/kernel';
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
  const usual = Object.values(game.advice.characters)[0]!;
  const [kind, detail, ...more] = name.split(':');
  if (more.length > 0) return null;
  if (kind === 'heuristic') {
    const character = detail === undefined ? usual : characterOf(game, detail);
    return character === undefined ? null : heuristicBot(game, name, character);
  }
  if (kind === 'random') return detail === undefined ? randomBot(game) : null;
  if (kind === 'hard' || kind === 'expert') {
    const { [kind]: search } = levelsOf(game);
    const settings = detail === undefined ? search : scaled(search, detail);
    if (!settings) return null;
    const { character } = settings;
    const own = heuristicBot(game, name, character ? characterOf(game, character)! : usual);
    return searchBot(game, name, own, settings);
  }
  const level = LEVELS.find((one) => one === kind) as PlainLevel | undefined;
  if (!level || detail !== undefined) return null;
  const { manner } = game.advice.levels ?? {};
  const plain = heuristicBot(game, name, manner ? characterOf(game, manner)! : usual);
  const slips = levelsOf(game).slips[level];
  return slips ? slippingBot(game, name, plain, slips) : plain;
}

/**
 * `x4`: four times the usual budget; `500`: so many iterations however long they take, so that a
 * seed gives the same game on every machine.
 */
function scaled(settings: SearchSettings, detail: string): SearchSettings | null {
  const times = /^x(\d{1,3}(?:\.\d{1,3})?)$/.exec(detail)?.[1];
  const count = /^\d{1,7}$/.exec(detail)?.[0];
  const { iterations, ms, headsUp } = settings;
  if (times !== undefined && Number(times) > 0) {
    const lines = (usual: number): number => Math.max(1, Math.round(usual * Number(times)));
    return {
      ...settings,
      iterations: lines(iterations),
      ms: ms * Number(times),
      headsUp: { ...headsUp, iterations: lines(headsUp.iterations ?? iterations) },
    };
  }
  if (count !== undefined && Number(count) > 0) {
    const exactly = { iterations: Number(count), rivals: 0, ms: Infinity };
    return { ...settings, ...exactly, headsUp: { ...headsUp, ...exactly } };
  }
  return null;
}
