/** A table as a node holds it: everything but `game`, `t` and `match` is plain JSON. */
import type { AnyGame, Match, Move, RecordResult, Seat, Table, Told } from '@boardroom/kernel';
import type {
  ClockSetting,
  Colour,
  NewTable,
  TableEdition,
  TableStatus,
} from '@boardroom/protocol';
import type { OfWorkshop, TeamOf } from './entry.ts';
import type { Waits } from './waits.ts';

/** A move somebody of a team would make. */
export interface Proposed {
  readonly proposal: number;
  readonly by: string;
  readonly move: Move;
  readonly words?: string;
  readonly text?: string;
  /** Who is for it, by their ids. */
  agreed: string[];
}

export interface Team extends TeamOf {
  /** About the present question, in order of time. */
  proposals: Proposed[];
  /** So many have been made. */
  made: number;
  /** Of how many moves each was the one who wanted them, by id. */
  deeds: Record<string, number>;
}

export interface Chair {
  person: string | null;
  name: string;
  colour: Colour;
  /** Who plays if no person does, or stands in for the person. */
  bot: string | null;
  ready: boolean;
  /** Who left it during the game and may come back without a link. */
  was: string | null;
  /** Several people hold it; `person` is their captain and `name` that of the team. */
  team?: Team | null;
}

export interface RoomState {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly edition: TableEdition;
  /** The seed the host gave, if any. */
  readonly given?: string | null;
  readonly options: object;
  readonly players: number;
  readonly created: number;
  readonly code: string;
  readonly listed: boolean;
  readonly spectators: NewTable['spectators'];
  readonly clock: ClockSetting;
  readonly minutes: number | null;
  readonly takebacks: NewTable['takebacks'];
  readonly chat: boolean;
  readonly workshop?: OfWorkshop | null;
  /** Nothing of its end is told: no seed, result, record, nor what the rules open then. */
  sealed?: boolean;
  /** What the game told with its end, kept back while it is sealed. */
  withheld?: readonly Omit<Told, 'move'>[];
  /** The round after which it waits; the table is at it. */
  gate?: number | null;
  atGate?: boolean;
  /** Its host has stopped it. */
  stopped?: boolean;
  /** After this the rules answer for those who are late. */
  due?: number | null;
  /** Of a class: how long its people take. */
  waits?: Waits;
  /** What its host did to the game itself. */
  injects?: number;
  host: string | null;
  status: TableStatus;
  chairs: Chair[];
  seed: string | null;
  started: number;
  commitment: string | null;
  takeback: { seat: Seat; count: number; agreed: Seat[] } | null;
  rematch: string | null;
  /** Messages so far; the next one gets this number. */
  words: number;
  moves: number;
}

export interface ClockState {
  /** Milliseconds, seat by seat. */
  left: number[];
  /** Since when the seat's time runs; 0 if it does not. */
  since: number[];
}

/** Of a table whose rules are not here: it can be read, but not played. */
export interface Frozen {
  readonly version: number;
  /** The version is not kept, or what goes by its name does not play the log again. */
  readonly why: 'other-version' | 'other-rules';
  result: RecordResult | null;
}

export interface Live {
  readonly game: AnyGame;
  readonly t: Table;
  room: RoomState;
  match: Match | null;
  seq: number;
  /** For each seat, and last for spectators, how many entries they may know of. */
  heard: number[];
  /** For each seat the count at which its present question came, or it ceased to be asked. */
  fresh: number[];
  clock: ClockState;
  /** Asides each bot has made since the last answer or the last act of a person. */
  botAsides: number[];
  readonly frozen: Frozen | null;
}

/** The place in `heard` of everybody without a seat. */
export function spectatorOf(live: Live): number {
  return live.room.chairs.length;
}

export function seatOf(room: RoomState, person: string | null): Seat {
  return person === null ? -1 : room.chairs.findIndex((chair) => isHeldBy(chair, person));
}

/** Sits there, alone or with a team. */
export function isHeldBy({ person, team }: Chair, who: string): boolean {
  return person === who || (person !== null && team?.people.some(({ id }) => id === who) === true);
}

/** A host needs no seat: a trainer, say. */
export function isHost(room: RoomState, person: string | null): boolean {
  return person !== null && room.host === person;
}

/** Who sits at the table or is its host. */
export function belongs(room: RoomState, person: string | null): boolean {
  return isHost(room, person) || seatOf(room, person) >= 0;
}

export function botPlays(chair: Chair): boolean {
  return chair.bot !== null;
}

export function isEverybodyReady(room: RoomState): boolean {
  return room.chairs.every(({ person, bot, ready }) => (person === null ? bot !== null : ready));
}
