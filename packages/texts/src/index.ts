/**
 * Turns moves, events, questions and refusals into words. A game's texts are a JSON file: messages
 * in ICU format by key (or compiled by `compileMessages`), and for each field of a move or event the
 * vocabulary its values belong to. Numbers that an edition or an option can change are never written
 * in a message: it names a figure, and what a card does is said from its effects (see `Printed`).
 */
import { isGap } from '@boardroom/kernel';
import type { Gap, Printed, Speaker, Texts } from '@boardroom/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { isPlain } from './compile.ts';
import type { Compiled } from './compile.ts';
import tableMessages from './table-messages.json' with { type: 'json' };

export type { Speaker } from '@boardroom/kernel';

/** Words every table needs, whatever the game. */
const WORDS_OF_THE_TABLE: Readonly<Record<string, string>> = tableMessages;

/** So many names of an open choice are said: "openly or secretly". */
const MOST_NAMES = 4;
/** So many sentences are kept. */
const MOST_KEPT = 2000;

export function speaker(
  texts: Texts,
  names: readonly string[],
  locale = 'en',
  printed: Printed = { figures: {} },
): Speaker {
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const formats = new Map<string, IntlMessageFormat>();
  /** What was said before, by message and facts: a board says the same of most things after a move. */
  const said = new Map<string, string>();

  const say = (key: string, facts: object = {}): string | undefined => {
    const effects = printed.effects?.[key];
    if (effects) return effects.map((it) => must(`effect.${it.code}`, it.facts ?? {})).join(' ');
    const message = (texts.messages[key] ?? WORDS_OF_THE_TABLE[key]) as Compiled | undefined;
    if (message === undefined) return undefined;
    if (typeof message === 'string' && isPlain(message)) return message;
    let format = formats.get(key);
    if (!format) formats.set(key, (format = new IntlMessageFormat(message, locale)));
    const words = inWords(facts);
    let id = key;
    for (const name in words) id += `\n${name}${typeof words[name]}${String(words[name])}`;
    let text = said.get(id);
    if (text === undefined) {
      if (said.size >= MOST_KEPT) said.clear();
      text = String(format.format(Object.assign(Object.create(figures()), words)));
      said.set(id, text);
    }
    return text;
  };
  const inWords = (facts: object): Record<string, string | number | boolean> => {
    const words: Record<string, string | number | boolean> = {};
    for (const [name, value] of Object.entries(facts)) {
      const vocabulary =
        texts.fields[name] ?? (name === 'seat' || name === 'asked' ? 'seat' : undefined);
      if (isGap(value)) words[name] = gap(value, vocabulary);
      else if (Array.isArray(value))
        words[name] =
          value.length === 0
            ? (say('nothing') ?? '–')
            : listed(value.map((item) => (vocabulary ? word(vocabulary, item) : String(item))));
      else if (vocabulary) words[name] = word(vocabulary, value);
      else words[name] = value as string | number | boolean;
    }
    return words;
  };
  /** Things whose names have commas are set apart by semicolons. */
  const listed = (names: readonly string[]): string => {
    if (!names.some((name) => name.includes(','))) return lists.format(names);
    const parts = lists.formatToParts(names);
    return parts.map((p) => (p.type === 'literal' ? p.value.replace(',', ';') : p.value)).join('');
  };
  const gap = (value: Gap, vocabulary: string | undefined): string => {
    const show = (item: number | string): string =>
      vocabulary ? word(vocabulary, item) : typeof item === 'number' ? numbers.format(item) : item;
    if (value.gap === 'subset') return '…';
    const { min, max, step } = value;
    if (min === max) return show(min);
    // Names one by one; of amounts, first and last.
    const named = vocabulary === 'seat' || say(`${vocabulary}.${min}`) !== undefined;
    // What is paid or received is asked for with its ends.
    if (!named) return min < 0 ? '…' : `${show(min)}–${show(max)}`;
    const count = Math.floor((max - min) / step) + 1;
    if (count > MOST_NAMES) return '…';
    return choices.format(Array.from({ length: count }, (_, i) => show(min + i * step)));
  };
  const seat = (number: number): string =>
    names[number] ?? (number < 0 ? (say('nobody') ?? '–') : (say('host') ?? 'Host'));
  const word = (vocabulary: string, value: unknown): string => {
    if (vocabulary === 'seat') return seat(value as number);
    return say(`${vocabulary}.${String(value)}`) ?? say(vocabulary, { n: value }) ?? String(value);
  };
  let figureWords: Record<string, string | number | boolean> | undefined;
  const figures = () => (figureWords ??= inWords(printed.figures));
  const must = (key: string, facts: object): string => say(key, facts) ?? key;

  return {
    texts,
    say,
    word,
    seat,
    ask: (frame) => must(`ask.${frame.kind}`, frame),
    move: (move) => must(`move.${move.type}`, move),
    event: (event) => must(`event.${event.type}`, event),
    refusal: ({ code, facts = {} }) => must(`refusal.${code}`, facts),
    why: ({ code, facts = {} }) => must(`why.${code}`, facts),
  };
}
