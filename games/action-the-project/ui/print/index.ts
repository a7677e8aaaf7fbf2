/** What of Action the Project! is printed: four packs of cards, money, prestige and the Chair. */
import type { Piece, Print } from '@boardroom/ui-kit/print';
import type { ActionGame } from '../../src/index.ts';
import { LOOKS } from '../cards.ts';
import {
  actionBack,
  actionLook,
  fateBack,
  fateLook,
  leaderBack,
  leaderLook,
  projectBack,
  projectLook,
} from './cards.ts';
import messages from './messages.en.json' with { type: 'json' };
import { COUNTERS, counterLook, MONEY, noteLook } from './counters.ts';

const CARD = [63, 88] as const;

export const print: Print<ActionGame> = {
  messages: { en: messages },
  options: { fate: true },
  kinds: [
    {
      id: 'projects',
      as: 'cards',
      size: CARD,
      list: ({ content }) => content.projects.map(({ id }, index) => ({ id, index, copies: 1 })),
      look: projectLook,
      back: projectBack,
    },
    {
      id: 'actions',
      as: 'cards',
      size: CARD,
      list: (t) =>
        Array.from({ length: t.seats }, (_, seat) =>
          LOOKS.map((__, card): Piece => ({
            id: `${card} ${seat + 1}`,
            index: seat * LOOKS.length + card,
            copies: 1,
          })),
        ).flat(),
      look: actionLook,
      back: actionBack,
    },
    {
      id: 'leaders',
      as: 'cards',
      size: CARD,
      list: ({ content }) => content.leaderCards.map(({ id }, index) => ({ id, index, copies: 1 })),
      look: leaderLook,
      back: leaderBack,
    },
    {
      id: 'fates',
      as: 'cards',
      size: CARD,
      list: ({ content }) => content.fates.map(({ id }, index) => ({ id, index, copies: 1 })),
      look: fateLook,
      back: fateBack,
    },
    {
      id: 'money',
      as: 'tokens',
      size: [80, 38],
      list: ({ seats }) =>
        MONEY.map(({ value, copies }) => ({
          id: `${value}`,
          index: value,
          copies: copies * seats,
        })),
      look: noteLook,
    },
    {
      id: 'counters',
      as: 'tokens',
      size: [20, 20],
      round: true,
      list: ({ seats }) =>
        COUNTERS.map(({ id, copies }, index) => ({
          id,
          index,
          copies: id === 'chair' ? copies : copies * seats,
        })),
      look: counterLook,
    },
  ],
};
