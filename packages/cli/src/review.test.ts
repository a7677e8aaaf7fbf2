import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Decided, Ledger, Progress } from '@boardroom/insight';

const main = new URL('main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-review-'));
const record = join(folder, 'duel.jsonl');
copyFileSync(
  new URL('../../../games/project-plan/records/two-last-pm.jsonl', import.meta.url).pathname,
  record,
);

function review(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync('node', [main, 'review', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('a record is reviewed in words', () => {
  const { out, err, code } = review(record, '--budget', '1');
  expect(err).toBe('');
  expect(code).toBe(0);
  for (const words of ['at the start', 'the deal', 'dice and cards', 'at the end', 'as the bot.'])
    expect(out).toContain(words);
  const concepts = out.slice(out.indexOf('\nConcepts\n'));
  expect(concepts).toMatch(/\n {2}Ada\n( {4}.+\n)+ {2}Bruno\n( {4}.+\n)+$/);
  expect(concepts).toMatch(/ {4}Winner’s curse +\d+ decisions {2}./);
});

test('as JSON the books balance; what was kept is gone on with', () => {
  const file = join(folder, 'duel.review.json');
  const runs = [0, 1].map(() => {
    const { out } = review(record, '--budget', '1', '--json', '--keep');
    expect(existsSync(file)).toBe(true);
    return JSON.parse(out) as { ledger: Ledger; decisions: Decided[]; progress: Progress };
  });
  for (const { ledger } of runs)
    for (const seat of [0, 1]) {
      const sum = ledger.rows.reduce((total, { values }) => total + values[seat]!, 0);
      expect(ledger.start.values[seat]! + sum).toBeCloseTo(ledger.result[seat]!, 9);
    }
  expect(runs[1]!.progress.pairs).toBeGreaterThan(runs[0]!.progress.pairs);
});

test('a review of something else is refused and left alone', () => {
  const file = join(folder, 'duel.review.json');
  for (const text of ['{', JSON.stringify({ format: 'boardroom-review/4', game: 'other' })]) {
    writeFileSync(file, text);
    const { code, err } = review(record, '--budget', '1', '--keep');
    expect(code).toBe(2);
    expect(err).toContain('duel.review.json');
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});
