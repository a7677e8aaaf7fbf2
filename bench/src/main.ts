/**
 * `npm run bench`: all measurements in CPU time, in one run, as a table on the screen and in
 * bench/results/latest.md. `npm run bench -- el-plan` measures one game only. Each group has a process
 * of its own: code that has seen the data of one runs slower in the next.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { gameRows } from './games.ts';
import { littleRows } from './little/speed.ts';
import type { Row } from './measure.ts';
import { searchRows } from './search.ts';
import { serverRows } from './server.ts';

const [only, group] = process.argv.slice(2);
const groups: [string, () => Row[] | Promise<Row[]>][] = [
  ['Games', () => gameRows(only === '' ? undefined : only)],
  ['The same little game on three engines', littleRows],
  ['Search', searchRows],
  ['Online tables', () => serverRows()],
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

const lines = [
  '# Benchmarks',
  '',
  `Node ${process.version}, ${arch()}, ${cpus()[0]?.model ?? 'unknown processor'}. Units per second of CPU time on one core, after warming up.`,
];
for (const [index, [title]] of (only === undefined ? groups : groups.slice(0, 1)).entries()) {
  process.stderr.write(`measuring: ${title} …\n`);
  lines.push('', `## ${title}`, '', '| what | per CPU second | |', '| --- | ---: | --- |');
  for (const { name, perCpuSecond, note } of await measured(index))
    lines.push(`| ${name} | ${Math.round(perCpuSecond).toLocaleString('en')} | ${note ?? ''} |`);
}
const text = `${lines.join('\n')}\n`;
process.stdout.write(text);
if (only === undefined) {
  const folder = new URL('../results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('latest.md', folder), text);
}
