/** What is played: the preset of the game that these options are, and how long it takes. */
import { recordOf } from '@boardroom/kernel';
import type { AnyGame } from '@boardroom/kernel';
import { say } from './seated.ts';
import type { Seated } from './seated.ts';

/** No line where the options are no preset. */
export function presetLines(seated: Seated): string[] {
  const { match, words } = seated;
  const { game } = match;
  const { players, options } = recordOf(match);
  const played = read(game, options);
  const usual = game.usual?.(players);
  const preset = Object.entries(game.profiles).find(
    ([, profile]) => read(game, { ...usual, ...profile }) === played,
  );
  const name = preset && words.say(`profile.${preset[0]}`);
  if (!name) return [];
  const minutes = words.say(`profile.${preset[0]}.minutes`) ?? 'none';
  return [say(seated, 'preset', { name, minutes })];
}

function read(game: AnyGame, options: object): string {
  const { success, data } = game.options.safeParse(options);
  return JSON.stringify(success ? data : options);
}
