/** One change for many things: which of them, and what becomes of one field. */
import { at, put } from '../schema.ts';
import type { Field, NamedField, Path } from '../schema.ts';

export const OPERATIONS = ['set', 'plus', 'times'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Of a choice: is that; of a number: at least or at most that. */
export interface Condition {
  readonly path: Path;
  readonly is: 'is' | 'least' | 'most';
  readonly value: string | number | boolean;
}

export interface Place {
  readonly path: Path;
  readonly field: Field;
}

/** All figures, choices and switches of a thing, however deep; lists have as many as the thing has. */
export function placesOf(fields: readonly NamedField[], thing: unknown, above: Path = []): Place[] {
  return fields.flatMap(({ name, field }) => inside(field, thing, [...above, name]));
}

function inside(field: Field, thing: unknown, path: Path): Place[] {
  const value = at(thing, path);
  switch (field.kind) {
    case 'object':
      return placesOf(field.fields, thing, path);
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((_, i) =>
        inside(field.of, thing, [...path, i]),
      );
    case 'record':
      return Object.keys((value ?? {}) as object).flatMap((key) =>
        inside(field.of, thing, [...path, key]),
      );
    case 'variants': {
      const kind = at(value, [field.by]);
      const own = field.of.find(({ is }) => is.includes(String(kind)))?.fields ?? [];
      const tells: Field = { kind: 'choice', of: field.of.flatMap(({ is }) => is) };
      return [{ path: [...path, field.by], field: tells }, ...placesOf(own, thing, path)];
    }
    case 'text':
      return [];
    default:
      return [{ path, field }];
  }
}

function fits(thing: unknown, conditions: readonly Condition[]): boolean {
  return conditions.every(({ path, is, value }) => {
    const held = at(thing, path);
    if (is === 'is') return held === value;
    if (typeof held !== 'number') return false;
    return is === 'least' ? held >= Number(value) : held <= Number(value);
  });
}

export interface Wish {
  readonly conditions: readonly Condition[];
  readonly path: Path;
  readonly field: Extract<Field, { kind: 'number' }>;
  readonly operation: Operation;
  readonly amount: number;
}

export interface Sample {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** What becomes of each thing that fits and has the field; rounded to the field's step. */
export function samples(things: readonly unknown[], wish: Wish): Sample[] {
  return things.flatMap((thing, index) => {
    const from = at(thing, wish.path);
    if (typeof from !== 'number' || !fits(thing, wish.conditions)) return [];
    return [{ index, from, to: changed(from, wish) }];
  });
}

function changed(from: number, { operation, amount, field: { step } }: Wish): number {
  const exact = operation === 'set' ? amount : operation === 'plus' ? from + amount : from * amount;
  return Math.round(Math.round(exact / step) * step * 100) / 100;
}

export function changedMany(
  content: unknown,
  list: string,
  wish: Wish,
  found: readonly Sample[],
): unknown {
  const things = [...(at(content, [list]) as unknown[])];
  for (const { index, to } of found) things[index] = put(things[index], wish.path, to);
  return put(content, [list], things);
}
