import { arena, seatings } from '@boardroom/lab';
import type { Arena } from '@boardroom/lab';
import { makeBot, botNames } from '@boardroom/bots';
import { writeRows } from './csv.ts';
import { progressBar } from './progress.ts';
import { UsageError, findEntry, flags, openTable, wholeNumber } from './usage.ts';

export async function arenaGames(args: string[]): Promise<void> {
  const { words, values, on } = flags(
    args,
    ['seats', 'games', 'seed', 'bots', 'options', 'edition', 'csv', 'workers'],
    ['json'],
  );
  const entry = findEntry(words);
  const seats = wholeNumber('seats', values['seats'], Math.min(4, entry.players[1]), 1, 20);
  const { game, setting } = await openTable(entry, seats, values);
  const bots = (values['bots'] ?? 'hard,normal,easy,random').split(',').map((name) => name.trim());
  for (const name of bots)
    if (!makeBot(game, name))
      throw new UsageError(`there is no bot named ${name}; there are ${botNames(game).join(', ')}`);
  const each = seatings(bots, seats).length;
  const games = wholeNumber('games', values['games'], each * Math.ceil(24 / each), 1, 10_000_000);
  const bar = progressBar(games, 'games');
  const workers = wholeNumber('workers', values['workers'], 0, 1, 256);
  const played = await arena(
    {
      game: entry.id,
      seats,
      games,
      bots,
      options: setting.options,
      edition: setting.edition,
      seed: values['seed'] ?? '1',
      ...(workers > 0 ? { workers } : {}),
    },
    (done) => bar.at(done),
  );
  bar.end();
  if (values['csv'] !== undefined) writeRows(values['csv'], played.rows, seats);
  process.stdout.write(
    on.has('json') ? `${JSON.stringify(played.arena)}\n` : report(entry.title, played.arena),
  );
  if (played.arena.errors > 0) process.exitCode = 1;
}

function report(title: string, a: Arena): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const ranked = Object.entries(a.bots).toSorted(([, x], [, y]) => y.rating - x.rating);
  const lines = [
    `${title}: ${a.games} games, ${a.seats} seats, ${a.errors} errors; a fair share is ${percent(1 / a.seats)}`,
    '',
    'bot                    games    wins   share   95 % interval     rating  slowest decision',
    ...ranked.map(
      ([name, bot]) =>
        `${name.padEnd(22)} ${String(bot.games).padStart(5)} ${bot.wins.toFixed(1).padStart(7)}  ${percent(bot.winShare).padStart(6)}  ${`${percent(bot.low)} – ${percent(bot.high)}`.padEnd(17)} ${String(bot.rating).padStart(6)}  ${bot.slowest === 0 ? '–' : `${bot.slowest} ms`}`,
    ),
    '',
    'Ratings: Bradley–Terry on all pairs of places, 400 points are odds of 10 to 1, mean 1500.',
  ];
  if (a.games % a.seatings !== 0)
    lines.push(`Not quite even: each seed has ${a.seatings} seatings; ask for a multiple of them.`);
  if (a.firstError) lines.push('', `first error: ${a.firstError}`);
  return `${lines.join('\n')}\n`;
}
