/** The records of a class laid beside each other: where its tables parted, and what came of it. */
import { isRefusal } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Refusal, State } from '@boardroom/kernel';
import { hash, referencePlayer, seedOf } from '../play-on.ts';
import type { Player } from '../play-on.ts';
import { courseOf } from '../scenes.ts';
import { now } from '@boardroom/bots';
import { playedOf } from './align.ts';
import type { Played } from './align.ts';
import { cameOf, LEAST_GAMES, scatterOf } from './apart.ts';
import type { ResultOf } from './apart.ts';
import { beganAt, inOrder, leadsOf, mayBeTold, mayLeadTo } from './order.ts';
import { partingsIn, splitRows } from './partings.ts';
import type { Row } from './partings.ts';
import { gamesOf, openPlay, playOnce } from './play.ts';
import { look, worthLooking, worthPlaying } from './screen.ts';
import type { PlayedOn } from './play.ts';
import type { ClassFound } from './types.ts';

export interface OpenClass {
  readonly p: Player;
  readonly tables: number;
  readonly splits: number;
  readonly ended: boolean;
  readonly resultOf: ResultOf;
  readonly plays: readonly PlayedOn[];
  /** How much results scatter in the class. */
  usual: number;
}

/** So many games are played of each branch at most. */
const MOST_GAMES = 400;
/** So many in a go. */
const GO = 4;

/** Refuses records that are not of one game, edition, number of players and seed. */
export function openClass(
  game: AnyGame,
  content: unknown,
  records: readonly MatchRecord[],
): OpenClass | Refusal {
  const other = refuseClass(records);
  if (other) return other;
  const played: Played[] = [];
  for (const record of records) {
    const one = playedOf(game, content, record);
    if (isRefusal(one)) return one;
    played.push(one);
  }
  const ended = played.every(({ over }) => over);
  const last = Math.min(...played.map(({ scores }) => scores.length - 1));
  const resultOf: ResultOf = (table, seat) => {
    const { scores } = played[table]!;
    return scores[ended ? scores.length - 1 : last]![seat]!;
  };
  const rows = splitRows(played).filter(
    (row) => ended || row.some((one) => one !== null && one.round < last),
  );
  const states = statesOf(game, content, records, rows);
  const course = courseOf(game, content, { ...records[0]!, moves: [] });
  if (isRefusal(course)) return course;
  const p = referencePlayer(game, course.match.t);
  const { players } = p.t;
  const results = Array.from({ length: players }, (_, seat) =>
    records.map((_record, table) => resultOf(table, seat)),
  );
  const usual = Math.max(...results.map(scatterOf), Number.EPSILON);
  const seed = seedOf(records[0]!.seed);
  const opened = rows.flatMap((row, i) =>
    row.some((one) => one !== null && one.seat < players)
      ? partingsIn(row, game, p.t, (table) => states[i]![table]!).map((parting, k) => {
          const inside = parting.branches.flatMap(({ tables }) => tables).toSorted((a, b) => a - b);
          const from = inside.map(
            (table) => [table, states[i]![table]!, row[table]!.move] as const,
          );
          return openPlay(p, parting, from, hash(seed, i, k));
        })
      : [],
  );
  const leads = leadsOf(opened.map(({ parting }) => parting));
  for (const [i, one] of opened.entries()) one.leads = leads[i]!;
  const class_ = { p, tables: records.length, splits: rows.length, ended, resultOf, usual };
  return { ...class_, plays: worthLooking(opened, resultOf, usual) };
}

function refuseClass(records: readonly MatchRecord[]): Refusal | null {
  const [first] = records;
  if (!first || records.length < 2) return { code: 'too-few-records' };
  const name = (record: MatchRecord): string =>
    JSON.stringify([
      record.game,
      record.version,
      record.edition.hash,
      record.players,
      record.options,
      record.seed,
    ]);
  const at = records.findIndex((record) => name(record) !== name(first));
  return at < 0 ? null : { code: 'other-luck', facts: { record: at + 1 } };
}

/** How things stood at each table when the row was asked. A record at a time, since there may be many. */
function statesOf(
  game: AnyGame,
  content: unknown,
  records: readonly MatchRecord[],
  rows: readonly Row[],
): (State | null)[][] {
  const found = rows.map((): (State | null)[] => []);
  for (const [table, record] of records.entries()) {
    const course = courseOf(game, content, record);
    if (isRefusal(course)) throw new Error(course.code);
    for (const [i, row] of rows.entries()) {
      const one = row[table];
      found[i]![table] = one ? course.states[one.scene]! : null;
    }
  }
  return found;
}

/** Plays for some milliseconds; false: there is nothing more to play. */
export function stepClass(class_: OpenClass, ms: number, clock: () => number = now): boolean {
  const until = clock() + ms;
  do {
    const unknown = class_.plays.find(({ promise }) => promise === null);
    const next = unknown ?? nextPlay(class_);
    if (!next) return false;
    if (unknown) look(class_.p, unknown);
    else for (let i = 0; i < GO && gamesOf(next) < MOST_GAMES; i++) playOnce(class_.p, next);
  } while (clock() < until);
  return true;
}

/** Where most might follow, as far as is known: what is little known may yet be much. */
function nextPlay({ plays, resultOf, usual }: OpenClass): PlayedOn | null {
  let [most, next] = [-1, null as PlayedOn | null];
  let [sure, first] = [0, null as PlayedOn | null];
  const played = worthPlaying(plays, resultOf, usual);
  const looks = played.length;
  for (const play of played) {
    const games = gamesOf(play);
    if (games === 0) return play;
    const { value, se } = cameOf(play, resultOf, usual, looks).apart;
    if (value - se > sure) [sure, first] = [value - se, play];
    if (games < MOST_GAMES && value + 2 * se > most) [most, next] = [value + 2 * se, play];
  }
  if (!first) return next;
  const causes = causesOf(first, played);
  const unheard = causes.find((play) => gamesOf(play) < LEAST_GAMES);
  const isOpen = (play: PlayedOn): boolean =>
    gamesOf(play) < MOST_GAMES && mayBeTold(cameOf(play, resultOf, usual, looks), sure);
  return unheard ?? causes.slice(0, 1).find(isOpen) ?? next;
}

/** So many partings that may have led to the first of the list are asked before more is known of it. */
const CAUSES = 3;

/** What may have led to it, the first that split the class so first. */
function causesOf(one: PlayedOn, all: readonly PlayedOn[]): PlayedOn[] {
  return all
    .filter(({ parting }) => mayLeadTo(parting, one.parting))
    .toSorted((a, b) => beganAt(a.parting) - beganAt(b.parting))
    .slice(0, CAUSES);
}

/** What was found so far. Of the two groupings of one moment that which tells more. */
export function classFound(class_: OpenClass): ClassFound {
  const { plays, resultOf, usual, tables, splits, ended } = class_;
  const played = worthPlaying(plays, resultOf, usual);
  const looks = Math.max(1, played.length);
  const partings = inOrder(played.map((play) => cameOf(play, resultOf, usual, looks)));
  const known = new Set<string>();
  const once = partings.filter(({ parting: { round, seat, question, nth } }) => {
    const key = [round, seat, question, nth].join(' ');
    return !known.has(key) && known.add(key);
  });
  const games = plays.reduce((sum, play) => sum + gamesOf(play) * play.scores.length, 0);
  return { tables, splits, partings: once, ended, games };
}
