/** What one must know to decide a question, a line each. */
import { NONE } from '@boardroom/kernel';
import { bookValue } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import type { ProjectPlanFrame } from '../src/types.ts';
import { aid } from './aid.ts';
import { lookAtContract } from './contracts.ts';
import { question, riskOf, seesCash } from './figures.ts';
import { money, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

export function brief(r: PlanReader, f: ProjectPlanFrame): string[] {
  const help = aid(r, f);
  return [...(help === undefined ? [] : [help]), ...more(r, f), ...claims(r, f.seat)];
}

function more(r: PlanReader, f: ProjectPlanFrame): string[] {
  switch (f.kind) {
    case 'before':
    case 'wfa':
    case 'after':
      return [where(r, f.seat), risk(r, f.seat)];
    case 'obtain':
    case 'bid':
    case 'sealedBid':
    case 'offer':
    case 'closeTender':
    case 'takeOver':
    case 'namePrice':
    case 'estate':
      return [...contract(r, f.contract), ...('best' in f ? bidders(r, f) : [])];
    case 'contest':
      return contract(r, f.project);
    case 'draft':
    case 'reply':
      return dealt(r, f.seat, f.partner, f.items, 'cash' in f ? f.cash : 0);
    case 'review':
      return contract(r, f.contract);
    default:
      return [];
  }
}

function where(r: PlanReader, seat: number): string {
  const place = r.t.facts.places[r.view.at[seat]!];
  return say(r, 'brief.at', { place, cell: r.view.at[seat]! });
}

function risk(r: PlanReader, seat: number): string {
  const { pays, worst, worstCell, expected, wfa } = riskOf(r, seat);
  return worstCell === NONE
    ? say(r, 'brief.safe', { wfa })
    : say(r, 'brief.risk', { pays, n: worst, place: r.t.facts.places[worstCell], expected, wfa });
}

/** Price, fees and what it would bring, as the card says it. */
function contract(r: PlanReader, id: string): string[] {
  const seen = lookAtContract(r, '', r.t.facts.contractOf[id]!);
  return [
    say(r, 'brief.contract', {
      name: seen.name,
      kind: seen.kind,
      price: r.t.facts.price[r.t.facts.contractOf[id]!],
    }),
    ...(seen.facts ?? []).slice(0, 1),
    ...(seen.now ? [seen.now.text] : []),
  ];
}

function bidders(
  r: PlanReader,
  f: { readonly best: number; readonly high: number; readonly seat: number },
): string[] {
  const others = r.view.out.flatMap((out, seat) =>
    out === 0 && seat !== f.seat && seesCash(r, seat)
      ? [say(r, 'brief.cash', { seat, n: r.view.cash[seat]! })]
      : [],
  );
  return [
    ...(f.best === NONE ? [] : [say(r, 'brief.best', { seat: f.best, n: f.high })]),
    ...(others.length > 0 ? [say(r, 'brief.others', { others })] : []),
  ];
}

/** What lies in a proposal, with book values (R138). */
function dealt(
  r: PlanReader,
  seat: number,
  partner: number,
  items: number,
  cash: number,
): string[] {
  const side = (whose: number): string[] =>
    r.t.facts.itemIds.flatMap((id, item) =>
      has(items, item) && has(r.view.holds[whose]!, item)
        ? [say(r, 'brief.item', { item: id, n: bookValue(r.t, r.view, item) })]
        : [],
    );
  const asked = question(r)?.kind === 'reply';
  return [
    say(r, 'brief.gives', { seat, items: side(seat) }),
    say(r, 'brief.gives', { seat: partner, items: side(partner) }),
    ...(asked && cash !== 0
      ? [
          say(r, cash > 0 ? 'brief.youGet' : 'brief.youPay', {
            to: partner,
            n: money(r, Math.abs(cash)),
          }),
        ]
      : []),
    say(r, 'brief.floor', { floor: r.t.options.giftFloor }),
  ];
}

function claims(r: PlanReader, seat: number): string[] {
  return r.view.claims
    .filter(({ manager }) => manager === seat)
    .map(({ visitor, contract: c, fee }) =>
      say(r, 'brief.claim', { seat: visitor, contract: r.t.facts.ids[c], n: fee }),
    );
}
