import { expect, test } from 'vitest';
import { optionFields } from './option-fields.ts';

test('every kind of option becomes a field', () => {
  const fields = optionFields({
    properties: {
      open: { type: 'boolean', default: true },
      rounds: { type: 'integer', minimum: 2, maximum: 9, default: 5 },
      style: { type: 'string', enum: ['a', 'b'], default: 'a' },
      stack: { anyOf: [{ const: 3 }, { const: 4 }], default: 3 },
      fees: { type: 'array', items: { type: 'integer' }, default: [0, 3, 6] },
      odd: { type: 'object', default: {} },
    },
  });
  expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'open switch',
    'rounds number',
    'style choice',
    'stack choice',
    'fees numbers',
  ]);
});
