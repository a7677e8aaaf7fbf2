/**
 * The search for the rows and cards to fill: every choice is taken or left, and what cannot become
 * better than the best so far is not gone through. It is asked dozens of times a month, so all it
 * works with is laid out flat and used again.
 */
import type { Choice, Offers } from './choices.ts';
import { FOUND, findBest } from './outputs.ts';
import type { Outputs } from './outputs.ts';
import type { Outlook } from './outlook.ts';
import { boundRest, GIVES, KINDS, NEEDS, rest } from './rest.ts';
import { split } from './split.ts';

export interface Task {
  readonly o: Outlook;
  /** Free tokens that can be placed: W, $, E, ideas. */
  readonly tokens: readonly number[];
  /** Processes there are anyway, and wild ones beside them. */
  readonly base: readonly number[];
  readonly wild: number;
  readonly choices: readonly Choice[];
  readonly offers: Offers;
  /** The outputs of a month. */
  readonly list: Outputs;
  /** Bits of the choices to begin with, or -1. */
  readonly hint: number;
  /** Bits of choices that are likely to be good, or -1: only what is as good is gone through. */
  readonly likely: number;
  /** Nobody asks for what is worth less. */
  readonly least: number;
}

/** A token left free. */
const FREE = 0.02;
/** What is better by less is no better. */
export const EQUAL = 1e-9;

/** The task in hand, and its tokens. */
let task: Task;
let workers = 0;
let money = 0;
let energy = 0;
let ideas = 0;
let resources = 0;
let all = 0;
let count = 0;
/** Whether more $ never make less of a month; the rig is used by whoever can pay for it. */
let isSteady = true;
/** What the choices taken before each one are worth beside processes. */
const TAKEN = new Float64Array(33);
const best = { worth: -Infinity, bits: 0 };
/** What is worth less cannot be the answer. */
let least = -Infinity;

export function bestFilling(given: Task): Readonly<typeof best> {
  task = given;
  const { o, tokens, base, wild, choices, hint, likely } = task;
  workers = tokens[0]!;
  money = tokens[1]!;
  energy = tokens[2]!;
  ideas = tokens[3]!;
  resources = workers + money + energy;
  all = resources + ideas;
  count = choices.length;
  boundRest(choices, all);
  best.worth = hint < 0 ? -Infinity : worthOf(hint);
  best.bits = best.worth > -Infinity ? hint : 0;
  isSteady = o.rig === Infinity;
  least = -Infinity;
  if (isSteady) {
    least = Math.max(task.least, best.worth);
    if (likely >= 0) least = Math.max(least, worthOf(inOrder(likely)));
  }
  visit(0, 0, 0, 0, 0, base[0]!, base[1]!, base[2]!, base[3]! + wild);
  return best;
}

/** Of twins only those the search comes to. */
function inOrder(bits: number): number {
  let kept = bits;
  for (let i = 0; i < count; i++)
    if (task.choices[i]!.twin && !(kept & (1 << (i - 1)))) kept &= ~(1 << i);
  return kept;
}

/** What these choices come to, or -Infinity if they cannot all be filled. */
function worthOf(bits: number): number {
  const { base, wild, choices } = task;
  let worth = 0;
  let [w, m, e] = [0, 0, 0];
  let [p, l, k, any] = [base[0]!, base[1]!, base[2]!, base[3]! + wild];
  for (let i = 0; i < count; i++) {
    if (!(bits & (1 << i))) continue;
    worth += choices[i]!.worth;
    w += NEEDS[3 * i]!;
    m += NEEDS[3 * i + 1]!;
    e += NEEDS[3 * i + 2]!;
    p += GIVES[4 * i]!;
    l += GIVES[4 * i + 1]!;
    k += GIVES[4 * i + 2]!;
    any += GIVES[4 * i + 3]!;
  }
  return isPayable(w, m, e) ? sumOf(worth, w, m, e, p, l, k, any) : -Infinity;
}

/**
 * Goes on from choice `i`; `bits` are taken. They need `w`, `m` and `e` slots of W, $ and E, and
 * with them there are `p`, `l`, `k` and `any` processes: P, L, M and wild.
 */
