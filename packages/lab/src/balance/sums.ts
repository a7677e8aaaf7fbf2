/** Adds up pairs. The sums are small, plain JSON, and all that has to be kept. */
import { MOMENTS, PARTS } from './types.ts';
import type { Compared, GameFigures, Sums } from './types.ts';

export function noSums({ measures, things, order }: Compared): Sums {
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
  return {
    pairs: 0,
    moments: zeros(MOMENTS * (measures.length + 2 * things.length)),
    when: zeros(2 * PARTS * things.length),
    who: zeros(2 * botsOf(order.bots).length * things.length),
    endless: [0, 0],
    failed: 0,
    firstError: '',
  };
}

/** The kinds of bots at a table, in the order of their first seats. */
export function botsOf(bots: readonly string[]): string[] {
  return [...new Set(bots)];
}

export function addPair(
  opened: Compared,
  sums: Sums,
  seated: readonly string[],
  [base, fork]: readonly [GameFigures, GameFigures],
): void {
  sums.pairs++;
  const { measures, things, order } = opened;
  for (let i = 0; i < measures.length; i++)
    addMoments(sums.moments, i, base.counted[i]!, base.of[i]!, fork.counted[i]!, fork.of[i]!);
  for (let i = 0; i < things.length; i++) {
    const at = measures.length + i;
    const [k, l] = [base.users[i]!, fork.users[i]!];
    addMoments(sums.moments, at, base.won[i]!, k, fork.won[i]!, l);
    addMoments(sums.moments, at + things.length, base.gained[i]!, k, fork.gained[i]!, l);
  }
  const bots = botsOf(order.bots);
  for (const [side, { times, takers }] of [base, fork].entries()) {
    const first = side * things.length;
    for (const [thing, part] of times) sums.when[PARTS * (first + thing) + part]!++;
    for (const [thing, seat] of takers)
      sums.who[bots.length * (first + thing) + bots.indexOf(seated[seat]!)]!++;
  }
}

/** a and k are what was counted and of how much, first of the base, then of the fork. */
function addMoments(
  moments: number[],
  index: number,
  a: number,
  k: number,
  b: number,
  l: number,
): void {
  if (a === 0 && k === 0 && b === 0 && l === 0) return;
  const values = [a, k, b, l];
  let at = MOMENTS * index;
  for (const value of values) moments[at++]! += value;
  for (let i = 0; i < 4; i++) for (let j = i; j < 4; j++) moments[at++]! += values[i]! * values[j]!;
}

/** Puts what another batch found onto these sums. */
export function addSums(sums: Sums, other: Readonly<Sums>): void {
  sums.pairs += other.pairs;
  for (const key of ['moments', 'when', 'who', 'endless'] as const)
    for (let i = 0; i < sums[key].length; i++) sums[key][i]! += other[key][i]!;
  sums.failed += other.failed;
  sums.firstError ||= other.firstError;
}

/** Who used a thing and when, of either edition. */
export interface Usage {
  /** Uses by part of the match. */
  readonly when: readonly [base: readonly number[], fork: readonly number[]];
  readonly who: readonly { readonly bot: string; readonly base: number; readonly fork: number }[];
}

export function usageOf({ order, things }: Compared, sums: Readonly<Sums>, thing: number): Usage {
  const bots = botsOf(order.bots);
  const part = (list: readonly number[], size: number, side: 0 | 1): number[] => {
    const from = size * (side * things.length + thing);
    return list.slice(from, from + size);
  };
  const [base, fork] = [part(sums.who, bots.length, 0), part(sums.who, bots.length, 1)];
  return {
    when: [part(sums.when, PARTS, 0), part(sums.when, PARTS, 1)],
    who: bots.map((bot, i) => ({ bot, base: base[i]!, fork: fork[i]! })),
  };
}
