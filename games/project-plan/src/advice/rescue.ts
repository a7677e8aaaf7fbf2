/** A deal that saves a debtor whose guaranteed funds do not cover the debt (R107, R159). */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { guaranteedFunds, howManyIn } from '../contracts.ts';
import { dealRange, tradable } from '../deals.ts';
import { ALL_CONTRACTS } from '../facts.ts';
import { lowest } from '../sets.ts';
import type { ProjectPlanTable } from '../types.ts';
import { gains, price, trialOf } from './deal-plans.ts';
import type { DealPlan, Trial } from './deal-plans.ts';
import type { S } from './say.ts';
import type { Character } from './values.ts';

/** The best sale to this partner, or to anybody (NONE), that covers the debt; or null. */
export function rescue(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  partner: Seat,
  character: Character,
): DealPlan | null {
  // Who is the only other PM, or inherits everything, would be a fool to help.
  if (howManyIn(s) === 2) return null;
  const trial = trialOf(t, s, seat, character);
  let best: DealPlan | null = null;
  for (let other = 0; other < t.players; other++) {
    if (other === seat || s.out[other] !== 0 || other === s.debt.creditor) continue;
    if (partner !== NONE && other !== partner) continue;
    for (const items of lots(t, s, seat)) {
      const plan = sale(t, trial, seat, other, items, character);
      if (plan && (best === null || plan.gain > best.gain)) best = plan;
    }
  }
  return best;
}

/** What a debtor can sell of each group, and of everything. */
function lots(t: ProjectPlanTable, s: S, seat: Seat): number[] {
  const all = tradable(s, seat) & ALL_CONTRACTS;
  const sets = t.facts.groupSet.map((set) => set & all);
  return [...sets.filter((items) => items !== 0 && items !== all), all];
}

/** At a fair price, or for the sum that saves the debtor, if that is more. */
function sale(
  t: ProjectPlanTable,
  trial: Trial,
  seat: Seat,
  partner: Seat,
  items: number,
  { share, pride, leastGain }: Character,
): DealPlan | null {
  const { s } = trial;
  const frame = { kind: 'draft', seat, partner, items, touched: 0, counter: false } as const;
  const range = dealRange(t, s, frame);
  const fair = price(t, trial, seat, partner, items, share);
  if (range?.gap !== 'range' || fair === null) return null;
  let needed = s.debt.rest - guaranteedFunds(t, s, seat);
  for (let m = items & ~s.extended; m !== 0; m &= m - 1) needed += t.facts.extension[lowest(m)]!;
  const cash = Math.min(fair.cash, -10 * Math.ceil(needed / 10));
  if (cash < range.min) return null;
  const { mine, theirs } = gains(t, trial, seat, partner, items, cash);
  if (theirs < leastGain || theirs < pride * mine) return null;
  return { partner, items, cash, gain: mine, theirs };
}
