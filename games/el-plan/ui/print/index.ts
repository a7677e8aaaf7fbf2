/** What of El Plan is printed: investments, events, plans, the town, tokens. */
import { NONE } from '@boardroom/kernel';
import type { Print } from '@boardroom/ui-kit/print';
import { eachSeat } from '@boardroom/ui-kit/print';
import type { ElPlan } from '../../src/index.ts';
import { HEIGHT, WIDTH } from '../layout.ts';
import { THINGS } from '../looks.ts';
import { cardBack, cardLook, eventBack, eventLook } from './cards.ts';
import messages from './messages.en.json' with { type: 'json' };
import { planLook } from './plans.ts';
import { MARKERS, personLook, supplyOf, thingLook } from './tokens.ts';
import Town from './Town.svelte';

const CARD = [63, 88] as const;
/** In two by two tiles of A4, and of Letter. */
const TOWN = 490;

export const print: Print<ElPlan> = {
  messages: { en: messages },
  kinds: [
    {
      id: 'cards',
      as: 'cards',
      size: CARD,
      list: ({ content }) =>
        content.cards.map(({ id, deck }, index) => ({ id, index, copies: 1, back: deck })),
      look: cardLook,
      back: cardBack,
    },
    {
      id: 'events',
      as: 'cards',
      size: CARD,
      list: ({ content }) => content.events.map(({ id }, index) => ({ id, index, copies: 1 })),
      look: eventLook,
      back: eventBack,
    },
    {
      id: 'town',
      as: 'board',
      size: [TOWN, (TOWN * HEIGHT) / WIDTH],
      list: () => [{ id: 'town', index: 0, copies: 1 }],
      Face: Town,
    },
    {
      id: 'plans',
      as: 'mat',
      size: [262, 184],
      list: ({ content }) =>
        content.plans.map(({ business, level }, index) => ({
          id: `${business}${level}`,
          index,
          copies: 1,
        })),
      look: planLook,
    },
    {
      id: 'things',
      as: 'tokens',
      size: [15, 15],
      round: true,
      list: ({ content }) =>
        THINGS.map((_, index) => ({ id: `${index}`, index, copies: supplyOf(content, index) })),
      look: thingLook,
    },
    {
      id: 'people',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: (t) => [
        ...eachSeat(t, 'seat', 1),
        ...MARKERS.map((id) => ({ id, index: NONE, copies: 1 })),
      ],
      look: personLook,
    },
  ],
};
