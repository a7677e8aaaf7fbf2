/**
 * The vocabulary of the kernel: what a game is. Read this file first.
 *
 * A game is plain data and plain functions. Its state is JSON of fixed shape; what still has to
 * happen is part of the state, as a stack of frames named `agenda`; rules change the state in place.
 */
import type { ZodType } from 'zod';
import type { AnyBalance } from './balance.ts';
import type { Classroom } from './classroom.ts';
import type { AnyConcepts } from './concepts.ts';
import type { Edition, EditionName } from './edition.ts';
import type { AnyHabit } from './habits.ts';
import type { GameLevels } from './levels.ts';
import type { AnyLook } from './look.ts';

/** Seats are numbered clockwise from 0. `t.seats` itself stands for the host (see {@link Asides}). */
export type Seat = number;

/** Stands for a value the viewer may not see. */
export const HIDDEN = -1;
/** Stands for "nobody", "none" and "nowhere" in number fields. */
export const NONE = -1;

/** One item of the agenda: a decision somebody owes, or a step the rules take by themselves. */
export interface Frame {
  kind: string;
  /** Who decides; for a step whatever the step means by it, often {@link NONE}. */
  seat: Seat;
  /**
   * Frames that lie together on top of the agenda may be answered in any order. Sealed choices are
   * frames together whose answers `redact` blanks until the last one is in.
   */
  together?: true;
}

/** Randomness of a match. Blanked by the kernel in every view; see `chance.ts`. */
export interface Chance {
  /** 256 bits from the seed, as eight unsigned 32-bit numbers. */
  key: number[];
  /** For each named stream how many values have been taken: one counter, or one per seat. */
  drawn: Record<string, number[]>;
}

export interface State<F extends Frame = Frame> {
  chance: Chance;
  /** The last item is next; empty = the game is over. */
  agenda: F[];
}

/** A move as players, logs, records and the network know it: small, flat JSON. */
export interface Move {
  readonly type: string;
}
/** What a field of a move may hold. */
export type MoveValue = number | string | boolean | readonly (number | string)[];

/**
 * A gap in a move, filled by the player: a number in a range, or a choice of ids. Chosen ids stand in
 * the order of `of`, each once, so that a choice has one form: `of.filter((id) => chosen.includes(id))`.
 */
export type Gap =
  | { readonly gap: 'range'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly gap: 'subset';
      readonly of: readonly (number | string)[];
      readonly min: number;
      readonly max: number;
    };

/** A legal move with zero or more gaps. */
export type Template<M extends Move> = M extends Move
  ? { readonly [K in keyof M]: K extends 'type' ? M[K] : M[K] | Gap }
  : never;

/** A fact about what happened. Words, colours and animations are made from it elsewhere. */
export interface Event {
  readonly type: string;
}
/** Reports a fact to everybody, or with `to` only to these seats. Absent during playouts. */
export type Emit<E> = (event: E, to?: readonly Seat[]) => void;

/** Something to be put into words: a code that programs and texts know, and the facts its words need. */
export interface Saying {
  readonly code: string;
  readonly facts?: Readonly<Record<string, number | string | boolean>>;
}

/** Why something was not done. */
export interface Refusal extends Saying {}

/** What words take from the edition and the options of a table, so that a changed number cannot lie. */
export interface Printed {
  /** Numbers by name. Every message may name them; facts of the same name go first. */
  readonly figures: Readonly<Record<string, number | string>>;
  /**
   * What cards, tiles and events do, by the key of their words: one message `effect.<code>` after another.
   * Also the names of things that only the edition knows: with `card` as vocabulary of a field, card 17
   * is said as `card.17`, here perhaps `[{ code: 'card', facts: { good: 'tea' } }]`.
   */
  readonly effects?: Readonly<Record<string, readonly Saying[]>>;
}

/** Randomness of players, search and guesses; it never touches `s.chance`. */
export interface Rng {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** A number from 0 up to but not including 1. */
  unit(): number;
}

/** The types of one game in one bundle, so that signatures stay short. */
export interface GameTypes {
  state: State<any>;
  frame: Frame;
  move: Move;
  event: Event;
  options: object;
  content: object;
  /** What follows from seats, options and content alone, worked out once; `null` if nothing. */
  facts: unknown;
}

/** What never changes in a match. */
export interface Table<G extends GameTypes = GameTypes> {
  /** All seats: the players' and after them seats without a place in the ranking. */
  readonly seats: number;
  /** Seats that play for a place: 0 to players − 1. */
  readonly players: number;
  readonly options: G['options'];
  readonly content: G['content'];
  readonly edition: EditionName;
  /** Absent: the edition is one of the game's own, and a record need not carry it. */
  readonly own?: Edition;
  readonly facts: G['facts'];
}

