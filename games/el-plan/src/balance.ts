/** What two editions of El Plan are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance } from '@boardroom/kernel';
import { EFFECT } from './content.ts';
import { habits } from './habits.ts';
import type { ElPlan } from './types.ts';
import { INACTIVE } from './types.ts';

export const balance: Balance<ElPlan> = {
  length: (_t, s) => s.period,
  things: ({ content }) =>
    content.cards.map(({ id, effects }) => ({
      id,
      words: `card.${id}`,
      ...(effects.exportBonus ? { earns: true as const } : {}),
    })),
  /** A card is used by who acquires it. What exports pay is seen apart from what else a month brings. */
  uses: ({ facts, content }, { use, earn, begin }) => ({
    hear(event, s) {
      if (event.type === 'acquired') use(event.seat, event.card);
      else if (event.type === 'planChosen') begin(event.seat, event.business);
      else if (event.type === 'exportBonus') {
        const holders = facts.holders[EFFECT.exportBonus]!;
        for (let i = 0; i < holders.length; i += 2) {
          const card = holders[i]!;
          if (s.owner[card] === event.seat && s.cards[card] !== INACTIVE)
            earn(event.seat, content.cards[card]!.id, holders[i + 1]!);
        }
      }
    },
  }),
  starts: ({ content }) => content.businesses.map((id) => ({ id, words: `business.${id}` })),
  own: [
    happenings('innovations', 'innovated'),
    happenings('exports', 'exported'),
    ...habits.filter(({ code }) => code.startsWith('card-')),
  ],
};
