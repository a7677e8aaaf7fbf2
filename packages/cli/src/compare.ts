/** Where several tables with one luck parted, in words. */
import { branchWords, classFound, momentWords, openClass, stepClass } from '@boardroom/insight';
import type { BranchCame, ClassFound, OpenClass, PartingCame } from '@boardroom/insight';
import { isRefusal } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import type { Speaker } from '@boardroom/texts';
import { progressBar } from './progress.ts';
import { openRecord } from './record-file.ts';
import { bold, dim } from './style.ts';
import { UsageError, flags, inWords, wholeNumber } from './usage.ts';

/** So many partings are told. */
const TOLD = 6;
const SLICE = 250;

export async function compareFiles(args: string[]): Promise<void> {
  const { words, values, on } = flags(args, ['budget'], ['json']);
  const seconds = wholeNumber('budget', values['budget'], 30, 1, 86_400);
  if (words.length < 2) throw new UsageError('name at least two record files of one seed');
  const files = [];
  for (const path of words) files.push(await openRecord([path]));
  const { entry, game, content, texts, match } = files[0]!;
  const class_ = openClass(
    game,
    content,
    files.map(({ record }) => record),
  );
  if (isRefusal(class_)) throw new UsageError(inWords(class_));
  playFor(class_, seconds);
  const found = classFound(class_);
  if (on.has('json')) {
    process.stdout.write(`${JSON.stringify(found, null, 1)}\n`);
    return;
  }
  const seats = Array.from({ length: match.t.seats }, (_, seat) => `seat ${seat + 1}`);
  const speaks = speaker(texts, seats, 'en', game.printed?.(match.t));
  process.stdout.write(`${classLines(found, entry.title, speaks).join('\n')}\n`);
}

function playFor(class_: OpenClass, seconds: number): void {
  const bar = progressBar(seconds, 'seconds');
  const until = Date.now() + 1000 * seconds;
  for (let left = 1000 * seconds; left > 0; left = until - Date.now()) {
    bar.at(Math.round(seconds - left / 1000));
    if (!stepClass(class_, Math.min(SLICE, left))) break;
  }
  bar.end();
}

function classLines(found: ClassFound, title: string, speaks: Speaker): string[] {
  const { tables, splits, partings, ended, games } = found;
  const head = bold(`${title}, ${tables} tables with one luck`);
  if (partings.length === 0)
    return [head, '', splits === 0 ? 'The tables never parted.' : 'Too few tables to tell.'];
  return [
    head,
    dim(
      `${splits} decisions split them. Results ${ended ? 'at the end' : 'after the last round that all have played'}; ${games} games of bots.`,
    ),
    ...partings.slice(0, TOLD).flatMap((one) => ['', ...partingLines(one, speaks)]),
  ];
}

function partingLines({ parting, came, games, byClass, byBots }: PartingCame, speaks: Speaker) {
  const when = `${momentWords(speaks, parting)}, ${speaks.seat(parting.seat)}`;
  return [
    `${bold(when)}: ${speaks.ask(parting.frame)}`,
    ...parting.branches.map((branch, i) => {
      const { mean, behind } = came[i]!;
      const n = branch.tables.length;
      return `  ${branchWords(speaks, branch)}: ${n} ${n === 1 ? 'table' : 'tables'}, on average ${figure(mean)}${games > 0 ? `; bots ${botWords(came[i]!, behind)}` : ''}`;
    }),
    dim(
      `  The class alone: ${CLASS_WORDS[byClass]}. Bots: ${BOT_WORDS[byBots]} (${games} games each).`,
    ),
  ];
}

const CLASS_WORDS = {
  different: 'the branches ended apart',
  unclear: 'no clear difference',
  few: 'too few tables to tell',
};
const BOT_WORDS = {
  different: 'a difference',
  unclear: 'no clear difference',
  few: 'too few games to tell',
};

const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });

/** ± is an interval that holds the truth 95 times in 100. */
function botWords({ bots }: BranchCame, behind: BranchCame['behind']): string {
  const mean = figure(bots.score.value);
  if (behind.value === 0 && behind.se === 0) return `${mean}, the most`;
  return `${mean}, ${figure(behind.value)} ± ${figure(2 * behind.se)} than the most`;
}
