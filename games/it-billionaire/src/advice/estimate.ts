/** What labs and items are worth to a player, by the averages of dice and Event Cards. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { itemsHeld } from '../containers.ts';
import type { Facts } from '../facts.ts';
import { moveOverhead } from '../rings.ts';
import { CONTINENTS, LABS, QUEUE } from '../types.ts';
import type { ItState, ItTable } from '../types.ts';
import type { Character } from './character.ts';

/** What a man-day of good work brings, in M€. */
const MAN_DAY = 2.2;
/** Rounds and money of a first item in a lab that has no work yet. */
const FIRST_SMALL = { rounds: 5, money: 30 };
const FIRST_LARGE = { rounds: 7, money: 120 };
/** How far ahead money is reckoned. */
const AHEAD = 10;

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
  /** Rounds until the Upkeep can no longer be paid; Infinity if that is further than AHEAD. */
  runway: number;
}

export function look(t: ItTable, s: Readonly<ItState>, seat: Seat, character: Character): Outlook {
  const labs: number[] = [];
  for (let i = 0; i < s.owner.length; i++) if (s.owner[i] === seat) labs.push(i);
  const left = t.options.rounds - s.round + 1;
  const isShort = s.capital[seat]! < 120 && left > 8;
  const discount = isShort ? character.patience : Math.max(character.patience, 0.98);
  const whole = wholeRounds(t);
  const o: Outlook = { t, s, seat, character, left, labs, discount, whole, runway: Infinity };
  o.runway = runway(o, s.capital[seat]!, 0);
  return o;
}

interface Shares {
  readonly open: readonly number[];
  readonly customers: readonly number[];
}

const sharesByFacts = new WeakMap<Facts, Shares>();

/** Counted once an edition, because they are asked for in every line of a search. */
function sharesOf({ facts }: ItTable): Shares {
  const known = sharesByFacts.get(facts);
  if (known) return known;
  const { closes, customer } = facts;
  const part = (list: readonly number[], c: number): number =>
    list.filter((of) => of === c).length / list.length;
  const shares = {
    open: CONTINENTS.map((_, c) => 1 - part(closes, c)),
    customers: CONTINENTS.map((_, c) => part(customer, c)),
  };
  sharesByFacts.set(facts, shares);
  return shares;
}

/** Share of the rounds in which a continent is open. */
export function openShare(t: ItTable, continent: number): number {
  return sharesOf(t).open[continent]!;
}

/** Share of the customers that sit on a continent. */
export function customerShare(t: ItTable, continent: number): number {
  return sharesOf(t).customers[continent]!;
}

