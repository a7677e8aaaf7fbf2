/** One short answer for each kind of question; the longer ones have files of their own. */
import { atTable, clone, NONE } from '@boardroom/kernel';
import { leastBid, mostBid } from '../auction.ts';
import { guaranteedFunds, isComplete, isLastOfGroup } from '../contracts.ts';
import { leastOffer, mostOffer } from '../decisions/offer.ts';
import { EXIT_CARD } from '../facts.ts';
import { has } from '../sets.ts';
import type { ProjectPlanFrame, ProjectPlanTable } from '../types.ts';
import { contest, staffLimit } from './contests.ts';
import { isLastRivalShort, priceInKind, raise, settleDebt, valueOfContract } from './debts.ts';
import { phase } from './phases.ts';
import { say, tens } from './say.ts';
import type { S, Say } from './say.ts';
import { draft, reply } from './talks.ts';
import { reserve } from './values.ts';
import type { Character } from './values.ts';

/** A sensible answer to any question put to a PM. */
export function answer(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<ProjectPlanFrame>,
  usually: Character,
): Say {
  const { seat } = f;
  const character = atTable(t, usually);
  const { reckoning } = character;
  switch (f.kind) {
    case 'before':
    case 'wfa':
    case 'after':
      return phase(t, s, f, character);
    case 'obtain': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = worthPaying(t, s, seat, contract, character);
      if (value < f.price) return say({ type: 'decline' }, 'too-dear', { amount: tens(value) });
      if (s.cash[seat]! >= f.price)
        return say({ type: 'buy' }, 'worth-it', { amount: tens(value) });
      const completes = completesOwn(t, s, seat, contract);
      const canRaise = guaranteedFunds(t, s, seat) >= f.price && (completes || character.leverage);
      const move = canRaise ? raise(t, s, seat, f.price - s.cash[seat]!) : null;
      return move
        ? say(move, 'raise-to-buy', { contract: f.contract })
        : say({ type: 'decline' }, 'no-cash');
    }
    case 'bid': {
      if (isLastRivalShort(t, s, seat)) return say({ type: 'pass' }, 'last-rival');
      const contract = t.facts.contractOf[f.contract]!;
      const value = bidValue(t, s, seat, contract, character);
      const limit = Math.min(value, mostBid(t, s, f) - 0.5 * reserve(t, s, seat, character));
      return bidUpTo(leastBid(t, f), limit);
    }
    case 'sealedBid': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = 0.8 * bidValue(t, s, seat, contract, character);
      const amount = tens(Math.min(value, s.cash[seat]! - 0.5 * reserve(t, s, seat, character)));
      return say(
        { type: 'sealedBid', amount: amount < t.content.leastBid ? 0 : amount },
        'worth-it',
        { amount: tens(value) },
      );
    }
    case 'bidStaff':
      return bidUpTo(leastBid(t, f), staffLimit(t, s, f, character));
    case 'contest':
      return contest(t, s, f, character);
    case 'draft':
      return draft(t, s, f, character);
    case 'reply':
      if (isLastRivalShort(t, s, seat)) return say({ type: 'reject' }, 'last-rival');
      return reply(t, s, f, character);
    case 'offer': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = 0.9 * valueOfContract(t, clone(s), seat, contract, reckoning);
      const most = Math.min(value, mostOffer(t, s, f) - 0.5 * reserve(t, s, seat, character));
      const least = leastOffer(t, s, f);
      if (most < least) return say({ type: 'noOffer' }, 'too-dear', { amount: tens(value) });
      return say({ type: 'offer', amount: tens((least + most) / 2) }, 'worth-it', {
        amount: tens(value),
      });
    }
    case 'closeTender': {
      const loss = valueOfContract(t, clone(s), seat, t.facts.contractOf[f.contract]!, reckoning);
      return f.high > 1.1 * loss
        ? say({ type: 'takeBest' }, 'good-price', { amount: tens(loss) })
        : say({ type: 'keep' }, 'too-cheap', { amount: tens(loss) });
    }
    case 'takeOver': {
      const c = t.facts.contractOf[f.contract]!;
      const spare = s.cash[seat]! - t.facts.extension[c]! - reserve(t, s, seat, character);
      const wanted = isComplete(t, s, seat, t.facts.group[c]!) ? 0 : 2 * t.facts.extension[c]!;
      return spare > wanted
        ? say({ type: 'redeemNow' }, 'no-second-addition')
        : say({ type: 'keepExtension' }, 'keep-cash');
    }
    case 'estate': {
      const c = t.facts.contractOf[f.contract]!;
      const spare = s.cash[seat]! - t.facts.redemption[c]! - reserve(t, s, seat, character);
      if (spare > 2000) return say({ type: 'inheritRedeem' }, 'no-second-addition');
      return say({ type: 'inheritKeep' }, 'keep-cash');
    }
    case 'debt':
      return say(settleDebt(t, s, seat, character), 'settle', { rest: s.debt.rest });
    case 'namePrice': {
      const amount = priceInKind(t, clone(s), f, reckoning);
      return say({ type: 'namePrice', amount }, 'worth-it', { amount });
    }
    case 'forcedExit':
      return s.cash[seat]! >= 4 * t.content.wfaExit
        ? say({ type: 'forcedPay' }, 'keep-card')
        : say(t.facts.moves.forcedCard[has(s.holds[seat]!, EXIT_CARD[0]) ? 0 : 1]!, 'keep-cash');
    case 'review':
      return guaranteedFunds(t, s, seat) < f.fee
        ? say({ type: 'askReview' }, 'nothing-to-lose')
        : say({ type: 'payFee' }, 'review-costs-more');
    default:
      throw new Error(`nobody is asked at ${f.kind}`);
  }
}

function completesOwn(t: ProjectPlanTable, s: S, seat: number, contract: number): boolean {
  const set = t.facts.groupSet[t.facts.group[contract]!]!;
  return (set & ~s.holds[seat]!) === 1 << contract;
}

function bidUpTo(least: number, limit: number): Say {
  return least <= limit
    ? say({ type: 'bid', amount: least }, 'worth-it', { amount: tens(limit) })
    : say({ type: 'pass' }, 'too-dear', { amount: tens(limit) });
}

/** What a contract is worth bidding; beyond its usual price only for the sake of a group. */
function bidValue(
  t: ProjectPlanTable,
  s: S,
  seat: number,
  contract: number,
  character: Character,
): number {
  const value = worthPaying(t, s, seat, contract, character);
  const most = character.dearest * t.facts.price[contract]!;
  return value <= most || isLastOfGroup(t, s, contract) ? value : most;
}

/** What a contract is worth paying, in this PM's manner. */
function worthPaying(
  t: ProjectPlanTable,
  s: S,
  seat: number,
  contract: number,
  { appetite, reckoning }: Character,
): number {
  const rest = t.facts.groupSet[t.facts.group[contract]!]! & ~(1 << contract);
  const last = s.holds.findIndex((held) => (rest & ~held) === 0);
  // Where a group hangs on it nobody is modest, and nobody overpays to keep another from it.
  const least = last === NONE ? appetite : Math.max(LEAST_FOR_GROUP, appetite);
  if (last === NONE || last === seat)
    return least * valueOfContract(t, clone(s), seat, contract, reckoning);
  return Math.min(1, least) * valueOfContract(t, clone(s), seat, contract, reckoning, last);
}

const LEAST_FOR_GROUP = 0.8;
