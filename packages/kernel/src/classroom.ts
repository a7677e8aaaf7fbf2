/**
 * What a game gives a class: rounds to stand gates between, what its trainer may bring upon a table,
 * and how a match that is ended before its time is ranked.
 */
import { clone } from './clone.ts';
import type { MatchRecord, RecordResult } from './record.ts';
import { standings } from './standings.ts';
import { NONE } from './types.ts';
import type { Emit, Event, Game, GameTypes, Move, Seat, Table } from './types.ts';

/** Something a trainer does to a table, in the game's own words: `inject.<name>` of the texts. */
export interface Inject<G extends GameTypes> {
  /** Whom it is about: one player, or all of them. */
  readonly on: 'seat' | 'table';
  /** How much, to choose from; of an inject without an amount [0]. */
  readonly amounts: readonly number[];
  /** Whether it can be done now; `seat` is {@link NONE} if it is about all. */
  may(t: Table<G>, s: Readonly<G['state']>, seat: Seat, amount: number): boolean;
  apply(t: Table<G>, s: G['state'], seat: Seat, amount: number, emit?: Emit<G['event']>): void;
}

/** A question that suits the game, to be put to a class: `prompt.<name>` of the texts. */
export interface ReadyPrompt<G extends GameTypes> {
  /** A chance; a number with a range; which seat wins; a sentence; a rating. */
  readonly kind: 'probability' | 'number' | 'winner' | 'explain' | 'rate';
  /** What a forecast is held against: how one's own seat ends. Absent: what the trainer says. */
  readonly about?: 'own-win' | 'own-above' | 'own-score';
  /** Of `own-above`: the score to end above; `{above}` of the message. */
  above?(t: Table<G>): number;
  /** Of a number: what it may lie between. */
  range?(t: Table<G>): readonly [least: number, most: number];
}

/** So many minutes are enough for a match with these options, people talking while they play. */
export interface ClassLength<G extends GameTypes> {
  readonly minutes: number;
  readonly options: Readonly<Partial<G['options']>>;
}

export interface Classroom<G extends GameTypes> {
  /** The round being played, from 1; 0 before the first. */
  round(t: Table<G>, s: Readonly<G['state']>): number;
  /** The last round there can be; null: nobody can say. */
  lastRound(t: Table<G>): number | null;
  /**
   * On a clone, of a match that is ended before its time: settles what is under way, so that
   * `ranking` ranks by what is there. Absent: nothing is ever under way that would not rank as it is.
   */
  endEarly?(t: Table<G>, s: G['state']): void;
  /** Whether scores follow from what everybody sees. */
  openScores(t: Table<G>): boolean;
  /** Whether a seat may soon be out, or cannot pay what is due, as everybody may see it. */
  inDanger?(t: Table<G>, s: Readonly<G['state']>, seat: Seat): boolean;
  /** Shortest first. */
  readonly lengths: readonly ClassLength<G>[];
  readonly prompts: Readonly<Record<string, ReadyPrompt<G>>>;
  readonly injects: Readonly<Record<string, Inject<G>>>;
  /** What a class counts of its tables round by round, by types of events: `tally.<name>` of the texts. */
  readonly tallies: Readonly<Record<string, readonly G['event']['type'][]>>;
  /** Events that come to tables of one luck alike, and the field that names what came. */
  readonly news: Readonly<Partial<Record<G['event']['type'], string>>>;
}

/** A move of the host alone (seat `t.seats`), in records as any other. */
export interface InjectMove extends Move {
  readonly type: 'inject';
  readonly inject: string;
  readonly seat: Seat;
  readonly amount: number;
}
/** Told to everybody, before what comes of it. */
export interface Injected extends Event {
  readonly type: 'injected';
  readonly inject: string;
  readonly seat: Seat;
  readonly amount: number;
}

export const isInject = (move: Move): move is InjectMove => move.type === 'inject';

/** All injects open to the host now. */
export function legalInjects<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
): InjectMove[] {
  const out: InjectMove[] = [];
  if (s.agenda.length === 0) return out;
  for (const [inject, { on, amounts, may }] of Object.entries(game.classroom?.injects ?? {})) {
    const seats = on === 'table' ? [NONE] : Array.from({ length: t.players }, (_, seat) => seat);
    for (const seat of seats)
      for (const amount of amounts)
        if (may(t, s, seat, amount)) out.push({ type: 'inject', inject, seat, amount });
  }
  return out;
}

export function applyInject<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: G['state'],
  { inject, seat, amount }: InjectMove,
  emit?: Emit<G['event']>,
): void {
  const told: Injected = { type: 'injected', inject, seat, amount };
  emit?.(told);
  game.classroom!.injects[inject]!.apply(t, s, seat, amount, emit);
}

/** What a trainer did to a match: comparisons between tables leave such a match out. */
export const injectsIn = ({ moves }: Pick<MatchRecord, 'moves'>): InjectMove[] =>
  moves.map(([, move]) => move).filter(isInject);

/** How a match would rank if it were ended now. */
export function earlyResult<G extends GameTypes>(
  game: Game<G>,
  t: Table<G>,
  s: Readonly<G['state']>,
): RecordResult {
  const end = clone(s as G['state']);
  if (s.agenda.length > 0) game.classroom?.endEarly?.(t, end);
  const places: number[] = [];
  for (const { seat, place } of standings(game, t, end)) places[seat] = place;
  return { scores: game.scores(t, end), places };
}
