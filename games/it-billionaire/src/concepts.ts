/** What decisions of IT Billionaire teach: sites, time zones, work taken on, and cash. */
import type { Concepts } from '@boardroom/kernel';
import type { It } from './types.ts';

/** Counts of Action Cards (R28): at least one, or several. */
const SOME = [1, 2, 3, 4];
const SEVERAL = [2, 3, 4];

export const concepts: Concepts<It> = {
  forcedSale: [{ concepts: ['runway'] }],
  chooseActions: [
    { concepts: ['planning-under-uncertainty'] },
    { concepts: ['utilisation'], where: { do: SOME } },
    { concepts: ['follow-the-sun'], where: { do: SEVERAL } },
    { concepts: ['runway'], where: { acquire: SOME } },
    { concepts: ['work-in-progress'], where: { select: SEVERAL } },
    { concepts: ['sunk-cost'], where: { sell: SOME } },
    { concepts: ['sunk-cost'], where: { stop: SOME } },
  ],
  visit: [
    { concepts: ['site-selection', 'nearness'], moves: ['acquireLab'] },
    { concepts: ['diversification'], moves: ['acquireLab', 'sellLab'] },
    { concepts: ['sunk-cost'], moves: ['sellLab', 'stopWork'] },
    { concepts: ['portfolio-mix', 'cash-flow'], moves: ['selectWork'] },
    { concepts: ['nearness', 'follow-the-sun'], moves: ['doWork'], where: { labs: [1] } },
    { concepts: ['coordination-cost'], moves: ['doWork'], where: { labs: [2, 3] } },
    { concepts: ['keeping-options'], moves: ['endVisit'] },
  ],
  drawSecond: [{ concepts: ['portfolio-mix'] }],
  acceptWork: [
    { concepts: ['work-in-progress'], where: { cards: [2] } },
    { concepts: ['bid-or-no-bid'], where: { cards: [0, 1] } },
    { concepts: ['risk-premium', 'cash-flow'], where: { cards: [1, 2] } },
  ],
};
