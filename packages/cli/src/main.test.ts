import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = new URL('main.ts', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boardroom-'));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function boardroom(args: string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync('node', [main, ...args], {
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test.for([
  ['an unknown command', ['dance'], 'there is no command named dance'],
  ['an unknown game', ['play', 'chess'], 'there is no game named chess'],
  ['no game', ['simulate'], 'name a game'],
  ['an unknown flag', ['simulate', 'deploy', '--speed', '9'], "Unknown option '--speed'"],
  ['a bad number', ['simulate', 'deploy', '--games', 'many'], '--games must be a whole number'],
  [
    'too many seats',
    ['simulate', 'deploy', '--seats', '9'],
    'DEPLOY! is for 2 to 4 players, not 9',
  ],
  ['an unknown bot', ['simulate', 'deploy', '--bots', 'deep'], 'there is no bot named deep'],
  [
    'a language the game has no words in',
    ['play', 'deploy', '--language', 'tlh'],
    'DEPLOY! has no words in tlh; it speaks en',
  ],
  [
    'options that are no JSON',
    ['play', 'deploy', '--options', '{'],
    '--options must be a JSON object',
  ],
  ['a missing record', ['replay', 'nowhere.jsonl'], 'there is no file nowhere.jsonl'],
] as const)('%s gives one clear line and exit code 2', ([, args, words]) => {
  const { code, out, err } = boardroom([...args]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('help is given wherever it is asked for', () => {
  for (const args of [['--help'], ['arena', '--help'], ['play', 'deploy', '-h']]) {
    const { code, out } = boardroom(args);
    expect(code).toBe(0);
    expect(out).toContain('boardroom arena <game>');
  }
});

test('games lists every game with its bots', () => {
  const { code, out } = boardroom(['games']);
  expect(code).toBe(0);
  for (const id of ['action-the-project', 'deploy', 'el-plan', 'it-billionaire', 'project-plan'])
    expect(out).toContain(id);
  expect(out).toContain('heuristic');
  expect(out).toMatch(/^ {4}learn +First lesson, 15 to 20 minutes$/m);
});

test('simulate prints one JSON object, the same for the same seed, and a CSV row per game', () => {
  const csv = join(folder, 'games.csv');
  const args = ['simulate', 'action-the-project', '--seats', '3', '--games', '6', '--seed', '7'];
  const ran = boardroom([...args, '--bots', 'heuristic,random', '--json', '--csv', csv]);
  expect(ran.code).toBe(0);
  const result = JSON.parse(ran.out) as Record<string, unknown>;
  expect(result).toMatchObject({
    game: 'action-the-project',
    seats: 3,
    games: 6,
    finished: 6,
    errors: 0,
  });
  for (const field of ['moves', 'cpuSeconds', 'movesPerCpuSecond', 'meanMoves', 'p90Moves'])
    expect(result[field]).toBeGreaterThan(0);
  const wins = (result['winsBySeat'] as number[]).reduce((sum, each) => sum + each, 0);
  expect(wins).toBeCloseTo(6);
  expect(Object.keys(result['winsByBot'] as object).toSorted()).toEqual(['heuristic', 'random']);
  const rows = readFileSync(csv, 'utf8').trimEnd().split('\n');
  expect(rows).toHaveLength(7);
  boardroom([
    ...args,
    '--bots',
    'heuristic,random',
    '--json',
    '--csv',
    `${csv}2`,
    '--workers',
    '1',
  ]);
  expect(readFileSync(`${csv}2`, 'utf8')).toBe(readFileSync(csv, 'utf8'));
});

test('simulate tells how it was played, and --check fails where that was silly', () => {
  const args = ['simulate', 'deploy', '--seats', '2', '--games', '8', '--check'];
  const sensible = boardroom([...args, '--bots', 'normal']);
  expect(sensible.code).toBe(0);
  expect(sensible.out).toContain('how it was played (8 games)');
  expect(sensible.out).toMatch(
    /^Start tiles thrown away unused and not replaced +\d+ of 16 .*at most/m,
  );
  expect(sensible.out).toMatch(/^lead changes: \d/m);
  const silly = boardroom([...args, '--bots', 'random']);
  expect(silly.out).toContain('OVER');
  expect(silly.code).toBe(1);
  expect(boardroom([...args.slice(0, -1), '--bots', 'random']).out).not.toContain('how it was');
});

test('play: a game can be played to its end by number, saved, and the record verified', () => {
  const path = join(folder, 'game.jsonl');
  const input = `?\nhint\ntable\nlog\nmore\nundo\n${'1\n1\n'.repeat(400)}`;
  const args = ['play', 'action-the-project', '--seats', '2', '--seed', '3', '--save', path];
  const { code, out } = boardroom(args, input);
  expect(code).toBe(0);
  expect(out).toContain('The game is over.');
  const verified = boardroom(['replay', path, '--verify']);
  expect(verified.out).toContain('sound');
  expect(verified.out).toContain('played to its end');
  expect(boardroom(['replay', path]).out).toContain('1. ');
});

test('leaving a table early is no error, and the game so far is saved', () => {
  const path = join(folder, 'left.jsonl');
  const { code } = boardroom(
    ['play', 'action-the-project', '--seats', '2', '--save', path],
    'quit\n',
  );
  expect(code).toBe(0);
  expect(boardroom(['replay', path, '--verify']).out).toContain('unfinished');
});

test('a game that was left goes on where it was, in the same file', () => {
  const path = join(folder, 'resumed.jsonl');
  const left = boardroom(
    ['play', 'el-plan', '--seats', '2', '--seed', '5'],
    `1\nsave ${path}\nquit`,
  );
  expect(left.out).toContain(`boardroom resume ${path}`);
  const moves = (): number => readFileSync(path, 'utf8').trimEnd().split('\n').length - 1;
  const before = moves();
  const resumed = boardroom(['resume', path], 'log\n1\nquit\n');
  expect(resumed.code).toBe(0);
  expect(resumed.out).toContain(`The game goes on after ${before} moves`);
  expect(moves()).toBeGreaterThan(before);
  expect(boardroom(['replay', path, '--verify']).out).toContain('unfinished');
});

test('who leaves without saving is told so', () => {
  expect(boardroom(['play', 'el-plan', '--seats', '2'], 'quit\n').out).toContain('not saved');
});

test('what came through a pipe is shown after its prompt', () => {
  expect(boardroom(['play', 'el-plan', '--seats', '2'], 'seats\n').out).toContain('> seats\n');
});

test.for(['action-the-project', 'deploy', 'el-plan', 'it-billionaire', 'project-plan'])(
  'guide %s says how to play without a table, a picture or a gap',
  (id) => {
    const { code, out, err } = boardroom(['guide', id]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(30);
    expect(out).not.toMatch(/[{}*]|pictures|undefined/);
    for (const heading of [/step by step$/m, /^What you can do$/m, /^End and scoring$/m])
      expect(out).toMatch(heading);
    // No heading stands over nothing, and no label of a picture is left.
    expect(out).not.toMatch(/^\S[^\n.]*\n\S[^\n.]*\n\S/m);
    for (const line of out.split('\n').filter((each) => each.startsWith('  ')))
      expect(line.trim().split(' ').length).toBeGreaterThan(1);
  },
);

test('a broken record gives one clear line with its number and exit code 2', () => {
  const path = join(folder, 'broken.jsonl');
  writeFileSync(path, '{"format":"boardroom-record/1"}\n');
  const { code, err } = boardroom(['replay', path]);
  expect(code).toBe(2);
  expect(err).toContain('Line 1 of the record is broken');
});

test('an edition of one’s own is played, kept in the record and replayed; a changed one is refused', () => {
  const entry = new URL('../../../games/el-plan/content/classic.json', import.meta.url);
  const classic = JSON.parse(readFileSync(entry, 'utf8')) as object;
  const file = join(folder, 'cheap-imports.json');
  const edition = { id: 'cheap-imports', content: { ...classic, importPrice: 1 } };
  const write = (content: object): void =>
    writeFileSync(
      file,
      JSON.stringify({ format: 'boardroom-edition/1', game: 'el-plan', ...content }),
    );
  write(edition);
  const record = join(folder, 'own.jsonl');
  const played = boardroom(
    ['play', 'el-plan', '--seats', '2', '--seed', '1', '--edition', file, '--save', record],
    'quit\n',
  );
  expect(played.code).toBe(0);
  const replayed = boardroom(['replay', record, '--verify']);
  expect(replayed.err).toBe('');
  expect(replayed.out).toContain('an edition of its own, cheap-imports');
  const spoilt = join(folder, 'spoilt.jsonl');
  writeFileSync(spoilt, readFileSync(record, 'utf8').replace('"importPrice":1', '"importPrice":2'));
  expect(boardroom(['replay', spoilt]).err).toContain('another edition named cheap-imports');

  const simulated = boardroom([
    'simulate',
    'el-plan',
    '--games',
    '2',
    '--bots',
    'random',
    '--edition',
    file,
    '--json',
  ]);
  expect(JSON.parse(simulated.out)).toMatchObject({ finished: 2, errors: 0 });
  write({ ...edition, id: 'classic' });
  expect(boardroom(['play', 'el-plan', '--edition', file]).err).toContain(
    'classic is the name of one of the game’s own editions',
  );
  write({ ...edition, content: { ...edition.content, imprtPrice: 1 } });
  expect(boardroom(['play', 'el-plan', '--edition', file]).err).toContain(
    'imprtPrice: there is no such field',
  );
});

test('a match becomes one page, and is replayed from it; a changed page is refused', () => {
  const record = new URL('../../../games/deploy/records/two-players.jsonl', import.meta.url)
    .pathname;
  const page = join(folder, 'shells');
  mkdirSync(join(page, 'onefile'), { recursive: true });
  const place = '<script type="application/json" id="boardroom-match"></script>';
  writeFileSync(join(page, 'onefile/deploy.html'), `<!doctype html><title>x</title>${place}`);
  const out = join(folder, 'match.html');
  const env = { ...process.env, BOARDROOM_WEB: page };
  const made = spawnSync('node', [main, 'export', record, '--html', '--out', out], {
    encoding: 'utf8',
    env,
  });
  expect(made.stderr).toBe('');
  expect(made.stdout).toContain('kB');
  expect(boardroom(['replay', out, '--verify']).out).toContain('sound');
  expect(boardroom(['replay', out]).out).toBe(boardroom(['replay', record]).out);
  const html = readFileSync(out, 'utf8');
  const sealed = join(folder, 'sealed.html');
  writeFileSync(sealed, html.replace(/"seal":\{"value":"..../, '"seal":{"value":"0000'));
  expect(boardroom(['replay', sealed, '--verify'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('do not fit the seal'),
  });
  writeFileSync(sealed, '<!doctype html><p>Hello</p>');
  expect(boardroom(['replay', sealed]).err).toContain('holds no match');
});

test('without a built page there is nothing to put a match into', () => {
  const record = new URL('../../../games/deploy/records/two-players.jsonl', import.meta.url)
    .pathname;
  const { status, stderr } = spawnSync('node', [main, 'export', record, '--html'], {
    encoding: 'utf8',
    env: { ...process.env, BOARDROOM_WEB: join(folder, 'nowhere') },
  });
  expect(status).toBe(2);
  expect(stderr).toContain('the page is not built');
  expect(boardroom(['export', record]).err).toContain('say --html');
});
