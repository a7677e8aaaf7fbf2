/** In what an edition differs from its base: each change with its place, and how to take it back. */
import { canonical, differences } from '@boardroom/kernel';
import type { Edition, EditionTexts } from '@boardroom/kernel';
import type { StudioPart } from '@boardroom/ui-kit';
import type { Description } from './describe.ts';
import { at, put } from './schema.ts';
import type { Path } from './schema.ts';

export interface Change {
  /** Of the content: which part, which thing of its list (−1: taken out), which field of it. */
  readonly part: StudioPart;
  readonly index: number;
  readonly field: Path;
  readonly from?: unknown;
  readonly to?: unknown;
  /** The thing as the base has it, where it was. */
  readonly was: number;
}

export interface WordChange {
  readonly language: string;
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export function changesOf(
  { parts }: Pick<Description, 'parts'>,
  base: unknown,
  own: unknown,
): Change[] {
  return differences(base, own).flatMap(({ path: [name, ...rest], from, to }) => {
    const part = parts.find((it) => it.list === name || it.fields?.includes(String(name)));
    if (!part) return [];
    if (part.list === undefined)
      return [{ part, index: -1, was: -1, field: [name!, ...rest], from, to }];
    const [thing, ...field] = rest;
    const [index, was] = [placeOf(at(own, [name!]), thing), placeOf(at(base, [name!]), thing)];
    return [{ part, index, was, field, from, to }];
  });
}

/** Where a thing that the kernel names by its id, or by its place, lies in a list. */
function placeOf(list: unknown, name: string | number | undefined): number {
  if (!Array.isArray(list) || name === undefined) return -1;
  if (typeof name === 'number') return name < list.length ? name : -1;
  return list.findIndex((item: unknown) => at(item, ['id']) === name);
}

export function wordChanges(
  texts: EditionTexts | undefined,
  usual: (key: string) => string,
): WordChange[] {
  return Object.entries(texts ?? {}).flatMap(([language, messages]) =>
    Object.entries(messages).map(([key, to]) => ({ language, key, from: usual(key), to })),
  );
}

/** The content as if the change had never been made. */
export function takenBack(content: unknown, { part, index, was, field, from }: Change): unknown {
  if (part.list === undefined || (field.length > 0 && index >= 0))
    return put(content, part.list === undefined ? field : [part.list, index, ...field], from);
  const things = [...(at(content, [part.list]) as unknown[])];
  if (index < 0) things.splice(Math.min(was, things.length), 0, from);
  else things.splice(index, 1);
  return put(content, [part.list], things);
}

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** How much a change changes, for "the largest three". */
function weight({ from, to }: Change): number {
  if (typeof from === 'number' && typeof to === 'number')
    return Math.abs(to - from) / Math.max(1, Math.abs(from));
  return 0.5;
}

export interface ChangeLine {
  readonly thing: string;
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export function changeLine(
  by: Description,
  change: Change,
  base: unknown,
  own: Edition,
): ChangeLine {
  const { part, index, was, field, from, to } = change;
  const { list } = part;
  const thing =
    list === undefined
      ? by.partName(part)
      : index >= 0
        ? by.thing(part, at(own.content, [list, index]), index, own.texts)
        : by.thing(part, at(base, [list, was]), was);
  const whole = list !== undefined && field.length === 0;
  const said = (value: unknown): string =>
    value === undefined ? '' : whole ? thing : by.value(part, field, value);
  return { thing, field: whole ? '' : longName(by, field), from: said(from), to: said(to) };
}

/** "Rows 2, Gives, Production": every step of the way that has a name. */
function longName(by: Description, field: Path): string {
  return field
    .map((_, i) => field.slice(0, i + 1))
    .filter((path, i) => typeof path.at(-1) === 'string' || i === field.length - 1)
    .map((path) => by.fieldName(path))
    .join(', ');
}

/** The largest changes, one of each thing. */
export function largest(changes: readonly Change[], count: number): Change[] {
  const seen = new Set<string>();
  return changes
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(({ part, index, was }) => {
      const key = `${part.id} ${index} ${was}`;
      if (part.list !== undefined && seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, count);
}
