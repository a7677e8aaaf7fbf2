/** What rows of games say: win shares with Wilson's 95 % intervals, as the tables of docs/bots.md. */
import { findGame } from '@boardroom/catalogue';
import { LEVELS } from '@boardroom/kernel';
import { interval, together } from '@boardroom/lab';
import type { LadderRow } from './rows.ts';

interface Found {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly among: string;
  readonly games: number;
  readonly errors: number;
  /** A shared first place counts as a part of a win. */
  readonly wins: number;
  readonly slowest: number;
  readonly cpuSeconds: number;
}

export function report(rows: readonly LadderRow[]): string {
  const cells = Object.values(Object.groupBy(rows, ({ cell }) => cell)) as LadderRow[][];
  const found = cells.map(sumUp).toSorted((a, b) => order(a).localeCompare(order(b)));
  const parts = [
    rungTable(found),
    everyCell(found),
    curveTable(found),
    falls(found),
    manners(cells),
  ];
  return parts.flatMap((part) => [...part, '']).join('\n');
}

/** How many lines the bot has a decision, if its name says so; 0 otherwise. */
const lines = ({ bot }: Found): number => Number(/:(\d+)$/.exec(bot)?.[1] ?? 0);

/** Points of one curve differ in lines alone. */
const curve = ({ game, seats, among, bot }: Found): string =>
  [game, seats, among, bot.replace(/:\d+$/, '')].join(' ');

/** A row for each curve, a column for each number of lines. */
function curveTable(found: readonly Found[]): string[] {
  const points = found.filter((each) => lines(each) > 0);
  const budgets = [...new Set(points.map(lines))].toSorted((a, b) => a - b);
  if (budgets.length < 2) return [];
  const curves = Object.values(Object.groupBy(points, curve)) as Found[][];
  const row = (own: readonly Found[]): string[] =>
    budgets.map((budget) => {
      const point = own.find((each) => lines(each) === budget);
      return point ? share(point) : '';
    });
  return [
    `| game | ${budgets.map((budget) => budget.toLocaleString('en')).join(' | ')} |`,
    `|${' --- |'.repeat(budgets.length + 1)}`,
    ...curves.map((own) => `| ${titleOf(own[0]!.game)} | ${row(own).join(' | ')} |`),
  ];
}

/** Where more lines won less, and not by chance: the difference of the shares lies below 0 with 95 %. */
function falls(found: readonly Found[]): string[] {
  const points = found.filter((each) => lines(each) > 0);
  const pairs = points.flatMap((few) =>
    points
      .filter((many) => curve(many) === curve(few) && lines(many) > lines(few))
      .map((many) => ({ few, many })),
  );
  const fallen = pairs.filter(({ few, many }) => {
    const [a, b] = [few.wins / few.games, many.wins / many.games];
    const both = (few.wins + many.wins) / (few.games + many.games);
    const error = Math.sqrt(both * (1 - both) * (1 / few.games + 1 / many.games));
    return a - b > 1.96 * error;
  });
  if (pairs.length === 0) return [];
  return [
    `More lines won less in ${fallen.length} of ${pairs.length} pairs.`,
    ...fallen.map(
      ({ few, many }) =>
        `- ${few.game}, ${few.seats} seats: \`${few.bot}\` ${share(few)}, \`${many.bot}\` ${share(many)}`,
    ),
  ];
}

/** How it was played at tables that were looked at. */
function manners(cells: readonly (readonly LadderRow[])[]): string[] {
  const lines = cells.flatMap((rows) => {
    const { habits } = together(rows.flatMap(({ manner }) => manner ?? []));
    return Object.entries(habits).map(([code, { count, of }]) => {
      const [low, high] = interval(count, of);
      const found =
        of === 0 ? 'never' : `${percent(count / of)} % (${percent(low)}–${percent(high)})`;
      return `| ${rows[0]!.cell} | ${code} | ${found}, ${of} |`;
    });
  });
  return lines.length === 0
    ? []
    : ['| table | what is counted | share, of so many |', '| --- | --- | --- |', ...lines];
}

