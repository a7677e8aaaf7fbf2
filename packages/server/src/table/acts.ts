/** Who may do what at a table. Each function decides on the table as it is: an act, or a problem. */
import { legalAsides, undoable } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import { problem } from '../problem.ts';
import { endByTime, firstDeadline } from './clock.ts';
import type { Act, Sitter } from './entry.ts';
import { frozenProblem } from './frozen.ts';
import { isStopped } from './pace.ts';
import { isHeldBy, isHost, seatOf } from './state.ts';
import type { Chair, Live } from './state.ts';
import { answerFor, commit } from './teams.ts';
import { nextMessage, worded } from './words.ts';

export function chairOf(live: Live, seat: Seat): Chair {
  const chair = live.room.chairs[seat];
  if (!chair) throw problem('no-seat');
  return chair;
}

export function ownSeat(live: Live, seat: Seat, person: string): Chair {
  const chair = chairOf(live, seat);
  if (!isHeldBy(chair, person)) throw problem('not-your-seat');
  return chair;
}

export function mustHost(live: Live, person: string): void {
  if (live.room.host !== person) throw problem('not-host');
}

function mustHaveRules({ frozen }: Live): void {
  if (frozen) throw frozenProblem(frozen);
}

function mustPlay(live: Live): void {
  mustHaveRules(live);
  const { room } = live;
  if (room.status === 'paused') throw problem(isStopped(room) ? 'paused' : 'at-gate');
  if (room.status !== 'playing') throw problem('not-playing');
}

/** With a link of the host any seat not taken; without it an open seat before the game begins. */
export function sit(live: Live, seat: Seat, person: Sitter, hasLink: boolean): Act {
  mustHaveRules(live);
  const chair = chairOf(live, seat);
  const own = seatOf(live.room, person.id);
  if (own >= 0) throw problem('already-seated');
  if (live.room.status === 'closed') throw problem('not-gathering');
  // The trainer's plan says who sits where.
  if (live.room.workshop) throw problem('class-seat');
  if (chair.person !== null) throw problem('seat-taken');
  if (!hasLink && chair.was !== person.id) {
    if (live.match) throw problem('not-invited');
    if (chair.bot !== null) throw problem('seat-taken');
  }
  return { do: 'sat', seat, person };
}

/** A player may leave their own seat; the host may free any seat. */
export function stand(live: Live, seat: Seat, person: string): Act {
  const chair = chairOf(live, seat);
  if (chair.person === null && chair.bot === null) throw problem('no-seat');
  if (!isHeldBy(chair, person)) mustHost(live, person);
  else if (live.room.workshop) throw problem('class-seat');
  return chair.person === null ? { do: 'bot', seat, bot: null } : { do: 'stood', seat };
}

export function beReady(live: Live, seat: Seat, person: string, ready: boolean): Act {
  ownSeat(live, seat, person);
  mustHaveRules(live);
  if (live.room.status !== 'gathering') throw problem('not-gathering');
  return { do: 'ready', seat, ready };
}

/** The host seats and unseats bots; a person may have one stand in, and comes back. */
export function putBot(live: Live, seat: Seat, person: string, bot: string | null): Act {
  const chair = chairOf(live, seat);
  if (!isHeldBy(chair, person)) mustHost(live, person);
  mustHaveRules(live);
  if (live.room.status === 'over' || live.room.status === 'closed') throw problem('not-playing');
  if (chair.person !== null && !live.match && bot !== null) throw problem('seat-taken');
  return { do: 'bot', seat, bot };
}

export interface WantedMove {
  readonly move: Readonly<Record<string, unknown>>;
  readonly expected: number | undefined;
  readonly words: string | undefined;
}

/** The people of the seat may act for it now, and look at the question they have. */
export function mustBeAsked(live: Live, seat: Seat, expected: number | undefined): void {
  mustPlay(live);
  if (chairOf(live, seat).bot !== null) throw problem('a-bot-plays');
  if (expected !== undefined && expected < live.fresh[seat]!) throw problem('stale');
}

