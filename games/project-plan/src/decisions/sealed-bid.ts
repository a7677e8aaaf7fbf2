/** Sealed bids for a contract that was declined (D6, R50). */
import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Step } from '@boardroom/kernel';
import { knockDown } from '../auction.ts';
import type {
  AmountMove,
  OpenBidsFrame,
  ProjectPlan,
  ProjectPlanEvent,
  ProjectPlanState,
  ProjectPlanTable,
  SealedBidFrame,
} from '../types.ts';

const NO_BID = { type: 'sealedBid', amount: 0 } as const;

/** All PMs bid at once and secretly. */
export function sealBids(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  contract: string,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { players } = t;
  emit?.({ type: 'auction', contract });
  const bids = Array.from({ length: players }, () => NONE);
  s.agenda.push({ kind: 'openBids', seat: NONE, contract, bids });
  for (let i = 0; i < players; i++) {
    const seat = (s.active + players - i) % players;
    if (s.out[seat] === 0) s.agenda.push({ kind: 'sealedBid', seat, contract, together: true });
  }
}

/** The frame that gathers the bids lies under those still to come. */
export function gathered(s: Readonly<ProjectPlanState>): OpenBidsFrame | null {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i]!;
    if (f.kind === 'openBids') return f;
    if (f.kind !== 'sealedBid') return null;
  }
  return null;
}

export const sealedBid: Decision<ProjectPlan, SealedBidFrame, AmountMove<'sealedBid'>> = {
  legal(t, s, f, out) {
    const max = s.cash[f.seat]!;
    const min = t.content.leastBid;
    out.push(NO_BID);
    if (max >= min) out.push({ type: 'sealedBid', amount: { gap: 'range', min, max, step: 10 } });
  },
  apply(_t, s, f, move, emit) {
    gathered(s)!.bids[f.seat] = move.amount;
    emit?.({ type: 'sealed', seat: f.seat });
  },
  auto: (t, s, f) => (s.cash[f.seat]! < t.content.leastBid ? NO_BID : null),
  fallback: () => NO_BID,
};

/** The highest pays its own bid; among equals the first clockwise from the active PM wins. */
export const openBids: Step<ProjectPlan, OpenBidsFrame> = {
  run(t, s, f, emit) {
    let best = NONE;
    let high = 0;
    for (let k = 1; k <= t.players; k++) {
      const seat = (s.active + k) % t.players;
      const amount = f.bids[seat]!;
      if (amount === NONE) continue;
      emit?.({ type: 'sealedBid', seat, amount });
      if (amount > high) {
        best = seat;
        high = amount;
      }
    }
    knockDown(t, s, f.contract, NONE, best, high, emit);
  },
};
