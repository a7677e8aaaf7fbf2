/** Why a bid, a sum, a claim or a step of a settlement is refused. */
import { NONE } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { leastBid } from '../auction.ts';
import { dealRange, valueOf } from '../deals.ts';
import { EXIT_CARDS } from '../facts.ts';
import { namedPrice } from '../settlement.ts';
import { has } from '../sets.ts';
import type { DraftFrame, ProjectPlanFrame, ProjectPlanTable } from '../types.ts';
import { contractIn } from './ids.ts';
import type { S } from './ids.ts';

/** X5, X6. */
export function refuseBid(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  f: ProjectPlanFrame | null,
): Refusal | null {
  if (f?.kind === 'bid' || f?.kind === 'bidStaff')
    return { code: 'bad-bid', facts: { least: leastBid(t, f), cash: s.cash[seat]! } };
  if (f?.kind === 'sealedBid')
    return { code: 'bad-bid', facts: { least: t.content.leastBid, cash: s.cash[seat]! } };
  const top = s.agenda[s.agenda.length - 1]!;
  if (top.kind !== 'bid' && top.kind !== 'bidStaff') return null;
  return seat !== top.best && !has(top.bidders, seat) ? { code: 'has-passed' } : null;
}

/** X18: the sum is refused as a gift, not for lack of cash. */
export function refuseSum(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<DraftFrame>,
  cash: unknown,
): Refusal | null {
  const sum = typeof cash === 'number' ? cash : 0;
  const give = valueOf(t, s, f.items & s.holds[f.seat]!) + Math.max(sum, 0);
  const get = valueOf(t, s, f.items & s.holds[f.partner]!) + Math.max(-sum, 0);
  const floor = t.options.giftFloor;
  const smaller = Math.min(give, get);
  const isGift = smaller === 0 || 100 * smaller < floor * Math.max(give, get);
  if (!isGift && dealRange(t, s, f) !== null) return null;
  return isGift
    ? { code: 'gift', facts: { floor, giveValue: give, getValue: get } }
    : { code: 'cannot-pay-deal' };
}

/** X21, X22, X35. */
export function refuseExit(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  f: ProjectPlanFrame | null,
  type: string,
): Refusal | null {
  if (s.wfa[seat] === NONE) return { code: 'not-in-wfa' };
  if (type !== 'wfaPay' && s.wfa[seat] === 3 && t.options.forcedExit === 'pay')
    return { code: 'card-too-late', facts: { amount: t.content.wfaExit } };
  if (f?.kind === 'after') return { code: 'pay-before-throw' };
  if (type === 'wfaCard' && (s.holds[seat]! & EXIT_CARDS) === 0) return { code: 'no-exit-card' };
  return null;
}

/** X24, X34, X36. */
export function refuseSettlement(
  s: S,
  type: string,
  t: ProjectPlanTable,
  value: unknown,
): Refusal | null {
  const { creditor, auctioned } = s.debt;
  const contract = contractIn(t, value);
  if (contract === NONE) return null;
  if (type !== 'auctionContract' && creditor === NONE) return { code: 'fico-takes-money' };
  if (type === 'acceptPrice')
    return namedPrice(s, contract) === NONE ? { code: 'price-lapsed', facts: { creditor } } : null;
  if (type === 'inKind') return null;
  return has(auctioned, contract)
    ? { code: 'auctioned-already', facts: { contract: String(value) } }
    : { code: 'offer-first', facts: { contract: String(value), creditor } };
}

/** X26. */
export function refuseClaim(t: ProjectPlanTable, s: S, id: unknown): Refusal | null {
  if (typeof id !== 'number' || id < 1 || id > s.lastClaim || s.active === NONE) return null;
  if (s.claims.some((claim) => claim.id === id)) return null;
  let thrower = s.active;
  while (s.throws === 0 && (thrower === s.active || s.out[thrower] !== 0))
    thrower = (thrower + t.players - 1) % t.players;
  return { code: 'claim-too-late', facts: { thrower } };
}
