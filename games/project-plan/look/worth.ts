/** Net worth, part by part (R149). */
import type { Seat } from '@boardroom/kernel';
import { ALL_CONTRACTS } from '../src/facts.ts';
import { has, lowest } from '../src/sets.ts';
import type { PlanReader } from './reader.ts';

export interface Worth {
  readonly cash: number;
  readonly contracts: number;
  readonly staff: number;
  /** What redeeming would cost. */
  readonly extensions: number;
}

export function worthOf({ t, view }: PlanReader, seat: Seat): Worth {
  const { price, ftePrice, redemption } = t.facts;
  let [contracts, staff, extensions] = [0, 0, 0];
  for (let m = view.holds[seat]! & ALL_CONTRACTS; m !== 0; m &= m - 1) {
    const c = lowest(m);
    contracts += price[c]!;
    staff += view.level[c]! * ftePrice[c]!;
    if (has(view.extended, c)) extensions += redemption[c]!;
  }
  return { cash: view.cash[seat]!, contracts, staff, extensions };
}
