/** Ways out of a debt, the cheapest first; and the price a creditor names. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { guaranteedFunds } from '../contracts.ts';
import { tradable } from '../deals.ts';
import { ALL_CONTRACTS } from '../facts.ts';
import { has, lowest } from '../sets.ts';
import { canAccept, namedPrice } from '../settlement.ts';
import type {
  NamePriceFrame,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';
import { tens } from './say.ts';
import { cheapestExtension, cheapestRelease } from './staffing.ts';
import { groupWorths, standingAmong, worthsOfAll } from './values.ts';
import type { Reckoning } from './values.ts';

/** Raises money with as little harm as can be. */
export function raise(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): ProjectPlanMove | null {
  const { moves, group } = t.facts;
  const lone = cheapestExtension(t, s, seat, false);
  if (lone !== NONE) return moves.extend[lone]!;
  const project = cheapestRelease(t, s, seat);
  if (project !== NONE) return moves.release[project]!;
  const staffed = s.holds[seat]! & s.staffed;
  const last = cheapestExtension(t, s, seat, true);
  if (last !== NONE) return moves.extend[last]!;
  return staffed === 0 ? null : moves.releaseGroup[group[lowest(staffed)]!]!;
}

/** In a settlement: if all that can be raised is not enough, contracts are sold before giving up. */
export function settleDebt(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): ProjectPlanMove {
  const { rest, creditor, offered, auctioned } = s.debt;
  const { moves, extension, group } = t.facts;
  const short = guaranteedFunds(t, s, seat) < rest;
  if (short) {
    const staffed = s.holds[seat]! & s.staffed;
    if (staffed !== 0) return moves.releaseGroup[group[lowest(staffed)]!]!;
    for (let m = tradable(s, seat) & ALL_CONTRACTS; m !== 0; m &= m - 1) {
      const c = lowest(m);
      const least = has(s.extended, c) ? 0 : extension[c]!;
      if (creditor !== NONE && !has(offered, c)) return moves.inKind[c]!;
      if (creditor !== NONE && canAccept(t, s, c) && namedPrice(s, c) > least)
        return moves.acceptPrice[c]!;
      if (!has(auctioned, c)) return moves.auctionContract[c]!;
    }
  }
  const move = raise(t, s, seat);
  if (move !== null) return move;
  for (let m = tradable(s, seat) & ALL_CONTRACTS; m !== 0; m &= m - 1)
    if (creditor !== NONE && canAccept(t, s, lowest(m))) return moves.acceptPrice[lowest(m)]!;
  return { type: 'declareBankrupt' };
}

/** A creditor who would inherit everything names nothing. On a clone. */
export function priceInKind(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: Readonly<NamePriceFrame>,
  reckoning: Reckoning,
): number {
  const { debtor, rest } = s.debt;
  if (guaranteedFunds(t, s, debtor) < rest) return 0;
  const contract = t.facts.contractOf[f.contract]!;
  return Math.min(rest, tens(0.8 * valueOfContract(t, s, f.seat, contract, reckoning)));
}

/** What a contract would add to a PM's standing if it came for nothing. On a clone. */
export function valueOfContract(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  reckoning: Reckoning,
): number {
  const who = { seat, reckoning };
  const set = 1 << contract;
  const holds = s.holds.slice();
  for (let other = 0; other < t.players; other++) s.holds[other] = s.holds[other]! & ~set;
  const worths = worthsOfAll(t, s, who);
  const without = standingAmong(t, s, seat, worths, who);
  s.holds[seat] = s.holds[seat]! | set;
  worths[seat] = groupWorths(t, s, seat, who);
  const value = standingAmong(t, s, seat, worths, who) - without;
  for (let other = 0; other < t.players; other++) s.holds[other] = holds[other]!;
  return value;
}
