import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = new URL('main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-arena-'));

function arena(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync('node', [main, 'arena', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

const small = ['action-the-project', '--seats', '3', '--games', '6', '--seed', '7'];

test('prints one JSON object with a share, an interval and a rating for each bot', () => {
  const csv = join(folder, 'games.csv');
  const ran = arena(...small, '--bots', 'normal,easy,random', '--json', '--csv', csv);
  expect(ran.code).toBe(0);
  const { game, seats, games, errors, bots } = JSON.parse(ran.out) as Record<string, any>;
  expect({ game, seats, games, errors }).toEqual({
    game: 'action-the-project',
    seats: 3,
    games: 6,
    errors: 0,
  });
  expect(Object.keys(bots as object)).toEqual(['normal', 'easy', 'random']);
  for (const bot of Object.values(bots as Record<string, Record<string, number>>)) {
    expect(bot['games']).toBe(6);
    expect(bot['winShare']).toBeCloseTo(bot['wins']! / 6);
    expect(bot['low']).toBeLessThanOrEqual(bot['winShare']!);
    expect(bot['high']).toBeGreaterThanOrEqual(bot['winShare']!);
    expect(Number.isInteger(bot['rating'])).toBe(true);
  }
  const lines = readFileSync(csv, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('bot0,bot1,bot2,score0');
});

test('prints a table for people, and says when the schedule is not even', () => {
  const { code, out } = arena(...small, '--bots', 'normal,random', '--games', '4');
  expect(code).toBe(0);
  expect(out).toContain('a fair share is 33.3 %');
  expect(out).toContain('Not quite even: each seed has 3 seatings');
});

test.for([
  ['an unknown bot', ['deploy', '--bots', 'deep'], 'there is no bot named deep'],
  ['too many seats', ['deploy', '--seats', '9'], 'DEPLOY! is for 2 to 4 players, not 9'],
  ['no games', ['deploy', '--games', '0'], '--games must be a whole number from 1'],
] as const)('%s gives one clear line and exit code 2', ([, args, words]) => {
  const { code, out, err } = arena(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
