/**
 * A question whose answers are how many of each of a few things, such as cards to lay: the things are
 * listed once and named by their numbers, `3 4 4`, instead of a line for every mixture.
 */
import type { Frame } from '@boardroom/kernel';
import type { Choice } from './choices.ts';
import { placesOf } from './find.ts';
import type { Picked } from './pick.ts';
import { print, readerOf, say } from './seated.ts';
import type { Seated } from './seated.ts';

export interface Counts {
  readonly choices: readonly Choice[];
  readonly fields: readonly string[];
  /** What each thing is called and does. */
  readonly labels: readonly string[];
  readonly most: number;
}

const countIn = ({ template }: Choice, field: string): number =>
  (template as unknown as Record<string, number>)[field]!;
const sum = (choice: Choice, fields: readonly string[]): number =>
  fields.reduce((total, field) => total + countIn(choice, field), 0);

/** Null where the question is of another sort: every part of every answer has to be a count the game has words for. */
export function countsOf(seated: Seated, choices: readonly Choice[], frame: Frame): Counts | null {
  const [first] = choices;
  if (!first) return null;
  const fields = Object.keys(first.template).filter((field) => field !== 'type');
  const words = seated.look?.gaps(readerOf(seated, frame.seat), first.template, frame) ?? {};
  const labels = fields.map((field) => words[field]?.label);
  const isCount = (choice: Choice): boolean =>
    choice.template.type === first.template.type &&
    fields.every((field) => Number.isInteger(countIn(choice, field)));
  if (fields.length < 2 || labels.includes(undefined) || !choices.every(isCount)) return null;
  const most = Math.max(...choices.map((choice) => sum(choice, fields)));
  return { choices, fields, labels: labels as string[], most };
}

export function showCounts(seated: Seated, { labels, most }: Counts): void {
  labels.forEach((label, i) => print(`  ${i + 1}  ${label}`));
  print(say(seated, 'counts', { most }));
}

/** `3 4 4`, `0`, words with commas between, or as a hint says it: `1× Select Work 2× Do Work`. */
export function pickCounts(seated: Seated, counts: Counts, typed: string): Picked | null {
  const { choices, fields, labels, most } = counts;
  const places = placesIn(labels, typed);
  const wanted = fields.map((_, i) => places?.filter((place) => place === i).length);
  const choice = choices.find((each) =>
    fields.every((field, i) => countIn(each, field) === wanted[i]),
  );
  if (places && choice) return { line: [choice], ahead: [] };
  print(say(seated, 'counts', { most }));
  return null;
}

function placesIn(labels: readonly string[], typed: string): readonly number[] | null {
  if (typed === '0') return [];
  if (/^[\d\s,]+$/.test(typed)) {
    const places = typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((part) => Number(part) - 1);
    return places.every((place) => labels[place] !== undefined) ? places : null;
  }
  const names = labels.map((label) => label.split(':')[0]!);
  const counted = [...typed.matchAll(/(\d+) ?[×x] ?([^\d×]+)/g)];
  const wanted = counted.length > 0 ? counted : typed.split(',').map((part) => ['', '1', part]);
  const named = wanted.map(([, times, name]) =>
    placesOf(names, name!).flatMap((place) => Array.from({ length: Number(times) }, () => place)),
  );
  const isClear = (places: readonly number[]): boolean => new Set(places).size === 1;
  return named.every(isClear) ? named.flat() : null;
}
