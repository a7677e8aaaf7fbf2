import { simulate } from '@boardroom/lab';
import type { HabitFound, Simulation } from '@boardroom/lab';
import type { Texts } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { writeRows } from './csv.ts';
import { progressBar } from './progress.ts';
import { findEntry, flags, openTable, seatBots, wholeNumber } from './usage.ts';

/** Enough to see how a game is played; more would only cost time. */
const WATCHED = 200;

export async function simulateGames(args: string[]): Promise<void> {
  const { words, values, on } = flags(
    args,
    ['seats', 'games', 'seed', 'bots', 'options', 'edition', 'csv', 'workers'],
    ['json', 'check'],
  );
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const games = wholeNumber('games', values['games'], 100, 1, 10_000_000);
  const workers =
    values['workers'] === undefined
      ? {}
      : { workers: wholeNumber('workers', values['workers'], 1, 1, 256) };
  const { game, texts, setting } = await openTable(entry, seats, values);
  const bots = seatBots(game, values['bots'], seats, 'heuristic');
  // Random players show nothing about a game, and are there for speed.
  const usual = bots.every((bot) => bot === 'random') ? 0 : WATCHED;
  const bar = progressBar(games, 'games');
  const { simulation, rows } = await simulate(
    {
      game: entry.id,
      seats,
      games,
      bots,
      options: setting.options,
      edition: setting.edition,
      seed: values['seed'] ?? '1',
      watched: on.has('check') ? games : usual,
      ...workers,
    },
    (done) => bar.at(done),
  );
  bar.end();
  if (values['csv'] !== undefined) writeRows(values['csv'], rows, seats);
  process.stdout.write(
    on.has('json') ? `${JSON.stringify(simulation)}\n` : report(entry.title, simulation, texts),
  );
  const silly = on.has('check') && simulation.manner.found.some(({ over }) => over);
  if (simulation.errors > 0 || silly) process.exitCode = 1;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(title: string, s: Simulation, texts: Texts): string {
  const lines = [
    `${title}: ${s.finished} of ${s.games} games finished, ${s.seats} seats, ${s.errors} errors`,
    `${s.moves} moves, ${s.meanMoves.toFixed(1)} a game (9 of 10 games at most ${s.p90Moves}), ${Math.round(s.movesPerCpuSecond)} moves per CPU second`,
    '',
    'bot                    games    wins  share   95 % interval',
    ...Object.entries(s.bots).map(
      ([name, bot]) =>
        `${name.padEnd(22)} ${String(bot.games).padStart(5)} ${bot.wins.toFixed(1).padStart(7)}  ${percent(bot.winShare).padStart(6)}  ${percent(bot.low)} – ${percent(bot.high)}`,
    ),
    '',
    'seat   wins  share   mean score',
    ...s.winsBySeat.map(
      (wins, seat) =>
        `${String(seat).padEnd(4)} ${wins.toFixed(1).padStart(6)}  ${percent(wins / Math.max(1, s.finished)).padStart(6)}  ${s.meanScoreBySeat[seat]!.toFixed(1)}`,
    ),
  ];
  if (s.manner.games > 0) lines.push('', ...mannerLines(s, texts));
  if (s.firstError) lines.push('', `first error: ${s.firstError}`);
  return `${lines.join('\n')}\n`;
}

function mannerLines({ manner }: Simulation, texts: Texts): string[] {
  const { say } = speaker(texts, []);
  const words = manner.found.map(({ code }) => say(`habit.${code}`) ?? code);
  const width = Math.max(...words.map((each) => each.length), 0);
  const kinds = Object.entries(manner.moves).toSorted(([, a], [, b]) => b - a);
  const all = kinds.reduce((sum, [, count]) => sum + count, 0);
  return [
    `how it was played (${manner.games} games)`,
    ...manner.found.map((habit, i) =>
      `${words[i]!.padEnd(width)} ${String(habit.count).padStart(6)} of ${String(habit.of).padEnd(6)} ${percent(habit.share).padStart(7)}  ${limitOf(habit)}${beyond(habit)}`.trimEnd(),
    ),
    `lead changes: ${(manner.leads.count / manner.games).toFixed(1)} a game`,
    `moves: ${kinds.map(([type, count]) => `${type} ${percent(count / all)}`).join(', ')}`,
  ];
}

/** Which of its limits a habit breaks. */
function beyond({ over, share, least }: HabitFound): string {
  if (!over) return '';
  return least !== undefined && share < least ? '  UNDER' : '  OVER';
}

function limitOf({ most, least }: HabitFound): string {
  const limits = [
    ...(least === undefined ? [] : [`at least ${percent(least)}`]),
    ...(most === undefined ? [] : [`at most ${percent(most)}`]),
  ];
  return limits.join(', ');
}
