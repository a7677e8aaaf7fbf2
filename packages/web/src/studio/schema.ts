/** Forms made from the JSON Schema of a content: what a field may hold. */
export type Path = readonly (string | number)[];

export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly max: number; readonly pattern: string }
  | { readonly kind: 'object'; readonly fields: readonly NamedField[] }
  | { readonly kind: 'list'; readonly of: Field; readonly min: number; readonly max: number }
  | { readonly kind: 'record'; readonly keys: readonly string[]; readonly of: Field }
  | { readonly kind: 'variants'; readonly by: string; readonly of: readonly Variant[] };

export interface NamedField {
  readonly name: string;
  readonly field: Field;
  readonly optional: boolean;
}
interface Variant {
  /** What the telling field says in this variant. */
  readonly is: readonly string[];
  readonly fields: readonly NamedField[];
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

export function fieldOf(schema: object): Field {
  const it = schema as Schema;
  const either = it.oneOf ?? it.anyOf;
  const consts = either?.map((one) => one.const);
  if (it.enum) return { kind: 'choice', of: it.enum };
  if (it.const !== undefined) return { kind: 'choice', of: [it.const] };
  if (consts?.every((value) => value !== undefined)) return { kind: 'choice', of: consts };
  if (either) return variants(either);
  if (it.type === 'boolean') return { kind: 'switch' };
  if (it.type === 'integer' || it.type === 'number') return number(it);
  if (it.type === 'array')
    return {
      kind: 'list',
      of: fieldOf(it.items ?? {}),
      min: it.minItems ?? 0,
      max: it.maxItems ?? Infinity,
    };
  if (it.propertyNames?.enum && typeof it.additionalProperties === 'object')
    return {
      kind: 'record',
      keys: it.propertyNames.enum.map(String),
      of: fieldOf(it.additionalProperties),
    };
  if (it.properties) return { kind: 'object', fields: fieldsOf(it) };
  return { kind: 'text', max: it.maxLength ?? 200, pattern: it.pattern ?? '' };
}

function number({ minimum, maximum, multipleOf, allOf = [], type }: Schema): Field {
  const steps = [multipleOf, ...allOf.map((one) => one.multipleOf)].filter((step) => step);
  const safe = (value: number | undefined, none: number): number =>
    value === undefined || !Number.isFinite(value) || Math.abs(value) >= Number.MAX_SAFE_INTEGER
      ? none
      : value;
  return {
    kind: 'number',
    min: safe(minimum, -Infinity),
    max: safe(maximum, Infinity),
    step: Math.max(...(steps as number[]), type === 'integer' ? 1 : 0.01),
  };
}

function fieldsOf({ properties = {}, required = [] }: Schema): NamedField[] {
  return Object.entries(properties).map(([name, part]) => ({
    name,
    field: fieldOf(part),
    optional: !required.includes(name),
  }));
}

/** The field that all variants have and that no two of them have alike tells them apart. */
function variants(either: readonly Schema[]): Field {
  const tellsOf = (one: Schema, name: string): readonly string[] => {
    const part = one.properties?.[name];
    return (part?.enum ?? (part?.const === undefined ? [] : [part.const])).map(String);
  };
  const by = Object.keys(either[0]?.properties ?? {}).find((name) =>
    either.every((one) => tellsOf(one, name).length > 0),
  );
  if (by === undefined) return { kind: 'text', max: 200, pattern: '' };
  return {
    kind: 'variants',
    by,
    of: either.map((one) => ({
      is: tellsOf(one, by),
      fields: fieldsOf(one).filter(({ name }) => name !== by),
    })),
  };
}

/** A sound value to begin with. */
export function usualOf(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(field.min, Math.min(field.max, 0)) === -Infinity
        ? 0
        : Math.ceil(Math.max(field.min, Math.min(field.max, 0)) / field.step) * field.step;
    case 'choice':
      return field.of[0];
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'list':
      return Array.from({ length: field.min }, () => usualOf(field.of));
    case 'record':
      return {};
    case 'object':
      return usualFields(field.fields);
    case 'variants':
      return { [field.by]: field.of[0]!.is[0], ...usualFields(field.of[0]!.fields) };
  }
}

export function usualFields(fields: readonly NamedField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ optional }) => !optional).map(({ name, field }) => [name, usualOf(field)]),
  );
}

/** The value at a path, or undefined. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined | null)?.[key],
    value,
  );
}

/** A copy with another value at the path; undefined takes a field away. */
export function put(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((item: unknown, i) => (i === key ? put(item, rest, next) : item));
  const fields = { ...(value as Record<string, unknown>) };
  const inner = put(fields[key], rest, next);
  if (inner === undefined) delete fields[key];
  else fields[key] = inner;
  return fields;
}
