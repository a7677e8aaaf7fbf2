/**
 * How strong the bots are, measured on all cores within a given time; what was found is in docs/bots.md.
 *
 *     node bench/src/ladder/main.ts play rungs rows.jsonl --minutes 20
 *     node bench/src/ladder/main.ts play my-cells.json rows.jsonl --minutes 5 --only my-game --workers 2
 *     node bench/src/ladder/main.ts report rows.jsonl more.jsonl
 *     node bench/src/ladder/main.ts departures my-game 2 hard:40 --minutes 2
 *     node bench/src/ladder/main.ts horizons my-game 2 --minutes 3
 *     node bench/src/ladder/main.ts characters
 *
 * `play` takes a list by name or a file with a list of cells (`cells.ts`), begins with the cell that is
 * least done, and goes on where the file of rows ends. Stopped at any time, all cells have some games.
 * `--seeds other` plays games on which nothing was chosen; a file may have both, and `report` adds them up.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lists } from './cells.ts';
import { charactersTold } from './characters.ts';
import { departures } from './departures.ts';
import { horizons } from './horizons.ts';
import type { Cell } from './cells.ts';
import { report } from './report.ts';
import { appendRow, readRows } from './rows.ts';
import { playCells } from './run.ts';
import { newSchedule } from './schedule.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    workers: { type: 'string' },
    only: { type: 'string', default: '' },
    games: { type: 'string' },
    seeds: { type: 'string' },
  },
});
const [what, ...rest] = positionals;
/** Each way, for every departure. */
const PLAYOUTS = 40;

async function cellsOf(list: string): Promise<Cell[]> {
  const named = lists[list];
  if (!named && !existsSync(list))
    throw new Error(`there is no list ${list}; there are ${Object.keys(lists).join(', ')}`);
  const cells = named ? await named() : (JSON.parse(readFileSync(list, 'utf8')) as Cell[]);
  const games = values.games === undefined ? {} : { games: Number(values.games) };
  const seeds = values.seeds === undefined ? {} : { seeds: values.seeds };
  return cells
    .filter(({ id }) => id.includes(values.only))
    .map((cell) => ({ ...cell, ...games, ...seeds }));
}

if (what === 'play' && rest.length === 2) {
  const [list, file] = rest as [string, string];
  const cells = await cellsOf(list);
  const schedule = newSchedule(cells, readRows([file]));
  const workers = values.workers === undefined ? {} : { workers: Number(values.workers) };
  await playCells(schedule, { minutes: Number(values.minutes), ...workers }, (row) => {
    appendRow(file, row);
    if (row.error) process.stderr.write(`${row.cell} ${row.number}: ${row.error}\n`);
  });
  const ids = new Set(cells.map(({ id }) => id));
  process.stdout.write(report(readRows([file]).filter(({ cell }) => ids.has(cell))));
} else if (what === 'report' && rest.length > 0) process.stdout.write(report(readRows(rest)));
else if (what === 'departures' && rest.length === 3) {
  const [game, seats, bot] = rest as [string, string, string];
  const seconds = 60 * Number(values.minutes);
  process.stdout.write(await departures(game, Number(seats), bot, seconds, PLAYOUTS));
} else if (what === 'horizons' && rest.length === 2)
  process.stdout.write(await horizons(rest[0]!, Number(rest[1]), 60 * Number(values.minutes)));
else if (what === 'characters')
  process.stdout.write(await charactersTold(Number(values.games ?? 300), 100));
else
  throw new Error(
    'ladder: play LIST ROWS | report ROWS… | departures GAME SEATS BOT | horizons GAME SEATS | characters',
  );
