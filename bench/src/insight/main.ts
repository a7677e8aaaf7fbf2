/**
 * Measures reviews; what was found is in docs/insight.md.
 *
 *     node bench/src/insight/main.ts rows [game] [seconds] [bots] [seed]
 *     node bench/src/insight/main.ts off [game] [seconds a match] [bots] [seeds] [decision|chance]
 *     node bench/src/insight/main.ts planted [game] [matches] [seconds] [bot] [file]   goes on from the file
 *     node bench/src/insight/main.ts parted [game] [classes] [seconds] [first] [planted|none|both]
 *     node bench/src/insight/main.ts deck [game] [seconds]
 *     node bench/src/insight/main.ts calibration [game] [games] [games with V] [lines of V] [first]
 *     node bench/src/insight/main.ts add FILE…      what several runs of calibration printed
 *
 * Matches are numbered: several machines share the work by beginning at different ones (`first`).
 * `all` stands for every game. A class took 8 s, one of El Plan, whose lines are long, 20. Time is this thread's own, so a busy machine only makes one wait.
 */
import { readFileSync } from 'node:fs';
import { addCalibrations, measureCalibration } from './calibration.ts';
import { measureDeck } from './deck.ts';
import { subjects } from './matches.ts';
import type { Subject } from './matches.ts';
import { measureOff } from './off.ts';
import { measureParted } from './parted.ts';
import { measurePlanted } from './planted.ts';
import { measureRows } from './rows.ts';

const [what, which, ...rest] = process.argv.slice(2);
const number = (at: number, usual: number): number => Number(rest[at] ?? usual);

const measures: Record<string, (subject: Subject) => void> = {
  rows: (subject) =>
    measureRows(subject, (rest[1] ?? 'normal').split(','), rest[2] ?? '1', number(0, 240)),
  off: (subject) =>
    measureOff(
      subject,
      (rest[1] ?? 'normal').split(','),
      (rest[2] ?? '1').split(','),
      number(0, 300),
      rest[3] ?? 'decision',
    ),
  parted: (subject) =>
    measureParted(subject, number(0, 10), number(1, 60), number(2, 0), rest[3] ?? 'both'),
  deck: (subject) => measureDeck(subject, number(0, 60)),
  calibration: (subject) =>
    measureCalibration(subject, number(0, 1000), number(1, 1000), number(2, 50), number(3, 0)),
};

if (what === 'add') {
  const files = [which!, ...rest].map((file) => readFileSync(file, 'utf8'));
  addCalibrations(files.flatMap((text) => text.trim().split('\n')));
  process.exit();
}
const asked = await subjects(which === 'all' ? undefined : which);
if (what === 'planted') {
  // Game by game in turn, so that a run which is stopped has as many of each.
  const [, , bot = 'hard', file = 'planted.jsonl'] = rest;
  measurePlanted(asked, number(0, 50), number(1, 60), bot, file);
  process.exit();
}
const measure = measures[what ?? ''];
if (!measure) throw new Error(`measure one of planted, ${Object.keys(measures).join(', ')}`);
for (const subject of asked) measure(subject);
