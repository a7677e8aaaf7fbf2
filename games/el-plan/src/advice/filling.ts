/**
 * The search for the rows and cards to fill: every choice is taken or left, and what cannot become
 * better than the best so far is not gone through. It is asked dozens of times a month, so all it
 * works with is laid out flat and used again.
 */
import type { Choice, Offers } from './choices.ts';
import { bestOutput, netWorth } from './outputs.ts';
import type { Outputs } from './outputs.ts';
import type { Outlook } from './outlook.ts';
import { split } from './split.ts';

export interface Task {
  readonly o: Outlook;
  /** Free tokens that can be placed: W, $, E, ideas. */
  readonly tokens: readonly number[];
  /** Processes there are anyway. */
  readonly base: readonly number[];
  readonly choices: readonly Choice[];
  readonly offers: Offers;
  /** The outputs of a month, and what stands for them in {@link STAMP}. */
  readonly list: Outputs;
  readonly stamp: number;
  /** Bits of the choices to begin with, or -1. */
  readonly hint: number;
}

/** A token left free. */
const FREE = 0.02;
/** What is better by less is no better. */
const EQUAL = 1e-9;

/** The task in hand; tokens and choices by number: what fills choice i, and what it gives. */
let task: Task;
let [workers, money, energy, ideas] = [0, 0, 0, 0];
let count = 0;
const NEEDS = new Int32Array(3 * 32);
const GIVES = new Int32Array(4 * 32);
/** Slots needed and processes there are with the choices taken so far. */
const need = new Int32Array(3);
const has = new Int32Array(4);
const best = { worth: -Infinity, bits: 0 };

export function bestFilling(given: Task): Readonly<typeof best> {
  task = given;
  const { tokens, base, choices, hint } = task;
  [workers, money, energy, ideas] = tokens as [number, number, number, number];
  count = choices.length;
  for (let i = 0; i < count; i++) {
    const { needs, gives } = choices[i]!.item;
    for (let k = 0; k < 3; k++) NEEDS[3 * i + k] = needs[k]!;
    for (let k = 0; k < 4; k++) GIVES[4 * i + k] = gives[k]!;
  }
  need.fill(0);
  for (let k = 0; k < 4; k++) has[k] = base[k]!;
  boundRest();
  best.worth = -Infinity;
  best.bits = 0;
  if (hint >= 0) beginWith(hint);
  visit(0, 0, 0);
  return best;
}

function beginWith(bits: number): void {
  let worth = 0;
  for (let i = 0; i < count; i++) {
    if (!(bits & (1 << i))) continue;
    worth += task.choices[i]!.worth;
    fill(i, 1);
  }
  if (isPayable()) judge(bits, worth);
  for (let i = 0; i < count; i++) if (bits & (1 << i)) fill(i, -1);
}

function visit(i: number, bits: number, worth: number): void {
  if (i === count) {
    judge(bits, worth);
    return;
  }
  if (atMost(i, worth) < best.worth + EQUAL) return;
  const choice = task.choices[i]!;
  if (!choice.twin || bits & (1 << (i - 1))) {
    fill(i, 1);
    if (isPayable()) visit(i + 1, bits | (1 << i), worth + choice.worth);
    fill(i, -1);
  }
  visit(i + 1, bits, worth);
}

function fill(i: number, sign: 1 | -1): void {
  for (let k = 0; k < 3; k++) need[k]! += sign * NEEDS[3 * i + k]!;
  for (let k = 0; k < 4; k++) has[k]! += sign * GIVES[4 * i + k]!;
}

/** Whether these slots can be filled: ideas stand in for what is missing. */
function isPayable(): boolean {
  const missing = over(need[0]!, workers) + over(need[1]!, money) + over(need[2]!, energy);
  return missing <= ideas;
}

function over(a: number, b: number): number {
  return a > b ? a - b : 0;
}

function judge(bits: number, worth: number): void {
  const { free } = split(task.tokens, need);
  const [w, m, e] = free as [number, number, number];
  const sum = worth + monthOf(has[0]!, has[1]!, has[2]!, has[3]!, m, e) + FREE * (w + m + e);
  if (sum <= best.worth) return;
  best.worth = sum;
  best.bits = bits;
}

/** The most that any way to go on can come to: ideas cover whatever is dearest. */
function atMost(i: number, worth: number): number {
  const resources = workers + money + energy;
  const all = resources + ideas;
  const left = all - need[0]! - need[1]! - need[2]!;
  const at = i * (all + 1) + left;
  return (
    worth +
    REST_WORTH[at]! +
    monthOf(
      has[0]! + REST[4 * at]!,
      has[1]! + REST[4 * at + 1]!,
      has[2]! + REST[4 * at + 2]!,
      has[3]! + REST[4 * at + 3]!,
      money - over(need[1]!, ideas),
      energy - over(need[2]!, ideas),
    ) +
    FREE * (left < resources ? left : resources)
  );
}

/**
 * Working memory of the bound: for each choice and number of tokens left the most processes of each
 * kind, and the most other worth, that this choice and those after it can give.
 */
let REST = new Int32Array(0);
let REST_WORTH = new Float64Array(0);

function boundRest(): void {
  const row = workers + money + energy + ideas + 1;
  const size = (count + 1) * row;
  if (REST_WORTH.length < size) {
    REST = new Int32Array(8 * size);
    REST_WORTH = new Float64Array(2 * size);
  }
  REST.fill(0, 4 * count * row, 4 * size);
  REST_WORTH.fill(0, count * row, size);
  for (let i = count - 1; i >= 0; i--) {
    const { worth, item } = task.choices[i]!;
    const slots = item.slots.length;
    for (let left = 0, at = i * row; left < row; left++, at++) {
      const without = at + row;
      const filled = without - slots;
      const fits = slots <= left;
      const more = fits ? REST_WORTH[filled]! + worth : 0;
      REST_WORTH[at] = Math.max(more, REST_WORTH[without]!);
      for (let k = 0; k < 4; k++) {
        const processes = fits ? REST[4 * filled + k]! + GIVES[4 * i + k]! : 0;
        REST[4 * at + k] = Math.max(processes, REST[4 * without + k]!);
      }
    }
  }
}

/** The best output with these processes and tokens, with or without a card bought. */
function monthOf(p: number, l: number, m: number, w: number, cash: number, e: number): number {
  const all = outputOf(p, l, m, w, cash);
  let top = all;
  const { offers } = task;
  for (let i = 0; i < offers.count; i++) {
    // Less money never makes more of a month, and the best offers come first.
    if (offers.net[i]! + all <= top) break;
    if (offers.money[i]! > cash || offers.energy[i]! > e) continue;
    const worth = offers.net[i]! + outputOf(p, l, m, w, cash - offers.money[i]!);
    if (worth > top) top = worth;
  }
  return top;
}

/** A worth is known for the outputs whose stamp it bears. */
const STAMP = new Int32Array(10 * 10 * 10 * 8 * 13);
const WORTH = new Float64Array(STAMP.length);

function outputOf(p: number, l: number, m: number, w: number, dollars: number): number {
  const { o, list, stamp } = task;
  const cash = dollars < 12 ? dollars : 12;
  if (p > 9 || l > 9 || m > 9 || w > 7)
    return netWorth(o, list, bestOutput(o, list, p, l, m, w, cash), cash);
  const key = (((p * 10 + l) * 10 + m) * 8 + w) * 13 + cash;
  if (STAMP[key] !== stamp) {
    STAMP[key] = stamp;
    WORTH[key] = netWorth(o, list, bestOutput(o, list, p, l, m, w, cash), cash);
  }
  return WORTH[key]!;
}
