/** Which rows and cards to fill, with an eye on what the tokens left free can buy. */
import { EFFECT } from '../content.ts';
import { fromEvent } from '../effects.ts';
import { choicesOf, offersOf } from './choices.ts';
import type { Choice, Wishes } from './choices.ts';
import { bestFilling } from './filling.ts';
import type { Task } from './filling.ts';
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
  /** The products it aims at. */
  readonly aim: readonly number[];
}

/** What a seat can choose from, whatever its tokens are and its space adds. */
export interface Company {
  readonly choices: readonly Choice[];
  /** Processes there are anyway: P, L, M and wild. */
  readonly base: readonly number[];
  /** The most processes there can be: the seat's space may add one. */
  readonly most: number;
}

export function companyOf(o: Outlook, wishes: Wishes): Company {
  const { t, s, seat } = o;
  const base = [0, 0, 0, fromEvent(t, s, seat, EFFECT.wild)];
  const choices = choicesOf(o, wishes, base);
  let most = total(base) + 1;
  for (let i = 0; i < choices.length; i++) most += total(choices[i]!.item.gives);
  return { choices, base, most: Math.min(most, MOST_PROCESSES) };
}

export function bestLayout(o: Outlook, wishes: Wishes, company = companyOf(o, wishes)): Layout {
  const { choices, base } = company;
  const list = knownOutputs(o, company.most);
  const likely = bitsOf(choices, lastFilled[o.seat] ?? []);
  const { worth, bits } = bestFilling(taskOf(o, wishes, company, list, likely, -Infinity));
  const filled: number[] = [];
  const need = [0, 0, 0];
  const processes = base.slice();
  processes[3]! += wishes.wild;
  for (let i = 0; i < choices.length; i++) {
    if (!(bits & (1 << i))) continue;
    const { index, item } = choices[i]!;
    filled.push(index);
    for (let k = 0; k < 3; k++) need[k]! += item.needs[k]!;
    for (let k = 0; k < 4; k++) processes[k]! += item.gives[k]!;
  }
  if (!wishes.fixed) lastFilled[o.seat] = filled;
  const { free, covered } = split(wishes.tokens, need);
  const output = bestOutput(
    o,
    list,
    processes[0]!,
    processes[1]!,
    processes[2]!,
    processes[3]!,
    free[1]!,
  );
  return {
    worth,
    filled,
    covered: covered.slice(),
    aim: output < 0 ? [] : goodsAfter(list, output),
  };
}

/** What the best layout is worth; of what is worth less than `least`, only that it is less. */
export function layoutWorth(o: Outlook, wishes: Wishes, company: Company, least: number): number {
  const list = knownOutputs(o, company.most);
  return bestFilling(taskOf(o, wishes, company, list, -1, least)).worth;
}

function taskOf(
  o: Outlook,
  { tokens, wild, deck, hint }: Wishes,
  { choices, base }: Company,
  list: Outputs,
  likely: number,
  least: number,
): Task {
  return {
    o,
    tokens,
    base,
    wild,
    choices,
    offers: offersOf(o, deck),
    list,
    hint: hint === undefined ? -1 : bitsOf(choices, hint),
    likely,
    least,
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

const knownOutputs = remember(outputs, outputKey, FEW);

/** The best layout of each seat when it was last asked for a whole one: likely to be good again. */
const lastFilled: (readonly number[])[] = [];