/**
 * A question put to `f.seat`. When it is answered the kernel takes the frame off the agenda and
 * calls `apply`; to ask again, push the frame again.
 */
export interface Decision<
  G extends GameTypes,
  F extends Frame = G['frame'],
  M extends Move = G['move'],
> {
  /** All legal answers, in a fixed order, never none. */
  legal(t: Table<G>, s: Readonly<G['state']>, f: Readonly<F>, out: Template<M>[]): void;
  /** Carries the answer out, in place. It has been checked against `legal`. */
  apply(t: Table<G>, s: G['state'], f: F, move: M, emit?: Emit<G['event']>): void;
  /** What the clock plays: always legal, never at random. */
  fallback(t: Table<G>, s: Readonly<G['state']>, f: Readonly<F>): M;
  /**
   * The answer the rules give without asking, or null to ask. Looked at once, when the frame comes
   * to the top; not again after an aside that leaves it there.
   */
  auto?(t: Table<G>, s: Readonly<G['state']>, f: Readonly<F>): M | null;
}

/** Something the rules do without asking. The kernel has taken the frame off the agenda. */
export interface Step<G extends GameTypes, F extends Frame = G['frame']> {
  run(t: Table<G>, s: G['state'], f: F, emit?: Emit<G['event']>): void;
}

/**
 * Moves a seat may make whenever the game waits for a decision, whoever is asked: buy, give, offer,
 * withdraw. Also moves of the host, the platform itself, as seat `t.seats`: a clock that runs out.
 * An aside may push frames; they are answered before the question that was open.
 */
export interface Asides<G extends GameTypes, M extends Move = G['move']> {
  /** All asides open to this seat now; often none. */
  legal(t: Table<G>, s: Readonly<G['state']>, seat: Seat, out: Template<M>[]): void;
  apply(t: Table<G>, s: G['state'], seat: Seat, move: M, emit?: Emit<G['event']>): void;
}

/** A chart of the debrief: one line or bar per seat, or a matrix of seats. */
export interface Chart {
  /** `debrief.<id>` and `debrief.<id>.lesson` of the texts name it and say what to learn from it. */
  readonly id: string;
  readonly kind: 'lines' | 'bars' | 'matrix';
  /** What the values count: `unit.<unit>` of the texts. */
  readonly unit: string;
  /** Labels along the axis: turn numbers for lines, keys of the texts for bars and matrices. */
  readonly along: readonly (number | string)[];
  /** Bars whose values are parts of one whole: they may be stacked and added up. */
  readonly sum?: true;
  /**
   * `seat` is {@link NONE} for a value of the whole table; `key` tells series of one seat apart and is
   * named by `series.<key>` of the texts.
   */
  readonly series: readonly {
    readonly seat: Seat;
    readonly key?: string;
    readonly values: readonly number[];
  }[];
}

/** Folds a whole match into charts. The notes are private to the game. */
export interface Debrief<G extends GameTypes, Notes = any> {
  begin(t: Table<G>, s: Readonly<G['state']>): Notes;
  /** After each move, with the state it led to and every event it caused, private ones too. */
  note(
    t: Table<G>,
    s: Readonly<G['state']>,
    notes: Notes,
    entry: { seat: Seat; move: G['move']; events: readonly G['event'][] },
  ): void;
  charts(t: Table<G>, s: Readonly<G['state']>, notes: Notes): Chart[];
}

/** A move a bot proposes and the reason for it: `why.<code>` of the texts. */
export interface Suggestion<M extends Move> {
  readonly move: M;
  readonly why?: Saying;
}

/**
 * What a game counts of a position, for evaluations that are fitted to games and for researchers. The
 * same numbers for every player, so that what is learnt of one seat holds for all.
 */
export interface Encoding<G extends GameTypes> {
  /** What is counted, column by column. */
  readonly names: readonly string[];
  /** The part of the game that is over, 0 to 1; everybody can see it. */
  gone(t: Table<G>, s: Readonly<G['state']>): number;
  /** Whether a player cannot win any more. */
  isOut?(t: Table<G>, s: Readonly<G['state']>, seat: Seat): boolean;
  /**
   * Fills a row of numbers for each player, one after another. `s` is the viewer's view, or a whole
   * state; what is HIDDEN there is counted as the viewer may reckon it.
   */
  encode(t: Table<G>, s: Readonly<G['state']>, viewer: Seat, rows: Float64Array): void;
}

