/** What bots think: a sensible answer to every question, in the words of the game. */
import { NONE, clone } from '@boardroom/kernel';
import type { Advice, Refusal, Suggestion } from '@boardroom/kernel';
import { isBetweenSteps } from '../asides.ts';
import { leastBid, mostBid } from '../auction.ts';
import { guaranteedFunds, isComplete } from '../contracts.ts';
import { dealRange } from '../deals.ts';
import { leastOffer, mostOffer } from '../decisions/offer.ts';
import { EXIT_CARD } from '../facts.ts';
import { freeContracts } from '../contracts.ts';
import { count, has, lowest } from '../sets.ts';
import type {
  BidStaffFrame,
  ContestFrame,
  DraftFrame,
  ProjectPlan,
  ProjectPlanFrame,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
  ReplyFrame,
} from '../types.ts';
import { bestDeal, gains, price } from './deal-plans.ts';
import { priceInKind, raise, settleDebt, tens, valueOfContract } from './debts.ts';
import { bestHire, bestRedemption, pays } from './staffing.ts';
import type { Character } from './values.ts';
import { danger, horizon, reserve, standing } from './values.ts';
import { evaluate } from './evaluate.ts';

type S = Readonly<ProjectPlanState>;
type Say = Suggestion<ProjectPlanMove>;

const characters = {
  steady: { caution: 1, pride: 0.4, appetite: 1 },
  builder: { caution: 0.5, pride: 0.4, appetite: 1.1 },
  trader: { caution: 1, pride: 0.1, appetite: 1 },
  saver: { caution: 2.5, pride: 0.7, appetite: 0.85 },
} satisfies Record<string, Character>;

function say(move: ProjectPlanMove, code: string, facts?: Refusal['facts']): Say {
  return facts ? { move, why: { code, facts } } : { move, why: { code } };
}

/** Proposals a bot makes in a hand. */
const MOST_PROPOSALS = 2;

export const advice: Advice<ProjectPlan> = {
  characters,
  suggest(t, view, f, _rng, character = characters.steady) {
    return answer(t, view, f, character as Character);
  },
  /** Fees are claimed at once. */
  aside(t, view, seat) {
    if (view.claims.length === 0 || seat >= t.players || !isBetweenSteps(view)) return null;
    if (view.agenda[view.agenda.length - 1]!.seat === seat) return null;
    const claim = view.claims.find((it) => it.manager === seat);
    return claim ? say({ type: 'claim', claim: claim.id }, 'claim', { amount: claim.fee }) : null;
  },
  evaluate,
};