function visit(
  i: number,
  bits: number,
  w: number,
  m: number,
  e: number,
  p: number,
  l: number,
  k: number,
  any: number,
): void {
  if (i === count) {
    judge(bits, w, m, e, p, l, k, any);
    return;
  }
  if (isHopeless(i, w, m, e, p, l, k, any)) return;
  const { twin, worth } = task.choices[i]!;
  if (!twin || bits & (1 << (i - 1))) {
    const w1 = w + NEEDS[3 * i]!;
    const m1 = m + NEEDS[3 * i + 1]!;
    const e1 = e + NEEDS[3 * i + 2]!;
    if (isPayable(w1, m1, e1)) {
      TAKEN[i + 1] = TAKEN[i]! + worth;
      const p1 = p + GIVES[4 * i]!;
      const l1 = l + GIVES[4 * i + 1]!;
      const k1 = k + GIVES[4 * i + 2]!;
      visit(i + 1, bits | (1 << i), w1, m1, e1, p1, l1, k1, any + GIVES[4 * i + 3]!);
    }
  }
  TAKEN[i + 1] = TAKEN[i]!;
  visit(i + 1, bits, w, m, e, p, l, k, any);
}

function judge(
  bits: number,
  w: number,
  m: number,
  e: number,
  p: number,
  l: number,
  k: number,
  any: number,
): void {
  const sum = sumOf(TAKEN[count]!, w, m, e, p, l, k, any);
  if (sum <= best.worth) return;
  best.worth = sum;
  best.bits = bits;
  if (isSteady && sum > least) least = sum;
}

/** Whether these slots can be filled: ideas stand in for what is missing. */
function isPayable(w: number, m: number, e: number): boolean {
  return over(w, workers) + over(m, money) + over(e, energy) <= ideas;
}

function over(a: number, b: number): number {
  return a > b ? a - b : 0;
}

const need = [0, 0, 0];

/** What all comes to with these slots filled. */
function sumOf(
  worth: number,
  w: number,
  m: number,
  e: number,
  p: number,
  l: number,
  k: number,
  any: number,
): number {
  need[0] = w;
  need[1] = m;
  need[2] = e;
  const { free } = split(task.tokens, need);
  const cash = free[1]!;
  const left = free[2]!;
  weighMonth(p, l, k, any, cash, left);
  return worth + MONTH[0]! + FREE * (free[0]! + cash + left);
}

/** Whether no way to go on can become better than the best so far: ideas cover whatever is dearest. */
function isHopeless(
  i: number,
  w: number,
  m: number,
  e: number,
  p: number,
  l: number,
  k: number,
  any: number,
): boolean {
  const left = all - w - m - e;
  const at = i * (all + 1) + left;
  const from = KINDS * at;
  const { most, worths } = rest;
  const beside = TAKEN[i]! + worths[at]!;
  const free = FREE * (left < resources ? left : resources);
  const p1 = p + most[from]!;
  const l1 = l + most[from + 1]!;
  const k1 = k + most[from + 2]!;
  const any1 = any + most[from + 3]!;
  const cash = money - over(m, ideas);
  const rests = energy - over(e, ideas);
  weighMonth(p1, l1, k1, any1, cash, rests);
  const atMost = beside + MONTH[0]! + free;
  // Of equals the first is taken.
  return atMost < best.worth + EQUAL || atMost < least - EQUAL;
}

/** What {@link weighMonth} came to. A number that a function returns costs memory, this one does not. */
const MONTH = new Float64Array(1);

/** The best output with these processes, $ and E; with or without a card bought. */
function weighMonth(p: number, l: number, k: number, any: number, cash: number, e: number): void {
  const { o, list, offers } = task;
  const whole = FOUND[findBest(o, list, p, l, k, any, cash)]!;
  let top = whole;
  for (let i = 0; i < offers.count; i++) {
    const net = offers.net[i]!;
    // Less money never makes more of a month, and the best offers come first.
    if (net + whole <= top) break;
    const price = offers.money[i]!;
    if (price > cash || offers.energy[i]! > e) continue;
    const worth = net + FOUND[findBest(o, list, p, l, k, any, cash - price)]!;
    if (worth > top) top = worth;
  }
  MONTH[0] = top;
}
