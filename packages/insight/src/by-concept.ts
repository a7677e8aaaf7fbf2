/** How each seat did where a concept of the game was to be met: its decisions there, added up. */
import { conceptsOf } from '@boardroom/kernel';
import type { AnyConcepts, Seat } from '@boardroom/kernel';
import type { ConceptMet, Decided, Estimate } from './types.ts';

/** What some of the decisions, by their numbers, were worth to a seat together. */
export type Together = (decisions: readonly number[], seat: Seat) => Estimate;

/**
 * For every player the concepts met, the surest need first. A decision is about what was played and
 * about what the reference does instead: who lets a chance pass has decided about it too.
 * Without the books of the review (`togetherSoFar`) errors are added up as independent ones.
 */
export function byConcept(
  decisions: readonly Decided[],
  concepts: AnyConcepts,
  players: number,
  together: Together = independent(decisions),
): ConceptMet[][] {
  const met = Array.from({ length: players }, () => new Map<string, number[]>());
  for (const [i, decided] of decisions.entries())
    for (const concept of conceptsMet(decided, concepts)) {
      const own = met[decided.seat];
      if (own?.has(concept)) own.get(concept)!.push(i);
      else own?.set(concept, [i]);
    }
  return met.map((own, seat) =>
    [...own]
      .map(([concept, numbers]) => ({
        concept,
        decisions: numbers.length,
        difference: together(numbers, seat),
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

function independent(decisions: readonly Decided[]): Together {
  return (numbers) => {
    const differences = numbers.map((i) => decisions[i]!.difference);
    return {
      value: differences.reduce((sum, { value }) => sum + value, 0),
      se: Math.hypot(...differences.map(({ se }) => se)),
    };
  };
}

/** In standard errors; nothing for decisions that were all as the reference makes them. */
function sureness({ difference: { value, se } }: ConceptMet): number {
  return se > 0 ? value / se : 0;
}
