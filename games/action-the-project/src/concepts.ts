/** What decisions of Action the Project! teach: votes, influence, and deals nobody enforces. */
import type { Concepts } from '@boardroom/kernel';
import { ABSTAIN, OPPOSE, POLITICS, SUPPORT } from './types.ts';
import type { ActionGame } from './types.ts';

export const concepts: Concepts<ActionGame> = {
  // R4 Identity and nothing else.
  chooseLeaderCard: [],
  open: [{ concepts: ['picking-battles'] }],
  sealedBid: [{ concepts: ['picking-battles'] }],
  bid: [{ concepts: ['escalation-of-commitment'] }],
  useW1: [{ concepts: ['agenda-setting'] }],
  useW2: [{ concepts: ['agenda-setting'] }],
  place: [
    { concepts: ['coalition'] },
    { concepts: ['incentives'], where: { card: [SUPPORT, OPPOSE] } },
    { concepts: ['hedging'], where: { card: [ABSTAIN] } },
    { concepts: ['political-capital'], where: { card: [POLITICS] } },
  ],
  steer: [{ concepts: ['stakeholder-analysis'] }, { concepts: ['overruling'], moves: ['impose'] }],
  assign: [{ concepts: ['overruling'] }],
  overtime: [{ concepts: ['escalation-of-commitment'] }],
  useW4: [{ concepts: ['postponement'] }],
  // R140 Saying done forbids nothing.
  done: [],
  aside: [
    { concepts: ['coalition'], moves: ['promisePlay'] },
    {
      concepts: ['credible-commitment'],
      moves: ['promisePlay', 'promisePay', 'promiseBid', 'promiseNoBid', 'promiseText'],
    },
    { concepts: ['side-payments'], moves: ['promisePay', 'give'] },
    { concepts: ['reputation'], moves: ['give', 'judge'] },
    { concepts: ['gains-from-trade'], moves: ['offer', 'accept', 'decline', 'withdraw'] },
    { concepts: ['political-capital', 'private-information'], moves: ['buy'] },
    { concepts: ['private-information'], where: { secret: [1] } },
  ],
};
