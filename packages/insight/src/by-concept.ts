/** How each seat did where a concept of the game was to be met: its decisions there, added up. */
import { conceptsOf } from '@boardroom/kernel';
import type { AnyConcepts } from '@boardroom/kernel';
import type { ConceptMet, Decided } from './types.ts';

/**
 * For every player the concepts met, the surest need first. A decision is about what was played and
 * about what the reference does instead: who lets a chance pass has decided about it too.
 */
export function byConcept(
  decisions: readonly Decided[],
  concepts: AnyConcepts,
  players: number,
): ConceptMet[][] {
  const met = Array.from({ length: players }, () => new Map<string, Sum>());
  for (const decided of decisions)
    for (const concept of conceptsMet(decided, concepts)) {
      const sums = met[decided.seat];
      if (!sums) continue;
      const sum = sums.get(concept) ?? { decisions: 0, value: 0, variance: 0 };
      sum.decisions++;
      sum.value += decided.difference.value;
      sum.variance += decided.difference.se ** 2;
      sums.set(concept, sum);
    }
  return met.map((sums) =>
    [...sums]
      .map(([concept, { decisions: count, value, variance }]) => ({
        concept,
        decisions: count,
        difference: { value, se: Math.sqrt(variance) },
      }))
      .toSorted((a, b) => sureness(a) - sureness(b)),
  );
}

/** What a decision was about, in the order of the game's table. */
export function conceptsMet(
  {
    question,
    played,
    reference,
    forced,
  }: Pick<Decided, 'question' | 'played' | 'reference' | 'forced'>,
  concepts: AnyConcepts,
): string[] {
  if (forced) return [];
  const moves = [played, reference].filter((move) => move !== null);
  return [...new Set(moves.flatMap((move) => conceptsOf(concepts, question, move)))];
}

interface Sum {
  decisions: number;
  value: number;
  variance: number;
}

/** In standard errors; nothing for decisions that were all as the reference makes them. */
function sureness({ difference: { value, se } }: ConceptMet): number {
  return se > 0 ? value / se : 0;
}