/** What a game tells bots. Everything is computed from the seat's own view. */
export interface Advice<G extends GameTypes> {
  /** Manners of play a bot can have, as data; the first is the usual one. */
  readonly characters: Readonly<Record<string, object>>;
  /**
   * Kinds of questions it answers alike from the seat's view and from the true state (law 7), so that
   * playouts need not make a view. Absent: none.
   */
  readonly open?: readonly G['frame']['kind'][];
  /** How strong its levels play, where that was measured. */
  readonly levels?: GameLevels;
  /** A sensible answer to the question put to the seat. */
  suggest(
    t: Table<G>,
    view: Readonly<G['state']>,
    f: Readonly<G['frame']>,
    rng: Rng,
    character?: object,
  ): Suggestion<G['move']>;
  /** An aside worth making now, or null. Asked of every bot before every decision. */
  aside?(
    t: Table<G>,
    view: Readonly<G['state']>,
    seat: Seat,
    rng: Rng,
    character?: object,
  ): Suggestion<G['move']> | null;
  /**
   * False if `aside` would have nothing to propose, from the true state and quickly; it must not look
   * at what the seat cannot know (law 7).
   */
  mayAside?(t: Table<G>, s: Readonly<G['state']>, seat: Seat): boolean;
  /** Whether `aside` says the same of the true state as of a view (law 7): playouts make none then. */
  readonly openAsides?: boolean;
  /**
   * How well the seat stands, 0 (lost) to 1 (won): its chance of the first place. `s` may be a view, in
   * which others' secrets are HIDDEN: it must not count them. All seats' chances add up to about 1.
   */
  evaluate(t: Table<G>, s: Readonly<G['state']>, seat: Seat): number;
  /** What `evaluate` is fitted to; absent where it is written by hand. */
  readonly encoding?: Encoding<G>;
}

/**
 * The fields of a state by who may know them: everybody, always; the seat it is about and perhaps
 * others; nobody until it shows.
 */
export interface Knowledge<S = any> {
  readonly public: readonly Exclude<keyof S & string, 'chance'>[];
  readonly seat: readonly Exclude<keyof S & string, 'chance'>[];
  readonly table: readonly Exclude<keyof S & string, 'chance'>[];
  /**
   * `redact` writes into no list or object of the state but puts others in their place, so a quick
   * view need not copy what is not public beforehand (law 7).
   */
  readonly replaced?: true;
}

export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever an old record would play differently. */
  readonly version: number;
  /** How many players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Seats after the players' that have no place in the ranking, such as a facilitator. */
  extraSeats?(options: G['options']): number;
  /** JSON Schema of it: the "new table" form and the lab's parameter space. Parses {} to defaults. */
  readonly options: ZodType<G['options']>;
  /** Options that are usual with so many players, where they are not the defaults. */
  usual?(players: number): Partial<G['options']>;
  /** Named settings of the options, such as learn, standard and expert. */
  readonly profiles: Readonly<Record<string, Partial<G['options']>>>;
  /** JSON Schema of it: the edition editor. */
  readonly content: ZodType<G['content']>;
  /** Refuses options that do not fit together or this number of players. */
  refuseOptions?(players: number, options: G['options']): Refusal | null;
  facts?(t: Omit<Table<G>, 'facts'>): G['facts'];
  /** Names of the streams of chance, each with one counter for the table or one per seat. */
  readonly streams: Readonly<Record<string, 'table' | 'seat'>>;
  setup(t: Table<G>, chance: Chance): G['state'];
  readonly agenda: {
    readonly [K in G['frame']['kind']]: Decision<G, any, any> | Step<G, any>;
  };
  readonly asides?: Asides<G, any>;
  /** What it gives a class. Absent: no class can be held with it that has gates or injects. */
  readonly classroom?: Classroom<G>;
  /**
   * Types of moves by which a seat gives up. Random players and bots never choose them while
   * another move is legal, or their games would tell nothing.
   */
  readonly resigns?: readonly G['move']['type'][];
  /**
   * Why this move of this seat is not legal now; null where the game has no reason of its own. Gets the
   * seat's view, so it cannot tell a secret, and whatever was sent, by anybody at any time: of the right
   * type, but perhaps with fields missing or of another kind, by a seat that is not asked, by the host
   * (`t.seats`, who has no hand to look into).
   */
  refuse?(t: Table<G>, view: Readonly<G['state']>, seat: Seat, move: G['move']): Refusal | null;
  /**
   * Types of events that show something nobody could know before (a card turned up from a deck
   * shuffled long ago): undo does not reach past them. Chance, private events and a change of the
   * deciding seat are barriers anyway.
   */
  readonly reveals: readonly G['event']['type'][];
  /** The number each player is judged by, now. */
  scores(t: Table<G>, s: Readonly<G['state']>): number[];
  /** Names of the keys of `ranking`, the most important first: `rank.<name>` of the texts. */
  readonly rankedBy: readonly string[];
  /** For each player the keys that rank them; higher is better, earlier keys count first. */
  ranking(t: Table<G>, s: Readonly<G['state']>): number[][];
  /** Who may know each field of the state; every field is named once (law 6). */
  readonly knowledge: Knowledge;
  /** On a clone: blank what this viewer may not see. `null` is a spectator. */
  redact(t: Table<G>, s: G['state'], seat: Seat | null): void;
  /** On a clone: refill what was blanked at random, from what the seat sees alone. */
  resample(t: Table<G>, s: G['state'], seat: Seat, rng: Rng): void;
  /**
   * On a clone of the true state: deal anew at random what no player knows, such as the order of a
   * deck. What some player knows stays as it is (law 8).
   */
  redeal(t: Table<G>, s: G['state'], rng: Rng): void;
  /** Broken laws: money not conserved, a card twice, … Empty when all is well. */
  invariants(t: Table<G>, s: Readonly<G['state']>): string[];
  /** How things stand, line by line: `summary.<code>` of the texts. Gets the viewer's view. */
  summary?(t: Table<G>, view: Readonly<G['state']>, viewer: Seat | null): Saying[];
  /** The numbers and effects that words of this table may name. */
  printed?(t: Table<G>): Printed;
  readonly advice: Advice<G>;
  readonly debrief: Debrief<G>;
}

