/** What needs the trainer, the most urgent first. */
import type { Tile, TrainerView } from '@boardroom/client';

/** As long as this nobody is called stuck. */
const STUCK_AFTER = 90_000;
/** A phone that locks its screen is soon back. */
const OFFLINE_AFTER = 40_000;

/** When each seat was first seen without its person, by table and seat. */
export type Away = Readonly<Record<string, number>>;
const nameOf = (table: number, seat: number): string => `${table} ${seat}`;

export function awayIn(tables: TrainerView['tables'], before: Away, now: number): Away {
  const away: Record<string, number> = {};
  for (const { number, seats } of tables)
    for (const [seat, { member, here }] of seats.entries()) {
      const name = nameOf(number, seat);
      if (member !== undefined && !here) away[name] = before[name] ?? now;
    }
  return away;
}

export interface Alert {
  readonly kind: 'stuck' | 'offline' | 'ahead' | 'bot';
  readonly table: number;
  readonly seat: number;
  /** A member, if it is about one. */
  readonly member?: number;
  /** Milliseconds it has been so, if that is known. */
  readonly since?: number;
  /** Scores of who is far ahead and of the next. */
  readonly scores?: readonly [first: number, second: number];
}

const ORDER: readonly Alert['kind'][] = ['stuck', 'offline', 'ahead', 'bot'];

export function alertsOf(
  { tables }: Pick<TrainerView, 'tables'>,
  now: number,
  away: Away,
): Alert[] {
  return tables
    .flatMap((tile) => alertsAt(tile, now, away))
    .toSorted(
      (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (b.since ?? 0) - (a.since ?? 0),
    );
}

/** Half as much again as the second, from the second round on. */
const AHEAD = 1.5;

function aheadAt({ number, scores, round, seats }: Tile): Alert[] {
  if (!scores || (round ?? 0) < 2) return [];
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  if (second <= 0 || first <= AHEAD * second) return [];
  const seat = scores.indexOf(first);
  const member = seats[seat]?.member;
  return [
    {
      kind: 'ahead',
      table: number,
      seat,
      scores: [first, second],
      ...(member === undefined ? {} : { member }),
    },
  ];
}

function alertsAt(tile: Tile, now: number, away: Away): Alert[] {
  const { number, status, ended, gate, asked, seats } = tile;
  if (ended || (status !== 'playing' && status !== 'paused')) return [];
  const alerts: Alert[] = aheadAt(tile);
  for (const [seat, { member, bot, here }] of seats.entries()) {
    if (member === undefined) continue;
    const who = { table: number, seat, member };
    const question = asked.find((each) => each.seat === seat);
    const since = question ? now - question.since : 0;
    if (bot) alerts.push({ kind: 'bot', ...who });
    else if (!here && now - (away[nameOf(number, seat)] ?? now) >= OFFLINE_AFTER)
      alerts.push({ kind: 'offline', ...who });
    if (!bot && !gate && question && status === 'playing' && since >= STUCK_AFTER)
      alerts.push({ kind: 'stuck', ...who, since });
  }
  return alerts;
}

/** Minutes and seconds. */
export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
