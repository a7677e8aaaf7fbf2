import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTemplate } from './new-game.mjs';

const games = mkdtempSync(join(tmpdir(), 'boardroom-games-'));

test('a new game is a whole copy under its own name', () => {
  const folder = copyTemplate('sealed-bids', games);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('lots-template');
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  expect(name).toBe('@boardroom/sealed-bids');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  for (const file of ['entry.ts', 'texts/en.json', 'README.md', 'records/playthrough.txt'])
    expect(read(file)).toContain('Sealed Bids');
  expect(read('texts/en.json')).toContain('Lots to come');
  expect(read('src/types.ts')).toContain('interface SealedBidsState extends');
  for (const file of files.filter((name) => /\.(ts|svelte)$/.test(name)))
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bLots/);
  for (const part of ['RULES.md', 'entry.ts', 'ui/Board.svelte', 'look/index.ts', 'texts/en.json'])
    expect(existsSync(join(folder, part))).toBe(true);
});

test.each(['', 'Sealed Bids', '../up', '_template', 'sealed-bids', 'game'])('refuses %o', (id) => {
  expect(() => copyTemplate(id, games)).toThrow();
});
