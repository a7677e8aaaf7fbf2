/** The moves one may make, as numbered lines; many of one kind are one line that opens. */
import { isGap } from '@boardroom/kernel';
import type { Frame, GapWords, Move, Template } from '@boardroom/kernel';
import { readerOf, say } from './seated.ts';
import type { Seated } from './seated.ts';

export interface Choice {
  readonly template: Template<Move>;
  /** The question it answers; null for an aside. */
  readonly frame: Frame | null;
}
/** One line: a move, or several of one type behind one label. */
export type Line = readonly Choice[];

/** A list longer than this is folded, where a type has more than so many ways. */
const LONG = 9;
const MANY = 3;
/** A menu of so many types is folded wherever it can be: its numbers stay the same from turn to turn. */
const MENU = 4;

export function linesOf(choices: readonly Choice[]): Line[] {
  const kinds = Map.groupBy(choices, ({ template }) => template.type);
  // A list of one type alone is the question itself: folding it would only ask twice.
  const long = choices.length > LONG && kinds.size > 1;
  const many = kinds.size < MENU ? MANY : 1;
  return [...kinds.values()].flatMap((kind) =>
    isFolded(kind, long, many) ? [kind] : kind.map((choice) => [choice]),
  );
}

/** Asides that differ only in whom and how much are one question after another, never a list. */
function isFolded(kind: Line, long: boolean, many: number): boolean {
  if (kind.length < 2) return false;
  if (kind.every(({ frame, template }) => frame === null && isOpen(template))) return true;
  return long && kind.length > many;
}

export function isOpen(template: Template<Move>): boolean {
  return Object.values(template).some((part) => isGap(part));
}

/** What stands behind the number. */
export function labelOf(seated: Seated, line: Line): string {
  const [choice] = line;
  if (line.length > 1)
    return say(seated, 'fold', { label: foldLabel(seated, line), count: line.length });
  const { template, frame } = choice!;
  const r = readerOf(seated, frame?.seat);
  const label = spokenOf(seated, withoutLists(template, seated.look?.gaps(r, template, frame)));
  const note = seated.look?.note(r, template, frame);
  return note ? `${label}: ${note}` : label;
}

/** What is asked for by a list afterwards is not spelt out before it: the least of it stands there. */
function withoutLists(
  template: Template<Move>,
  words: Readonly<Record<string, GapWords>> = {},
): Template<Move> {
  const parts = Object.entries(template).map(([field, part]: [string, unknown]) => [
    field,
    isGap(part) && part.gap === 'range' && words[field]?.item ? part.min : part,
  ]);
  return Object.fromEntries(parts) as Template<Move>;
}

/** A move about words that were said names them. */
function spokenOf({ words, said }: Seated, template: Template<Move>): string {
  const text = words.move(template);
  const spoken = said[Number((template as { message?: unknown }).message)];
  return spoken === undefined ? text : `${text} “${spoken}”`;
}

/** As the game calls it, else the words all of them begin with: "Give …". */
export function foldLabel({ words }: Seated, line: Line): string {
  const named = words.say(`moves.${line[0]!.template.type}`);
  if (named !== undefined) return named;
  const labels = line.map(({ template }) => words.move(template).split(' '));
  const [first = []] = labels;
  let length = 0;
  while (length < first.length && labels.every((label) => label[length] === first[length]))
    length++;
  return `${first.slice(0, length || first.length).join(' ')} …`;
}
