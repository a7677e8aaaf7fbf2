/** What a legal move costs and brings, in a few letters: the second line of its button. */
import { isGap, NONE } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { additions, bookValue } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { namedPrice } from '../src/settlement.ts';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import { feeAt, feeNow, feesOf, proposalsLeft, riskOf, swapped } from './figures.ts';
import { contractName, creditorOf, itemKind } from './names.ts';
import { money, say, signed } from './reader.ts';
import type { PlanReader } from './reader.ts';
import { refundOf } from './staffing.ts';

type Frame = ProjectPlanFrame | null;
type Offer = Template<ProjectPlanMove>;

/** "costs 500, leaves 24,500" */
function leaves(r: PlanReader, seat: Seat, sum: number): string {
  return say(r, 'costs', { n: money(r, sum), left: money(r, r.view.cash[seat]! - sum) });
}

export function note(r: PlanReader, move: Offer, frame: Frame): string | undefined {
  const seat = frame?.seat ?? r.viewer ?? 0;
  switch (move.type) {
    case 'throw':
      return throwNote(r, seat, frame);
    case 'concede':
      return say(r, 'note.concede');
    case 'wfaPay':
    case 'forcedPay':
      return leaves(r, seat, r.t.content.wfaExit);
    case 'wfaCard':
    case 'forcedCard':
      return say(r, 'note.card');
    case 'propose':
      return say(r, 'note.propose', { n: proposalsLeft(r, seat) });
    case 'offerDeal':
      return say(r, 'note.offerDeal');
    case 'accept':
    case 'counter':
      return replyNote(r, move.type, frame);
    case 'add':
    case 'take': {
      const item = r.t.facts.itemOf[String(move.item)]!;
      const mine = has(r.view.holds[seat]!, item);
      const said = say(r, mine ? 'note.yours' : 'note.theirs', {
        n: money(r, bookValue(r.t, r.view, item)),
        programme: itemKind(r, item),
      });
      // R140: whoever takes over an extension pays the addition at once.
      return has(r.view.extended, item)
        ? say(r, 'note.under-extension', {
            said,
            due: money(r, r.t.facts.addition[item]!),
            redeem: money(r, r.t.facts.redemption[item]!),
          })
        : said;
    }
    case 'claim': {
      const claim = r.view.claims.find(({ id }) => id === move.claim);
      return claim && `${signed(r, claim.fee)} ${contractName(r, claim.contract)}`;
    }
    default:
      return 'project' in move || 'contract' in move || 'group' in move
        ? contractNote(r, move, seat)
        : saleNote(r, move, frame, seat);
  }
}

function throwNote(r: PlanReader, seat: Seat, frame: Frame): string {
  if (frame?.kind === 'wfa') return say(r, 'note.double', { hand: r.view.wfa[seat]! + 1 });
  const risk = riskOf(r, seat);
  return risk.pays > 0
    ? say(r, 'note.risk', { n: risk.pays, most: money(r, risk.worst) })
    : say(r, 'note.safe');
}

function replyNote(r: PlanReader, type: 'accept' | 'counter', frame: Frame): string | undefined {
  if (frame?.kind !== 'reply') return undefined;
  if (type === 'counter') return say(r, 'note.counter');
  const { seat, partner, items, cash } = frame;
  const after = swapped(r, seat, partner, items);
  const due = additions(r.t, r.view, items & r.view.holds[partner]!);
  return say(r, 'note.accept', {
    money: signed(r, cash - due),
    fees: signed(r, feesOf(r, after, seat) - feesOf(r, r.view, seat)),
  });
}

