/** A tender: sale at the best offer (D12, D13, R141). */
import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Seat } from '@boardroom/kernel';
import { sell } from '../auction.ts';
import { additions, bookValue, nextIn } from '../contracts.ts';
import { upToTen } from '../facts.ts';
import type {
  CloseTenderFrame,
  OfferFrame,
  ProjectPlan,
  ProjectPlanEvent,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';

const NO_OFFER = { type: 'noOffer' } as const;
const TAKE_BEST = { type: 'takeBest' } as const;
const KEEP = { type: 'keep' } as const;

export function callTender(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  s.tendered |= 1 << contract;
  const id = t.facts.ids[contract]!;
  emit?.({ type: 'tender', seat, contract: id });
  askNextOffer(
    t,
    s,
    { kind: 'offer', seat, seller: seat, contract: id, best: NONE, high: 0 },
    emit,
  );
}

/** At least the gift floor and 100 more than the offer before. */
export function leastOffer(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<OfferFrame>,
): number {
  const floor = upToTen(
    (t.options.giftFloor * bookValue(t, s, t.facts.contractOf[f.contract]!)) / 100,
  );
  return Math.max(f.high + t.content.leastBid, floor);
}

/** The cash less the addition of a contract under extension. */
export function mostOffer(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<OfferFrame>,
): number {
  return s.cash[f.seat]! - additions(t, s, 1 << t.facts.contractOf[f.contract]!);
}

/** Every other PM makes one offer or none, clockwise from the seller; who cannot is not asked. */
function askNextOffer(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: OfferFrame,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { seller, contract, best, high } = f;
  for (;;) {
    f.seat = nextIn(s, f.seat);
    if (f.seat === seller) break;
    if (leastOffer(t, s, f) <= mostOffer(t, s, f)) {
      s.agenda.push(f);
      return;
    }
    emit?.({ type: 'noOffer', seat: f.seat });
  }
  if (best === NONE) emit?.({ type: 'kept', seat: seller, contract });
  else s.agenda.push({ kind: 'closeTender', seat: seller, contract, best, high });
}

export const offer: Decision<ProjectPlan, OfferFrame> = {
  legal(t, s, f, out) {
    const min = leastOffer(t, s, f);
    const max = mostOffer(t, s, f);
    out.push({ type: 'offer', amount: { gap: 'range', min, max, step: 10 } }, NO_OFFER);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'offer') {
      f.best = seat;
      f.high = move.amount;
      emit?.({ type: 'offered', seat, contract: f.contract, amount: move.amount });
    } else emit?.({ type: 'noOffer', seat });
    askNextOffer(t, s, f, emit);
  },
  fallback: () => NO_OFFER,
};

export const closeTender: Decision<ProjectPlan, CloseTenderFrame> = {
  legal(_t, _s, _f, out) {
    out.push(TAKE_BEST, KEEP);
  },
  apply(t, s, f, move, emit) {
    const { seat, contract, best, high } = f;
    if (move.type === 'keep') return emit?.({ type: 'kept', seat, contract });
    emit?.({ type: 'soldTo', seat, to: best, contract, amount: high });
    sell(t, s, t.facts.contractOf[contract]!, seat, best, high, emit);
  },
  fallback: () => KEEP,
};
