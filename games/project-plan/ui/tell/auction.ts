/** Contracts for sale: auctions, tenders, forced sales. */
import type { AuctionStep, Telling } from '@boardroom/ui-kit/contract';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan, ProjectPlanEvent, ProjectPlanState } from '../../src/types.ts';
import { say } from '../naming.ts';
import type { Look } from '../scene.ts';
import { pays, pulse, takes } from './parts.ts';

export const auction = {
  declined: pointedAt,
  auction: ({ contract }, at) => ({
    cues: [pulse(at.scene, contract)],
    ...bidding(at, contract, {}),
  }),
  bid,
  sealed: sentenceOnly,
  sealedBid: bid,
  passed: out,
  dropped: sentenceOnly,
  sold: (e, at) => ({
    about: 'money',
    ...bidding(at, e.contract, { won: e.seat }),
    cues: [takes(at.scene, e.seat, e.contract), ...pays(e.seat, at.before.debt.debtor, e.amount)],
    calc: say(at.scene, 'ui.calc.sold', { price: priceOf(at.scene, e.contract) }),
  }),
  unsold: ({ contract }, at) => ({
    cues: [pulse(at.scene, contract)],
    ...bidding(at, contract, { won: null }),
  }),
  free: pointedAt,
  tender: pointedAt,
  offered: (e, at) => ({ about: 'money', ...bidding(at, e.contract, { bid: e.amount }) }),
  noOffer: out,
  kept: ({ contract }, at) => bidding(at, contract, { won: null }),
  soldTo: (e, at) => ({
    about: 'money',
    cues: [takes(at.scene, e.to, e.contract), ...pays(e.to, e.seat, e.amount)],
    ...(at.before.agenda.at(-1)?.kind === 'closeTender'
      ? bidding(at, e.contract, { won: e.to })
      : {}),
  }),
  marked: pointedAt,
  unmarked: sentenceOnly,
  left: pointedAt,
  letGo: sentenceOnly,
  inKind: sentenceOnly,
  tookInKind: (e, { scene }) => ({ about: 'money', cues: [takes(scene, e.seat, e.contract)] }),
} satisfies Partial<Tellers<ProjectPlan>>;

function pointedAt(
  { contract }: { readonly contract: string },
  { scene }: Moment<ProjectPlan>,
): Telling {
  return { cues: [pulse(scene, contract)] };
}

function bid(e: EventOf<ProjectPlanEvent, 'bid' | 'sealedBid'>, at: Moment<ProjectPlan>): Telling {
  return {
    about: 'money',
    cues: [{ do: 'pulse', what: `bidder:${e.seat}` }],
    ...bidding(at, onSale(at.before), e.amount > 0 ? { bid: e.amount } : { out: true }),
  };
}

function out(_: unknown, at: Moment<ProjectPlan>): Telling {
  return bidding(at, onSale(at.before), { out: true });
}

/** What is being sold, for events that do not name it. */
function onSale({ agenda }: Readonly<ProjectPlanState>): string | undefined {
  const top = agenda.at(-1);
  return top && 'contract' in top ? top.contract : undefined;
}

/** One line of the log for all bids for a contract in this hand. */
function bidding(
  { scene, before }: Moment<ProjectPlan>,
  contract: string | undefined,
  step: Partial<AuctionStep>,
): Pick<Telling, 'auction'> {
  if (contract === undefined) return {};
  return {
    auction: {
      id: `${before.round}:${before.active}:${before.throws}:${contract}`,
      title: scene.words.word('name', contract),
      note: say(scene, 'ui.calc.sold', { price: priceOf(scene, contract) }),
      ...step,
    },
  };
}

function priceOf({ t: { facts } }: Look, contract: string): number {
  return facts.price[facts.contractOf[contract]!]!;
}
