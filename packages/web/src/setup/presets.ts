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

/** `usual` are options that are other than the defaults here, whatever preset is chosen. */
export function presetsOf(
  { game, fields: all, words }: GameRules,
  usual: Readonly<Record<string, unknown>> = {},
): Preset[] {
  const fields = all.map((field) => ({ ...field, usual: usual[field.name] ?? field.usual }));
  return Object.entries(game.profiles).map(([value, profile]) => {
    const [name = value, ...more] = (words.say(`profile.${value}`) ?? value).split(': ');
    const chosen = profile as Readonly<Record<string, unknown>>;
    const lines = fields.flatMap((field) => differences(field, chosen[field.name], words));
    const rest = lines.length - MOST;
    const list = [...lines.slice(0, MOST), ...(rest > 0 ? [say('new.others', { rest })] : [])];
    const changed = list.join(' · ');
    // A preset named after the one option it changes needs more than its name.
    const only = fields.find((field) => words.say(`option.${field.name}`) === changed);
    const why = only && changed === name ? words.say(`option.${only.name}.help`) : changed;
    const help = more.join(': ') || why || say('new.usual');
    const time = words.say(`profile.${value}.minutes`);
    return {
      value,
      text: name,
      help: help.charAt(0).toUpperCase() + help.slice(1),
      ...(time === undefined ? {} : { note: time }),
    };
  });
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
