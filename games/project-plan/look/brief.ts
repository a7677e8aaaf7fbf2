/** What one must know to decide a question, a line each. */
import { NONE } from '@boardroom/kernel';
import { bookValue, isComplete } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import type { ProjectPlanFrame } from '../src/types.ts';
import { aid } from './aid.ts';
import { lookAtContract } from './contracts.ts';
import { feesAfter } from './deals.ts';
import {
  completes,
  feeAt,
  feeNow,
  feesOf,
  question,
  riskOf,
  seesCash,
  share,
  swapped,
} from './figures.ts';
import { groupName } from './names.ts';
import { legalNow, money, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

export function brief(r: PlanReader, f: ProjectPlanFrame): string[] {
  const help = aid(r, f);
  return [...(help === undefined ? [] : [help]), ...more(r, f), ...claims(r, f.seat)];
}

function more(r: PlanReader, f: ProjectPlanFrame): string[] {
  switch (f.kind) {
    case 'before':
      return [...round(r), where(r, f.seat), nextThrow(r, f.seat), ...pieces(r)];
    case 'wfa':
      return [...round(r), onceOut(r, f.seat)];
    case 'after':
      return [...round(r), where(r, f.seat), ahead(r, f.seat), ...pieces(r)];
    case 'obtain':
    case 'bid':
    case 'sealedBid':
    case 'offer':
    case 'closeTender':
    case 'namePrice':
    case 'estate':
      return [
        ...(f.kind === 'sealedBid' ? [say(r, 'brief.sealed')] : []),
        ...contract(r, f.contract),
        ...othersHave(r, f.seat, r.t.facts.contractOf[f.contract]!),
        ...('best' in f ? bidders(r, f) : []),
      ];
    case 'takeOver':
      return [...contract(r, f.contract).slice(0, 2), redeemNow(r, f.seat, f.contract)];
    case 'contest':
      return [
        wanted(r, f.requester, f.projects[f.requester]!),
        say(r, 'brief.contest', {
          seat: f.requester,
          n: r.t.facts.ftePrice[f.projects[f.requester]!]!,
        }),
      ];
    case 'bidStaff':
      return [
        wanted(r, f.seat, f.projects[f.seat]!),
        ...f.projects.flatMap((project, seat) =>
          project === NONE || seat === f.seat || !has(f.bidders, seat)
            ? []
            : [wanted(r, seat, project)],
        ),
        ...bidders(r, f),
      ];
    case 'draft':
    case 'reply':
      return dealt(r, f.seat, f.partner, f.items, 'cash' in f ? f.cash : 0);
    case 'review':
      return contract(r, f.contract);
    default:
      return [];
  }
}

/** What is left of staff, for somebody who may hire. */
function pieces(r: PlanReader): string[] {
  if (!legalNow(r).some(({ type }) => type === 'hire')) return [];
  return [say(r, 'brief.pieces', { ftes: r.view.ftes, qm: r.view.qmTeams })];
}

/** What the next step of staff on a project brings its PM. */
function wanted(r: PlanReader, seat: number, project: number): string {
  const level = r.view.level[project]! + 1;
  return say(r, 'brief.wanted', {
    seat,
    mine: seat === r.viewer,
    project: r.t.facts.ids[project],
    level,
    was: feeNow(r, project),
    will: feeAt(r, project, level),
  });
}

/** The addition is paid: what is left to pay for the fees to come back (R133). */
function redeemNow(r: PlanReader, seat: number, id: string): string {
  const c = r.t.facts.contractOf[id]!;
  const bare = { ...r.view, extended: r.view.extended & ~(1 << c) };
  const gain = feesOf(r, bare, seat) - feesOf(r, r.view, seat);
  return say(r, 'brief.redeem-now', {
    n: r.t.facts.extension[c]!,
    later: r.t.facts.redemption[c]!,
    gain,
  });
}

function where(r: PlanReader, seat: number): string {
  const place = r.t.facts.places[r.view.at[seat]!];
  return say(r, 'brief.at', { place, cell: r.view.at[seat]! });
}

/** What the next throw may cost: in this hand, in the next, or after the way out of WFA. */
function ahead(r: PlanReader, seat: number): string {
  if (r.view.wfa[seat] !== NONE) return onceOut(r, seat);
  return r.view.further === 1
    ? nextThrow(r, seat)
    : say(r, 'brief.next-hand', { line: risk(r, seat) });
}
const nextThrow = (r: PlanReader, seat: number): string =>
  say(r, 'brief.next-throw', { line: risk(r, seat) });
const onceOut = (r: PlanReader, seat: number): string =>
  say(r, 'brief.once-out', { line: risk(r, seat) });

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
    say(r, 'brief.youGive', { items: side(seat) }),
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
    ...(asked || items === 0 ? [] : [feesAfter(r, seat, partner, items)]),
    ...programmesAfter(r, seat, partner, items),
  ];
}

/** What the others have of a programme, and whom the contract would complete it for. */
function othersHave(r: PlanReader, seat: number, about: number): string[] {
  const group = r.t.facts.group[about]!;
  return r.view.holds.flatMap((_, other) => {
    const [n, all] = share(r, other, group);
    if (other === seat || n === 0 || has(r.view.holds[other]!, about)) return [];
    const whole = completes(r, other, about);
    return [
      say(r, 'brief.others-have', { seat: other, n, all, programme: groupName(r, group), whole }),
    ];
  });
}

/** Programmes a deal completes or takes apart, for either side. */
function programmesAfter(r: PlanReader, seat: number, partner: number, items: number): string[] {
  const after = swapped(r, seat, partner, items);
  return [seat, partner].flatMap((whose) =>
    r.t.facts.members.flatMap((_, group) => {
      const [was, will] = [r.view, after].map((s) => isComplete(r.t, s, whose, group));
      if (was === will) return [];
      const key = will ? 'brief.whole' : 'brief.breaks';
      return [
        say(r, key, { seat: whose, mine: whose === r.viewer, programme: groupName(r, group) }),
      ];
    }),
  );
}

/** How far the game is, where its end is known. */
function round(r: PlanReader): string[] {
  const { endMode, deadlineRounds } = r.t.options;
  if (endMode !== 'rounds') return [];
  return [say(r, 'brief.round', { round: r.view.round, rounds: deadlineRounds })];
}

function claims(r: PlanReader, seat: number): string[] {
  return r.view.claims
    .filter(({ manager }) => manager === seat)
    .map(({ visitor, contract: c, fee }) =>
      say(r, 'brief.claim', { seat: visitor, contract: r.t.facts.ids[c], n: fee }),
    );
}
