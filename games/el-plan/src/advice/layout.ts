/** Which rows and cards to fill, with an eye on what the tokens left free can buy. */
import { EFFECT } from '../content.ts';
import { fromEvent } from '../effects.ts';
import { choicesOf, offersOf } from './choices.ts';
import type { Choice, Wishes } from './choices.ts';
import { bestOutput, netWorth, outputs } from './month.ts';
import type { Output } from './month.ts';
import type { Outlook } from './outlook.ts';
import { FEW, outputKey, remember } from './remember.ts';

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
  const { list, stamp } = knownOutputs(o, Math.min(most, MOST_PROCESSES));
  const outputOf = (p: number, l: number, m: number, w: number, money: number): number => {
    const cash = money < 12 ? money : 12;
    if (p > 9 || l > 9 || m > 9 || w > 7)
      return netWorth(o, bestOutput(o, list, p, l, m, w, cash), cash);
    const key = (((p * 10 + l) * 10 + m) * 8 + w) * 13 + cash;
    if (STAMP[key] !== stamp) {
      STAMP[key] = stamp;
      WORTH[key] = netWorth(o, bestOutput(o, list, p, l, m, w, cash), cash);
    }
    return WORTH[key]!;
  };
  /** The best output with these processes and tokens, with or without a card bought. */
  const monthOf = (p: number, l: number, m: number, w: number, money: number, energy: number) => {
    let top = outputOf(p, l, m, w, money);
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[i]!;
      if (offer.money > money || offer.energy > energy) continue;
      const worth = offer.net + outputOf(p, l, m, w, money - offer.money);
      if (worth > top) top = worth;
    }
    return top;
  };
  const need = [0, 0, 0];
  const has = base.slice();
  let best = { worth: -Infinity, bits: 0 };

  const leaf = (bits: number, worth: number): void => {
    spend(tokens, need, split);
    const [workers, money, energy] = split.free as [number, number, number];
    const sum =
      worth +
      monthOf(has[0]!, has[1]!, has[2]!, has[3]!, money, energy) +
      FREE * (workers + money + energy);
    if (sum > best.worth) best = { worth: sum, bits };
  };
  const fill = ({ item, gives }: Choice, sign: 1 | -1): void => {
    for (let k = 0; k < 3; k++) need[k]! += sign * item.needs[k]!;
    for (let k = 0; k < 4; k++) has[k]! += sign * gives[k]!;
  };
  const ideas = tokens[3]!;
  const resources = tokens[0]! + tokens[1]! + tokens[2]!;
  const all = resources + ideas;
  restOf(choices, all);
  /** The most that any way to go on can come to: ideas cover whatever is dearest. */
  const atMost = (i: number, worth: number): number => {
    const left = all - need[0]! - need[1]! - need[2]!;
    const at = (i * (all + 1) + left) * 5;
    return (
      worth +
      REST[at + 4]! +
      monthOf(
        has[0]! + REST[at]!,
        has[1]! + REST[at + 1]!,
        has[2]! + REST[at + 2]!,
        has[3]! + REST[at + 3]!,
        tokens[1]! - (need[1]! > ideas ? need[1]! - ideas : 0),
        tokens[2]! - (need[2]! > ideas ? need[2]! - ideas : 0),
      ) +
      FREE * (left < resources ? left : resources)
    );
  };
  const visit = (i: number, bits: number, worth: number): void => {
    if (i === choices.length) {
      leaf(bits, worth);
      return;
    }
    if (atMost(i, worth) < best.worth + EQUAL) return;
    const choice = choices[i]!;
    if (!choice.twin || bits & (1 << (i - 1))) {
      fill(choice, 1);
      if (isPayable(tokens, need)) visit(i + 1, bits | (1 << i), worth + choice.worth);
      fill(choice, -1);
    }
    visit(i + 1, bits, worth);
  };
  if (wishes.hint) {
    let bits = 0;
    let worth = 0;
    for (const [i, choice] of choices.entries()) {
      if (!wishes.hint.includes(choice.index)) continue;
      bits |= 1 << i;
      worth += choice.worth;
      fill(choice, 1);
    }
    if (isPayable(tokens, need)) leaf(bits, worth);
    for (const [i, choice] of choices.entries()) if (bits & (1 << i)) fill(choice, -1);
  }
  visit(0, 0, 0);

  const filled: number[] = [];
  for (const [i, choice] of choices.entries()) {
    if (!(best.bits & (1 << i))) continue;
    filled.push(choice.index);
    fill(choice, 1);
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

/** A token left free. */
const FREE = 0.02;
/** What is better by less is no better. */
const EQUAL = 1e-9;

/**
 * Working memory of the bound: for each choice and number of tokens left the most processes of each
 * kind, and the most other worth, that this choice and those after it can give.
 */
let REST = new Float64Array(0);

function restOf(choices: readonly Choice[], tokens: number): void {
  const row = (tokens + 1) * 5;
  if (REST.length < (choices.length + 1) * row)
    REST = new Float64Array(2 * (choices.length + 1) * row);
  REST.fill(0, choices.length * row, (choices.length + 1) * row);
  for (let i = choices.length - 1; i >= 0; i--) {
    const { gives, worth, item } = choices[i]!;
    const slots = item.slots.length;
    for (let left = 0; left <= tokens; left++)
      for (let k = 0; k < 5; k++) {
        const at = i * row + left * 5 + k;
        const without = REST[at + row]!;
        const filled = slots > left ? 0 : REST[at + row - slots * 5]! + (k < 4 ? gives[k]! : worth);
        REST[at] = filled > without ? filled : without;
      }
  }
}

/** The outputs of a month, and the stamp of what `outputOf` has found among them. */
const knownOutputs = remember(
  (o, most): { list: Output[]; stamp: number } => ({ list: outputs(o, most), stamp: ++stamps }),
  outputKey,
  FEW,
);

/** Working memory of `outputOf`: a worth is known for the outputs whose stamp it bears. */
const STAMP = new Int32Array(10 * 10 * 10 * 8 * 13);
const WORTH = new Float64Array(STAMP.length);
let stamps = 0;

function total(counts: readonly number[]): number {
  return counts[0]! + counts[1]! + counts[2]! + counts[3]!;
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
