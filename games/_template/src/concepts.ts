/** What bidding teaches, and what not bidding does. */
import type { Concepts } from '@boardroom/kernel';
import type { Lots } from './types.ts';

export const concepts: Concepts<Lots> = {
  bid: [{ concepts: ['own-value'] }, { concepts: ['opportunity-cost'], where: { coins: [0] } }],
};
