/** What is hidden: the order of the pile, and everybody's coins and bids but one's own. */
import { HIDDEN, isOver, mix, NONE } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat } from '@boardroom/kernel';
import type { LotsState, LotsTable } from './types.ts';

export const knowledge: Knowledge<LotsState> = {
  public: ['agenda', 'lot', 'shown', 'taken', 'away', 'paid'],
  seat: ['coins', 'bids'],
  table: ['pile'],
};

export function redact(_t: LotsTable, s: LotsState, seat: Seat | null): void {
  s.pile.fill(HIDDEN);
  if (isOver(s)) return;
  for (let other = 0; other < s.coins.length; other++) {
    if (other === seat) continue;
    s.coins[other] = HIDDEN;
    // That somebody has bid is seen; how much is not.
    if (s.bids[other] !== NONE) s.bids[other] = 0;
  }
}

/** Any order of the lots not seen yet. */
export function redeal(t: LotsTable, s: LotsState, rng: Rng): void {
  const unseen = [...t.content.lots];
  for (const lot of [s.lot, ...s.taken.flat(), ...s.away]) {
    const at = unseen.indexOf(lot);
    if (at >= 0) unseen.splice(at, 1);
  }
  s.pile = mix(unseen, rng).slice(0, s.pile.length);
}

/** Besides, any split of the coins that are still about. */
export function resample(t: LotsTable, s: LotsState, seat: Seat, rng: Rng): void {
  redeal(t, s, rng);
  if (isOver(s)) return;
  const others = s.coins.map((_, other) => other).filter((other) => other !== seat);
  let left = t.players * t.options.coins - s.paid - s.coins[seat]!;
  for (const other of others) s.coins[other] = 0;
  // Nobody has more than at first, unless a trainer gave so much that somebody must (R9).
  const most = Math.max(t.options.coins, Math.ceil(left / others.length));
  while (left > 0) {
    const rich = others[rng.below(others.length)]!;
    if (s.coins[rich]! >= most) continue;
    s.coins[rich]!++;
    left--;
  }
  for (const other of others)
    if (s.bids[other] !== NONE) s.bids[other] = rng.below(s.coins[other]! + 1);
}
