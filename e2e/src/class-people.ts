/** People of a class without a browser: they join by the code and play what the rules would play for them. */
import { findGame } from '@boardroom/catalogue';
import { decisionOf, isRefusal, pendingIndex, setTable } from '@boardroom/kernel';
import type { AnyGame, State, Table } from '@boardroom/kernel';
import { connect, persist, ProblemError } from '../../packages/client/src/index.ts';
import type { Client, News } from '../../packages/client/src/index.ts';

export interface ClassPerson {
  /** Number in the class: the pseudonym of the files. */
  readonly member: number;
  readonly name: string;
  readonly key: string;
  readonly client: Client;
}

/** The game as the class plays it. */
export interface ClassRules {
  readonly game: AnyGame;
  readonly t: Table;
}

/** An acknowledged move. */
export interface Played {
  readonly table: number;
  readonly seat: number;
  readonly person: number;
  readonly move: object;
}

/** Requests to the first of several servers that answers. */
export function anyOf(bases: readonly string[]): typeof fetch {
  let at = 0;
  return async (path, init) => {
    try {
      return await fetch(`${bases[at]!}${path as string}`, init);
    } catch (error) {
      at = (at + 1) % bases.length;
      throw error;
    }
  };
}

export async function joinClass(
  send: typeof fetch,
  code: string,
  name: string,
): Promise<ClassPerson> {
  const joined = await connect({ fetch: send }).workshops.join(code, name, true);
  const client = connect({ fetch: send, token: joined.token! });
  return { member: joined.member, name: joined.name, key: joined.key, client };
}

export async function rulesOf(id: string, players: number, options: object): Promise<ClassRules> {
  const entry = findGame(id)!;
  const [game, content] = await Promise.all([entry.game(), entry.editions['classic']!()]);
  const t = setTable(game, { players, options, edition: { id: 'classic', content } });
  if (isRefusal(t)) throw new Error(t.code);
  return { game, t };
}

/** Of 24 people the first two hold a seat together, the others have one each; the last seat is a bot's. */
export const seatOf = (member: number): [table: number, seat: number] => [
  Math.floor((member - 2) / 4) + 1,
  (member - 2) % 4,
];
/** Members in an order in which nobody is moved onto somebody: new tables first, then from the back. */
export const SPREAD: readonly number[] = [
  ...Array.from({ length: 11 }, (_, i) => 14 + i),
  ...Array.from({ length: 11 }, (_, i) => 13 - i),
];

/** Tenths of a second a table may wait for a bot: one whose server has died comes back after some. */
const MOST_IDLE = 300;
/** What stops a table is no fault of who plays there. */
const STOPS = new Set(['at-gate', 'paused', 'not-playing', 'not-asked', 'stale']);

/**
 * Everybody plays until their table waits at a gate, is paused or is over, or `enough` says so.
 * Moves are listed in the order of each table.
 */
export async function playOn(
  rules: ClassRules,
  workshop: string,
  people: readonly ClassPerson[],
  enough: () => boolean = () => false,
): Promise<Played[]> {
  const tables = new Map<number, { id: string; seats: Map<number, ClassPerson[]> }>();
  for (const person of people) {
    const view = await persist(() => person.client.workshops.workshop(workshop).view());
    if (view.role !== 'participant' || !view.place || !view.table) continue;
    const { table, seat } = view.place;
    const at = tables.get(table) ?? { id: view.table, seats: new Map<number, ClassPerson[]>() };
    at.seats.set(seat, [...(at.seats.get(seat) ?? []), person]);
    tables.set(table, at);
  }
  const played = [...tables].map(async ([number, { id, seats }]) => {
    const moves: Played[] = [];
    for (let idle = 0; idle < MOST_IDLE && !enough();) {
      let moved = false;
      for (const [seat, holders] of seats) {
        const [person] = holders;
        const news = await persist(() => person!.client.table(id).news());
        if (news.room!.status !== 'playing') return moves;
        const move = answerOf(rules, news, seat);
        if (!move || !(await play(holders, id, seat, move))) continue;
        moves.push({ table: number, seat, person: person!.member, move });
        moved = true;
      }
      idle = moved ? 0 : idle + 1;
      // A bot thinks, or somebody who is not among these people.
      if (!moved) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return moves;
  });
  return (await Promise.all(played)).flat();
}

/** What the rules would answer for a seat; null: it is not asked. */
function answerOf({ game, t }: ClassRules, { now }: News, seat: number): object | null {
  const view = now?.view as State | undefined;
  const index = view ? pendingIndex(view, seat) : -1;
  if (!view || index < 0) return null;
  const f = view.agenda[index]!;
  return decisionOf(game, f).fallback(t, view, f);
}

/** One plays; a team proposes, agrees and has its first one confirm. */
async function play(
  [person, ...mates]: readonly ClassPerson[],
  id: string,
  seat: number,
  move: object,
): Promise<boolean> {
  const table = person!.client.table(id);
  try {
    if (mates.length === 0) await table.move(seat, move);
    else {
      await table.team.propose(seat, move);
      for (const mate of mates) await mate.client.table(id).team.propose(seat, move);
      const { team } = await persist(() => table.news());
      await table.team.play(seat, team!.proposals[0]!.proposal);
    }
    return true;
  } catch (error) {
    if (error instanceof ProblemError && STOPS.has(error.problem.code)) return false;
    throw error;
  }
}

/** Somebody of a team proposes what the rules would play, as soon as they are asked. */
export async function proposeTo(
  rules: ClassRules,
  workshop: string,
  { client }: ClassPerson,
): Promise<object> {
  const view = await client.workshops.workshop(workshop).view();
  if (view.role !== 'participant' || !view.table) throw new Error('not at a table');
  const table = client.table(view.table);
  const { seat } = view.place!;
  for (;;) {
    const move = answerOf(rules, await table.news(), seat);
    if (move) {
      await table.team.propose(seat, move);
      return move;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
