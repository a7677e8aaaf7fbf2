import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Cell } from './cells.ts';
import { lists } from './cells.ts';
import { playTask } from './play.ts';
import { report } from './report.ts';
import { openNumbers, readRows } from './rows.ts';
import type { LadderRow } from './rows.ts';
import { horizons } from './horizons.ts';
import { newSchedule } from './schedule.ts';

const cell = (id: string, games: number): Cell => ({
  id,
  game: 'it-billionaire',
  seats: 2,
  bots: ['normal', 'easy'],
  games,
});

function row(about: Partial<LadderRow>): LadderRow {
  return {
    cell: 'it-billionaire 2: normal among easy',
    game: 'it-billionaire',
    version: 1,
    number: 0,
    seed: 'ladder-0',
    bots: ['normal', 'easy'],
    places: [1, 2],
    scores: [],
    slowest: [3, 4],
    moves: 1,
    error: '',
    cpuSeconds: 2,
    seconds: 10,
    ...about,
  };
}

test('the cell that is least done comes next, so that all have some games at any time', () => {
  const [long, short] = [cell('long', 8), cell('short', 2)];
  const schedule = newSchedule([long, short], [row({ cell: 'long', number: 1 })]);
  const next = (): string => {
    const task = schedule.next(100);
    return task ? `${task.cell.id} ${task.number}` : '';
  };
  expect(Array.from({ length: 10 }, next)).toEqual([
    'short 0',
    'long 0',
    'long 2',
    'long 3',
    'long 4',
    'short 1',
    'long 5',
    'long 6',
    'long 7',
    '',
  ]);
});

test('no game is begun that would not end in time', () => {
  const schedule = newSchedule([cell('long', 8), cell('short', 2)], []);
  const first = schedule.next(5)!;
  expect(first.cell.id).toBe('long');
  schedule.took(first.cell, { seconds: 10, cpuSeconds: 10 });
  expect([1, 2, 3].map(() => schedule.next(5)?.cell.id)).toEqual(['short', 'short', undefined]);
  expect(schedule.next(50)?.cell.id).toBe('long');
});

test('fewer games are enough where one costs much', () => {
  const left = (cpuSeconds: number, about: Partial<Cell> = {}): number => {
    const played = [0, 1].map((number) => row({ cell: 'one', number, cpuSeconds }));
    return newSchedule([{ ...cell('one', 8), enough: 3, ...about }], played).open;
  };
  expect([left(19), left(21), left(19, { dear: 10 })]).toEqual([6, 1, 1]);
});

test('a variant is a level with other settings, and a game of it is written down', async () => {
  const variants = { bold: { bot: 'hard:2', settings: { width: 2 } } };
  const played = await playTask({ ...cell('one', 2), bots: ['bold', 'random'], variants }, 1);
  expect(played).toMatchObject({ cell: 'one', number: 1, bots: ['random', 'bold'], error: '' });
  expect(new Set(played.places)).toEqual(new Set([1, 2]));
  expect(played.cpuSeconds).toBeGreaterThan(0);
  expect(openNumbers(cell('one', 3), [played])).toEqual([0, 2]);
});

test('settings hold for a variant of either level that thinks ahead', async () => {
  const play = async (bot: string, settings = {}) => {
    const variants = { other: { bot, settings } };
    const task = { ...cell('one', 2), bots: ['other', 'normal'], variants };
    const { moves, places } = await playTask(task, 1);
    return { moves, places };
  };
  const advised = await play('heuristic');
  for (const level of ['hard:4', 'expert:4']) {
    expect(await play(level, { questions: ['none'], character: '', asides: 0 })).toEqual(advised);
    expect(await play(level)).not.toEqual(advised);
  }
});

test('other seeds are other games, and are counted for themselves', async () => {
  const [usual, other] = [cell('one', 2), { ...cell('one', 2), seeds: 'other' }];
  const rows = await Promise.all([usual, other].map((each) => playTask(each, 1)));
  expect(rows.map(({ seed }) => seed)).toEqual(['ladder-0', 'other-0']);
  expect(rows[0]!.scores).not.toEqual(rows[1]!.scores);
  expect(openNumbers(usual, rows.slice(1))).toEqual([0, 1]);
  expect(openNumbers(other, rows)).toEqual([0]);
});

