/** Presets of a game as cards: a name, and what is other than usual in it. */
import { say } from '../words/index.ts';
import type { OptionField } from '../table/option-fields.ts';
import type { GameRules } from './rules.ts';

/** More differences than these are counted. */
const MOST = 4;

export interface Preset {
  readonly value: string;
  readonly text: string;
  readonly help: string;
  /** How long it takes. */
  readonly note?: string;
}

export type Options = Readonly<Record<string, unknown>>;

/** `usual` are options that are other than the defaults here, whatever preset is chosen. */
export function presetsOf(rules: GameRules, usual: Options = {}): Preset[] {
  const { game, fields, words } = rules;
  return Object.entries(game.profiles).map(([value, profile]) => {
    const [name = value, ...more] = (words.say(`profile.${value}`) ?? value).split(': ');
    const changed = changedIn(rules, profile as Options, usual);
    // A preset named after the one option it changes needs more than its name.
    const only = fields.find((field) => words.say(`option.${field.name}`) === changed);
    const why = only && changed === name ? words.say(`option.${only.name}.help`) : changed;
    const help = more.join(': ') || why || say('new.usual');
    const time = words.say(`profile.${value}.minutes`);
    return {
      value,
      text: name,
      help: capital(help),
      ...(time === undefined ? {} : { note: time }),
    };
  });
}

/** The preset that these options are. */
export const presetNamed = ({ game }: Pick<GameRules, 'game'>, options: Options): string =>
  Object.entries(game.profiles).find(([, each]) => isSame(each as Options, options))?.[0] ?? '';

export const isSame = (a: Options, b: Options): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => JSON.stringify(a[name]) === JSON.stringify(b[name]),
  );

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is other than usual in these options, in a few words. */
export function changedIn({ fields, words }: GameRules, chosen: Options, usual: Options): string {
  const lines = fields.flatMap((field) =>
    differences({ ...field, usual: usual[field.name] ?? field.usual }, chosen[field.name], words),
  );
  const rest = lines.length - MOST;
  return [...lines.slice(0, MOST), ...(rest > 0 ? [say('new.others', { rest })] : [])].join(' · ');
}

function differences(
  { name, kind, usual }: OptionField,
  value: unknown,
  words: GameRules['words'],
): string[] {
  if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return [];
  const label = words.say(`option.${name}`) ?? name;
  if (kind === 'switch') return [value === true ? label : say('new.without', { what: label })];
  if (kind === 'numbers') return [label];
  const shown = kind === 'choice' ? words.say(`option.${name}.${String(value)}`) : undefined;
  return [`${label}: ${shown ?? String(value)}`];
}
