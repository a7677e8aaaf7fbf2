/** Which rows and cards to fill, with an eye on what the tokens left free can buy. */
import { EFFECT } from '../content.ts';
import { fromEvent } from '../effects.ts';
import { choicesOf, offersOf } from './choices.ts';
import type { Choice, Wishes } from './choices.ts';
import { bestFilling } from './filling.ts';
import { bestOutput, goodsAfter, MOST_PROCESSES, outputs } from './outputs.ts';
import type { Outputs } from './outputs.ts';
import type { Outlook } from './outlook.ts';
import { FEW, outputKey, remember } from './remember.ts';
import { split } from './split.ts';

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
  /** The products it aims at. */
  readonly aim: readonly number[];
}

export function bestLayout(o: Outlook, wishes: Wishes): Layout {
  const { t, s, seat } = o;
  const base = [0, 0, 0, wishes.wild + fromEvent(t, s, seat, EFFECT.wild)];
  const choices = choicesOf(o, wishes, base);
  // One process more than now, so that the list serves every question of one month.
  let most = total(base) + 1;
  for (const { item } of choices) most += total(item.gives);
  const { list, stamp } = knownOutputs(o, Math.min(most, MOST_PROCESSES));
  const { worth, bits } = bestFilling({
    o,
    tokens: wishes.tokens,
    base,
    choices,
    offers: offersOf(o, wishes.deck),
    list,
    stamp,
    hint: wishes.hint === undefined ? -1 : bitsOf(choices, wishes.hint),
  });
  const filled: number[] = [];
  const need = [0, 0, 0];
  const processes = base.slice();
  for (const [i, { index, item }] of choices.entries()) {
    if (!(bits & (1 << i))) continue;
    filled.push(index);
    for (let k = 0; k < 3; k++) need[k]! += item.needs[k]!;
    for (let k = 0; k < 4; k++) processes[k]! += item.gives[k]!;
  }
  const { free, covered } = split(wishes.tokens, need);
  const [p, l, m, w] = processes as [number, number, number, number];
  const output = bestOutput(o, list, p, l, m, w, free[1]!);
  return {
    worth,
    filled,
    covered: covered.slice(),
    free: free.slice(),
    processes,
    aim: output < 0 ? [] : goodsAfter(list, output),
  };
}

function total(counts: readonly number[]): number {
  return counts[0]! + counts[1]! + counts[2]! + counts[3]!;
}

function bitsOf(choices: readonly Choice[], indexes: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < choices.length; i++) if (indexes.includes(choices[i]!.index)) bits |= 1 << i;
  return bits;
}

/** The outputs of a month, and the stamp of what the search has found among them. */
const knownOutputs = remember(
  (o, most): { list: Outputs; stamp: number } => ({ list: outputs(o, most), stamp: ++stamps }),
  outputKey,
  FEW,
);
let stamps = 0;