test('a report tells shares with intervals, and where a rung is none', () => {
  const won = Array.from({ length: 40 }, (_, number) =>
    row({ number, places: number < 30 ? [1, 2] : [2, 1] }),
  );
  const lost = row({ number: 40, error: 'stalled', places: [] });
  const told = report([...won, lost]);
  expect(told).toContain('| 75.0 % (59.8–85.8), 40 |');
  expect(told).toContain('75.0 % (59.8–85.8), 40, 1 ERRORS | 1.50 × |');
  expect(report(won.slice(20))).toContain('50.0 % (29.9–70.1), 20 | 1.00 × (short)');
});

test('a report tells where more lines win less, if it is not by chance', () => {
  const point = (lines: number, wins: number): LadderRow[] =>
    Array.from({ length: 40 }, (_, number) => {
      const bot = `hard:${lines}`;
      const places = number < wins ? [1, 2] : [2, 1];
      const cell = `it-billionaire 2: ${bot} among normal`;
      return row({ number, cell, bots: [bot, 'normal'], places });
    });
  const told = report([...point(20, 36), ...point(80, 33), ...point(1280, 20)]);
  expect(told).toContain('| game | 20 | 80 | 1,280 |');
  expect(told).toContain('| IT Billionaire | 90.0 % (76.9–96.0), 40 | 82.5 %');
  expect(told).toContain('More lines won less in 2 of 3 pairs.');
  expect(told).toContain('`hard:80` 82.5 % (68.0–91.3), 40, `hard:1280` 50.0 %');
  expect(report([...point(20, 20), ...point(80, 36)])).toContain('less in 0 of 1 pairs.');
  expect(report(point(20, 20))).not.toContain('More lines');
});

const file = (path: string): string => new URL(`../../../${path}`, import.meta.url).pathname;
const told = readFileSync(file('docs/bots.md'), 'utf8').split('\n');
const untold = (table: string): string[] =>
  table.split('\n').filter((line) => !told.includes(line));

/** The cells of a list on the seeds of which the games are kept. */
const kept = async (list: string): Promise<Cell[]> =>
  (await lists[list]!()).map((each) => ({ ...each, seeds: 'winter' }));

test('docs/bots.md tells the rungs as they were played; all have their games, and none is short', async () => {
  const rows = readRows([file('bench/results/rungs.jsonl')]);
  const wanted = await kept('rungs');
  expect(newSchedule(wanted, rows).open).toBe(0);
  const [table, cells] = report(rows).split('\n\n') as [string, string];
  expect(untold(table)).toEqual([]);
  expect(cells.split('\n').length).toBe(2 + wanted.length);
  expect(cells.split('\n').filter((line) => /short|ERRORS/.test(line))).toEqual([]);
});

test('docs/bots.md tells the curve as it was played; all points have their games, and none falls', async () => {
  const rows = readRows([file('bench/results/curve.jsonl')]);
  const wanted = await kept('curve');
  expect(newSchedule(wanted, rows).open).toBe(0);
  const [, table, falls] = report(rows).trim().split('\n\n') as [string, string, string];
  expect(untold(table)).toEqual([]);
  expect(falls).toBe('More lines won less in 0 of 30 pairs.');
});

test('every list names cells of bots there are', async () => {
  for (const list of Object.values(lists)) {
    const cells = await list();
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
    expect(cells.length).toBeGreaterThan(0);
  }
});

test('lines to the end scatter most and are not off; whoever judges at once is off most', async () => {
  const rows = (await horizons('it-billionaire', 2, Infinity, 30))
    .split('\n')
    .filter((line) => /^\| (\d|to)/.test(line))
    .map((line) => line.split('|').slice(2, 4).map(Number) as [number, number]);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  expect(last[0]).toBeGreaterThan(first[0]);
  expect(last[1]).toBe(0);
  expect(first[1]).toBeGreaterThan(0);
});
