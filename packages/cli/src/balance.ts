/** What an edition does to the game: base and fork in pairs on the same luck, on all cores. */
import { findGame } from '@boardroom/catalogue';
import { isRefusal, parseEdition, textsWith } from '@boardroom/kernel';
import type { GameEntry } from '@boardroom/kernel';
import { playRun } from '@boardroom/lab';
import { newRun, openBalance, precisionOf, sameFigures } from '@boardroom/lab/balance';
import type { Opened, Report } from '@boardroom/lab/balance';
import { speaker } from '@boardroom/texts';
import { existsSync } from 'node:fs';
import { reportLines } from './balance-lines.ts';
import { progressBar } from './progress.ts';
import {
  UsageError,
  findEntry,
  flags,
  inWords,
  openTable,
  readText,
  seatBots,
  wholeNumber,
} from './usage.ts';

export async function balanceEditions(args: string[]): Promise<void> {
  const { words, values, on } = flags(
    args,
    ['game', 'games', 'precision', 'bots', 'seats', 'seed', 'options', 'workers'],
    ['json'],
  );
  const [base, fork, ...more] = words;
  if (base === undefined || fork === undefined)
    throw new UsageError('name two editions: a base and what was made from it');
  if (more.length > 0) throw new UsageError(`too many words: ${more.join(' ')}`);
  const entry = gameOf(values['game'], [base, fork]);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const { options } = values;
  const tables = await Promise.all(
    [base, fork].map((edition) => openTable(entry, seats, { edition, options })),
  );
  const [from, to] = tables.map(({ setting }) => setting);
  if (sameFigures(from!.edition, to!.edition))
    throw new UsageError('the figures of both are the same: there is nothing to measure');
  const pairs = wholeNumber('games', values['games'], 4000, 2, 10_000_000) >> 1;
  const order = {
    game: entry.id,
    seats,
    bots: seatBots(tables[0]!.game, values['bots'], seats, 'normal'),
    options: tables[0]!.asked,
    base: from!.edition,
    fork: to!.edition,
    seed: values['seed'] ?? '1',
  };
  const opened = await openBalance(findGame, order);
  const run = newRun(opened, { pairs, precision: precisionFrom(values['precision']) });
  const bar = progressBar(pairs, 'pairs');
  const workers = wholeNumber('workers', values['workers'], 0, 1, 256);
  await playRun(order, run, () => bar.at(run.played()), workers > 0 ? workers : undefined);
  bar.end();
  const report = run.report();
  const texts = textsWith(tables[1]!.texts, order.fork);
  const { say } = speaker(texts, [], 'en', tables[1]!.game.printed?.(tables[1]!.t));
  process.stdout.write(
    on.has('json')
      ? `${JSON.stringify(plain(opened, report))}\n`
      : `${reportLines(entry.title, opened, report, (key) => say(key) ?? key).join('\n')}\n`,
  );
  if (report.failed > 0) process.exitCode = 1;
}

/** The game is named, or one of the files names it. */
function gameOf(named: string | undefined, editions: readonly string[]): GameEntry {
  if (named !== undefined) return findEntry([named]);
  for (const path of editions) {
    if (!existsSync(path)) continue;
    const edition = parseEdition(readText(path), undefined);
    if (isRefusal(edition)) throw new UsageError(`${path}: ${inWords(edition)}`);
    if (edition.game !== undefined) return findEntry([edition.game]);
  }
  throw new UsageError('neither edition says of which game it is: add --game');
}

/** In points of the win. */
function precisionFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const points = Number(text);
  if (text.trim() === '' || !(points > 0) || points > 50)
    throw new UsageError(`--precision must be a number of points from 0.1 to 50, not ${text}`);
  return points / 100;
}

/** The report as one object for programs. */
function plain({ order }: Opened, report: Report): object {
  const { game, seats, bots, base, fork, seed } = order;
  const { pairs, rows, things, dead, endless, failed, firstError } = report;
  return {
    game,
    seats,
    bots,
    seed,
    base: base.id,
    fork: fork.id,
    pairs,
    precision: precisionOf(report),
    measures: rows.map(({ measure, ...row }) => ({ id: measure.id, unit: measure.unit, ...row })),
    things: things.map(({ thing, uses, power, gain, counts, verdict }) => ({
      id: thing.id,
      changed: thing.changed,
      verdict,
      counts,
      uses: { ...uses, measure: undefined },
      power: power && { ...power, measure: undefined },
      gain: gain && { ...gain, measure: undefined },
    })),
    dead,
    endless,
    failed,
    firstError,
  };
}
