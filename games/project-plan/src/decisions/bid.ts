/** Bidding in an open auction, for a contract (D5, D18) or a scarce piece (D8). */
import type { Decision, Emit, Template } from '@boardroom/kernel';
import { askNextBidder, leastBid, mostBid } from '../auction.ts';
import type {
  BidFrame,
  BidStaffFrame,
  ProjectPlan,
  ProjectPlanEvent,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';

const PASS = { type: 'pass' } as const;

function legal(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<BidFrame | BidStaffFrame>,
  out: Template<ProjectPlanMove>[],
): void {
  const amount = { gap: 'range', min: leastBid(t, f), max: mostBid(t, s, f), step: 10 } as const;
  out.push({ type: 'bid', amount }, PASS);
}

/** R44: a pass is final for this auction. */
function apply(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: BidFrame | BidStaffFrame,
  move: ProjectPlanMove,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { seat } = f;
  if (move.type === 'bid') {
    f.best = seat;
    f.high = move.amount;
    emit?.({ type: 'bid', seat, amount: move.amount });
  } else {
    f.bidders &= ~(1 << seat);
    emit?.({ type: 'passed', seat });
  }
  askNextBidder(t, s, f, emit);
}

export const bid: Decision<ProjectPlan, BidFrame> = { legal, apply, fallback: () => PASS };
export const bidStaff: Decision<ProjectPlan, BidStaffFrame> = {
  legal,
  apply,
  fallback: () => PASS,
};
