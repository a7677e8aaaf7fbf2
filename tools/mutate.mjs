/**
 * `npm run mutate`: do the tests notice when the code is wrong? Changes one spot at a time in a copy of
 * the working tree, runs the tests that could notice, and prints how many did. See CONTRIBUTING.md.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, removeTree } from './mutate/copy.mjs';
import { ROOMS } from './mutate/rooms.mjs';
import { wilson } from './mutate/sample.mjs';
import { nameOf, tryRoom } from './mutate/try-room.mjs';
import { root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    room: { type: 'string', multiple: true, default: ROOMS.map(({ name }) => name) },
    changes: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
});
const count = Number(values.changes);
const unknown = values.room.find((name) => !ROOMS.some((room) => room.name === name));
if (unknown !== undefined || !Number.isInteger(count) || count < 1) {
  process.stderr.write(
    `mutate: --room is one of ${ROOMS.map(({ name }) => name).join(', ')}; --changes a number above 0\n`,
  );
  process.exit(2);
}

const copy = copyTree(root);
let judge;
function leave() {
  judge?.end();
  removeTree(copy.folder);
}
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => {
    leave();
    process.exit(code);
  });

const rooms = [];
try {
  for (const room of ROOMS.filter(({ name }) => values.room.includes(name)))
    rooms.push(
      await tryRoom(copy, room, {
        seed: values.seed,
        count,
        spare: 10,
        env: { BOARDROOM_SHORT: '1', ...postgres() },
        say: (line) => process.stderr.write(`${line}\n`),
        opened: (one) => (judge = one),
      }),
    );
} finally {
  leave();
}

const figures = rooms.map(({ room, results, cpu }) => {
  const noticed = results.filter((result) => result.noticed).length;
  const share = (100 * noticed) / results.length;
  return { room, results, noticed, share, cpu, holds: share >= room.floor };
});
process.stdout.write(values.json ? `${JSON.stringify(asJson(), null, 2)}\n` : asTable());
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;

function asTable() {
  const rows = [['room', 'changes', 'noticed', 'share', '95 %', 'floor', '', 'CPU s a change']];
  for (const { room, results, noticed, share, cpu, holds } of figures) {
    const [from, to] = wilson(noticed, results.length);
    rows.push([
      room.name,
      String(results.length),
      String(noticed),
      `${share.toFixed(0)} %`,
      `${from.toFixed(0)}–${to.toFixed(0)}`,
      String(room.floor),
      holds ? 'held' : 'BELOW',
      (cpu / results.length).toFixed(1),
    ]);
  }
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const table = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
  const survivors = figures.flatMap(({ results }) => results.filter(({ noticed }) => !noticed));
  return [
    `seed ${values.seed}`,
    '',
    ...table,
    ...survivors.flatMap((one) => ['', `${nameOf(one)} (${one.tests} test files)`, one.diff]),
    '',
  ].join('\n');
}

function asJson() {
  return {
    seed: values.seed,
    rooms: figures.map(({ room, results, noticed, share, cpu, holds }) => ({
      room: room.name,
      changes: results.length,
      noticed,
      share,
      interval: wilson(noticed, results.length),
      floor: room.floor,
      holds,
      cpu,
      results,
    })),
  };
}

/** Where Debian keeps PostgreSQL's programs, if they are there. */
function postgres() {
  const debian = '/usr/lib/postgresql';
  if (process.env.PGBIN || !existsSync(debian)) return {};
  const [newest] = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? {} : { PGBIN: join(debian, newest, 'bin') };
}