/** R80–R82 Mean rings of a day's work of a lab on an item. */
export function meanRings(t: ItTable, lab: number, item: number): number {
  const { capacity, continent, customer, red } = t.facts;
  const near = continent[lab] === customer[item] ? 2 * capacity[lab]! : capacity[lab]!;
  return red[item] === 1 ? (2 * ((near + 1) >> 1) + 3 * near) / 6 : near;
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

function wholeRounds(t: ItTable): Float64Array {
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

/** What an item brings if it is finished after so many rounds; less than 0 if it comes too late. */
export function worth(o: Outlook, item: number, rounds: number): number {
  const { t, left, discount, character } = o;
  const { instalments, revenue, share, fee, red } = t.facts;
  const spare = left - rounds;
  if (spare < -0.3) return -fee[item]!;
  let money = revenue[item]!;
  let wait = rounds - 1;
  const count = instalments[item]!;
  if (count > 0) {
    const paid = Math.max(1, Math.min(count, Math.floor(spare) + 1));
    money = share[item]! * (paid + (count - paid) / 2);
    wait += (paid - 1) / 2;
  }
  if (red[item] === 1) money *= character.red;
  if (inBadLuck(o, item, rounds) + 0.5 > o.runway) money *= character.nerve;
  const certain = Math.min(1, 0.75 + 0.25 * spare);
  return certain * money * discount ** wait - (1 - certain) * fee[item]!;
}

/** Rounds that are needed if the dice are unkind. */
function inBadLuck({ t }: Outlook, item: number, rounds: number): number {
  return t.facts.red[item] === 1 ? 1.3 * rounds : rounds;
}

/** What an item brings a lab per round. */
export function pace(o: Outlook, lab: number, item: number, rings: number, stood: number): number {
  const rounds = roundsToFinish(o, lab, item, rings, stood);
  const value = worth(o, item, rounds);
  return value <= 0 ? value : value / Math.max(1, rounds);
}

/** What a lab earns in a round with work that suits it. */
export function goodDay(o: Outlook, lab: number): number {
  const { t } = o;
  return 2 * t.facts.capacity[lab]! * MAN_DAY * openShare(t, t.facts.continent[lab]!);
}

/** What a location brings in the rounds from tomorrow on, beside the labs already there. */
export function labWorth(o: Outlook, lab: number, beside: readonly number[]): number {
  const { t, left } = o;
  const { capacity, continent, upkeep, overhead } = t.facts;
  const where = continent[lab]!;
  let match = Math.min(0.85, o.character.nearness * customerShare(t, where));
  for (let i = 0; i < beside.length; i++)
    if (beside[i] !== lab && continent[beside[i]!] === where) match *= 0.7;
  const day = capacity[lab]! * (1 + match) - overhead[lab]! / 2;
  const earned = day * MAN_DAY * o.character.use * openShare(t, where) - upkeep[lab]!;
  return earned * Math.max(0, left - 3);
}

/** Rounds until each item on the player's containers is finished, if the dice are unkind; none: 0. */
function finishedIn(o: Outlook): number[] {
  const { s, seat } = o;
  const rounds: number[] = [];
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) {
    const item = s.held[c]!;
    rounds.push(item < 0 ? 0 : inBadLuck(o, item, soonest(o, item, s.rings[c]!, s.place[c]!)));
  }
  return rounds;
}

/** Money that will come at the end of the round `ahead` rounds from now. */
function incomeAt(o: Outlook, ahead: number, finishing: readonly number[]): number {
  const { t, s, seat } = o;
  let money = 0;
  for (let i = 0; i < s.listed.length; i++)
    if (s.payee[i] === seat && s.box[i]! > ahead) money += t.facts.share[s.listed[i]!]!;
  for (let i = 0; i < s.finished.length; i++)
    if (s.finisher[i] === seat && ahead === 0) money += t.facts.revenue[s.finished[i]!]!;
  for (let n = 0; n < LABS; n++) {
    const item = s.held[LABS * seat + n]!;
    if (item < 0) continue;
    const rounds = finishing[n]!;
    const count = t.facts.instalments[item]!;
    if (count === 0 ? Math.ceil(rounds) === ahead : rounds <= ahead && rounds + count > ahead)
      money += t.facts.share[item]!;
  }
  return money;
}

function soonest(o: Outlook, item: number, rings: number, stood: number): number {
  let rounds = Infinity;
  for (const lab of o.labs) rounds = Math.min(rounds, roundsToFinish(o, lab, item, rings, stood));
  return rounds;
}

/**
 * Rounds until the Upkeep, and `more` for a new lab, can no longer be paid. A new lab without any
 * work is trusted to find a first item.
 */
export function runway(o: Outlook, capital: number, more: number): number {
  const { t, s, seat, labs } = o;
  let upkeep = more;
  for (const lab of labs) upkeep += t.facts.upkeep[lab]!;
  let cash = capital;
  const isIdle = more > 0 && itemsHeld(s, seat) === 0;
  const first = o.character.stacks === 'large' ? FIRST_LARGE : FIRST_SMALL;
  const finishing = finishedIn(o);
  for (let ahead = 0; ahead < AHEAD; ahead++) {
    cash += incomeAt(o, ahead, finishing);
    if (isIdle && ahead === first.rounds) cash += first.money;
    cash -= upkeep;
    if (cash < 0) return ahead + 1;
  }
  return Infinity;
}

/** Items in the queue, the head first. */
export function queueOf(s: Readonly<ItState>, seat: Seat): number[] {
  return s.queue.slice(QUEUE * seat, QUEUE * seat + s.queued[seat]!);
}
