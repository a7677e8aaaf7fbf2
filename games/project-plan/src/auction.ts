/** The open ascending auction (R42–R49), for contracts and for scarce staff. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { additions, askTakeOver, passItems, takeOver } from './contracts.ts';
import { moveCash } from './money.ts';
import { placePiece } from './staff.ts';
import type {
  BidFrame,
  BidStaffFrame,
  ProjectPlanEvent,
  ProjectPlanState,
  ProjectPlanTable,
} from './types.ts';

type Report = Emit<ProjectPlanEvent> | undefined;

/** Starts an auction; speakers go clockwise from `from`, who speaks last (R43). */
export function startAuction(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  contract: number,
  seller: Seat,
  from: Seat,
  least: number,
  emit?: Report,
): void {
  let bidders = 0;
  for (let seat = 0; seat < t.players; seat++)
    if (s.out[seat] === 0 && seat !== seller) bidders |= 1 << seat;
  emit?.({ type: 'auction', contract: t.facts.ids[contract]! });
  const f: BidFrame = {
    kind: 'bid',
    seat: from,
    contract: t.facts.ids[contract]!,
    seller,
    best: NONE,
    high: 0,
    least,
    bidders,
  };
  askNextBidder(t, s, f, emit);
}

/** R45, R98, R117: the least bid of this speaker. */
export function leastBid(t: ProjectPlanTable, f: Readonly<BidFrame | BidStaffFrame>): number {
  const raise = f.high + t.content.leastBid;
  if (f.kind === 'bid') return f.best === NONE ? f.least : raise;
  return Math.max(raise, t.facts.ftePrice[f.projects[f.seat]!]!);
}

/** R45: never above the cash; R117: the addition of a contract under extension stays covered. */
export function mostBid(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<BidFrame | BidStaffFrame>,
): number {
  const cash = s.cash[f.seat]!;
  return f.kind === 'bid' ? cash - additions(t, s, 1 << t.facts.contractOf[f.contract]!) : cash;
}

/** R46, R47: asks the next speaker who can bid; who cannot passes; if nobody is left it ends. */
export function askNextBidder(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: BidFrame | BidStaffFrame,
  emit?: Report,
): void {
  const { players } = t;
  for (let i = 0; i < players; i++) {
    f.seat = f.seat + 1 === players ? 0 : f.seat + 1;
    if (f.seat === f.best || ((f.bidders >> f.seat) & 1) === 0) continue;
    if (leastBid(t, f) <= mostBid(t, s, f)) {
      s.agenda.push(f);
      return;
    }
    f.bidders &= ~(1 << f.seat);
    emit?.({ type: 'passed', seat: f.seat });
  }
  if (f.kind === 'bid') knockDown(t, s, f.contract, f.seller, f.best, f.high, emit);
  else placePiece(t, s, f.best, f.projects[f.best]!, f.high, emit);
}

/** R40, R48, R118: the best bid is paid to the seller; without one nothing changes. */
export function knockDown(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  contract: string,
  seller: Seat,
  seat: Seat,
  amount: number,
  emit?: Report,
): void {
  if (seat === NONE) {
    emit?.({ type: 'unsold', contract });
    return;
  }
  emit?.({ type: 'sold', seat, contract, amount });
  sell(t, s, t.facts.contractOf[contract]!, seller, seat, amount, emit);
}

/** R156: price, contract, addition, then the choice of the new manager. */
export function sell(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  contract: number,
  seller: Seat,
  buyer: Seat,
  amount: number,
  emit?: Report,
): void {
  const set = 1 << contract;
  moveCash(s, buyer, seller, amount);
  passItems(s, seller, buyer, set);
  takeOver(t, s, buyer, set, emit);
  askTakeOver(t, s, buyer, set);
}
