/** How long a class may play, as cards: the minutes, and what is other than usual in so long a match. */
import { capital, changedIn, isSame, presetNamed } from '../setup/presets.ts';
import type { Options, Preset } from '../setup/presets.ts';
import type { GameRules } from '../setup/rules.ts';
import { say } from '../words/index.ts';

export interface Length extends Preset {
  readonly minutes: number;
  readonly options: Options;
}

/** `usual` are options that are other than the defaults here. */
export function lengthsOf(rules: GameRules, usual: Options = {}): Length[] {
  return (rules.game.classroom?.lengths ?? []).map((length) => {
    const { minutes } = length;
    const options = length.options as Options;
    const preset = rules.words.say(`profile.${presetNamed(rules, options)}`)?.split(': ')[0];
    const changed = changedIn(rules, options, usual);
    const help = changed && [preset, changed].filter(Boolean).join(': ');
    return {
      value: String(minutes),
      text: say('stage.minutes', { minutes }),
      help: capital(help || say('new.usual')),
      minutes,
      options,
    };
  });
}

/** The length that these options are; options of one's own are none. */
export const lengthNamed = (lengths: readonly Length[], options: Options): Length | undefined =>
  lengths.find((length) => isSame(length.options, options));
