/** What the words of a table take from its edition and options. */
import type { Printed } from '@boardroom/kernel';
import type { ActionTable } from './types.ts';

export function printed({ content, facts, players }: ActionTable): Printed {
  const fates = (vote: number): number => content.fates.filter((it) => it.vote === vote).length;
  return {
    figures: {
      packageMoney: facts.unit,
      prestigePrice: facts.price,
      // R5
      startMoney: 100 * players,
      startPrestige: players,
      fates: content.fates.length,
      fatesFor: fates(1),
      fatesAgainst: fates(-1),
      fatesNone: fates(0),
    },
  };
}
