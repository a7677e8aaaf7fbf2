/** What needs the trainer, the most urgent first. */
import type { Tile, TrainerView } from '@boardroom/client';

/** As long as this nobody is called stuck, nor before so many times what is usual for them. */
const STUCK_AFTER = 90_000;
const STUCK_TIMES = 4;
/** A phone that locks its screen is soon back. */
const OFFLINE_AFTER = 40_000;
/** So many refusals of one kind tell that a rule is unclear. */
const UNCLEAR_FROM = 5;
/** Half as much again as the second, from the second round on. */
const AHEAD = 1.5;
const IDLE_AFTER = 5 * 60_000;
/** So long an alert is hidden that the trainer has put off. */
export const NOT_NOW = 5 * 60_000;

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

/** In order of need. */
export const KINDS = [
  'stuck',
  'offline',
  'unclear',
  'danger',
  'alone',
  'ahead',
  'bot',
  'idle',
] as const;
export type AlertKind = (typeof KINDS)[number];

export interface Alert {
  readonly kind: AlertKind;
  readonly table: number;
  /** -1: it is about the table. */
  readonly seat: number;
  /** A member, if it is about one. */
  readonly member?: number;
  /** Of `stuck`: all of the table that are waited for, at a question put to several at once. */
  readonly seats?: readonly number[];
  /** Milliseconds it has been so, if that is known; of `stuck` also what is usual. */
  readonly since?: number;
  readonly usual?: number;
  /** Scores of who is far ahead and of the next. */
  readonly scores?: readonly [first: number, second: number];
  /** What the rules refused, and how often. */
  readonly refusal?: NonNullable<Tile['unclear']>;
}

/** Alerts that colour a tile, and how. */
export const TONES: Readonly<Partial<Record<AlertKind, 'bad' | 'warn' | 'info'>>> = {
  stuck: 'bad',
  offline: 'warn',
  unclear: 'info',
  danger: 'warn',
};

export const idOf = ({ kind, table, seat }: Alert): string => `${kind} ${table} ${seat}`;

export function alertsOf(
  { tables }: Pick<TrainerView, 'tables'>,
  now: number,
  away: Away,
): Alert[] {
  return tables
    .flatMap((tile) => alertsAt(tile, now, away))
    .toSorted(
      (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (b.since ?? 0) - (a.since ?? 0),
    );
}

function alertsAt(tile: Tile, now: number, away: Away): Alert[] {
  const { status, ended } = tile;
  if (ended || (status !== 'playing' && status !== 'paused')) return [];
  return [
    ...together(tile.seats.flatMap((_, seat) => alertsOfSeat(tile, seat, now, away))),
    ...aheadAt(tile),
    ...unclearAt(tile),
    ...idleAt(tile, now),
  ];
}

/** Who is stuck at one table is one thing to do. */
function together(alerts: readonly Alert[]): Alert[] {
  const stuck = alerts.filter(({ kind }) => kind === 'stuck');
  const [first] = stuck.toSorted((a, b) => b.since! - a.since!);
  const others = alerts.filter(({ kind }) => kind !== 'stuck');
  return first ? [...others, { ...first, seats: stuck.map(({ seat }) => seat) }] : others;
}

function alertsOfSeat(tile: Tile, seat: number, now: number, away: Away): Alert[] {
  const { number, status, gate, asked } = tile;
  const { member, bot, here, usual, danger, alone } = tile.seats[seat]!;
  if (member === undefined) return [];
  const who = { table: number, seat, member };
  const alerts: Alert[] = [];
  const gone = now - (away[nameOf(number, seat)] ?? now);
  if (bot) alerts.push({ kind: 'bot', ...who });
  else if (!here && gone >= OFFLINE_AFTER) alerts.push({ kind: 'offline', ...who, since: gone });
  const question = asked.find((each) => each.seat === seat);
  const since = question ? now - question.since : 0;
  const patience = Math.max(STUCK_AFTER, STUCK_TIMES * (usual ?? 0));
  if (!bot && !gate && question && status === 'playing' && since >= patience)
    alerts.push({ kind: 'stuck', ...who, since, ...(usual === undefined ? {} : { usual }) });
  if (danger) alerts.push({ kind: 'danger', ...who });
  if (alone) alerts.push({ kind: 'alone', ...who });
  return alerts;
}

function aheadAt({ number, scores, round, seats }: Tile): Alert[] {
  if (!scores || (round ?? 0) < 2) return [];
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  if (second <= 0 || first <= AHEAD * second) return [];
  const seat = scores.indexOf(first);
  const member = seats[seat]?.member;
  const who = member === undefined ? {} : { member };
  return [{ kind: 'ahead', table: number, seat, scores: [first, second], ...who }];
}

function unclearAt({ number, unclear }: Tile): Alert[] {
  if (!unclear || unclear.count < UNCLEAR_FROM) return [];
  return [{ kind: 'unclear', table: number, seat: -1, refusal: unclear }];
}

/** Nobody is there and nothing happens. */
function idleAt({ number, gate, status, updated, seats }: Tile, now: number): Alert[] {
  const since = now - updated;
  const isEmpty = seats.every(({ here }) => !here);
  if (gate || status !== 'playing' || !isEmpty || since < IDLE_AFTER) return [];
  return [{ kind: 'idle', table: number, seat: -1, since }];
}

/** Minutes and seconds. */
export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
