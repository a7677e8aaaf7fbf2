/** The two Work Item stacks and their discard piles (R7, R65–R67, R132). */
import { shuffle } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { SIZES } from './types.ts';
import type { Event, ItState, ItTable } from './types.ts';

/** R67 How many cards of a size can be drawn. */
export function supply(s: Readonly<ItState>, size: number): number {
  return s.stacks[size]!.length + s.piles[size]!.length;
}

/** R66 An empty stack is made anew from its discard pile, whatever the order of the pile (R132). */
export function drawCard(s: ItState, size: number, emit?: Emit<Event>): number {
  const stack = s.stacks[size]!;
  if (stack.length === 0) {
    const pile = s.piles[size]!;
    for (const item of pile.toSorted(ascending)) stack.push(item);
    pile.length = 0;
    shuffle(s.chance, SIZES[size]!, stack);
    emit?.({ type: 'reshuffled', size: SIZES[size]! });
  }
  return stack.pop()!;
}

function ascending(a: number, b: number): number {
  return a - b;
}

export function discard(t: ItTable, s: ItState, item: number): void {
  s.piles[t.facts.size[item]!]!.push(item);
}
