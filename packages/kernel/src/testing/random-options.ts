/** Options at random, within what their schema allows. */
import type { Rng } from '../types.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** As JSON Schema says it. */
export function schemaOf(schema: object): Schema {
  return (schema as { toJSONSchema(wish: object): Schema }).toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
  });
}

/** About every second one is another than usual. */
export function randomOptions(schema: object, rng: Rng): Record<string, unknown> {
  const { properties = {} } = schemaOf(schema);
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(properties)) {
    const value = rng.below(2) === 0 ? undefined : valueOf(field, rng);
    if (value !== undefined) options[name] = value;
  }
  return options;
}

function valueOf(
  { type, enum: words, minimum, maximum, multipleOf = 1 }: Schema,
  rng: Rng,
): unknown {
  if (words) return words[rng.below(words.length)];
  if (type === 'boolean') return rng.below(2) === 1;
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return undefined;
  const steps = Math.floor((maximum - minimum) / multipleOf);
  return minimum + multipleOf * rng.below(steps + 1);
}