/** A game whose own types do not matter, as the kernel, bots and servers see it. */
export type AnyGame = Game<GameTypes>;

/** The words of a game in one language: a JSON file, put together by the package `texts`. */
export interface Texts {
  /** The language they were asked for in, said by who fetched them: `de`. Absent: English. */
  readonly language?: string;
  readonly name: string;
  readonly tagline: string;
  /**
   * Field name → vocabulary: `seat`, or the first part of the keys that name its values. A field means
   * the same in every move, event and fact: `cards` is not here a list of cards and there a number.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** Messages in ICU format by key. */
  readonly messages: Readonly<Record<string, string>>;
}

/** What the catalogue knows of a game: light facts, and everything heavy by lazy import. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly teaches: string;
  readonly credit: string;
  /** Absent: its rulebook states none. */
  readonly licence?: GameLicence;
  game(): Promise<AnyGame>;
  /** Earlier versions of the rules, kept so that what was begun with them can be ended and replayed. */
  readonly earlier?: Readonly<Record<number, () => Promise<AnyGame>>>;
  /** Contents of editions by id; `classic` is the usual one. `edition.<id>` of the texts names them. */
  readonly editions: Readonly<Record<string, () => Promise<unknown>>>;
  /** By edition the options it is meant to be played with. */
  readonly editionOptions?: Readonly<Record<string, object>>;
  /** What editions held before they were changed, by id and hash: records that name them still replay. */
  readonly earlierEditions?: Readonly<
    Record<string, Readonly<Record<string, () => Promise<unknown>>>>
  >;
  /** Texts by language; `en` is there always, and said where no other was wished for. */
  readonly texts: Readonly<Record<string, () => Promise<Texts>>>;
  /** Things, moves and the final count in words. */
  look?(): Promise<AnyLook>;
  /** What its players do rarely or must do sometimes, with limits. */
  habits?(): Promise<readonly AnyHabit[]>;
  /** What two editions of it are compared by. */
  balance?(): Promise<AnyBalance>;
  /** What its decisions teach. */
  concepts?(): Promise<AnyConcepts>;
  /** JSON Schemas made from the game's types; the catalogue finds them where there are files. */
  schemas?(): Promise<GameSchemas>;
}

/** The terms under which a game may be passed on; they bind every edition of it. */
export interface GameLicence {
  readonly name: string;
  readonly url: string;
  /** Whatever is made from it carries the same licence. */
  readonly alike: boolean;
}

/** JSON Schemas of what a game sends and takes, for clients without its rules. */
export interface GameSchemas {
  readonly move: object;
  readonly view: object;
  readonly event: object;
}
