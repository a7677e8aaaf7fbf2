/** What an answer is reckoned from, and how many rounds work takes by the averages of the dice. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { moveOverhead } from '../rings.ts';
import type { ItState, ItTable } from '../types.ts';
import type { Job } from './assign.ts';
import type { Character } from './character.ts';
import { openShare } from './continents.ts';

/** Everything an answer is reckoned from. */
export interface Outlook {
  readonly t: ItTable;
  readonly s: Readonly<ItState>;
  readonly seat: Seat;
  readonly character: Character;
  /** Rounds to come, this one included. */
  readonly left: number;
  /** Own locations. */
  readonly labs: number[];
  /** What money a round later is worth. */
  readonly discount: number;
  /** Rounds each lab needs for each item from the beginning: {@link roundsToFinish}. */
  readonly whole: Float64Array;
  /** What it then brings per round, as far as somebody has asked. */
  known: Known | null;
  /** What `runwayOf` found; NONE if nobody has asked. */
  runway: number;
}

/** What is the same for all outlooks with as much time and money. */
export interface Known {
  /** What each lab earns per round with each item from the beginning; NaN where nobody has asked. */
  readonly paces: Float64Array;
  /** What a card of a stack brings some labs. */
  readonly means: Map<number, number>;
}

/** R80, R81 Rings of a day's work of a lab on an item, if no die takes any. */
function nearRings(t: ItTable, lab: number, item: number): number {
  const { capacity, continent, customer } = t.facts;
  return continent[lab] === customer[item] ? 2 * capacity[lab]! : capacity[lab]!;
}

/** R82 The mean of the die's throws. */
export function meanRings(t: ItTable, lab: number, item: number): number {
  const near = nearRings(t, lab, item);
  return t.facts.red[item] === 1 ? (2 * ((near + 1) >> 1) + 3 * near) / 6 : near;
}

/** R93 Whether a lab can finish an item in so many rounds if events and dice are kind. */
export function mayFinish(
  t: ItTable,
  lab: number,
  { item, rings, stood }: Job,
  rounds: number,
): boolean {
  const most = rounds * nearRings(t, lab, item) - moveOverhead(t, stood, lab);
  return rings + most >= t.facts.duration[item]!;
}

/** Rounds a lab needs to finish an item. */
export function roundsToFinish(
  o: Outlook,
  lab: number,
  item: number,
  rings: number,
  stood: number,
): number {
  if (rings === 0 && stood === NONE) return o.whole[lab * o.t.facts.duration.length + item]!;
  return reckonRounds(o.t, lab, item, rings, stood);
}

function reckonRounds(t: ItTable, lab: number, item: number, rings: number, stood: number): number {
  const need = t.facts.duration[item]! - rings + moveOverhead(t, stood, lab);
  const days = Math.ceil(need / meanRings(t, lab, item) - 0.05);
  return Math.max(1, days) / openShare(t, t.facts.continent[lab]!);
}

const wholeByTable = new WeakMap<ItTable, Float64Array>();

export function wholeRounds(t: ItTable): Float64Array {
  let whole = wholeByTable.get(t);
  if (!whole) {
    const items = t.facts.duration.length;
    whole = Float64Array.from({ length: t.facts.capacity.length * items }, (_, i) =>
      reckonRounds(t, Math.floor(i / items), i % items, 0, NONE),
    );
    wholeByTable.set(t, whole);
  }
  return whole;
}

/**
 * Rounds that are needed if the dice are unkind. Without the lost day nearly twice as many run
 * out of money, and nobody wins more.
 */
export function inBadLuck({ t }: Outlook, item: number, rounds: number): number {
  return t.facts.red[item] === 1 ? 1.3 * rounds + 1 : rounds;
}
