/** Which rows and cards to fill, with an eye on what the tokens left free can buy. */
import { EFFECT } from '../content.ts';
import { fromEvent } from '../effects.ts';
import type { Item } from '../facts.ts';
import { coverOf } from '../stock.ts';
import { INACTIVE } from '../types.ts';
import { bestOutput, outputs, outputWorth } from './month.ts';
import type { Output } from './month.ts';
import { cardWorth, monthlyWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** A row or card that may be filled: index, item, processes and other worth of a month. */
interface Choice {
  readonly index: number;
  readonly item: Item;
  readonly gives: readonly number[];
  readonly worth: number;
  /** Same slots and processes as the choice before it: filled only after that one. */
  readonly twin: boolean;
}

/** An offer worth buying: its price here and now, and its worth less that price. */
interface Offer {
  readonly money: number;
  readonly energy: number;
  readonly net: number;
}

export interface Wishes {
  /** Free tokens that can be placed: W, $, E, ideas. */
  readonly tokens: readonly number[];
  /** Rows and cards already active stay so; else everything is freed up first. */
  readonly fixed: boolean;
  /** Wild processes beside those of cards. */
  readonly wild: number;
  /** Deck on which the seat's space gives a discount, or NONE. */
  readonly deck: number;
  /** What it is worth to leave something as it lies: enough to decide between equals. */
  readonly stay?: number;
}

export interface Layout {
  readonly worth: number;
  /** Indexes of the rows and cards to fill. */
  readonly filled: readonly number[];
  /** How many slots of each resource ideas should cover. */
  readonly covered: readonly number[];
  /** Tokens left free: W, $, E. */
  readonly free: readonly number[];
  /** Processes available after it: P, L, M and wild. */
  readonly processes: readonly number[];
  /** The output it aims at. */
  readonly output: Output | null;
}

const MOST_CHOICES = 15;
/** More than a company ever uses in a month. */
export const MOST_PROCESSES = 14;

export function bestLayout(o: Outlook, wishes: Wishes): Layout {
  const { t, s, seat } = o;
  const { tokens } = wishes;
  const base = [0, 0, 0, wishes.wild + fromEvent(t, s, seat, EFFECT.wild)];
  const choices = choicesOf(o, wishes, base);
  const offers = offersOf(o, wishes.deck);
  // One process more than now, so that the list serves every question of one month.
  const most = choices.reduce((sum, c) => sum + total(c.gives), total(base)) + 1;
  const list = (o.known.outputs ??= outputs(o, Math.min(most, MOST_PROCESSES)));
  const stamp = (o.known.stamp ||= ++stamps);
  const outputOf = (p: number, l: number, m: number, w: number, money: number): number => {
    const cash = money < 12 ? money : 12;
    if (p > 9 || l > 9 || m > 9 || w > 7)
      return outputWorth(o, bestOutput(o, list, p, l, m, w, money), money);
    const key = (((p * 10 + l) * 10 + m) * 8 + w) * 13 + cash;
    if (STAMP[key] !== stamp) {
      STAMP[key] = stamp;
      WORTH[key] = outputWorth(o, bestOutput(o, list, p, l, m, w, cash), cash);
    }
    return WORTH[key]!;
  };
  const need = [0, 0, 0];
  const has = base.slice();
  let best: { worth: number; bits: number } = { worth: -Infinity, bits: 0 };

  const leaf = (bits: number, worth: number): void => {
    spend(tokens, need, split);
    const money = split.free[1]!;
    const energy = split.free[2]!;
    let top = outputOf(has[0]!, has[1]!, has[2]!, has[3]!, money);
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[i]!;
      if (offer.money > money || offer.energy > energy) continue;
      const cash = money - offer.money;
      const w = offer.net + outputOf(has[0]!, has[1]!, has[2]!, has[3]!, cash);
      if (w > top) top = w;
    }
    const sum = worth + top + 0.02 * (split.free[0]! + money + energy);
    if (sum > best.worth) best = { worth: sum, bits };
  };
  const { gives: stillGives, worth: stillWorth } = restOf(choices);
  let dearest = 0;
  for (const { money, energy, net } of offers)
    if (net > dearest && money <= tokens[1]! && energy <= tokens[2]!) dearest = net;
  const beyond = dearest + 0.02 * (tokens[0]! + tokens[1]! + tokens[2]!) + SLACK;
  /** The most that any way to go on can come to: everything filled, and all the money kept. */
  const atMost = (i: number, worth: number): number => {
    const more = stillGives[i]!;
    const made = outputOf(
      has[0]! + more[0]!,
      has[1]! + more[1]!,
      has[2]! + more[2]!,
      has[3]! + more[3]!,
      tokens[1]!,
    );
    return worth + stillWorth[i]! + made + beyond;
  };
  const visit = (i: number, bits: number, worth: number): void => {
    if (i === choices.length) {
      leaf(bits, worth);
      return;
    }
    if (atMost(i, worth) < best.worth) return;
    const choice = choices[i]!;
    if (!choice.twin || bits & (1 << (i - 1))) {
      const { needs } = choice.item;
      for (let k = 0; k < 3; k++) need[k]! += needs[k]!;
      if (isPayable(tokens, need)) {
        for (let k = 0; k < 4; k++) has[k]! += choice.gives[k]!;
        visit(i + 1, bits | (1 << i), worth + choice.worth);
        for (let k = 0; k < 4; k++) has[k]! -= choice.gives[k]!;
      }
      for (let k = 0; k < 3; k++) need[k]! -= needs[k]!;
    }
    visit(i + 1, bits, worth);
  };
  visit(0, 0, 0);

  const filled: number[] = [];
  for (const [i, { item, gives, index }] of choices.entries()) {
    if (!(best.bits & (1 << i))) continue;
    filled.push(index);
    for (let k = 0; k < 3; k++) need[k]! += item.needs[k]!;
    for (let k = 0; k < 4; k++) has[k]! += gives[k]!;
  }
  spend(tokens, need, split);
  return {
    worth: best.worth,
    filled,
    covered: split.covered.slice(),
    free: split.free.slice(),
    processes: has,
    output: bestOutput(o, list, has[0]!, has[1]!, has[2]!, has[3]!, split.free[1]!),
  };
}

