/** What one reader is sent. The only place where a table becomes JSON on the wire. */
import {
  earlyResult,
  isOver,
  legal,
  legalAsides,
  pending,
  pendingIndex,
  resultOf,
  undoable,
  viewFor,
} from '@boardroom/kernel';
import type { Item, News, Now, Room, TableLine } from '@boardroom/protocol';
import { leftAt } from './clock.ts';
import type { Entry, OfWorkshop } from './entry.ts';
import { spectatorOf } from './state.ts';
import type { Frozen, Live, Team } from './state.ts';
import { isOfTeam, teamNow } from './teams.ts';

/** Which parts of `now` a reader wants. */
export interface Parts {
  readonly view: boolean;
  /** After a first whole view only what changed in it. */
  readonly changes: boolean;
  readonly legal: boolean;
  readonly asides: boolean;
}

/**
 * An entry as a reader may know it; null if they may not know of it. When the game is over, bots'
 * secret reasons are secret no more.
 */
export function itemFor(
  { act, at, told, seed, undone, heard, not }: Entry,
  reader: number,
  over: boolean,
): Item | null {
  if (not?.includes(reader)) return null;
  const item: Record<string, unknown> = { n: heard[reader]!, at, type: act.do };
  if ('seat' in act) item['seat'] = act.seat;
  if (seed !== undefined) item['started'] = true;
  if (undone !== undefined) item['undone'] = undone;
  if (told) {
    const events: object[] = [];
    for (const { event, to } of told) if (!to || to.includes(reader)) events.push(event);
    if (events.length > 0) item['events'] = events;
  }
  switch (act.do) {
    case 'moved': {
      if (act.by) item['by'] = act.by;
      if (act.seat === reader) item['move'] = act.move;
      if (act.why && (act.why.open || over)) item['why'] = act.why.saying;
      if (hearsWords({ act, told }, reader))
        item['words'] = { [(act.move as unknown as { message: number }).message]: act.words };
      break;
    }
    case 'created':
      item['name'] = act.host.name;
      break;
    case 'sat':
    case 'hosted':
      item['name'] = act.person.name;
      break;
    case 'bot':
      item['bot'] = act.bot;
      break;
    case 'ready':
      item['ready'] = act.ready;
      break;
    case 'takeback-asked':
      if (act.by) item['by'] = act.by;
      item['count'] = act.count;
      break;
    case 'takeback-answered':
      item['agree'] = act.agree;
      break;
    case 'said':
    case 'team-said':
      item['name'] = act.name;
      item['text'] = act.text;
      if (act.do === 'team-said') item['person'] = act.by;
      break;
    case 'named':
    case 'looked':
      item['name'] = act.name;
      break;
    case 'granted':
      item['seconds'] = act.seconds;
      break;
    case 'rematched':
      item['table'] = act.table;
      break;
    default:
  }
  return item as unknown as Item;
}

/** Whether a reader hears the words a move brings: who says them, and whom an event tells of them. */
export function hearsWords({ act, told }: Pick<Entry, 'act' | 'told'>, reader: number): boolean {
  if (act.do !== 'moved' || act.words === undefined) return false;
  const { message } = act.move as unknown as { message: number };
  return (
    act.seat === reader ||
    told?.some(
      ({ event, to }) =>
        (!to || to.includes(reader)) && (event as { message?: number }).message === message,
    ) === true
  );
}

/** Whether an entry may change what `now` says. */
function changesGame({ act, seed, undone }: Entry): boolean {
  return (
    act.do === 'moved' ||
    seed !== undefined ||
    undone !== undefined ||
    act.do === 'paused' ||
    act.do === 'resumed' ||
    act.do === 'paced' ||
    act.do === 'bot' ||
    act.do === 'granted' ||
    act.do === 'unsealed' ||
    act.do === 'closed'
  );
}

export function roomFor({ room, t, frozen }: Live, hasCode: boolean): Room {
  return {
    id: room.id,
    game: room.game,
    version: room.version,
    edition: room.edition,
    seeded: typeof room.given === 'string',
    options: t.options as Record<string, unknown>,
    players: room.players,
    status: room.status,
    host: room.host,
    seats: room.chairs.map(({ person, name, colour, bot, ready, team }, seat) => ({
      kind: person === null ? (bot === null ? 'open' : 'bot') : 'person',
      ...(person === null ? {} : { person, name, colour }),
      ...(bot === null ? {} : { bot }),
      ready,
      ...(team ? { team: publicTeam(team) } : {}),
      player: seat < room.players,
    })),
    listed: room.listed,
    ...(hasCode && room.code !== '' ? { code: room.code } : {}),
    spectators: room.spectators,
    clock: room.clock,
    takebacks: room.takebacks,
    chat: room.chat,
    created: room.created,
    ...(room.commitment === null ? {} : { commitment: room.commitment }),
    ...(room.takeback === null ? {} : { takeback: room.takeback }),
    ...(room.rematch === null ? {} : { rematch: room.rematch }),
    ...(room.workshop ? { workshop: workshopOf(room.workshop) } : {}),
    ...(room.sealed ? { sealed: true } : {}),
    ...(room.atGate && room.gate ? { gate: room.gate } : {}),
    ...(room.due ? { due: room.due } : {}),
    ...(frozen === null ? {} : { frozen: { version: frozen.version, why: frozen.why } }),
  };
}

