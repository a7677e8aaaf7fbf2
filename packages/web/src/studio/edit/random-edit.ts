/** One change that somebody could make in the editor, at random: a field, or a thing more or less. */
import type { Rng } from '@boardroom/kernel';
import { usualFields, usualOf } from '../schema.ts';
import type { Field, NamedField } from '../schema.ts';

/** How often a list itself changes instead of something in it, and an optional field goes. */
const OF_LIST = 0.2;
const GONE = 0.25;
/** Beyond what is there, where the schema knows no end. */
const FAR = 3;

export function randomEdit(content: unknown, field: Field, rng: Rng): unknown {
  return edited(content, field, rng, textsIn(content));
}

type Fields = Readonly<Record<string, unknown>>;
const pick = <T>(of: readonly T[], rng: Rng): T => of[rng.below(of.length)]!;

/** Ids and names of other things: whoever types one by mistake, or means it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function edited(value: unknown, field: Field, rng: Rng, texts: readonly string[]): unknown {
  const within = (inner: unknown, of: Field): unknown => edited(inner, of, rng, texts);
  switch (field.kind) {
    case 'number':
      return someNumber(Number(value), field, rng);
    case 'choice':
      return pick(field.of, rng);
    case 'switch':
      return value !== true;
    case 'text':
      return rng.unit() < 0.8 ? pick(texts, rng) : `X${rng.below(100)}`;
    case 'object':
      return inFields(value as Fields, field.fields);
    case 'record':
      return inRecord(value as Fields, field);
    case 'list':
      return inList(value as readonly unknown[], field);
    case 'variants':
      return inVariants(value as Fields, field);
  }

  function inFields(fields: Fields, of: readonly NamedField[]): Fields {
    if (of.length === 0) return fields;
    const { name, field: inner, optional } = pick(of, rng);
    if (fields[name] === undefined) return { ...fields, [name]: usualOf(inner) };
    if (!optional || rng.unit() > GONE) return { ...fields, [name]: within(fields[name], inner) };
    const { [name]: _, ...rest } = fields;
    return rest;
  }

  function inRecord(held: Fields, { keys, of }: Extract<Field, { kind: 'record' }>): Fields {
    const names = Object.keys(held);
    const free = keys.filter((key) => !(key in held));
    if (names.length === 0 || (free.length > 0 && rng.unit() < 0.4))
      return { ...held, [pick(free, rng)]: within(1, of) };
    const name = pick(names, rng);
    const { [name]: was, ...rest } = held;
    return rng.unit() < GONE ? rest : { ...rest, [name]: within(was, of) };
  }

  function inList(
    held: readonly unknown[],
    { min, max, of }: Extract<Field, { kind: 'list' }>,
  ): readonly unknown[] {
    const open = min !== max && (held.length === 0 || rng.unit() < OF_LIST);
    const at = rng.below(Math.max(1, held.length));
    if (!open && held.length > 0) return held.with(at, within(held[at], of));
    if (held.length > min && (held.length >= max || rng.unit() < 0.5)) return held.toSpliced(at, 1);
    return held.toSpliced(at, 0, structuredClone(held[at] ?? usualOf(of)));
  }

  function inVariants(held: Fields, { by, of }: Extract<Field, { kind: 'variants' }>): Fields {
    const now = of.find(({ is }) => is.includes(String(held[by])));
    if (now && now.fields.length > 0 && rng.unit() < 0.6)
      return { [by]: held[by], ...inFields(held, now.fields) };
    const next = pick(of, rng);
    const kept = next.fields.flatMap(({ name }) => (name in held ? [[name, held[name]]] : []));
    return {
      [by]: pick(next.is, rng),
      ...usualFields(next.fields),
      ...(Object.fromEntries(kept) as Fields),
    };
  }
}

/** Near what was there, anywhere, or as little or as much as there may be. */
function someNumber(
  value: number,
  { min, max, step }: Extract<Field, { kind: 'number' }>,
  rng: Rng,
): number {
  const reach = FAR * Math.max(10 * step, Math.abs(value));
  const least = Math.ceil(Math.max(min, value - reach) / step);
  const most = Math.floor(Math.min(max, value + reach) / step);
  const kind = rng.below(6);
  if (kind === 0) return least * step;
  if (kind === 1) return most * step;
  if (kind < 4)
    return Math.max(least * step, Math.min(most * step, value + (rng.below(5) - 2) * step));
  return (least + rng.below(most - least + 1)) * step;
}