/** An output is chosen with a little less in view than its worth: a hundredth for each process. */
const SLACK = 0.01 * (MOST_PROCESSES + 1);

/** From each choice on: the processes all of them would give, and their other worth. */
function restOf(choices: readonly Choice[]): { gives: number[][]; worth: number[] } {
  const gives = [[0, 0, 0, 0]];
  const worth = [0];
  for (const choice of choices.toReversed()) {
    gives.push(choice.gives.map((n, k) => n + gives.at(-1)![k]!));
    worth.push(worth.at(-1)! + Math.max(0, choice.worth));
  }
  return { gives: gives.toReversed(), worth: worth.toReversed() };
}

/** Working memory of `outputOf`: a worth is known for the outlook whose stamp it bears. */
const STAMP = new Int32Array(10 * 10 * 10 * 8 * 13);
const WORTH = new Float64Array(STAMP.length);
let stamps = 0;

function total(counts: readonly number[]): number {
  return counts[0]! + counts[1]! + counts[2]! + counts[3]!;
}

/** The rows and cards that can be filled; what is active and fixed is added to `base`. */
function choicesOf(o: Outlook, wishes: Wishes, base: number[]): Choice[] {
  const { t, s, seat } = o;
  const { rows, plans, cards, cardEffects } = t.facts;
  const choices: Choice[] = [];
  const add = (index: number, item: Item, gives: readonly number[], worth: number): void => {
    const active = coverOf(t, s, seat, index) !== INACTIVE;
    if (item.slots.length === 0 || (active && wishes.fixed)) {
      if (active) for (let k = 0; k < 4; k++) base[k]! += gives[k]!;
      return;
    }
    const last = choices.at(-1);
    const twin =
      last !== undefined &&
      last.gives.every((n, k) => n === gives[k]) &&
      last.item.slots.join() === item.slots.join();
    if (choices.length === MOST_CHOICES) return;
    const stays = active ? (wishes.stay ?? 0) : 0;
    choices.push({ index, item, gives, worth: worth + stays, twin });
    if (stays > 0) comeFirst(choices);
  };
  for (const [row, item] of plans[s.business[seat]!]!.rows.entries())
    add(row, item, [...item.gives, 0], 0);
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat)
      add(rows + card, cards[card]!, cardEffects[card]!.slice(0, 4), monthlyWorth(o, card));
  return choices;
}

/** Of twins the ones that stay come first: the last choice passes those before it that do not. */
function comeFirst(choices: Choice[]): void {
  for (
    let i = choices.length - 1;
    choices[i]!.twin && choices[i]!.worth > choices[i - 1]!.worth;
    i--
  ) {
    const [before, own] = [choices[i - 1]!, choices[i]!];
    choices[i - 1] = { ...own, twin: before.twin };
    choices[i] = { ...before, twin: true };
  }
}

function offersOf(o: Outlook, deck: number): Offer[] {
  const offers: Offer[] = [];
  for (const card of o.s.offers) {
    if (card < 0) continue;
    const { deck: own, ...price } = o.t.facts.cards[card]!;
    let { money, energy } = price;
    if (own === deck && money + energy > 1) {
      if (energy > 0 && (own !== 2 || energy >= money)) energy--;
      else money--;
    }
    const net = cardWorth(o, card) - o.token * (money + energy);
    if (net > 0) offers.push({ money, energy, net });
  }
  return offers;
}

/** Whether these slots can be filled: ideas stand in for what is missing. */
function isPayable(tokens: readonly number[], need: readonly number[]): boolean {
  let missing = 0;
  for (let k = 0; k < 3; k++) if (need[k]! > tokens[k]!) missing += need[k]! - tokens[k]!;
  return missing <= tokens[3]!;
}

const split = { free: [0, 0, 0], covered: [0, 0, 0] };
/** Ideas fill what is missing first, then they set free $, E and W in this order. */
const FIRST_FREED = [1, 2, 0] as const;

function spend(tokens: readonly number[], need: readonly number[], into: typeof split): void {
  let spare = tokens[3]!;
  for (let k = 0; k < 3; k++) {
    const missing = need[k]! > tokens[k]! ? need[k]! - tokens[k]! : 0;
    into.covered[k] = missing;
    spare -= missing;
  }
  for (let i = 0; i < 3; i++) {
    const k = FIRST_FREED[i]!;
    const more = Math.min(spare, need[k]! - into.covered[k]!);
    into.covered[k]! += more;
    spare -= more;
  }
  for (let k = 0; k < 3; k++) into.free[k] = tokens[k]! - need[k]! + into.covered[k]!;
}
