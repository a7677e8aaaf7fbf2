/** The most that the choices still to come can bring, by the tokens left for them. */
import type { Choice } from './choices.ts';

const MOST = 32;
/** Slots of each choice: W, $, E. */
export const NEEDS = new Int32Array(3 * MOST);
/** Processes each choice gives: P, L, M, wild. */
export const GIVES = new Int32Array(4 * MOST);

/** Kinds of processes: P, L, M, wild. */
export const KINDS = 4;

/**
 * For each choice and number of tokens left the most processes of each kind, and the most other worth,
 * that this choice and those after it can give.
 */
export const rest = { most: new Int32Array(0), worths: new Float64Array(0) };
/** What it was worked out for. */
let last: readonly Choice[] = [];
let lastTokens = -1;

export function boundRest(choices: readonly Choice[], tokens: number): void {
  if (choices === last && tokens === lastTokens) return;
  last = choices;
  lastTokens = tokens;
  const count = choices.length;
  const row = tokens + 1;
  const size = (count + 1) * row;
  if (rest.worths.length < size) {
    rest.most = new Int32Array(2 * KINDS * size);
    rest.worths = new Float64Array(2 * size);
  }
  rest.most.fill(0, KINDS * count * row, KINDS * size);
  rest.worths.fill(0, count * row, size);
  // Choices before this one take no more tokens than they have slots: with fewer left nobody asks.
  let before = 0;
  for (let i = 0; i < count; i++) before += choices[i]!.item.slots.length;
  for (let i = count - 1; i >= 0; i--) {
    const { slots, needs, gives } = choices[i]!.item;
    before -= slots.length;
    for (let k = 0; k < 3; k++) NEEDS[3 * i + k] = needs[k]!;
    for (let k = 0; k < 4; k++) GIVES[4 * i + k] = gives[k]!;
    boundFrom(i, choices[i]!, row, Math.max(0, tokens - before));
  }
}

function boundFrom(i: number, { item, worth }: Choice, row: number, least: number): void {
  const { most, worths } = rest;
  const slots = item.slots.length;
  const p = GIVES[4 * i]!;
  const l = GIVES[4 * i + 1]!;
  const m = GIVES[4 * i + 2]!;
  const wild = GIVES[4 * i + 3]!;
  for (let left = least, at = i * row + least; left < row; left++, at++) {
    const without = at + row;
    const to = KINDS * at;
    const from = KINDS * without;
    if (slots > left) {
      worths[at] = worths[without]!;
      for (let k = 0; k < KINDS; k++) most[to + k] = most[from + k]!;
      continue;
    }
    const filled = from - KINDS * slots;
    worths[at] = Math.max(worths[without - slots]! + worth, worths[without]!);
    most[to] = Math.max(most[filled]! + p, most[from]!);
    most[to + 1] = Math.max(most[filled + 1]! + l, most[from + 1]!);
    most[to + 2] = Math.max(most[filled + 2]! + m, most[from + 2]!);
    most[to + 3] = Math.max(most[filled + 3]! + wild, most[from + 3]!);
  }
}