function order({ game, seats, bot, among }: Found): string {
  return [game, seats, among, bot.replace(/\d+/, (lines) => lines.padStart(6, '0'))].join(' ');
}

/** The bot asked about is the one that the cell names first. */
function sumUp(rows: readonly LadderRow[]): Found {
  const [first] = rows as [LadderRow];
  const [bot, among = bot] = first.cell.slice(first.cell.indexOf(': ') + 2).split(' among ');
  let [wins, slowest, cpuSeconds, games] = [0, 0, 0, 0];
  for (const row of rows) {
    if (row.error !== '') continue;
    cpuSeconds += row.cpuSeconds;
    const winners = row.places.filter((place) => place === 1).length;
    for (const [seat, place] of row.places.entries()) {
      if (row.bots[seat] !== bot) continue;
      games++;
      if (place === 1) wins += 1 / winners;
      slowest = Math.max(slowest, row.slowest[seat]!);
    }
  }
  const errors = rows.filter(({ error }) => error !== '').length;
  const seats = first.bots.length;
  return {
    game: first.game,
    seats,
    bot: bot!,
    among: among!,
    games,
    errors,
    wins,
    slowest,
    cpuSeconds,
  };
}

const titleOf = (game: string): string => findGame(game)?.title ?? game;

const percent = (share: number): string => (100 * share).toFixed(1);

/** `54.2 % (48.0–60.3), 250` */
function share({ wins, games }: Found): string {
  const [low, high] = interval(wins, games);
  return `${percent(wins / games)} % (${percent(low)}–${percent(high)}), ${games}`;
}

/** Whether a rung is one: one and a half times the fair share, and above it for certain. */
function holds({ wins, games, seats }: Found): boolean {
  return wins / games >= 1.5 / seats && interval(wins, games)[0] > 1 / seats;
}

/** A row for each game, two columns for each rung: heads-up and at a full table. */
function rungTable(found: readonly Found[]): string[] {
  const rungs = LEVELS.slice(1).map((bot, i) => ({ bot, among: LEVELS[i]! }));
  const lines: string[] = [];
  for (const game of new Set(found.map((each) => each.game))) {
    const cells = rungs.flatMap(({ bot, among }) => {
      const own = found.filter(
        (each) => each.game === game && each.bot === bot && each.among === among,
      );
      const full = own.filter(({ seats }) => seats > 2).toSorted((a, b) => b.seats - a.seats);
      return [own.find(({ seats }) => seats === 2), full[0]];
    });
    if (cells.some((each) => each))
      lines.push(
        `| ${titleOf(game)} | ${cells.map((each) => (each ? share(each) : '')).join(' | ')} |`,
      );
  }
  const heads = rungs.flatMap(({ bot, among }) => [
    `\`${bot}\` against \`${among}\``,
    'full table',
  ]);
  return lines.length === 0
    ? []
    : [`| game | ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length + 1)}`, ...lines];
}

function everyCell(found: readonly Found[]): string[] {
  return [
    '| game | seats | bot | among | wins, games | of a fair share | slowest decision | CPU s a game |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...found.map((each) => {
      const { game, seats, bot, among, wins, games, slowest, cpuSeconds, errors } = each;
      const times = `${((seats * wins) / games).toFixed(2)} ×${holds(each) ? '' : ' (short)'}`;
      const cost = (cpuSeconds / (bot === among ? games / seats : games)).toFixed(1);
      const faults = errors > 0 ? `, ${errors} ERRORS` : '';
      return `| ${game} | ${seats} | \`${bot}\` | \`${among}\` | ${share(each)}${faults} | ${times} | ${Math.round(slowest)} ms | ${cost} |`;
    }),
  ];
}
