/** A free contract (D4, R36–R41). */
import { NONE } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { legalFundRaising, manage } from '../actions.ts';
import { startAuction } from '../auction.ts';
import { guaranteedFunds, passItems } from '../contracts.ts';
import { moveCash } from '../money.ts';
import type { ObtainFrame, ProjectPlan } from '../types.ts';
import { sealBids } from './sealed-bid.ts';

const BUY = { type: 'buy' } as const;
const DECLINE = { type: 'decline' } as const;

export const obtain: Decision<ProjectPlan, ObtainFrame> = {
  legal(t, s, f, out) {
    if (s.cash[f.seat]! >= f.price) out.push(BUY);
    out.push(DECLINE);
    legalFundRaising(t, s, f.seat, false, out);
  },
  apply(t, s, f, move, emit) {
    const { seat, contract: id, price } = f;
    const contract = t.facts.contractOf[id]!;
    if (move.type === 'buy') {
      moveCash(s, seat, NONE, price);
      passItems(s, NONE, seat, 1 << contract);
      emit?.({ type: 'bought', seat, contract: id, amount: price });
    } else if (move.type === 'decline') {
      emit?.({ type: 'declined', seat, contract: id });
      if (t.options.unsoldProjects === 'stay') return;
      if (t.options.auctionStyle === 'sealed') sealBids(t, s, id, emit);
      else startAuction(t, s, contract, NONE, seat, t.content.leastBid, emit);
    } else {
      s.agenda.push(f);
      manage(t, s, seat, move, emit);
    }
  },
  auto: (t, s, f) => (guaranteedFunds(t, s, f.seat) < f.price ? DECLINE : null),
  fallback: () => DECLINE,
};