/** Staff, extensions and what else a PM does with a contract. */
function contractNote(r: PlanReader, move: Offer, seat: Seat): string | undefined {
  const { facts } = r.t;
  if ('group' in move) return signed(r, refundOf(r, facts.groupOf[String(move.group)]!));
  const id =
    'project' in move ? String(move.project) : 'contract' in move ? String(move.contract) : '';
  const contract = facts.contractOf[id]!;
  const fee = feeNow(r, contract);
  const marked = has(r.view.marked, contract);
  switch (move.type) {
    case 'hire':
    case 'contest': {
      const will = marked ? 0 : feeAt(r, contract, r.view.level[contract]! + 1);
      return say(r, `note.${move.type}`, {
        cost: money(r, facts.ftePrice[contract]!),
        plus: signed(r, will - fee),
      });
    }
    case 'release': {
      const will = marked ? 0 : feeAt(r, contract, r.view.level[contract]! - 1);
      return say(r, 'note.gain', {
        plus: signed(r, facts.ftePrice[contract]! / 2),
        was: money(r, fee),
        will: money(r, will),
      });
    }
    case 'extend': {
      const refund = has(r.view.staffed, contract) ? refundOf(r, facts.group[contract]!) : 0;
      return say(r, refund > 0 ? 'note.extend-staffed' : 'note.extend', {
        plus: signed(r, facts.extension[contract]! + refund),
        fee: money(r, fee),
      });
    }
    case 'redeem':
      return leaves(r, seat, facts.redemption[contract]!);
    case 'handBack':
      return say(r, 'note.handBack', {
        plus: signed(r, has(r.view.extended, contract) ? 0 : facts.extension[contract]!),
      });
    case 'acceptPrice':
      return say(r, 'note.debt', { n: money(r, Math.max(0, namedPrice(r.view, contract))) });
    case 'auctionContract': {
      const named = namedPrice(r.view, contract);
      const least = r.t.content.leastBid;
      return say(r, 'note.from', { n: money(r, named > 0 ? named + least : least) });
    }
    case 'tender':
    case 'inKind':
      return say(r, 'note.book', { n: money(r, bookValue(r.t, r.view, contract)) });
    case 'ficoCancel':
      return say(r, 'note.cancel', { n: money(r, facts.extension[contract]!) });
    default:
      return undefined;
  }
}

/** Free contracts, sums named, take-overs and fees. */
function saleNote(r: PlanReader, move: Offer, frame: Frame, seat: Seat): string | undefined {
  const { facts, content, options } = r.t;
  const about = frame && 'contract' in frame ? facts.contractOf[frame.contract]! : NONE;
  switch (move.type) {
    case 'buy':
      return frame?.kind === 'obtain'
        ? say(r, 'leaves', { n: money(r, r.view.cash[seat]! - frame.price) })
        : undefined;
    case 'decline':
      return options.unsoldProjects === 'stay'
        ? say(r, 'note.stays')
        : say(r, 'note.auction', { n: money(r, content.leastBid) });
    case 'bid':
    case 'offer':
    case 'sealedBid':
      if (move.amount === 0) return say(r, 'note.none');
      return isGap(move.amount) && about !== NONE
        ? say(r, 'note.printed', { n: money(r, facts.price[about]!) })
        : undefined;
    case 'takeBest':
      return frame?.kind === 'closeTender' ? signed(r, frame.high) : undefined;
    case 'namePrice':
      return say(r, 'note.book', { n: money(r, bookValue(r.t, r.view, about)) });
    case 'declareBankrupt':
      return say(r, 'note.bankrupt', { whom: creditorOf(r) });
    case 'keepExtension':
      return say(r, 'note.later', { n: money(r, facts.redemption[about] ?? 0) });
    case 'redeemNow':
      return leaves(r, seat, facts.extension[about] ?? 0);
    case 'inheritKeep':
      return leaves(r, seat, facts.addition[about] ?? 0);
    case 'inheritRedeem':
      return leaves(r, seat, facts.redemption[about] ?? 0);
    case 'inheritLeave':
      return say(r, 'note.free');
    case 'payFee':
      return frame?.kind === 'review' ? leaves(r, seat, frame.fee) : undefined;
    case 'askReview':
      return frame?.kind === 'review'
        ? say(r, 'note.review', {
            n: frame.level === 0 ? 2 : 1,
            fee: money(r, Math.ceil((frame.fee * 1.5) / 10) * 10),
          })
        : undefined;
    default:
      return undefined;
  }
}
