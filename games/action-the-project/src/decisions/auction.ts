import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Seat } from '@boardroom/kernel';
import { BID, OPEN } from '../frames.ts';
import { closeAuction, closeUnopened, nextSeat } from '../steps/window.ts';
import {
  counts,
  mostPrestigeOffered,
  noteLeastBought,
  reach,
  withdrawUncovered,
} from '../stocks.ts';
import type {
  ActionEvent,
  ActionFrame,
  ActionGame,
  ActionState,
  ActionTable,
  MoveOf,
} from '../types.ts';

const NO_BID = { type: 'noBid' } as const;
const DROP = { type: 'drop' } as const;
const SEAL_NOTHING = { type: 'seal', bid: 0 } as const;

/** D2, R62–R64 open with a bid, or no bid. */
export const open: Decision<ActionGame, ActionFrame, MoveOf<'open' | 'noBid'>> = {
  legal(_t, s, f, out) {
    out.push(NO_BID);
    const max = s.prestige[f.seat]!;
    if (max > 0) out.push({ type: 'open', bid: { gap: 'range', min: 1, max, step: 1 } });
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'open') {
      const { bid } = move;
      s.bids[seat] = bid;
      s.high = seat;
      emit?.({ type: 'opened', seat, window: s.window, bid, counts: counts(s, seat, bid) });
      tieUp(t, s, seat, emit);
      s.agenda.push(BID[nextSeat(t, seat)]!);
      return;
    }
    emit?.({ type: 'bidDeclined', seat, window: s.window });
    const asked = nextSeat(t, seat);
    if (asked === s.chair) closeUnopened(s, emit);
    else s.agenda.push(OPEN[asked]!);
  },
  fallback: () => NO_BID,
  auto: (t, s, f) => (t.options.autoDrop && reach(t, s, f.seat) === 0 ? NO_BID : null),
};

/** D3, R65–R71 raise or drop out. */
export const bid: Decision<ActionGame, ActionFrame, MoveOf<'raise' | 'drop'>> = {
  legal(_t, s, f, out) {
    out.push(DROP);
    const min = leastRaise(s, f.seat);
    const max = s.prestige[f.seat]!;
    if (max >= min) out.push({ type: 'raise', bid: { gap: 'range', min, max, step: 1 } });
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'raise') {
      s.bids[seat] = move.bid;
      s.high = seat;
      const total = counts(s, seat, move.bid);
      emit?.({ type: 'raised', seat, window: s.window, bid: move.bid, counts: total });
      tieUp(t, s, seat, emit);
    } else {
      s.out[seat] = 1;
      emit?.({ type: 'dropped', seat, window: s.window });
    }
    const asked = nextBidder(t, s, seat);
    if (asked === NONE) closeAuction(t, s, emit);
    else s.agenda.push(BID[asked]!);
  },
  fallback: () => DROP,
  auto(t, s, f) {
    if (!t.options.autoDrop) return null;
    const { seat } = f;
    return counts(s, seat, reach(t, s, seat)) <= highCounts(s) ? DROP : null;
  },
};

export function highCounts(s: Readonly<ActionState>): number {
  return counts(s, s.high, s.bids[s.high]!);
}

/** R67, R72 the smallest bid that counts more than the high bid. */
export function leastRaise(s: Readonly<ActionState>, seat: Seat): number {
  const high = highCounts(s);
  return counts(s, seat, 1) === 2 ? (high >> 1) + 1 : high + 1;
}

/** R66 the next player clockwise who neither holds the high bid nor has dropped out. */
function nextBidder(t: ActionTable, s: Readonly<ActionState>, from: Seat): Seat {
  for (let seat = nextSeat(t, from); seat !== from; seat = nextSeat(t, seat))
    if (seat !== s.high && s.out[seat] === 0) return seat;
  return NONE;
}

/**
 * R69, R106 the prestige bid is tied up: offers it no longer covers go first, because what stays on
 * the table beside the bid proves what the bidder holds.
 */
function tieUp(t: ActionTable, s: ActionState, seat: Seat, emit?: Emit<ActionEvent>): void {
  withdrawUncovered(s, seat, emit);
  noteLeastBought(t, s, seat, s.bids[seat]!);
}

/** D12, R156 all bid at once, unseen. */
export const sealedBid: Decision<ActionGame, ActionFrame, MoveOf<'seal'>> = {
  legal(_t, s, f, out) {
    const max = mostSealed(s, f.seat);
    out.push(
      max > 0 ? { type: 'seal', bid: { gap: 'range', min: 0, max, step: 1 } } : SEAL_NOTHING,
    );
  },
  apply(_t, s, f, move, emit) {
    s.bids[f.seat] = move.bid;
    emit?.({ type: 'sealed', seat: f.seat, window: s.window });
  },
  fallback: () => SEAL_NOTHING,
};

/** R156 what is left beside the most prestige that an own offer gives. */
export function mostSealed(s: Readonly<ActionState>, seat: Seat): number {
  return s.prestige[seat]! - mostPrestigeOffered(s, seat, seat);
}
