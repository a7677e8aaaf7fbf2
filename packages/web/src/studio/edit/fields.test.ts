/** Every field of every content can be edited without JSON: counted over the schemas of all games. */
import { catalogue, publishedEdition, USUAL } from '@boardroom/catalogue';
import { isRefusal } from '@boardroom/kernel';
import type { Studio } from '@boardroom/ui-kit';
import { expect, test } from 'vitest';
import { fieldOf } from '../schema.ts';
import type { Field, NamedField } from '../schema.ts';

const studios = import.meta.glob<Studio>('../../../../../games/*/ui/studio/index.ts', {
  import: 'studio',
  eager: true,
});

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Every place of a schema where a value stands, and of which type. */
function leavesOf(it: Schema, path: string): string[] {
  const either = it.oneOf ?? it.anyOf;
  if (it.enum || it.const !== undefined || either?.every((one) => one.const !== undefined))
    return [`${path}: choice`];
  if (either) return either.flatMap((one) => leavesOf(one, path));
  if (it.items) return leavesOf(it.items, `${path}[]`);
  if (it.properties)
    return Object.entries(it.properties).flatMap(([name, part]) =>
      leavesOf(part, `${path}.${name}`),
    );
  if (it.propertyNames?.enum && typeof it.additionalProperties === 'object')
    return it.propertyNames.enum.flatMap((key) =>
      leavesOf(it.additionalProperties as Schema, `${path}.${String(key)}`),
    );
  return [`${path}: ${it.type === 'integer' ? 'number' : it.type}`];
}

/** Every place for which the editor has a control, and which. */
function controlsOf(field: Field, path: string): string[] {
  const named = (fields: readonly NamedField[]): string[] =>
    fields.flatMap(({ name, field: inner }) => controlsOf(inner, `${path}.${name}`));
  switch (field.kind) {
    case 'object':
      return named(field.fields);
    case 'list':
      return controlsOf(field.of, `${path}[]`);
    case 'record':
      return field.keys.flatMap((key) => controlsOf(field.of, `${path}.${key}`));
    case 'variants':
      return [`${path}.${field.by}: choice`, ...field.of.flatMap(({ fields }) => named(fields))];
    case 'text':
      return [`${path}: string`];
    case 'switch':
      return [`${path}: boolean`];
    default:
      return [`${path}: ${field.kind}`];
  }
}

/** Editable fields of each game that is released; a new one is counted when its control is there. */
const COUNTS: Readonly<Record<string, number>> = {
  'action-the-project': 7,
  deploy: 21,
  'el-plan': 107,
  'it-billionaire': 22,
  'project-plan': 40,
};

test.each(catalogue)('$id: each field has its control and its name', async (entry) => {
  const game = await entry.game();
  const schema = (game.content as unknown as { toJSONSchema(wish: object): Schema }).toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
  });
  const leaves = [...new Set(leavesOf(schema, ''))].toSorted();
  const controls = [...new Set(controlsOf(fieldOf(schema), ''))].toSorted();
  expect(controls).toEqual(leaves);
  // A game that is being made need not be listed.
  expect(leaves.length).toBe(COUNTS[entry.id] ?? Math.max(1, leaves.length));

  const studio = studios[`../../../../../games/${entry.id}/ui/studio/index.ts`]!;
  const parts = studio.parts.flatMap((part) => part.list ?? part.fields ?? []).toSorted();
  const found = await publishedEdition(entry, USUAL);
  if (isRefusal(found)) throw new Error(found.code);
  expect(parts).toEqual(Object.keys(found.edition.content as object).toSorted());
  const words = studio.messages['en']!;
  const nameless = leaves.filter((leaf) => {
    const name = leaf.replace(/:.*/, '').replaceAll('[]', '').split('.').at(-1)!;
    const inList = /\[\]:/.test(leaf);
    return !(`field.${name}` in words) && !(inList && `field.${name}.0` in words);
  });
  expect(nameless).toEqual([]);
});
