/**
 * From a line of the list to a whole move: what is still open is asked one question after another,
 * to whom, how much, in what words. Moves that differ in such parts are one line and narrowed down.
 */
import { isGap } from '@boardroom/kernel';
import type { Gap, GapWords, Move, Template } from '@boardroom/kernel';
import { askNumber, askOne, askSome } from './ask.ts';
import { isOpen, labelOf } from './choices.ts';
import type { Choice, Line } from './choices.ts';
import { print, readerOf, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';

/** A part of this name is filled with words: the table keeps them and gives them a number. */
const SPOKEN = 'message';
/** So many values that stand for something are listed by name. */
const MOST_NAMES = 40;

/** A whole move; or `back` if the person thought better of it, or null at the end of the input. */
export type Filled = { readonly move: object; readonly spoken?: string } | 'back' | null;

export async function fill(seated: Seated, line: Line, ask: Ask): Promise<Filled> {
  if (line.length === 1 || !isNarrowed(line)) {
    const chosen = line.length > 1 ? await askWhich(seated, line, ask) : 0;
    if (typeof chosen !== 'number') return chosen;
    const { template } = line[chosen]!;
    return isOpen(template) ? fillGaps(seated, [line[chosen]!], ask) : sure(seated, template, ask);
  }
  return fillGaps(seated, line, ask);
}

function askWhich(seated: Seated, line: Line, ask: Ask): Promise<number | 'back' | null> {
  const names = line.map((choice) => labelOf(seated, [choice]));
  return askOne(seated, say(seated, 'which'), names, ask);
}

/** Asides to somebody are narrowed down part by part; answers to a question are listed, then filled. */
const isNarrowed = (line: Line): boolean =>
  line.every(({ frame }) => frame === null) && line.some(({ template }) => isOpen(template));

/** A move that ends one's game, or more than one thinks, is asked for twice where the game has words for it. */
async function sure(seated: Seated, template: Template<Move>, ask: Ask): Promise<Filled> {
  const question = seated.words.say(`confirm.${template.type}`);
  return question === undefined
    ? { move: template }
    : confirmed(seated, { move: template }, question, ask);
}

async function fillGaps(seated: Seated, line: Line, ask: Ask): Promise<Filled> {
  let left = line;
  let questions = 0;
  let spoken: string | undefined;
  const values: Record<string, unknown> = {};
  for (const field of fieldsOf(seated, line)) {
    if (isSettled(left, field)) {
      values[field] = valuesOf(partOf(left[0]!, field))[0];
      continue;
    }
    questions++;
    if (field === SPOKEN) {
      const label = labelFor(seated, left, field);
      const said = await ask(say(seated, 'gap.words', { label }), 'words');
      if (said === null || said === '' || said === 'back') return said === null ? null : 'back';
      spoken = said;
      values[field] = seated.said.length;
      continue;
    }
    const value = await askPart(seated, left, field, ask);
    if (value === null || value === 'back') return value;
    values[field] = value;
    left = left.filter((choice) => allows(partOf(choice, field), value));
  }
  const filled = { move: { ...left[0]!.template, ...values } };
  const whole = spoken === undefined ? filled : { ...filled, spoken };
  // What is said to somebody is said; what is promised or dealt out is read back first.
  return questions > (spoken === undefined ? 1 : 2) ? confirm(seated, whole, ask) : whole;
}

/** A move of several parts is read back before it is made. */
async function confirm(
  seated: Seated,
  filled: { readonly move: object; readonly spoken?: string },
  ask: Ask,
): Promise<Filled> {
  const text = seated.words.move(filled.move as Template<Move>);
  return confirmed(
    seated,
    filled,
    filled.spoken === undefined ? text : `${text} “${filled.spoken}”`,
    ask,
  );
}

async function confirmed(
  seated: Seated,
  filled: { readonly move: object; readonly spoken?: string },
  move: string,
  ask: Ask,
): Promise<Filled> {
  for (;;) {
    const line = await ask(say(seated, 'confirm', { move }));
    if (line === null) return null;
    if (/^y(es)?$/i.test(line)) return filled;
    if (/^(no?|back)$/i.test(line)) return 'back';
    print(say(seated, 'yes-or-no'));
  }
}

const partOf = ({ template }: Choice, field: string): unknown =>
  (template as unknown as Record<string, unknown>)[field];

/** Whether there is nothing left to ask about a part. */
function isSettled(left: Line, field: string): boolean {
  const parts = left.map((choice) => partOf(choice, field));
  const [first] = parts;
  if (isGap(first) && countOf(rangeOf(first)) !== 1) return false;
  return parts.every((part) => JSON.stringify(part) === JSON.stringify(first));
}

/** Whom first, then in the order the game asks. */
function fieldsOf(seated: Seated, line: Line): string[] {
  const { fields } = seated.words.texts;
  const asked = Object.keys(wordsFor(seated, line));
  const all = [...new Set(line.flatMap(({ template }) => Object.keys(template)))];
  const whom = all.filter((field) => fields[field] === 'seat');
  return [...new Set([...whom, ...asked, ...all])].filter((field) => field !== 'type');
}

function wordsFor(seated: Seated, left: Line): Readonly<Record<string, GapWords>> {
  const { template, frame } = left.find((choice) => isOpen(choice.template)) ?? left[0]!;
  return seated.look?.gaps(readerOf(seated, frame?.seat), template, frame) ?? {};
}
function labelFor(seated: Seated, left: Line, field: string): string {
  const said = wordsFor(seated, left)[field]?.label ?? seated.words.say(`gap.${field}`);
  if (said !== undefined) return said;
  if (seated.words.texts.fields[field] === 'seat') return say(seated, 'to');
  return isGap(partOf(left[0]!, field)) ? field : say(seated, 'which');
}

/** Also `back`, where the person goes back. */
type Value = number | string | boolean | readonly (number | string)[];

async function askPart(seated: Seated, left: Line, field: string, ask: Ask): Promise<Value | null> {
  const { words } = seated;
  const parts = left.map((choice) => partOf(choice, field));
  const label = labelFor(seated, left, field);
  const said = wordsFor(seated, left)[field];
  const vocabulary = words.texts.fields[field];
  const item = said?.item ?? (vocabulary ? (value) => words.word(vocabulary, value) : undefined);
  const [first] = parts;
  if (isGap(first) && first.gap === 'subset') {
    const chosen = await askSome(seated, label, first, item ?? String, ask);
    return chosen;
  }
  const ranges = parts.flatMap(rangeOf);
  if (ranges.length < parts.length || (item && countOf(ranges) <= MOST_NAMES)) {
    const values = [...new Set(parts.flatMap(valuesOf))];
    const names = values.map((value) => {
      const note = typeof value === 'number' ? said?.note?.(value) : undefined;
      const name = item?.(value as number) ?? String(value);
      return note ? `${name}: ${note}` : name;
    });
    const chosen = await askOne(seated, label, names, ask);
    return typeof chosen === 'number' ? values[chosen]! : chosen;
  }
  const value = await askNumber(seated, label, ranges, said?.reach, ask);
  const note = typeof value === 'number' ? said?.note?.(value) : undefined;
  if (note) print(say(seated, 'gap.note', { note }));
  return value;
}

type Range = Extract<Gap, { gap: 'range' }>;

function rangeOf(part: unknown): Range[] {
  if (isGap(part)) return part.gap === 'range' ? [part] : [];
  return typeof part === 'number' ? [{ gap: 'range', min: part, max: part, step: 1 }] : [];
}
const countOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { min, max, step }) => sum + Math.floor((max - min) / step) + 1, 0);

function valuesOf(part: unknown): Value[] {
  const [range] = rangeOf(part);
  if (!range) return [part as Value];
  const { min, step } = range;
  return Array.from({ length: countOf([range]) }, (_, i) => min + i * step);
}

/** Whether a part of a template can have this value. */
function allows(part: unknown, value: Value): boolean {
  if (isGap(part)) {
    if (part.gap === 'subset') return Array.isArray(value);
    const { min, max, step } = part;
    return typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0;
  }
  return JSON.stringify(part) === JSON.stringify(value);
}
