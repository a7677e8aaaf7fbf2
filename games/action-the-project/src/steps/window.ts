import { NONE } from '@boardroom/kernel';
import type { Emit, Seat, Step } from '@boardroom/kernel';
import { OPEN, SEALED_BID, STEER, UNSEAL, USE_W1, USE_W2, USE_W4 } from '../frames.ts';
import { counts, noteLeastBought, reach } from '../stocks.ts';
import { HELD, SKIPPED, SUCCEEDED, UNOPENED } from '../types.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../types.ts';

/** R59–R62 a prestige window opens: from the Chair clockwise, or sealed by all at once. */
export const window: Step<ActionGame> = {
  run(t, s, f, emit) {
    const number = f.seat;
    if (isSkipped(t, s, number)) {
      s.windows[number - 1] = SKIPPED;
      emit?.({ type: 'windowSkipped', window: number });
      return;
    }
    s.window = number;
    if (t.options.auction === 'sealed') {
      s.agenda.push(UNSEAL);
      askForSealedBids(t, s, emit);
    } else s.agenda.push(OPEN[s.chair]!);
  },
};

function isSkipped(t: ActionTable, s: Readonly<ActionState>, number: number): boolean {
  const { leaderDraw, lastTrial, maxTrials } = t.options;
  // R17 no other project could come.
  if (number === 1) return s.pile.length === 0;
  // `rota`: no other leader could come.
  if (number === 2) return leaderDraw === 'rota' && s.rota.length === 0;
  if (number === 3) return false;
  // R55, R57 nothing to carry on, or no next turn to carry it to; `maxTrials`.
  return (
    s.outcome === SUCCEEDED ||
    (s.turn === t.facts.turns && lastTrial === 'closed') ||
    (maxTrials > 0 && s.trialsInRow >= maxTrials)
  );
}

/** D12, R163 with `autoDrop` whoever cannot have any prestige is not asked; looked at once. */
function askForSealedBids(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  for (let seat = t.players - 1; seat >= 0; seat--)
    if (!t.options.autoDrop || reach(t, s, seat) > 0) s.agenda.push(SEALED_BID[seat]!);
    else emit?.({ type: 'sealed', seat, window: s.window });
}

/** `auction = sealed`: all bids are turned up; the highest count wins, ties from the Chair. */
export const unseal: Step<ActionGame> = {
  run(t, s, _f, emit) {
    const n = t.players;
    let best = 0;
    for (let i = 0; i < n; i++) {
      const seat = (s.chair + i) % n;
      const bid = s.bids[seat]!;
      const count = counts(s, seat, bid);
      noteLeastBought(t, s, seat, bid);
      emit?.({ type: 'bidTurned', seat, window: s.window, bid, counts: count });
      if (count > best) {
        best = count;
        s.high = seat;
      }
    }
    if (best === 0) closeUnopened(s, emit);
    else closeAuction(t, s, emit);
  },
};

/** R63 nobody bid. */
export function closeUnopened(s: ActionState, emit?: Emit<ActionEvent>): void {
  s.windows[s.window - 1] = UNOPENED;
  emit?.({ type: 'windowUnopened', window: s.window });
  s.window = 0;
}

/** R73, R137 everyone who bid pays; then the winner decides. */
export function closeAuction(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const n = t.players;
  const { window: number, high: winner, bids } = s;
  const first = number > 2 ? s.leader : s.chair;
  const winningBid = bids[winner]!;
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    const bid = bids[seat]!;
    s.out[seat] = 0;
    if (bid === 0) continue;
    s.prestige[seat]! -= bid;
    s.bookPrestige[seat]! -= bid;
    s.paid[(number - 1) * n + seat] = bid;
    s.auctionPaid += bid;
    bids[seat] = 0;
    emit?.({ type: 'paid', seat, window: number, bid });
  }
  emit?.({ type: 'won', seat: winner, window: number, bid: winningBid });
  s.windows[number - 1] = HELD;
  s.winners[number - 1] = winner;
  s.high = NONE;
  s.window = 0;
  s.agenda.push(QUESTIONS[number - 1]![winner]!);
}

const QUESTIONS = [USE_W1, USE_W2, STEER, USE_W4];

export function nextSeat(t: ActionTable, seat: Seat): Seat {
  return seat + 1 === t.players ? 0 : seat + 1;
}
