/** What two editions of PROJECT-PLAN are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import type { ProjectPlan } from './types.ts';

export const balance: Balance<ProjectPlan> = {
  length: (_t, s) => s.round,
  things: ({ facts, content }) => [
    ...facts.ids.map((id) => ({ id, words: `name.${id}`, earns: true as const })),
    ...[...content.chance, ...content.chest].map(({ id }) => ({ id, words: `name.${id}` })),
  ],
  /**
   * A contract is used by who is dealt it, buys it, wins it at auction or gets it by a deal and collects
   * a fee, a card by who draws it. Contracts earn fees.
   */
  uses: (_t, { use, earn }) => ({
    hear(event) {
      if (event.type === 'dealt') for (const id of event.contracts) use(event.seat, id);
      else if (event.type === 'bought' || event.type === 'sold') use(event.seat, event.contract);
      else if (event.type === 'card') use(event.seat, event.card);
      else if (event.type === 'fee' || event.type === 'claimed') {
        use(event.to, event.contract);
        earn(event.to, event.contract, event.amount);
      }
    },
  }),
  stranded: (_t, s, seat) => s.out[seat] !== 0,
  own: [
    happenings('contracts-placed', 'bought'),
    happenings('auctions', 'sold'),
    happenings('fees', 'fee'),
    ...habits.filter(({ code }) => code === 'dear-bid' || code === 'deal-made'),
  ],
};
