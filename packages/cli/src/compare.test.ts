import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ClassFound } from '@boardroom/insight';

const main = new URL('main.ts', import.meta.url).pathname;
const games = new URL('../../../games/', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-compare-'));

function boardroom(...args: string[]): { code: number | null; out: string; err: string } {
  const ran = spawnSync('node', [main, ...args], { encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** The same luck and other players. */
const files = ['normal', 'easy', 'easy,normal', 'normal,easy'].map((bots, i) => {
  const file = join(folder, `table-${i + 1}.jsonl`);
  const ran = boardroom(
    'playthrough',
    'action-the-project',
    '--seats',
    '2',
    '--seed',
    '7',
    '--bots',
    bots,
    '--record',
    file,
  );
  expect(ran.err).toBe('');
  return file;
});

test('where tables parted is told in words, and as JSON', () => {
  const { out, err, code } = boardroom('compare', ...files, '--budget', '1');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('4 tables with one luck');
  expect(out).toMatch(/Turn \d+, seat \d: /);
  expect(out).toContain('tables, on average');
  const json = JSON.parse(
    boardroom('compare', ...files, '--budget', '1', '--json').out,
  ) as ClassFound;
  expect(json.tables).toBe(4);
  for (const { parting, came } of json.partings)
    expect(came.map(({ results }) => results.length)).toEqual(
      parting.branches.map(({ tables }) => tables.length),
    );
});

test('tables that never parted, other luck and single files', () => {
  expect(boardroom('compare', files[0]!, files[0]!, '--budget', '1').out).toContain(
    'The tables never parted.',
  );
  const other = join(folder, 'other.jsonl');
  writeFileSync(other, readFileSync(join(games, 'action-the-project/records/duel.jsonl')));
  expect(boardroom('compare', files[0]!, other)).toMatchObject({ code: 2 });
  expect(boardroom('compare', files[0]!).err).toContain('at least two');
});