export function move(live: Live, seat: Seat, person: string, wanted: WantedMove): Act {
  const { team } = ownSeat(live, seat, person);
  mustBeAsked(live, seat, wanted.expected);
  // The rules check the move; what is appended is only what they accepted.
  const made = wanted.move as unknown as Move;
  const act = { do: 'moved', seat, ...worded(live, made, wanted.words) } as const;
  if (!team) return act;
  // What one says is one's own affair; what is done the team decides together.
  return { ...act, ...(made.type === 'say' ? { person } : commit(team, person, act)) };
}

/** Words at the table. Where the game has talk it is part of the game, and may be in private. */
export function say(live: Live, person: Sitter, text: string, to: Seat | undefined): Act {
  const { room, match, game, t } = live;
  const seat = seatOf(room, person.id);
  if (seat < 0) return sayFromAside(live, person, text, to);
  const playing = match !== null && room.status === 'playing';
  if (playing) {
    const talk = legalAsides(game, t, match.s, seat).some(({ type }) => type === 'say');
    if (talk) {
      const move = { type: 'say', to: to ?? -1, message: nextMessage(live) };
      return { do: 'moved', seat, move, words: text };
    }
    // A game with an option about chat says by it whether there is talk during the game.
    if ('chat' in t.options && t.options.chat !== 'full') throw problem('no-talk');
  }
  if (to !== undefined && to >= 0) throw problem('no-whisper');
  if (!room.chat) throw problem('no-talk');
  return { do: 'said', seat, name: nameAt(room.chairs[seat]!, person), text };
}

/** In a class, the name people have there. */
function nameAt({ name, team, person }: Chair, { id, name: own }: Sitter): string {
  if (team) return team.people.find((each) => each.id === id)?.name ?? own;
  return person === id ? name : own;
}

/** A host without a seat speaks to all, whatever the players may say. */
function sayFromAside({ room }: Live, { id, name }: Sitter, text: string, to?: Seat): Act {
  if (!isHost(room, id)) throw problem('not-seated');
  if (to !== undefined && to >= 0) throw problem('no-whisper');
  return { do: 'said', seat: -1, by: id, name, text };
}

export function askTakeback(live: Live, seat: Seat, person: string, count: number): Act {
  ownSeat(live, seat, person);
  mustPlay(live);
  if (live.room.takebacks === 'none') throw problem('no-takebacks');
  if (live.room.takeback) throw problem('takeback-asked');
  if (count > undoable(live.match!, seat)) throw problem('no-takeback', 'too far back');
  return { do: 'takeback-asked', seat, count };
}

export function answerTakeback(live: Live, person: string, agree: boolean): Act {
  const seat = seatOf(live.room, person);
  if (seat < 0) throw problem('not-seated');
  mustHaveRules(live);
  const { takeback } = live.room;
  if (!takeback || (takeback.agreed.includes(seat) && agree)) throw problem('no-takeback');
  return { do: 'takeback-answered', seat, agree };
}

export function pause(live: Live, person: string, isPause: boolean): Act {
  mustHost(live, person);
  const { status } = live.room;
  if (isPause) {
    mustPlay(live);
    return { do: 'paused' };
  }
  mustHaveRules(live);
  if (status !== 'paused') throw problem('not-paused');
  return { do: 'resumed' };
}

export function handOver(live: Live, person: string, to: string): Act {
  mustHost(live, person);
  const chair = live.room.chairs.find((each) => each.person === to);
  if (!chair) throw problem('not-seated');
  return { do: 'hosted', person: { id: to, name: chair.name, colour: chair.colour } };
}

export function close(live: Live, person: string): Act {
  mustHost(live, person);
  if (live.room.status === 'closed') throw problem('not-playing');
  return { do: 'closed' };
}

/** What happens because time is up; null if it is not. */
export function timeUp(live: Live, now: number): Act | null {
  const { game, t, match } = live;
  if (!match) return null;
  const due = firstDeadline(live);
  if (due && due.at <= now) {
    return { do: 'moved', seat: due.seat, ...answerFor(live, due.seat), by: 'clock' };
  }
  const end = endByTime(live);
  if (end === null || end > now) return null;
  const [move] = legalAsides(game, t, match.s, t.seats);
  return { do: 'moved', seat: t.seats, move: move as Move, by: 'host' };
}
