/** What of IT Billionaire is printed: items, events, actions, the map, a mat and tokens for each seat. */
import type { Piece, Print } from '@boardroom/ui-kit/print';
import { eachSeat } from '@boardroom/ui-kit/print';
import { KINDS } from '../../src/types.ts';
import type { It } from '../../src/types.ts';
import { HEIGHT, WIDTH } from '../layout.ts';
import { actionBack, actionLook, eventBack, eventLook, itemBack, itemLook } from './cards.ts';
import Map from './Map.svelte';
import { matLook } from './mat.ts';
import messages from './messages.en.json' with { type: 'json' };
import { RINGS, ringLook, seatTokenLook, SEAT_TOKENS } from './tokens.ts';

const CARD = [63, 88] as const;
/** In two by two tiles of A4, and of Letter. */
const MAP = 490;

export const print: Print<It> = {
  messages: { en: messages },
  kinds: [
    {
      id: 'items',
      as: 'cards',
      size: CARD,
      list: ({ content }) =>
        content.items.map(({ id, size }, index) => ({ id, index, copies: 1, back: size })),
      look: itemLook,
      back: itemBack,
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
      id: 'actions',
      as: 'cards',
      size: CARD,
      list: (t) =>
        Array.from({ length: t.seats }, (_, seat) =>
          KINDS.map((kind, i): Piece => ({
            id: `${kind} ${seat + 1}`,
            index: seat * KINDS.length + i,
            copies: t.content.cards[kind],
            back: `${seat}`,
          })),
        ).flat(),
      look: actionLook,
      back: actionBack,
    },
    {
      id: 'map',
      as: 'board',
      size: [MAP, (MAP * HEIGHT) / WIDTH],
      list: () => [{ id: 'map', index: 0, copies: 1 }],
      Face: Map,
    },
    {
      id: 'mats',
      as: 'mat',
      size: [262, 184],
      list: (t) => eachSeat(t, 'mat', 1),
      look: matLook,
    },
    {
      id: 'tokens',
      as: 'tokens',
      size: [20, 20],
      list: (t) =>
        SEAT_TOKENS.flatMap(({ id, copies }, i) =>
          eachSeat(t, id, copies).map((piece) => ({ ...piece, index: piece.index * 10 + i })),
        ),
      look: seatTokenLook,
    },
    {
      id: 'rings',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: (t) =>
        RINGS.map(({ days, copies }) => ({ id: `${days}`, index: days, copies: copies * t.seats })),
      look: ringLook,
    },
  ],
};
