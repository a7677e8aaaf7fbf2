/** What decisions of El Plan teach: means and where to put them, markets, risk and ideas. */
import type { Concepts, Lesson } from '@boardroom/kernel';
import type { ElPlan } from './types.ts';

/** R48 The steps of an administration turn. */
const allocating: Lesson<ElPlan> = {
  concepts: ['resource-allocation'],
  moves: ['deactivate', 'endFreeUp', 'activate'],
};
const keepingFree: Lesson<ElPlan> = {
  concepts: ['liquidity'],
  moves: ['endAssign', 'convertWorkers'],
};
const producing: Lesson<ElPlan> = {
  concepts: ['bottleneck'],
  moves: ['produce', 'payCloud', 'endProduce'],
};

export const concepts: Concepts<ElPlan> = {
  choosePlan: [{ concepts: ['business-model'] }],
  peekEvent: [{ concepts: ['market-intelligence'] }],
  place: [
    { concepts: ['positioning'] },
    { concepts: ['insurance'], where: { space: ['1'] } },
    { concepts: ['resource-allocation'], where: { space: ['2a', '2b', '2c'] } },
    { concepts: ['return-on-investment'], where: { space: ['3e', '3t', '3i'] } },
    { concepts: ['bottleneck'], where: { space: ['4'] } },
    { concepts: ['make-or-buy'], where: { space: ['5'] } },
    { concepts: ['public-funding'], where: { space: ['6-1', '6-2', '6-3'] } },
  ],
  ignoreEvent: [{ concepts: ['insurance'] }],
  brokerInsure: [{ concepts: ['insurance'] }],
  auditPay: [{ concepts: ['liquidity', 'complementary-inputs'] }],
  seedToken: [{ concepts: ['complementary-inputs'] }],
  freeUp: [allocating],
  payToll: [{ concepts: ['liquidity'] }],
  adminToken: [{ concepts: ['complementary-inputs'] }],
  sellCard: [{ concepts: ['divestment'] }],
  assign: [allocating, keepingFree],
  acquire: [{ concepts: ['return-on-investment'] }],
  activateNow: [{ concepts: ['return-on-investment'] }],
  produce: [producing],
  buy: [{ concepts: ['make-or-buy'] }],
  sell: [
    { concepts: ['externality'], moves: ['sell'] },
    { concepts: ['inventory'], moves: ['endSale'] },
  ],
  subsidyToken: [{ concepts: ['public-funding', 'complementary-inputs'] }],
  innovate: [{ concepts: ['innovation'] }],
  patentTokens: [{ concepts: ['complementary-inputs'] }],
  cutback: [{ concepts: ['inventory'] }],
  draft: [
    allocating,
    keepingFree,
    producing,
    { concepts: ['divestment'], moves: ['sellCard', 'endSell'] },
  ],
};
