/** What sensible bidders do rarely: spend all they have while better lots are still to come. */
import type { Habit } from '@boardroom/kernel';
import type { Lots } from './types.ts';

export const habits: readonly Habit<Lots>[] = [
  {
    code: 'spent-early',
    most: 0.1,
    watch: (_t, tally) => ({
      after(s, { events }) {
        for (const event of events) {
          if (event.type !== 'sold') continue;
          tally.of++;
          if (s.coins[event.seat] === 0 && s.pile.some((lot) => lot > event.lot)) tally.count++;
        }
      },
    }),
  },
];
