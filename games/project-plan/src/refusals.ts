/** Why a move is not legal now (section Illegal actions): a code and the facts its words need. */
import { NONE, pendingIndex } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { isBetweenSteps, isFacilitator } from './asides.ts';
import { leastBid } from './auction.ts';
import { guaranteedFunds, holderOf, isComplete } from './contracts.ts';
import { dealRange, tradable, valueOf } from './deals.ts';
import { CERTIFICATIONS, EXIT_CARDS } from './facts.ts';
import { namedPrice } from './settlement.ts';
import { has, lowest } from './sets.ts';
import { highestLevel, lowestLevel, stock } from './staff.ts';
import type {
  DraftFrame,
  ProjectPlanFrame,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from './types.ts';

type S = Readonly<ProjectPlanState>;
/** What came from outside: a known type perhaps, fields of any kind. */
type Fields = Readonly<Record<string, unknown>>;

/** Moves only the active PM makes, in phases (a) and (e). */
const OWN_HAND: readonly string[] = [
  'throw',
  'endHand',
  'wfaPay',
  'wfaCard',
  'hire',
  'release',
  'releaseGroup',
  'extend',
  'redeem',
  'handBack',
  'tender',
];

export function refuse(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  move: ProjectPlanMove,
): Refusal | null {
  const fields = move as unknown as Fields;
  if (seat >= t.players) return refuseFacilitator(t, s, seat, move.type);
  const index = pendingIndex(s, seat);
  const f = index < 0 ? null : s.agenda[index]!;
  const own = refuseOwnership(t, s, seat, f, fields);
  if (own) return own;
  if (f === null && seat !== s.active && OWN_HAND.includes(move.type))
    return { code: 'not-your-hand', facts: { active: s.active } };
  switch (move.type) {
    case 'throw':
      return f?.kind === 'after' ? { code: 'no-further-throw' } : null;
    case 'endHand':
      return f?.kind === 'debt' || f?.kind === 'obtain' ? null : { code: 'still-to-throw' };
    case 'buy':
      return f?.kind === 'obtain'
        ? { code: 'cannot-pay-price', facts: { price: f.price, cash: s.cash[seat]! } }
        : { code: 'not-on-offer' };
    case 'bid':
    case 'sealedBid':
      return refuseBid(t, s, seat, f);
    case 'hire':
      return refuseHire(t, s, seat, contractIn(t, fields['project']));
    case 'contest':
      return refuseContest(t, f, fields['project']);
    case 'release':
      return refuseRelease(t, s, contractIn(t, fields['project']));
    case 'extend':
      return has(s.extended, contractIn(t, fields['contract']))
        ? { code: 'extended-already' }
        : null;
    case 'redeem':
      return refuseRedeem(t, s, contractIn(t, fields['contract']));
    case 'handBack':
      return has(t.facts.certifications, contractIn(t, fields['project']))
        ? { code: 'only-projects' }
        : null;
    case 'tender':
      return has(s.tendered, contractIn(t, fields['contract']))
        ? { code: 'tendered-already', facts: { contract: String(fields['contract']) } }
        : null;
    case 'propose':
      return { code: 'no-proposal', facts: { most: t.options.maxProposals } };
    case 'add':
    case 'take':
      return itemIn(t, fields['item']) === NONE ? { code: 'only-items' } : null;
    case 'offerDeal':
      return f?.kind === 'draft' ? refuseSum(t, s, f, fields['cash']) : null;
    case 'wfaPay':
    case 'wfaCard':
    case 'forcedCard':
      return refuseExit(t, s, seat, f, move.type);
    case 'declareBankrupt':
      return f?.kind === 'debt'
        ? {
            code: 'can-still-pay',
            facts: { funds: guaranteedFunds(t, s, seat), rest: s.debt.rest },
          }
        : null;
    case 'inKind':
    case 'acceptPrice':
    case 'auctionContract':
      return f?.kind === 'debt' ? refuseSettlement(s, move.type, t, fields['contract']) : null;
    case 'namePrice':
      return f?.kind === 'namePrice'
        ? { code: 'above-the-debt', facts: { rest: s.debt.rest } }
        : null;
    case 'claim':
      return refuseClaim(t, s, fields['claim']);
    default:
      return null;
  }
}

function contractIn(t: ProjectPlanTable, value: unknown): number {
  return typeof value === 'string' && Object.hasOwn(t.facts.contractOf, value)
    ? t.facts.contractOf[value]!
    : NONE;
}

function itemIn(t: ProjectPlanTable, value: unknown): number {
  return typeof value === 'string' && Object.hasOwn(t.facts.itemOf, value)
    ? t.facts.itemOf[value]!
    : NONE;
}

/** X15, X28: only its manager acts on a contract, and staff stands in the way of a sale. */
function refuseOwnership(
  t: ProjectPlanTable,
  s: S,
  seat: Seat,
  f: ProjectPlanFrame | null,
  fields: Fields,
): Refusal | null {
  const type = String(fields['type']);
  if (type === 'ficoCancel' || type === 'acceptPrice') return null;
  const item = itemIn(t, fields['project'] ?? fields['contract'] ?? fields['item']);
  if (item === NONE) return null;
  const holder = holderOf(s, item);
  const partner = f?.kind === 'draft' ? f.partner : seat;
  if (holder !== seat && holder !== partner) return { code: 'not-manager' };
  const sells = ['handBack', 'tender', 'add', 'inKind', 'auctionContract'].includes(type);
  return sells && has(s.staffed, item) ? { code: 'release-first' } : null;
}

/** X5, X6. */
function refuseBid(
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

/** X7–X12, X31. */
function refuseHire(t: ProjectPlanTable, s: S, seat: Seat, project: number): Refusal | null {
  if (project === NONE) return null;
  const { facts } = t;
  const group = facts.group[project]!;
  if (group === CERTIFICATIONS) return { code: 'no-staff-here' };
  const set = facts.groupSet[group]!;
  if (!isComplete(t, s, seat, group)) {
    const missing = facts.ids[lowest(set & ~s.holds[seat]!)]!;
    return { code: 'not-complete', facts: { missing } };
  }
  if ((s.extended & set) !== 0)
    return { code: 'under-extension', facts: { contract: facts.ids[lowest(s.extended & set)]! } };
  const level = s.level[project]!;
  if (level === facts.top) return { code: 'fully-staffed' };
  const least = lowestLevel(t, s, group);
  if (level > least) {
    if (level === facts.top - 1) return { code: 'most-ftes', facts: { count: level } };
    const behind = facts.members[group]!.find((c) => s.level[c] === least)!;
    return { code: 'spread-evenly', facts: { project: facts.ids[behind]!, level } };
  }
  if (stock(t, s, level + 1) === 0)
    return { code: level + 1 === facts.top ? 'no-qm-team-left' : 'no-fte-left' };
  const price = facts.ftePrice[project]!;
  return s.cash[seat]! < price
    ? { code: 'cannot-pay-step', facts: { price, cash: s.cash[seat]! } }
    : null;
}

/** X30. */
function refuseContest(
  t: ProjectPlanTable,
  f: ProjectPlanFrame | null,
  project: unknown,
): Refusal | null {
  if (f?.kind !== 'contest' || contractIn(t, project) === NONE) return null;
  return { code: 'cannot-take-piece', facts: { project: String(project) } };
}

/** X13, X14. */
function refuseRelease(t: ProjectPlanTable, s: S, project: number): Refusal | null {
  if (project === NONE || !has(s.staffed, project)) return null;
  const group = t.facts.group[project]!;
  const highest = highestLevel(t, s, group);
  if (s.level[project]! < highest) {
    const ahead = t.facts.members[group]!.find((c) => s.level[c] === highest)!;
    return { code: 'release-evenly', facts: { project: t.facts.ids[ahead]! } };
  }
  return { code: 'too-few-ftes', facts: { count: s.ftes } };
}

/** X17. */
function refuseRedeem(t: ProjectPlanTable, s: S, contract: number): Refusal | null {
  if (contract === NONE || !has(s.extended, contract)) return null;
  const { redemption, extension } = t.facts;
  return {
    code: 'cannot-redeem',
    facts: { amount: redemption[contract]!, extension: extension[contract]! },
  };
}

/** X18: the sum is refused as a gift, not for lack of cash. */
function refuseSum(
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
function refuseExit(
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
function refuseSettlement(s: S, type: string, t: ProjectPlanTable, value: unknown): Refusal | null {
  const { creditor, offered, auctioned } = s.debt;
  const contract = contractIn(t, value);
  if (contract === NONE) return null;
  if (type !== 'auctionContract' && creditor === NONE) return { code: 'fico-takes-money' };
  if (type === 'acceptPrice')
    return namedPrice(s, contract) === NONE ? { code: 'price-lapsed', facts: { creditor } } : null;
  if (type === 'inKind' || !has(tradable(s, s.debt.debtor), contract)) return null;
  if (has(auctioned, contract))
    return { code: 'auctioned-already', facts: { contract: String(value) } };
  return has(offered, contract)
    ? null
    : { code: 'offer-first', facts: { contract: String(value), creditor } };
}

/** X26. */
function refuseClaim(t: ProjectPlanTable, s: S, id: unknown): Refusal | null {
  if (typeof id !== 'number' || id < 1 || id > s.lastClaim || s.active === NONE) return null;
  if (s.claims.some((claim) => claim.id === id)) return null;
  let thrower = s.active;
  while (s.throws === 0 && (thrower === s.active || s.out[thrower] !== 0))
    thrower = (thrower + t.players - 1) % t.players;
  return { code: 'claim-too-late', facts: { thrower } };
}

/** X29. */
function refuseFacilitator(t: ProjectPlanTable, s: S, seat: Seat, type: string): Refusal | null {
  if (!isFacilitator(t, seat) || (type !== 'ficoCancel' && type !== 'callDeadline')) return null;
  if (!isBetweenSteps(s)) return { code: 'wait' };
  return type === 'ficoCancel' && s.cancelled >= t.options.ficoCancels
    ? { code: 'no-cancellations-left' }
    : null;
}
