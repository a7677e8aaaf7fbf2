/** What two editions of El Plan are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import type { ElPlan } from './types.ts';

export const balance: Balance<ElPlan> = {
  length: (_t, s) => s.period,
  things: ({ content }) => content.cards.map(({ id }) => ({ id, words: `card.${id}` })),
  /** A card is used by who acquires it. */
  uses: (_t, { use, begin }) => ({
    hear(event) {
      if (event.type === 'acquired') use(event.seat, event.card);
      else if (event.type === 'planChosen') begin(event.seat, event.business);
    },
  }),
  starts: ({ content }) => content.businesses.map((id) => ({ id, words: `business.${id}` })),
  own: [
    happenings('innovations', 'innovated'),
    happenings('exports', 'exported'),
    ...habits.filter(({ code }) => code !== 'refilled'),
  ],
};
