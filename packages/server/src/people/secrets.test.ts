import { expect, test } from 'vitest';
import * as secrets from './secrets.ts';

const many = (make: () => string): string[] => Array.from({ length: 200 }, make);

test.each([
  ['a table', secrets.newTableId, /^[\w-]{22}$/],
  ['a person', secrets.newPersonId, /^[\w-]{12}$/],
  ['a token', secrets.newToken, /^br_[\w-]{43}$/],
  ['a link', secrets.newLink, /^[\w-]{32}$/],
  ['a seed', secrets.newSeed, /^[0-9a-f]{48}$/],
  ['a join code', secrets.newCode, /^[A-Z2-9]{6}$/],
  ['a recovery code', secrets.newRecovery, /^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/],
])('%s has a name of its own', (_what, make, form) => {
  const made = many(make);
  for (const each of made) expect(each).toMatch(form);
  expect(new Set(made).size).toBe(200);
});

test('a pseudonym is short enough to be said', () => {
  expect(secrets.newPseudonym()).toMatch(/^P-[A-Z2-9]{4}$/);
});

test('one key of one token is one table', () => {
  expect(secrets.tableIdFor('hash', 'key')).toBe(secrets.tableIdFor('hash', 'key'));
  expect(secrets.tableIdFor('hash', 'key')).toMatch(/^[\w-]{22}$/);
  const others = [secrets.tableIdFor('hash', 'other'), secrets.tableIdFor('other', 'key')];
  expect(others).not.toContain(secrets.tableIdFor('hash', 'key'));
  expect(secrets.tableIdFor('key', 'hash')).not.toBe(secrets.tableIdFor('hash', 'key'));
});

test('a secret is compared as a whole', () => {
  expect(secrets.isSameSecret('open', 'open')).toBe(true);
  expect(secrets.isSameSecret('open', 'opened')).toBe(false);
  expect(secrets.isSameSecret('', 'open')).toBe(false);
});