function answer(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<ProjectPlanFrame>,
  character: Character,
): Say {
  const { seat } = f;
  switch (f.kind) {
    case 'before':
    case 'wfa':
    case 'after':
      return phase(t, s, f, character);
    case 'obtain': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = character.appetite * valueOfContract(t, clone(s), seat, contract);
      if (value < f.price) return say({ type: 'decline' }, 'too-dear', { amount: tens(value) });
      if (s.cash[seat]! >= f.price)
        return say({ type: 'buy' }, 'worth-it', { amount: tens(value) });
      const completes = isComplete(t, withItem(s, seat, contract), seat, t.facts.group[contract]!);
      const move = completes ? raise(t, s, seat) : null;
      return move
        ? say(move, 'raise-to-buy', { contract: f.contract })
        : say({ type: 'decline' }, 'no-cash');
    }
    case 'bid': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = character.appetite * valueOfContract(t, clone(s), seat, contract);
      const limit = Math.min(value, mostBid(t, s, f) - 0.5 * reserve(t, s, seat, character));
      return bidUpTo(leastBid(t, f), limit);
    }
    case 'sealedBid': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = 0.8 * character.appetite * valueOfContract(t, clone(s), seat, contract);
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
      return reply(t, s, f, character);
    case 'offer': {
      const contract = t.facts.contractOf[f.contract]!;
      const value = 0.9 * valueOfContract(t, clone(s), seat, contract);
      const most = Math.min(value, mostOffer(t, s, f) - 0.5 * reserve(t, s, seat, character));
      const least = leastOffer(t, s, f);
      if (most < least) return say({ type: 'noOffer' }, 'too-dear', { amount: tens(value) });
      return say({ type: 'offer', amount: tens((least + most) / 2) }, 'worth-it', {
        amount: tens(value),
      });
    }
    case 'closeTender': {
      const loss = valueOfContract(t, clone(s), seat, t.facts.contractOf[f.contract]!);
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
      return say(settleDebt(t, s, seat), 'settle', { rest: s.debt.rest });
    case 'namePrice': {
      const amount = priceInKind(t, clone(s), f);
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

function withItem(s: S, seat: number, item: number): S {
  const holds = s.holds.slice();
  holds[seat] = holds[seat]! | (1 << item);
  return { ...s, holds };
}

function bidUpTo(least: number, limit: number): Say {
  return least <= limit
    ? say({ type: 'bid', amount: least }, 'worth-it', { amount: tens(limit) })
    : say({ type: 'pass' }, 'too-dear', { amount: tens(limit) });
}

function phase(
  t: ProjectPlanTable,
  s: S,
  f: Extract<ProjectPlanFrame, { kind: 'before' | 'wfa' | 'after' }>,
  character: Character,
): Say {
  const { seat } = f;
  const { facts } = t;
  const claim = s.claims.find((it) => it.manager === seat);
  if (claim) return say({ type: 'claim', claim: claim.id }, 'claim', { amount: claim.fee });
  if (s.proposals < Math.min(MOST_PROPOSALS, t.options.maxProposals)) {
    const deal = bestDeal(t, clone(s), seat, NONE, character);
    if (deal)
      return say(facts.moves.propose[deal.partner]!, 'deal', {
        to: deal.partner,
        gain: tens(deal.gain),
      });
  }
  const spare = s.cash[seat]! - reserve(t, s, seat, character);
  const contract = bestRedemption(t, s, seat, spare);
  if (contract !== NONE)
    return say(facts.moves.redeem[contract]!, 'redeem', { contract: facts.ids[contract]! });
  const hire = bestHire(t, s, seat, spare);
  if (hire && pays(t, s, hire.rate))
    return say(facts.moves.hire[hire.project]!, 'hire', {
      project: facts.ids[hire.project]!,
      rounds: Math.ceil(1 / hire.rate),
    });
  if (f.kind === 'wfa') return leaveWfa(t, s, seat);
  if (f.kind === 'before') return say({ type: 'throw' }, 'throw');
  if (s.further === 0) return say({ type: 'endHand' }, 'done');
  const { expected, worst } = danger(t, s, seat);
  const ahead = expected - 25 * count(freeContracts(s)) - 250;
  return ahead > 0 && t.options.doubleThrow === 'may'
    ? say({ type: 'endHand' }, 'danger', { worst })
    : say({ type: 'throw' }, 'throw');
}

/** Out while there is something to win, in while the board is hostile. */
function leaveWfa(t: ProjectPlanTable, s: S, seat: number): Say {
  const { expected, worst } = danger(t, s, seat);
  if (expected > 500 + 40 * count(freeContracts(s)))
    return say({ type: 'throw' }, 'shelter', { worst });
  for (let pack = 0; pack < 2; pack++)
    if (has(s.holds[seat]!, EXIT_CARD[pack]!)) return say(t.facts.moves.wfaCard[pack]!, 'leave');
  return s.cash[seat]! >= 3 * t.content.wfaExit
    ? say({ type: 'wfaPay' }, 'leave')
    : say({ type: 'throw' }, 'keep-cash');
}

/** What the next step of a project is worth to its manager. */
function stepValue(t: ProjectPlanTable, s: S, seat: number, project: number): number {
  const { fees, levels, visits, cellOf } = t.facts;
  const at = project * levels + s.level[project]!;
  let others = -1;
  for (let other = 0; other < t.players; other++) if (s.out[other] === 0) others++;
  return (
    others *
    horizon(t, s) *
    visits[cellOf[project]!]! *
    (fees[at + 1]! - fees[at]!) *
    (seat >= 0 ? 1 : 0)
  );
}

function staffLimit(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<BidStaffFrame>,
  character: Character,
): number {
  const spare = s.cash[f.seat]! - reserve(t, s, f.seat, character);
  const project = f.projects[f.seat]!;
  return Math.min(spare, stepValue(t, s, f.seat, project) + t.facts.ftePrice[project]! / 2);
}

function contest(t: ProjectPlanTable, s: S, f: Readonly<ContestFrame>, character: Character): Say {
  const { facts } = t;
  const spare = s.cash[f.seat]! - reserve(t, s, f.seat, character);
  const hire = bestHire(t, s, f.seat, spare);
  const wanted = s.level[f.projects[f.requester]!]! + 1 === facts.top;
  if (
    hire &&
    pays(t, s, hire.rate) &&
    (s.level[hire.project]! + 1 === facts.top) === wanted &&
    s.cash[f.seat]! >= facts.ftePrice[hire.project]!
  )
    return say(facts.moves.contest[hire.project]!, 'hire', {
      project: facts.ids[hire.project]!,
      rounds: Math.ceil(1 / hire.rate),
    });
  return say({ type: 'letGo' }, 'keep-cash');
}

/** The plan is made anew at each step; nothing changes while a draft is open. */
function draft(t: ProjectPlanTable, s: S, f: Readonly<DraftFrame>, character: Character): Say {
  const copy = clone(s) as ProjectPlanState;
  const plan = f.counter
    ? price(t, copy, f.seat, f.partner, f.items)
    : bestDeal(t, copy, f.seat, f.partner, character);
  const stop: ProjectPlanMove = f.counter ? { type: 'reject' } : { type: 'dropDeal' };
  if (plan === null || (f.items & ~plan.items) !== 0) return say(stop, 'no-deal');
  const open = plan.items & ~f.items & ~f.touched;
  if (open !== 0)
    return say(t.facts.moves.add[lowest(open)]!, 'deal', dealFacts(plan.partner, plan.gain));
  if (plan.items !== f.items || dealRange(t, s, f) === null) return say(stop, 'no-deal');
  return say({ type: 'offerDeal', cash: plan.cash }, 'deal', dealFacts(plan.partner, plan.gain));
}

function dealFacts(to: number, gain: number): { to: number; gain: number } {
  return { to, gain: tens(gain) };
}

/** Accepts what is fair, counters what could be, and refuses the rest. */
function reply(t: ProjectPlanTable, s: S, f: Readonly<ReplyFrame>, character: Character): Say {
  const copy = clone(s) as ProjectPlanState;
  const { mine, theirs } = gains(t, copy, f.seat, f.partner, f.items, -f.cash);
  if (mine > 0 && mine >= 0.8 * character.pride * theirs)
    return say({ type: 'accept' }, 'fair', { gain: tens(mine) });
  const plan = f.counter ? null : price(t, copy, f.seat, f.partner, f.items);
  if (plan && plan.gain > 150 && plan.theirs > 150) return say({ type: 'counter' }, 'counter');
  return say({ type: 'reject' }, 'no-deal');
}

void standing;
