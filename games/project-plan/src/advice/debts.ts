/** Ways out of a debt, the cheapest first; and the price a creditor names. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { guaranteedFunds, howManyIn, isLastOfGroup } from '../contracts.ts';
import { tradable } from '../deals.ts';
import { ALL_CONTRACTS } from '../facts.ts';
import { has, lowest } from '../sets.ts';
import { canAccept } from '../settlement.ts';
import type {
  NamePriceFrame,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';
import { rescue } from './rescue.ts';
import { tens } from './say.ts';
import { cheapest, extensions, rateOf, releases } from './sources.ts';
import { groupWorths, standingAmong, worthsOfAll } from './values.ts';
import type { Character, Reckoning } from './values.ts';

/** The step that brings what is missing, or a part of it, with as little harm as can be. */
export function raise(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  missing: number,
): ProjectPlanMove | null {
  const { moves, group } = t.facts;
  const extension = cheapest(extensions(t, s, seat, ALL_CONTRACTS), missing);
  const release = cheapest(releases(t, s, seat), missing);
  if (extension && (!release || rateOf(extension, missing) <= rateOf(release, missing)))
    return moves.extend[extension.item]!;
  if (release) return moves.release[release.item]!;
  // R102: a QM team may be released with its group alone.
  const staffed = s.holds[seat]! & s.staffed;
  return staffed === 0 ? null : moves.releaseGroup[group[lowest(staffed)]!]!;
}

/** In a settlement: if what can be raised is not enough, it sells contracts or gives up. */
export function settleDebt(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  character: Character,
): ProjectPlanMove {
  const { rest, proposals } = s.debt;
  const { moves, group } = t.facts;
  const missing = rest - guaranteedFunds(t, s, seat);
  if (missing > 0) {
    const staffed = s.holds[seat]! & s.staffed;
    if (staffed !== 0) return moves.releaseGroup[group[lowest(staffed)]!]!;
    const deal = proposals === 0 ? rescue(t, s, seat, NONE, character) : null;
    if (deal) return moves.propose[deal.partner]!;
    if (hopes(t, s, seat) < missing) return { type: 'declareBankrupt' };
  }
  return raise(t, s, seat, rest - s.cash[seat]!) ?? sell(t, s, seat);
}

/** What contracts may bring at auction, at best. */
function hopes(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): number {
  if (howManyIn(s) === 2) return 0;
  let sum = 0;
  for (let m = tradable(s, seat) & ALL_CONTRACTS & ~s.debt.auctioned; m !== 0; m &= m - 1)
    sum += hope(t, s, seat, lowest(m));
  return sum;
}

/** Who lacks only this contract pays its price; others a part of it, for they have to redeem it. */
function hope(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  contract: number,
): number {
  const price = t.facts.price[contract]!;
  const holds = s.holds.map((held, other) => (other === seat ? 0 : held));
  return isLastOfGroup(t, { ...s, holds }, contract) ? price : price / 4;
}

/** Sells the contract that may bring most: in kind, or at auction (R112, R116). */
function sell(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): ProjectPlanMove {
  const { creditor, offered, auctioned } = s.debt;
  const { moves } = t.facts;
  let best = NONE;
  for (let m = tradable(s, seat) & ALL_CONTRACTS & ~auctioned; m !== 0; m &= m - 1)
    if (best === NONE || hope(t, s, seat, lowest(m)) > hope(t, s, seat, best)) best = lowest(m);
  if (best === NONE) return { type: 'declareBankrupt' };
  if (creditor === NONE) return moves.auctionContract[best]!;
  if (!has(offered, best)) return moves.inKind[best]!;
  return canAccept(t, s, best) ? moves.acceptPrice[best]! : moves.auctionContract[best]!;
}

/** R105, R119, R146: the only other PM cannot pay; who gives nothing for its contracts has won. */
export function isLastRivalShort(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): boolean {
  const { debtor, rest } = s.debt;
  if (debtor === NONE || debtor === seat || howManyIn(s) !== 2) return false;
  return guaranteedFunds(t, s, debtor) < rest;
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

/** What a contract would add to a PM's standing for nothing, rather than to `rival`. On a clone. */
export function valueOfContract(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  reckoning: Reckoning,
  rival: Seat = NONE,
): number {
  const who = { seat, reckoning };
  const set = 1 << contract;
  const holds = s.holds.slice();
  for (let other = 0; other < t.players; other++) s.holds[other] = s.holds[other]! & ~set;
  const free = worthsOfAll(t, s, who);
  const worthsWith = (holder: Seat): (readonly number[])[] => {
    s.holds[holder] = s.holds[holder]! | set;
    return free.with(holder, groupWorths(t, s, holder, who));
  };
  const lost = rival === NONE ? free : worthsWith(rival);
  if (rival !== NONE) s.holds[rival] = s.holds[rival]! & ~set;
  const without = standingAmong(t, s, seat, lost, who);
  const value = standingAmong(t, s, seat, worthsWith(seat), who) - without;
  for (let other = 0; other < t.players; other++) s.holds[other] = holds[other]!;
  return value;
}
