/** What two editions of IT Billionaire are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance, Tally } from '@boardroom/kernel';
import { habits, isOut } from './habits.ts';
import { BILLION } from './types.ts';
import type { It } from './types.ts';

export const balance: Balance<It> = {
  length: (_t, s) => s.round,
  things: ({ content }) => [
    ...content.items.map(({ id }) => ({ id, words: `item.${id}` })),
    ...content.locations.map(({ id }) => ({ id, words: `location.${id}` })),
  ],
  /** An item is used by who finishes it, a location by who has a lab there. */
  uses: (_t, { use }) => ({
    hear(event) {
      if (event.type === 'finished') use(event.seat, event.item);
      else if (event.type === 'labAcquired') use(event.seat, event.location);
    },
  }),
  stranded: isOut,
  own: [
    { code: 'billion', watch: (_t, tally) => ({ end: (s) => note(tally, s.ending === BILLION) }) },
    happenings('delivered', 'finished'),
    happenings('labs-bought', 'labAcquired'),
    happenings('forced-sales', 'forcedSale'),
    ...habits.filter(({ code }) => code === 'collaboration' || code === 'stop-work'),
  ],
};

function note(tally: Tally, happened: boolean): void {
  tally.of++;
  if (happened) tally.count++;
}
