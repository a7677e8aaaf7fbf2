/** Votes of the class, option by option: how many, never who. */
import { countsOf } from './deck-state.ts';
import type { Workshop } from './types.ts';

const LETTERS = 'ABCDEFGH';

export function voteRows({ deck: { before, votes } }: Workshop): Record<string, string | number>[] {
  return before.flatMap(({ slide, title: question, vote }) => {
    if (!vote) return [];
    const counts = countsOf(votes[slide] ?? {}, vote.options.length);
    return vote.options.map((option, i) => ({
      slide,
      question,
      choice: LETTERS[i]!,
      option,
      votes: counts[i]!,
    }));
  });
}
