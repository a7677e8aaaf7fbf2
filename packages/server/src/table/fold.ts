/** Carries one act out on a table held in memory. The only place where a table changes. */
import {
  check,
  clone,
  commitment,
  isOver,
  isRefusal,
  pendingIndex,
  resultOf,
  start,
  submitChecked,
  undo,
  viewFor,
} from '@boardroom/kernel';
import type { AnyGame, Match, Refusal, Seat, Table, Told } from '@boardroom/kernel';
import { newClock, runClock, startClock } from './clock.ts';
import type { Act, Entry } from './entry.ts';
import { isEverybodyReady, spectatorOf } from './state.ts';
import type { Chair, Live, RoomState } from './state.ts';

type Created = Extract<Act, { do: 'created' }>;

/** A new table, as its first entry says. */
export function createLive(game: AnyGame, t: Table, act: Created, at: number): [Live, Entry] {
  const { settings, chairs: count, host } = act;
  const chairs = Array.from({ length: count }, (_, seat): Chair => {
    const wanted = settings.seats?.[seat];
    const isHost = settings.sit === seat;
    return {
      person: isHost ? host.id : null,
      name: isHost ? host.name : '',
      colour: isHost ? host.colour : 'grey',
      bot: !isHost && typeof wanted === 'object' ? wanted.bot : null,
      ready: false,
      was: null,
    };
  });
  const room: RoomState = {
    id: act.id,
    game: settings.game,
    version: act.version,
    edition: act.edition,
    given: act.seed ?? null,
    options: settings.options,
    players: settings.players,
    created: at,
    code: act.code,
    listed: settings.listed,
    spectators: settings.spectators,
    clock: settings.clock,
    minutes: settings.minutes ?? null,
    takebacks: settings.takebacks,
    chat: settings.chat,
    host: host.id,
    status: 'gathering',
    chairs,
    seed: null,
    started: 0,
    commitment: null,
    takeback: null,
    rematch: null,
    words: 0,
    moves: 0,
  };
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);
  const live: Live = {
    game,
    t,
    room,
    match: null,
    seq: 1,
    heard: zeros(count + 1).fill(1),
    fresh: zeros(count),
    clock: newClock(count),
    botAsides: zeros(count),
    frozen: null,
  };
  return [live, { seq: 1, at, act, heard: [...live.heard] }];
}

/**
 * Carries an act out and returns its entry; a move the rules refuse changes nothing. `seed` is used
 * if the act makes everybody ready.
 */
export function carryOut(live: Live, at: number, act: Act, seed: () => string): Entry | Refusal {
  const { room } = live;
  const wasOver = room.status === 'over';
  const asked = askedFrames(live);
  const ends = act.do === 'moved' && room.takeback !== null;
  let moved: Moved | null = null;
  let undone = 0;

  if (act.do === 'moved') {
    const outcome = makeMove(live, act.seat, act.move);
    if (isRefusal(outcome)) return outcome;
    moved = outcome;
    if (act.words !== undefined) room.words++;
    if (act.by !== 'bot' || !moved.aside) live.botAsides.fill(0);
    else live.botAsides[act.seat]!++;
  } else if (act.do === 'takeback-asked' || act.do === 'takeback-answered') {
    const outcome = considerTakeback(live, act);
    if (typeof outcome !== 'number') return outcome;
    undone = outcome;
  } else changeRoom(live, act);

  const hidden = moved?.hidden ?? [];
  for (let reader = 0; reader < live.heard.length; reader++)
    if (!hidden.includes(reader)) live.heard[reader]!++;
  live.seq++;

  let begun: string | undefined;
  let told = moved?.told ?? [];
  if (room.status === 'gathering' && !live.frozen && isEverybodyReady(room)) {
    begun = room.given ?? seed();
    told = begin(live, begun, at);
  }
  const after = askedFrames(live);
  const answered = act.do === 'moved' && !moved!.aside ? act.seat : -1;
  const changed = (seat: Seat): boolean => asked[seat] !== after[seat] || seat === answered;
  if (begun === undefined) runClock(live, at, changed, answered);
  for (let seat = 0; seat < live.fresh.length; seat++)
    if (changed(seat)) live.fresh[seat] = live.heard[seat]!;
  return {
    seq: live.seq,
    at,
    act,
    seed: begun,
    told: told.length > 0 ? told : undefined,
    ends: ends ? 'takeback' : undefined,
    result: room.status === 'over' && !wasOver ? resultOf(live.match!) : undefined,
    undone: undone > 0 ? undone : undefined,
    heard: live.heard.slice(),
    not: hidden.length > 0 ? hidden : undefined,
  };
}

function askedFrames({ match, room }: Live): (object | null)[] {
  const frames: (object | null)[] = [];
  for (let seat = 0; seat < room.chairs.length; seat++) {
    const index = match ? pendingIndex(match.s, seat) : -1;
    frames.push(index < 0 ? null : match!.s.agenda[index]!);
  }
  return frames;
}

/** Deals: nothing secret exists before. */
function begin(live: Live, seed: string, at: number): readonly Kept[] {
  const { game, t, room } = live;
  const told: Kept[] = [];
  const s = start(game, t, seed, (event, to) => told.push(to ? { event, to: [...to] } : { event }));
  const barrier = { s: clone(s), moves: 0, told: 0 };
  live.match = { game, t, seed, s, moves: [], told: [], barrier };
  room.seed = seed;
  room.commitment = commitment(seed);
  room.started = at;
  room.status = isOver(s) ? 'over' : 'playing';
  startClock(live, at);
  return told;
}

