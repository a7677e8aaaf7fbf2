import { simulate } from '@boardroom/lab';
import type { Simulation } from '@boardroom/lab';
import { writeRows } from './csv.ts';
import { progressBar } from './progress.ts';
import { findEntry, flags, openTable, seatBots, wholeNumber } from './usage.ts';

export async function simulateGames(args: string[]): Promise<void> {
  const { words, values, on } = flags(
    args,
    ['seats', 'games', 'seed', 'bots', 'options', 'edition', 'csv', 'workers'],
    ['json'],
  );
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const games = wholeNumber('games', values['games'], 100, 1, 10_000_000);
  const workers =
    values['workers'] === undefined
      ? {}
      : { workers: wholeNumber('workers', values['workers'], 1, 1, 256) };
  const { game, setting } = await openTable(entry, seats, values);
  const bots = seatBots(game, values['bots'], seats, 'heuristic');
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
      ...workers,
    },
    (done) => bar.at(done),
  );
  bar.end();
  if (values['csv'] !== undefined) writeRows(values['csv'], rows, seats);
  process.stdout.write(
    on.has('json') ? `${JSON.stringify(simulation)}\n` : report(entry.title, simulation),
  );
  if (simulation.errors > 0) process.exitCode = 1;
}

function report(title: string, s: Simulation): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
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
  if (s.firstError) lines.push('', `first error: ${s.firstError}`);
  return `${lines.join('\n')}\n`;
}
