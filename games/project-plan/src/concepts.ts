/** What decisions of PROJECT-PLAN teach: budget, staff, negotiation and risk. */
import type { Concepts, Lesson } from '@boardroom/kernel';
import type { ProjectPlan } from './types.ts';

/** R21 What a PM may do in every phase of the own hand, before a throw or after it. */
const managing: readonly Lesson<ProjectPlan>[] = [
  { concepts: ['resource-levelling'], moves: ['hire', 'release', 'releaseGroup'] },
  { concepts: ['contingency-reserve'], moves: ['hire', 'redeem'] },
  { concepts: ['cost-of-borrowing'], moves: ['extend', 'redeem'] },
  { concepts: ['value-creation'], moves: ['propose'] },
  { concepts: ['walk-away-price'], moves: ['tender'] },
  { concepts: ['liquidity'], moves: ['handBack'] },
];

export const concepts: Concepts<ProjectPlan> = {
  before: managing,
  after: [...managing, { concepts: ['risk-appetite'], moves: ['throw'] }],
  wfa: [...managing, { concepts: ['bench-time'], moves: ['throw', 'wfaPay', 'wfaCard'] }],
  forcedExit: [{ concepts: ['bench-time'] }],
  obtain: [
    { concepts: ['programme', 'opportunity-cost'], moves: ['buy', 'decline'] },
    { concepts: ['contingency-reserve'], moves: ['buy'] },
    { concepts: ['resource-levelling'], moves: ['release', 'releaseGroup'] },
    { concepts: ['cost-of-borrowing'], moves: ['extend'] },
    { concepts: ['liquidity'], moves: ['handBack'] },
  ],
  bid: [{ concepts: ['winners-curse'] }],
  sealedBid: [{ concepts: ['winners-curse'] }],
  offer: [{ concepts: ['winners-curse'] }],
  closeTender: [{ concepts: ['walk-away-price'] }],
  contest: [{ concepts: ['resource-contention'] }],
  bidStaff: [{ concepts: ['resource-contention'] }],
  draft: [{ concepts: ['value-creation'] }, { concepts: ['programme'], moves: ['add', 'take'] }],
  reply: [{ concepts: ['walk-away-price'] }],
  takeOver: [
    { concepts: ['inherited-liabilities', 'cost-of-borrowing'] },
    { concepts: ['contingency-reserve'], moves: ['redeemNow'] },
  ],
  estate: [{ concepts: ['inherited-liabilities'] }],
  debt: [
    { concepts: ['liquidity'] },
    { concepts: ['resource-levelling'], moves: ['release', 'releaseGroup'] },
    { concepts: ['cost-of-borrowing'], moves: ['extend'] },
    { concepts: ['value-creation'], moves: ['propose'] },
    { concepts: ['distressed-sale'], moves: ['inKind', 'acceptPrice', 'auctionContract'] },
    { concepts: ['walk-away-price'], moves: ['acceptPrice'] },
  ],
  namePrice: [{ concepts: ['distressed-sale'] }],
  review: [{ concepts: ['risk-appetite'] }],
  aside: [{ concepts: ['liquidity'], moves: ['claim'] }],
};
