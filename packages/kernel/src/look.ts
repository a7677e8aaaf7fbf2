/**
 * Everything on the table in words: what a game says of its things, moves and final count. The
 * page's cards, the terminal and a screen reader say the same, because they ask the same functions.
 *
 * `games/<id>/look/index.ts` exports exactly one thing: `look`, a {@link Look} of its game.
 */
import type { GameTypes, Refusal, Saying, Seat, Table, Template, Texts } from './types.ts';

/** Turns moves, events, questions and refusals into words; made by the package `texts`. */
export interface Speaker {
  readonly texts: Texts;
  /** The message of a key with the facts put in; undefined if there is no such message. */
  say(key: string, facts?: object): string | undefined;
  /** One value of a vocabulary in words. */
  word(vocabulary: string, value: unknown): string;
  ask(frame: { readonly kind: string }): string;
  move(move: { readonly type: string }): string;
  event(event: { readonly type: string }): string;
  refusal(refusal: Refusal): string;
  why(why: Saying): string;
  seat(seat: number): string;
}

/** Who reads, and what they may see. Words about a position depend on nothing else. */
export interface Reader<G extends GameTypes = GameTypes> {
  readonly t: Table<G>;
  /** The state as the viewer may see it: secrets are blanked, so no word can tell one. */
  readonly view: Readonly<G['state']>;
  /** Whose eyes; null for a spectator, a projector and an open replay. */
  readonly viewer: Seat | null;
  readonly words: Speaker;
  readonly names: readonly string[];
  /** Seats that owe a decision now. */
  readonly asked: readonly Seat[];
}

/** Something that can be looked at: a card, cell, tile, token, seat figure. */
export interface Thing {
  /** The name it has in the drawing too (a target or anchor): `lab:EU2`, `seat:0`. */
  readonly id: string;
  /** As a person would call it: "Cape Town". Unique within its group as far as people tell things apart. */
  readonly name: string;
  /** Things of one kind are listed together under `things.<group>` of the texts. */
  readonly group: string;
}

/** A figure of a thing: "cost 46". */
export interface Figure {
  /** What kind of figure, for the picture beside it: `cost`, `upkeep`. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** The one that is in the way. */
  readonly bad?: true;
}

/** A rule of RULES.md: its number, and in one sentence what it says. */
export interface RuleLine {
  readonly number: string;
  readonly text: string;
}

/** What there is to know of a thing, for this reader, now. */
export interface Looked {
  readonly id: string;
  readonly name: string;
  /** "Large lab, Oceania, East" */
  readonly kind: string;
  /** Whose it is; absent where nobody can own it, null where nobody does. */
  readonly owner?: Seat | null;
  readonly figures: readonly Figure[];
  /** The most useful sentence, for a glance. */
  readonly line: string;
  /** Further facts, a sentence each: what lies in it, what it did, what is promised. */
  readonly facts?: readonly string[];
  /** What it would bring the reader now, and how that is worked out. */
  readonly now?: { readonly text: string; readonly calc?: string };
  /** Why the reader cannot use it now. Left out where nothing is in the way. */
  readonly obstacles?: readonly { readonly text: string; readonly rule?: string }[];
  /** Next legal ways there, true for this reader; empty beside an obstacle: not in this game. */
  readonly ways?: readonly string[];
  readonly rule?: RuleLine;
}

/** How a gap of a move is asked for. */
export interface GapWords {
  /** "Price", "Cards to keep". */
  readonly label: string;
  /** Words of one item of a subset, or of one number that stands for something. */
  item?(item: number | string): string;
  /** What a value of a range means now: "leaves 3,750 M€". */
  note?(value: number): string;
  /** The largest value anybody would name, such as what one has. */
  readonly reach?: number;
}

/** A line of the final count: a rule, and what it gives each player. */
export interface CountLine {
  readonly name: string;
  readonly note?: string;
  /** Paragraph of RULES.md: 'R124'. */
  readonly rule?: string;
  /** One number per player. */
  readonly values: readonly number[];
}

/** The end of a game, counted as the rules count: the lines add up to the totals. */
export interface FinalCount {
  /** "after Innovation in December" */
  readonly after: string;
  readonly lines: readonly CountLine[];
  /** What the totals are: "points", "net worth". The vocabulary its numbers are said in, if any. */
  readonly unit: string;
  readonly vocabulary?: string;
  readonly totals: readonly number[];
  /** Ties and what decided them, in the order of the rules; null for players who were not level. */
  readonly ties: readonly (Omit<CountLine, 'values'> & {
    readonly values: readonly (number | null)[];
    readonly decided: boolean;
  })[];
  /** Seats out of the count, with the reason: "out on day 7". */
  readonly out?: readonly { readonly seat: Seat; readonly why: string }[];
  /** "Mira wins with 35, 5 ahead of Tomás." */
  readonly verdict: string;
}

export interface Look<G extends GameTypes = GameTypes> {
  /** Everything that can be looked at now, in reading order. */
  things(r: Reader<G>): readonly Thing[];
  /** A thing, or null if there is none of that id now. */
  look(r: Reader<G>, id: string): Looked | null;
  /** What one must know to decide a question, a line each: prices, effects, contents, offers. */
  brief(r: Reader<G>, frame: G['frame']): readonly string[];
  /** What a legal move costs and brings. `frame` is the question, null for an aside. */
  note(r: Reader<G>, template: Template<G['move']>, frame: G['frame'] | null): string | undefined;
  /** How the gaps of a legal move are asked for, by field, in the order to ask. */
  gaps(
    r: Reader<G>,
    template: Template<G['move']>,
    frame: G['frame'] | null,
  ): Readonly<Record<string, GapWords>>;
  /** The final count; asked for when the game is over. */
  count(r: Reader<G>): FinalCount;
}

/** The words of a game whose own types do not matter. */
export type AnyLook = Look<any>;
