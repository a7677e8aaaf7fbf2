/** A form made from the JSON Schema of a game's options. */
export type OptionField = {
  readonly name: string;
  readonly usual: unknown;
} & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'numbers'; readonly count: number }
);

interface Schema {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Fields of a kind the form does not know keep their usual value. */
export function optionFields(schema: object): OptionField[] {
  const { properties = {} } = schema as Schema;
  return Object.entries(properties).flatMap(([name, part]) => {
    const base = { name, usual: part.default };
    const consts = part.anyOf?.map((one) => one.const);
    if (part.type === 'boolean') return { ...base, kind: 'switch' as const };
    if (part.enum) return { ...base, kind: 'choice' as const, of: part.enum };
    if (consts?.every((value) => value !== undefined))
      return { ...base, kind: 'choice' as const, of: consts };
    if (part.type === 'integer' || part.type === 'number')
      return {
        ...base,
        kind: 'number' as const,
        min: part.minimum ?? 0,
        max: part.maximum ?? 9999,
        step: part.multipleOf ?? (part.type === 'integer' ? 1 : 0.05),
      };
    if (part.type === 'array' && part.items?.type === 'integer' && Array.isArray(part.default))
      return { ...base, kind: 'numbers' as const, count: part.default.length };
    return [];
  });
}
