/** What of DEPLOY! is printed: projects, tiles, the board, server rooms, cubes and tokens. */
import type { Print } from '@boardroom/ui-kit/print';
import { eachSeat } from '@boardroom/ui-kit/print';
import type { Deploy } from '../../src/types.ts';
import { HEIGHT, WIDTH } from '../layout.ts';
import { projectBack, projectLook, tileBack, tileLook } from './cards.ts';
import messages from './messages.en.json' with { type: 'json' };
import Office from './Office.svelte';
import { roomLook } from './room.ts';
import {
  capacityLook,
  CHIPS,
  chipLook,
  COLOURS,
  cubeLook,
  LEAST,
  SEAT_TOKENS,
  seatTokenLook,
} from './tokens.ts';

const CARD = [63, 88] as const;
const BOARD = 490;

export const print: Print<Deploy> = {
  messages: { en: messages },
  kinds: [
    {
      id: 'projects',
      as: 'cards',
      size: CARD,
      list: ({ content }) =>
        content.cards.map(({ id, level }, index) => ({ id, index, copies: 1, back: `${level}` })),
      look: projectLook,
      back: projectBack,
    },
    {
      id: 'tiles',
      as: 'cards',
      size: CARD,
      list: ({ content }) => content.tiles.map(({ id, copies }, index) => ({ id, index, copies })),
      look: tileLook,
      back: tileBack,
    },
    {
      id: 'board',
      as: 'board',
      size: [BOARD, (BOARD * HEIGHT) / WIDTH],
      list: () => [{ id: 'board', index: 0, copies: 1 }],
      Face: Office,
    },
    {
      id: 'rooms',
      as: 'mat',
      size: [262, 184],
      list: (t) => eachSeat(t, 'room', 1),
      look: roomLook,
    },
    {
      id: 'capacity',
      as: 'tokens',
      size: [28, 28],
      list: ({ content, seats }) => {
        const { startValue, stacks } = content.capacity;
        return [
          { id: 'start', index: startValue, copies: seats },
          ...stacks.map((copies, i) => ({ id: `${LEAST + i}`, index: LEAST + i, copies })),
        ];
      },
      look: capacityLook,
    },
    {
      id: 'cubes',
      as: 'tokens',
      size: [12, 12],
      list: ({ content }) =>
        COLOURS.map((id, index) => ({ id, index, copies: content.start.cubes })),
      look: cubeLook,
    },
    {
      id: 'tokens',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: (t) =>
        SEAT_TOKENS.flatMap(({ id, copies }, i) =>
          eachSeat(t, id, copies).map((piece) => ({ ...piece, index: piece.index * 10 + i })),
        ),
      look: seatTokenLook,
    },
    {
      id: 'chips',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: () => CHIPS.map(({ value, copies }) => ({ id: `${value}`, index: value, copies })),
      look: chipLook,
    },
  ],
};