/** Who holds a seat all may know, what they talk about nobody else. */
function publicTeam(team: Team): NonNullable<Room['seats'][number]['team']> {
  const { rule, people } = teamNow(team);
  return { rule, people };
}

const workshopOf = ({ id, number }: OfWorkshop): NonNullable<Room['workshop']> => ({ id, number });

/** That it is over, and nothing else: what the rules open at the end is still to come elsewhere. */
const SEALED_END = { asked: [], undo: 0, over: true };

function nowFor(live: Live, reader: number, parts: Parts, at: number): Now | undefined {
  const { game, t, match, room, clock } = live;
  // Its status alone would not do: it may have been closed since.
  if (room.sealed && (room.status === 'over' || (match && isOver(match.s))))
    return { ...SEALED_END };
  if (!match)
    return live.frozen && room.status === 'over' ? frozenEnd(live.frozen, room) : undefined;
  const { s } = match;
  const isSeat = reader < spectatorOf(live);
  const over = isOver(s);
  const view = viewFor(game, t, s, isSeat ? reader : null);
  const index = isSeat ? pendingIndex(s, reader) : -1;
  const now: Record<string, unknown> = {
    view: parts.view ? view : undefined,
    asked: pending(view),
    undo: isSeat && !over && room.takebacks !== 'none' ? undoable(match, reader) : 0,
    over,
  };
  if (parts.legal && index >= 0) now['legal'] = legal(game, t, s, s.agenda[index]);
  if (parts.asides && isSeat && game.asides && !over)
    now['asides'] = legalAsides(game, t, s, reader);
  if (over) {
    now['result'] = resultOf(match);
    now['seed'] = room.seed;
  }
  // The class was closed while it played: it ranks as it stands.
  else if (room.workshop && room.status === 'closed' && !room.sealed) {
    now['result'] = earlyResult(game, t, s);
    now['early'] = true;
  }
  if (room.clock.kind !== 'none')
    now['clock'] = {
      at,
      left: clock.left.map((_, seat) => leftAt(clock, seat, at)),
      running: clock.since.map((since) => since > 0),
    };
  return now as unknown as Now;
}

/** How a game ended whose rules are not here. */
function frozenEnd({ result }: Frozen, { seed }: Live['room']): Now {
  const now = { asked: [], undo: 0, over: true, result: result ?? undefined, seed };
  return now as unknown as Now;
}

/** News of these entries; of everything if there is no entry the reader had before. */
export function newsFor(
  live: Live,
  reader: number,
  parts: Parts,
  entries: readonly Entry[],
  at: number,
  first: boolean,
  hasCode: boolean,
): News | null {
  const items: Item[] = [];
  const { status, sealed } = live.room;
  const over = status === 'over' && !sealed;
  let roomChanged = first;
  let gameChanged = first;
  let teamChanged = first;
  for (const entry of entries) {
    const item = itemFor(entry, reader, over);
    if (!item) continue;
    items.push(item);
    gameChanged ||= changesGame(entry);
    teamChanged ||= isOfTeam(entry.act);
    roomChanged ||=
      entry.act.do !== 'said' &&
      !isOfTeam(entry.act) &&
      (entry.act.do !== 'moved' || entry.ends === 'takeback');
  }
  roomChanged ||= gameChanged && (status === 'over' || live.room.atGate === true);
  if (items.length === 0 && !first) return null;
  const isSeated = reader < spectatorOf(live);
  const now = gameChanged ? nowFor(live, reader, parts, at) : undefined;
  const news: News = { cursor: live.heard[reader]!, items };
  if (first) news.seat = isSeated ? reader : -1;
  if (roomChanged) news.room = roomFor(live, hasCode);
  if (now) news.now = now;
  const team = isSeated ? live.room.chairs[reader]!.team : null;
  if (team && (teamChanged || roomChanged || gameChanged)) news.team = teamNow(team);
  return news;
}

/** Where teams hold seats: who holds each of them besides the person who sits there. */
function teamsOf({ chairs }: Live['room']): { teams?: string[][] } {
  if (!chairs.some(({ team }) => team)) return {};
  return { teams: chairs.map(({ team }) => team?.people.map(({ id }) => id) ?? []) };
}

/** How the lobby shows the table. */
export function lineOf({ room, match }: Live): Omit<
  TableLine,
  'updated' | 'yourSeat' | 'yourTurn' | 'hosting'
> & {
  people: (string | null)[];
  teams?: string[][];
  host: string | null;
  asked: number[];
} {
  return {
    id: room.id,
    game: room.game,
    edition: room.edition,
    status: room.status,
    created: room.created,
    seats: room.chairs.length,
    open: room.chairs.filter(({ person, bot }) => person === null && bot === null).length,
    names: room.chairs.filter(({ person }) => person !== null).map(({ name }) => name),
    people: room.chairs.map(({ person }) => person),
    ...teamsOf(room),
    host: room.host,
    asked: match && room.status === 'playing' ? pending(match.s).map(({ seat }) => seat) : [],
  };
}
