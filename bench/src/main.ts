/**
 * `npm run bench`: all measurements in CPU time, in one run, as a table on the screen and in
 * bench/results/latest.md. `npm run bench -- online` measures online tables alone and puts them there;
 * `npm run bench -- my-game` measures one game, for the screen. Each group has a process of its own:
 * code that has seen the data of one runs slower in the next.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { gameRows } from './games.ts';
import { littleRows } from './little/speed.ts';
import type { Row } from './measure.ts';
import { searchRows } from './search.ts';
import { sizeRows } from './server-size.ts';
import { serverRows } from './server.ts';

const [only, group] = process.argv.slice(2);
const groups: [string, () => Row[] | Promise<Row[]>][] = [
  ['Games', () => gameRows(only === '' ? undefined : only)],
  ['The same little game on three engines', littleRows],
  ['Search', searchRows],
  ['Online tables', () => serverRows()],
  ['Online tables, two thousand at once', () => sizeRows()],
];

if (group !== undefined) {
  process.send!(await groups[Number(group)]![1]());
  process.exit();
}

function measured(index: number): Promise<Row[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
  const child = fork(import.meta.filename, [only ?? '', String(index)]);
  child.once('message', (rows) => resolve(rows as Row[]));
  child.once('exit', (code) => reject(new Error(`a measurement ended with ${code}`)));
  return promise;
}

const MACHINE = `Node ${process.version}, ${arch()}, ${cpus()[0]?.model ?? 'unknown processor'}`;

async function section(index: number, title: string): Promise<string> {
  process.stderr.write(`measuring: ${title} …\n`);
  const rows = await measured(index);
  return [
    `## ${title}`,
    '',
    `${MACHINE}; on average ${loadavg()[0]!.toFixed(1)} processes wanted one of ${cpus().length} cores.`,
    '',
    '| what | per CPU second | |',
    '| --- | ---: | --- |',
    ...rows.map(
      ({ name, perCpuSecond, note = '' }) =>
        `| ${name} | ${Math.round(perCpuSecond).toLocaleString('en')} | ${note} |`,
    ),
    '',
  ].join('\n');
}

/** Of the whole; parts measured later say for themselves where that was. */
const HEAD = [
  '# Benchmarks',
  '',
  `${MACHINE}. Units per second of CPU time on one core, after warming up. Where more processes want to run than there are cores, milliseconds are those of a busy machine.`,
  '',
].join('\n');

const wanted = groups.map(([title], index) => ({ title, index }));
const chosen =
  only === undefined
    ? wanted
    : wanted.filter(({ title }) => title.startsWith(only === 'online' ? 'Online' : 'Games'));
const fresh = new Map<string, string>();
for (const { title, index } of chosen) {
  const text = await section(index, title);
  process.stdout.write(`${text}\n`);
  fresh.set(title, text);
}
if (only === undefined || only === 'online') {
  const folder = new URL('../results/', import.meta.url);
  const file = new URL('latest.md', folder);
  mkdirSync(folder, { recursive: true });
  const { head, kept } = only === undefined ? { head: HEAD, kept: null } : partsOf(file);
  const all = wanted.flatMap(({ title }) => fresh.get(title) ?? kept?.get(title) ?? []);
  writeFileSync(file, [head, ...all].join('\n'));
}

/** What was measured before: its head, and the rest by title. */
function partsOf(file: URL): { head: string; kept: Map<string, string> } {
  const [head = HEAD, ...rest] = readFileSync(file, 'utf8')
    .split(/^(?=## )/m)
    .map((text) => `${text.trimEnd()}\n`);
  return { head, kept: new Map(rest.map((text) => [text.slice(3, text.indexOf('\n')), text])) };
}
