/** What of PROJECT-PLAN is printed: contracts, both packs, the board, money, staff and tokens. */
import type { Print } from '@boardroom/ui-kit/print';
import { eachSeat } from '@boardroom/ui-kit/print';
import type { ProjectPlan } from '../../src/types.ts';
import { RINGS } from '../ring.ts';
import { contractBack, contractLook, packBack, packLook } from './cards.ts';
import Campus from './Campus.svelte';
import messages from './messages.en.json' with { type: 'json' };
import { NOTES, noteLook, pawnLook, STAFF, staffLook } from './money.ts';

const CARD = [63, 88] as const;
const [{ size: board }] = RINGS as readonly [(typeof RINGS)[number]];
/** In two by two tiles of A4. */
const CAMPUS = 356;

export const print: Print<ProjectPlan> = {
  messages: { en: messages },
  kinds: [
    {
      id: 'contracts',
      as: 'cards',
      size: CARD,
      list: ({ facts }) =>
        facts.price.map((_, index) => ({ id: facts.ids[index]!, index, copies: 1 })),
      look: contractLook,
      back: contractBack,
    },
    {
      id: 'packs',
      as: 'cards',
      size: CARD,
      list: ({ content: { chance, chest } }) => [
        ...chance.map(({ id }, index) => ({ id, index, copies: 1, back: 'chance' })),
        ...chest.map(({ id }, index) => ({ id, index, copies: 1, back: 'chest' })),
      ],
      look: packLook,
      back: packBack,
    },
    {
      id: 'board',
      as: 'board',
      size: [CAMPUS, (CAMPUS * board.height) / board.width],
      list: () => [{ id: 'board', index: 0, copies: 1 }],
      Face: Campus,
    },
    {
      id: 'notes',
      as: 'tokens',
      size: [80, 38],
      list: ({ seats }) =>
        NOTES.map(({ value, copies }) => ({
          id: `${value}`,
          index: value,
          copies: copies * seats,
        })),
      look: noteLook,
    },
    {
      id: 'staff',
      as: 'tokens',
      size: [15, 15],
      list: ({ content }) =>
        STAFF.map((id, index) => ({
          id,
          index,
          copies: id === 'fte' ? content.ftes : id === 'qm' ? content.qmTeams : 4,
        })),
      look: staffLook,
    },
    {
      id: 'pawns',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: (t) => eachSeat(t, 'pawn', 1),
      look: pawnLook,
    },
  ],
};
