import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pages from './en/pages.json' with { type: 'json' };
import table from './en/table.json' with { type: 'json' };

const SRC = join(import.meta.dirname, '..');
/** What a table of this device is made of; replays and rooms are pages that fetch all words. */
const ROOMS = ['table', 'engine', 'motion', 'parts', 'store'];
const PAGES = ['TablePage', 'PlayNow', 'ErrorPage'].map((name) => `pages/${name}.svelte`);
const ELSEWHERE =
  /parts\/(Header|GameHead|GameRows)\.svelte|table\/(ReplayFrame|FilmBar|DiceCheck)\.svelte/;

const sources = [
  ...ROOMS.flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  ),
  ...PAGES,
  'rules/RulesText.svelte',
  'App.svelte',
].filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\./.test(name) && !ELSEWHERE.test(name));

test('a table says nothing that only the other pages have words for', () => {
  const missing = sources.flatMap((name) => {
    const code = readFileSync(join(SRC, name), 'utf8');
    return [...code.matchAll(/\bsay\(\s*['"`]([\w.-]+)['"`]/g)]
      .map(([, key]) => key!)
      .filter((key) => key in pages)
      .map((key) => `${name}: ${key}`);
  });
  expect(missing).toEqual([]);
});

test('nothing is said in two files', () => {
  expect(Object.keys(pages).filter((key) => key in table)).toEqual([]);
});