/** What is kept of an event: its entry has the number of the move. */
type Kept = Omit<Told, 'move'>;
const strip = ({ event, to }: Kept): Kept => (to ? { event, to } : { event });

interface Moved {
  readonly told: readonly Kept[];
  readonly aside: boolean;
  /** Readers to whom it shows nothing at all: they are not even told that something happened. */
  readonly hidden: readonly number[];
}

function makeMove(live: Live, seat: Seat, move: unknown): Moved | Refusal {
  const { game, t, room } = live;
  const match = live.match!;
  const checked = check(game, t, match.s, seat, move);
  if (isRefusal(checked)) return checked;
  const before = checked.index < 0 ? views(live) : null;
  const done = submitChecked(match, seat, checked);
  room.moves++;
  room.takeback = null;
  if (isOver(match.s)) room.status = 'over';
  const hidden: number[] = [];
  if (before) {
    const after = views(live);
    for (let reader = 0; reader <= spectatorOf(live); reader++) {
      const wasTold = done.events.some(({ to }) => !to || to.includes(reader));
      if (reader !== seat && !wasTold && before[reader] === after[reader]) hidden.push(reader);
    }
  }
  const told = done.events.map(strip);
  trim(match);
  return { told, aside: before !== null, hidden };
}

function views(live: Live): string[] {
  const { game, t, match, room } = live;
  return Array.from({ length: room.chairs.length + 1 }, (_, reader) =>
    JSON.stringify(viewFor(game, t, match!.s, reader === room.chairs.length ? null : reader)),
  );
}

/** Moves before the last barrier are in the log; here they would only grow. */
function trim(match: Match): void {
  if (match.barrier.moves !== match.moves.length) return;
  match.moves.length = 0;
  match.told.length = 0;
  match.barrier = { s: match.barrier.s, moves: 0, told: 0 };
}

/** Takes moves back as soon as everybody agrees; says how many. */
function considerTakeback(
  live: Live,
  act: Extract<Act, { do: 'takeback-asked' | 'takeback-answered' }>,
): number | Refusal {
  const { room } = live;
  if (act.do === 'takeback-asked')
    room.takeback = { seat: act.seat, count: act.count, agreed: [act.seat] };
  else if (act.agree) room.takeback!.agreed.push(act.seat);
  else {
    room.takeback = null;
    return 0;
  }
  const { seat, count, agreed } = room.takeback!;
  const waits = room.chairs.some(
    ({ person, bot }, other) => person !== null && bot === null && !agreed.includes(other),
  );
  if (waits && room.takebacks === 'consent') return 0;
  room.takeback = null;
  const refusal = undo(live.match!, seat, count);
  if (refusal) return refusal;
  room.moves -= count;
  return count;
}

/** Also used where nothing of the game is known. */
export function changeRoom(live: Live, act: Act): void {
  const { room } = live;
  switch (act.do) {
    case 'sat':
      room.chairs[act.seat] = {
        ...room.chairs[act.seat]!,
        person: act.person.id,
        name: act.person.name,
        colour: act.person.colour,
        bot: null,
        ready: false,
        was: null,
      };
      room.host ??= act.person.id;
      return;
    case 'stood': {
      const chair = room.chairs[act.seat]!;
      const left = chair.person;
      room.chairs[act.seat] = {
        ...chair,
        person: null,
        ready: false,
        was: live.match ? left : null,
      };
      if (room.host === left) room.host = firstSeated(room);
      return;
    }
    case 'bot':
      room.chairs[act.seat]!.bot = act.bot;
      return;
    case 'ready':
      room.chairs[act.seat]!.ready = act.ready;
      return;
    case 'paused':
      room.status = 'paused';
      return;
    case 'resumed':
      room.status = 'playing';
      return;
    case 'hosted':
      room.host = act.person.id;
      return;
    case 'named':
      room.chairs[act.seat]!.name = act.name;
      room.chairs[act.seat]!.colour = act.colour;
      return;
    case 'forgot':
      for (const chair of room.chairs) if (chair.was === act.person) chair.was = null;
      if (room.host === act.person) room.host = firstSeated(room);
      return;
    case 'rematched':
      room.rematch = act.table;
      return;
    case 'closed':
      room.status = 'closed';
      return;
    default:
  }
}

function firstSeated({ chairs }: RoomState): string | null {
  return chairs.find(({ person }) => person !== null)?.person ?? null;
}

/** What a snapshot must hold to go on from here. */
export function snapshotOf(live: Live): string {
  const { room, heard, fresh, clock, botAsides, match } = live;
  return JSON.stringify({
    room,
    heard,
    fresh,
    clock,
    botAsides,
    match: match && {
      s: match.s,
      barrier: match.moves.length === 0 ? null : match.barrier.s,
      tail: match.moves,
    },
  });
}

export function fromSnapshot(game: AnyGame, t: Table, seq: number, body: string): Live {
  const { match, ...rest } = JSON.parse(body);
  return {
    game,
    t,
    seq,
    ...rest,
    frozen: null,
    match: match && {
      game,
      t,
      seed: rest.room.seed,
      s: match.s,
      moves: match.tail,
      told: [],
      barrier: { s: match.barrier ?? clone(match.s), moves: 0, told: 0 },
    },
  };
}
