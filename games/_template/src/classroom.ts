/** What a class may do with a table (R9), and how an early end ranks (R10: as it stands). */
import type { Classroom } from '@boardroom/kernel';
import type { Lots } from './types.ts';

export const classroom: Classroom<Lots> = {
  round: (t, s) => t.content.lots.length - s.pile.length,
  lastRound: (t) => t.content.lots.length,
  openScores: () => true,
  lengths: [{ minutes: 10, options: {} }],
  prompts: {
    win: { kind: 'probability', about: 'own-win' },
    score: { kind: 'number', about: 'own-score', range: (t) => [0, t.content.lots.length] },
    who: { kind: 'winner' },
    worth: { kind: 'explain' },
  },
  injects: {
    gift: {
      on: 'seat',
      amounts: [1, 2],
      may: () => true,
      apply(_t, s, seat, amount) {
        s.coins[seat]! += amount;
        s.paid -= amount;
      },
    },
  },
  tallies: { sold: ['sold'] },
  news: { turnedUp: 'lot' },
};
