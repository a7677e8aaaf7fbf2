/** What two editions of DEPLOY! are compared by. */
import { happenings } from '@boardroom/kernel';
import type { Balance } from '@boardroom/kernel';
import { habits } from './habits.ts';
import { POOLS } from './types.ts';
import type { Deploy } from './types.ts';

export const balance: Balance<Deploy> = {
  length: (_t, s) => s.round,
  things: ({ content }) => [
    ...content.cards.map(({ id }) => ({ id, words: `card.${id}` })),
    ...content.tiles.map(({ id }) => ({ id, words: `tile.${id}` })),
  ],
  /** A project is used by who deploys it, a tile by who docks it. */
  uses: (_t, { use, begin }) => ({
    hear(event) {
      if (event.type === 'deployed') use(event.seat, event.card);
      else if (event.type === 'docked') use(event.seat, event.tile);
      else if (event.type === 'started') begin(event.seat, event.pool);
    },
  }),
  starts: () => POOLS.map((id) => ({ id, words: `pool.${id}` })),
  own: [
    happenings('projects', 'deployed'),
    happenings('losses', 'loss'),
    ...habits.filter(({ code }) => code === 'idle-first-round'),
  ],
};
