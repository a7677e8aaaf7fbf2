import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = new URL('main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-balance-'));

function balance(...args: string[]): { code: number | null; out: string; err: string } {
  const ran = spawnSync('node', [main, 'balance', ...args], { encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

const classic = JSON.parse(
  readFileSync(
    new URL('../../../games/action-the-project/content/classic.json', import.meta.url),
    'utf8',
  ),
) as { projects: { value: number }[] };

/** A file with an edition in which every project is worth as much as this. */
function edition(id: string, value: (printed: number) => number): string {
  const content = structuredClone(classic);
  for (const project of content.projects) project.value = value(project.value);
  const path = join(folder, `${id}.json`);
  const whole = { format: 'boardroom-edition/1', game: 'action-the-project', id, content };
  writeFileSync(path, JSON.stringify(whole));
  return path;
}

test('pairs are the same games on any number of cores; the report is one JSON object', () => {
  const rich = edition('rich', (value) => 2 * value);
  const run = (workers: string): string =>
    balance('classic', rich, '--games', '60', '--workers', workers, '--json').out;
  const one = run('1');
  expect(run('2')).toBe(one);
  const { pairs, measures, failed, fork } = JSON.parse(one) as Record<string, any>;
  expect({ pairs, failed, fork }).toEqual({ pairs: 30, failed: 0, fork: 'rich' });
  const winner = (measures as { id: string; difference: number; verdict: string }[]).find(
    ({ id }) => id === 'winner',
  )!;
  expect(winner.difference).toBeGreaterThan(0);
  expect(winner.verdict).toBe('early');
});

test('people get a table, which says when it is too early', () => {
  const rich = edition('rich', (value) => 2 * value);
  const { code, out } = balance('classic', rich, '--games', '8', '--bots', 'random');
  expect(code).toBe(0);
  expect(out).toContain('rich against classic, 4 pairs on the same luck');
  expect(out).toContain('Too early to say: 4 of 200 pairs.');
  expect(out).toContain('Turns played');
});

test.for([
  ['one edition', ['classic'], 'name two editions'],
  ['no game', ['classic', 'classic'], 'add --game'],
  ['an unknown file', ['classic', 'nowhere.json', '--game', 'deploy'], 'no file nowhere.json'],
  ['the same figures', ['classic', 'classic', '--game', 'deploy'], 'nothing to measure'],
  [
    'a precision that is none',
    ['classic', edition('dear', (value) => value + 2), '--precision', 'high'],
    '--precision must be',
  ],
  ['an edition that cannot be played', ['classic', edition('void', () => -1)], 'void.json'],
] as const)('%s gives one clear line and exit code 2', ([, args, words]) => {
  const { code, out, err } = balance(...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
