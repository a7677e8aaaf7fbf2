/** Whom a prompt is put to: everybody, or at a gate those whose table has come there. */
import { playNow, present } from './fold.ts';
import { placeOf } from './seating.ts';
import type { Prompt, Workshop } from './types.ts';

export function isAsked(workshop: Workshop, { gate, moments }: Prompt, member: number): boolean {
  if (gate === undefined) return true;
  const play = workshop.plays.find(({ stage }) => stage === moments[0]?.stage);
  const place = placeOf((play ?? playNow(workshop))?.seating ?? [], member);
  return moments.some(({ table }) => table === place?.table);
}

/** How many it has been put to so far. */
export const countAsked = (workshop: Workshop, prompt: Prompt): number =>
  prompt.gate === undefined
    ? present(workshop).length
    : present(workshop).filter(({ n }) => isAsked(workshop, prompt, n)).length;
