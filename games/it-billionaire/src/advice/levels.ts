import type { GameLevels } from '@boardroom/kernel';
import { newcomer } from './character.ts';

/** Rungs that each beat the one below: what was measured is in docs/bots.md. */
export const levels: GameLevels = {
  characters: { newcomer },
  // Between two nothing was found that wins nine games of ten against the advice: there is room for two rungs above a newcomer.
  manner: 'newcomer',
  slips: { beginner: { often: 0.25, looks: 2 }, easy: { often: 0.12, looks: 2 } },
  hard: {
    // Which cards to lay the advice knows: no other choice was found to win more.
    questions: ['visit', 'acceptWork'],
    // Lines follow the advice alone: with some forty small decisions in five days a tree learns nothing of use below its root.
    usual: 1,
    widen: 0,
    // Between two about as strong as the advice: more would leave too little room for `expert`.
    iterations: 12,
    rivals: 0.56,
    width: 8,
    clock: ['round'],
    ticks: 5,
    horizon: 500,
    playout: 500,
    trust: 1,
  },
  expert: {
    iterations: 1200,
    rivals: -0.34,
    // Between two more lines make longer ones worth their scatter; among five who look so far ahead lose (docs/bots.md).
    headsUp: { ticks: 8, horizon: 900, playout: 900, width: 12 },
  },
};
