/** PMs: what they have, what they could raise, and their programmes. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Figure, Looked, Seat } from '@boardroom/kernel';
import { guaranteedFunds, isComplete, netWorth } from '../src/contracts.ts';
import { ALL_CONTRACTS, EXIT_CARD } from '../src/facts.ts';
import { count, has } from '../src/sets.ts';
import { feesOf, question, seesCash, share, staffOf } from './figures.ts';
import { groupName } from './names.ts';
import { figure, inTheWay, legalNow, money, player, refused, ruleLine, say } from './reader.ts';
import type { PlanReader } from './reader.ts';
import { worthOf } from './worth.ts';

function moneyFigures(r: PlanReader, seat: Seat): Figure[] {
  if (!seesCash(r, seat)) return [];
  return [
    figure(r, 'cash', money(r, r.view.cash[seat]!)),
    figure(r, 'worth', money(r, netWorth(r.t, r.view, seat))),
    figure(r, 'funds', money(r, guaranteedFunds(r.t, r.view, seat))),
  ];
}

export function lookAtSeat(r: PlanReader, id: string, seat: Seat): Looked | null {
  const { t, view } = r;
  if (!(seat >= 0 && seat < t.players)) return null;
  const out = view.out[seat] !== 0;
  const me = player(r);
  const { ftes, qm } = staffOf(r, seat);
  const programmes = t.facts.members.flatMap((_, g) => {
    const [held, all] = share(r, seat, g);
    return held === 0 ? [] : [say(r, 'seat.programme', { name: groupName(r, g), held, all })];
  });
  const exits = EXIT_CARD.filter((item) => has(view.holds[seat]!, item)).length;
  const deal = legalNow(r).some((move) => move.type === 'propose' && move.to === seat);
  return {
    id,
    name: r.words.seat(seat),
    kind: say(r, out ? 'seat.kind.out' : view.active === seat ? 'seat.kind.active' : 'seat.kind'),
    owner: seat,
    figures: [
      ...moneyFigures(r, seat),
      figure(r, 'contracts', String(count(view.holds[seat]! & ALL_CONTRACTS))),
      ...(ftes + qm > 0 ? [figure(r, 'staff', say(r, 'seat.staff', { ftes, qm }))] : []),
    ],
    line: out
      ? say(r, 'seat.out', { nth: view.out[seat]! })
      : view.wfa[seat] === NONE
        ? say(r, 'seat.line', {
            name: r.words.word('name', t.facts.places[view.at[seat]!]),
            n: feesOf(r, view, seat),
          })
        : say(r, 'seat.wfa', { hand: view.wfa[seat]! + 1, n: t.content.wfaExit }),
    facts: [
      ...(programmes.length > 0 ? [say(r, 'seat.programmes', { programmes })] : []),
      ...(exits > 0 ? [say(r, 'seat.exits', { n: exits })] : []),
      ...(view.debt.debtor === seat ? [say(r, 'seat.debt', { n: view.debt.rest })] : []),
    ],
    ...(me !== null && seat !== me && !out && !isOver(view) && !deal
      ? inTheWay(
          refused(r, { type: 'propose', to: seat }),
          r.t.options.maxProposals > 0 ? [say(r, 'way.propose')] : [],
        )
      : {}),
    rule: ruleLine(r, view.wfa[seat] === NONE ? 'R136' : 'R80'),
  };
}

export function lookAtPurse(r: PlanReader, seat: Seat): Looked | null {
  const { t, view } = r;
  if (!(seat >= 0 && seat < t.players)) return null;
  const seen = seesCash(r, seat);
  const { cash, contracts, staff, extensions } = worthOf(r, seat);
  return {
    id: `purse:${seat}`,
    name: say(r, 'purse.name', { seat }),
    kind: say(r, seen ? 'purse.kind' : 'purse.kind.hidden'),
    owner: seat,
    figures: moneyFigures(r, seat),
    line: say(r, seen ? 'purse.line' : 'purse.hidden', {
      n: seen ? guaranteedFunds(t, view, seat) : 0,
    }),
    ...(seen
      ? {
          now: {
            text: say(r, 'purse.now', { n: netWorth(t, view, seat) }),
            calc: say(r, 'purse.calc', {
              a: money(r, cash),
              b: money(r, contracts),
              c: money(r, staff),
              d: money(r, extensions),
              total: money(r, netWorth(t, view, seat)),
            }),
          },
        }
      : {}),
    rule: ruleLine(r, 'R105'),
  };
}

/** A programme: who has what of it. */
export function lookAtGroup(r: PlanReader, group: number): Looked | null {
  const { t, view, words } = r;
  const list = t.facts.members[group];
  if (!list) return null;
  const who = list.map((c) => {
    const manager = view.holds.findIndex((set) => has(set, c));
    return say(r, 'group.member', {
      name: words.word('name', t.facts.ids[c]),
      who: manager < 0 ? say(r, 'free') : words.seat(manager),
    });
  });
  const me = player(r);
  const [held, all] = share(r, me ?? 0, group);
  const owner = view.holds.findIndex((_, seat) => isComplete(t, view, seat, group));
  return {
    id: `group:${t.facts.groupIds[group]}`,
    name: groupName(r, group),
    kind: say(r, 'group.kind', { all }),
    owner: owner < 0 ? null : owner,
    figures: [
      figure(
        r,
        'step',
        t.facts.ftePrice[list[0]!] === 0 ? say(r, 'none') : money(r, t.facts.ftePrice[list[0]!]!),
      ),
      ...(me === null ? [] : [figure(r, 'held', say(r, 'of', { held, all }))]),
    ],
    line: owner < 0 ? say(r, 'group.open') : say(r, 'group.whole', { seat: owner }),
    facts: who,
    rule: ruleLine(r, 'R87'),
  };
}

/** A bidder in what is being sold. */
export function lookAtBidder(r: PlanReader, seat: Seat): Looked | null {
  const f = question(r);
  if (!f || !(seat >= 0 && seat < r.t.players) || r.view.out[seat] !== 0) return null;
  if (!['bid', 'bidStaff', 'sealedBid', 'offer', 'closeTender', 'contest'].includes(f.kind))
    return null;
  const best = 'best' in f && f.best === seat;
  return {
    id: `bidder:${seat}`,
    name: r.words.seat(seat),
    kind: say(r, 'bidder.kind'),
    owner: seat,
    figures: [
      ...(best ? [figure(r, 'bid', money(r, f.high))] : []),
      ...moneyFigures(r, seat).slice(0, 1),
    ],
    line: say(r, best ? 'bidder.best' : 'bidder.line', { seat }),
    rule: ruleLine(
      r,
      f.kind === 'sealedBid'
        ? 'R50'
        : f.kind === 'bid'
          ? 'R45'
          : f.kind === 'offer' || f.kind === 'closeTender'
            ? 'R141'
            : 'R98',
    ),
  };
}
