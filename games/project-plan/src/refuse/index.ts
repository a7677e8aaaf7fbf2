/** Why a move is not legal now (section Illegal actions): a code and the facts its words need. */
import { NONE, pendingIndex } from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { isBetweenSteps, isFacilitator } from '../asides.ts';
import { guaranteedFunds, holderOf } from '../contracts.ts';
import { has } from '../sets.ts';
import type { ProjectPlanFrame, ProjectPlanMove, ProjectPlanTable } from '../types.ts';
import { contractIn, itemIn } from './ids.ts';
import type { S } from './ids.ts';
import { refuseBid, refuseClaim, refuseExit, refuseSettlement, refuseSum } from './money.ts';
import { refuseContest, refuseHire, refuseRedeem, refuseRelease } from './staff.ts';

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

/** X29. */
function refuseFacilitator(t: ProjectPlanTable, s: S, seat: Seat, type: string): Refusal | null {
  if (!isFacilitator(t, seat) || (type !== 'ficoCancel' && type !== 'callDeadline')) return null;
  if (!isBetweenSteps(s)) return { code: 'wait' };
  return type === 'ficoCancel' && s.cancelled >= t.options.ficoCancels
    ? { code: 'no-cancellations-left' }
    : null;
}
