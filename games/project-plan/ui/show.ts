/** How each legal move is offered: words, where on the table it is, and what it brings in numbers. */
import { isGap, NONE } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import { additions, bookValue, isComplete } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { namedPrice } from '../src/settlement.ts';
import { stock } from '../src/staff.ts';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import { completes, feeAt, feeNow, feesOf, obtained, riskOf, swapped } from './figures.ts';
import type { Look } from './figures.ts';
import { briefly, contractName, levelName, say } from './naming.ts';
import { refundOf } from './staffing.ts';

type Frame = ProjectPlanFrame | null;
type Offer = Template<ProjectPlanMove>;

export function show(scene: Look, move: Offer, frame: Frame): Shown {
  const label = labelOf(scene, move);
  const seat = frame?.seat ?? scene.viewer ?? 0;
  switch (move.type) {
    case 'throw':
      return showThrow(scene, label, seat, frame);
    case 'endHand':
      return { label, tone: 'quiet', key: 'E' };
    case 'concede':
      return {
        label: say(scene, 'ui.concede'),
        note: say(scene, 'ui.note.concede'),
        tone: 'quiet',
        confirm: say(scene, 'ui.confirm.concede'),
      };
    case 'wfaPay':
    case 'forcedPay':
      return { label, note: leaves(scene, seat, scene.t.content.wfaExit), path: ['bank'] };
    case 'wfaCard':
    case 'forcedCard':
      return { label, note: say(scene, 'ui.note.card'), path: [`pack:${String(move.pack)}`] };
    case 'hire':
    case 'contest':
      return showHire(scene, label, String(move.project), seat, move.type);
    case 'release':
    case 'releaseGroup':
    case 'extend':
    case 'redeem':
    case 'handBack':
    case 'tender':
    case 'ficoCancel':
      return showManage(scene, label, move, seat);
    case 'propose':
      return {
        label,
        note: say(scene, 'ui.note.propose', { n: proposalsLeft(scene, seat) }),
        path: [`pawn:${String(move.to)}`],
        group: 'deal',
      };
    case 'add':
    case 'take':
      return showItem(scene, label, String(move.item), move.type, frame);
    case 'offerDeal':
      return showOfferDeal(scene, move, frame);
    case 'dropDeal':
      return { label, tone: 'quiet', key: 'D' };
    case 'accept':
    case 'reject':
    case 'counter':
      return showReply(scene, label, move.type, frame);
    default:
      return showSale(scene, label, move, frame, seat);
  }
}

/** Short names, so that what matters is not cut off on a button. */
function labelOf(scene: Look, move: Offer): string {
  const id =
    'project' in move
      ? move.project
      : 'contract' in move
        ? move.contract
        : 'item' in move
          ? move.item
          : 'group' in move
            ? move.group
            : undefined;
  if (id === undefined) return scene.words.move(move);
  const name = scene.words.say(`name.${String(id)}`);
  const short = scene.words
    .say(`short.${String(id)}`)
    ?.replace('-|', '-')
    .replace('|', ' ')
    .trim();
  return say(scene, `ui.do.${move.type}`, { name: short ?? name ?? String(id) });
}

function showThrow(scene: Look, label: string, seat: Seat, frame: Frame): Shown {
  const inWfa = frame?.kind === 'wfa';
  const risk = riskOf(scene, seat);
  const note = inWfa
    ? say(scene, 'ui.note.double', { hand: scene.view.wfa[seat]! + 1 })
    : risk.pays > 0
      ? say(scene, 'ui.note.risk', { n: risk.pays, most: amount(risk.worst) })
      : say(scene, 'ui.note.safe');
  return {
    label: inWfa ? say(scene, 'ui.throwDouble') : label,
    note,
    path: ['dice'],
    key: 'T',
    ...(inWfa || frame?.kind === 'after' ? {} : { tone: 'go' as const }),
  };
}

/** One step up: what it costs, and what it adds to the fee. */
function showHire(
  scene: Look,
  label: string,
  id: string,
  seat: Seat,
  type: 'hire' | 'contest',
): Shown {
  const { facts } = scene.t;
  const project = facts.contractOf[id]!;
  const level = scene.view.level[project]! + 1;
  const was = feeNow(scene, project);
  const will = has(scene.view.marked, project) ? 0 : feeAt(scene, project, level);
  const price = facts.ftePrice[project]!;
  const scarce = stock(scene.t, scene.view, level) <= scene.t.options.shortageAt;
  const lines = [
    say(scene, 'ui.preview.step', { level: levelName(scene, level), n: amount(price) }),
    say(scene, 'ui.preview.cash', { n: amount(scene.view.cash[seat]! - price) }),
  ];
  if (level === facts.top) lines.push(say(scene, 'ui.preview.back', { n: facts.top - 1 }));
  if (scarce && type === 'hire') lines.push(say(scene, 'ui.preview.scarce'));
  return {
    label,
    note: say(scene, 'ui.note.hire', { cost: amount(price), plus: signed(will - was) }),
    path: [cellOf(scene, project)],
    group: type,
    preview: {
      title: say(scene, 'ui.preview.fee', { was: amount(was), will: amount(will) }),
      lines,
      bar: { was, will, max: facts.fees[project * facts.levels + facts.top]! },
    },
  };
}

function showManage(scene: Look, label: string, move: Offer, seat: Seat): Shown {
  const { facts } = scene.t;
  if (move.type === 'releaseGroup') {
    const group = facts.groupOf[String(move.group)]!;
    const back = refundOf(scene, group);
    return {
      label,
      note: signed(back),
      path: [cellOf(scene, facts.members[group]![0]!)],
      group: 'raise',
      preview: {
        title: say(scene, 'ui.preview.group', { n: amount(back) }),
        lines: [say(scene, 'ui.preview.double')],
      },
    };
  }
  const id =
    'project' in move ? String(move.project) : 'contract' in move ? String(move.contract) : '';
  const contract = facts.contractOf[id]!;
  const path = [cellOf(scene, contract)];
  const fee = amount(feeNow(scene, contract));
  switch (move.type) {
    case 'release': {
      const level = scene.view.level[contract]! - 1;
      const gain = facts.ftePrice[contract]! / 2;
      const will = has(scene.view.marked, contract) ? 0 : feeAt(scene, contract, level);
      const title = say(scene, 'ui.preview.fee', { was: fee, will: amount(will) });
      const note = say(scene, 'ui.note.gain', { plus: signed(gain), was: fee, will: amount(will) });
      return { label, note, path, group: 'raise', preview: { title } };
    }
    case 'extend': {
      const refund = has(scene.view.staffed, contract)
        ? refundOf(scene, facts.group[contract]!)
        : 0;
      const lines = [
        say(scene, 'ui.preview.redeem', { n: amount(facts.redemption[contract]!) }),
        ...(refund > 0 ? [say(scene, 'ui.preview.released', { n: amount(refund) })] : []),
      ];
      return {
        label,
        note: say(scene, 'ui.note.extend', {
          plus: signed(facts.extension[contract]! + refund),
          fee,
        }),
        path,
        group: 'raise',
        preview: { title: say(scene, 'ui.preview.noFee', { fee }), lines },
        ...(refund > 0 ? { confirm: say(scene, 'ui.confirm.extend', { n: amount(refund) }) } : {}),
      };
    }
    case 'redeem':
      return {
        label,
        note: leaves(scene, seat, facts.redemption[contract]!),
        path,
        group: 'redeem',
        preview: {
          title: say(scene, 'ui.preview.cost', { n: amount(facts.redemption[contract]!) }),
          lines: [
            say(scene, 'ui.preview.sum', {
              a: amount(facts.extension[contract]!),
              b: amount(facts.addition[contract]!),
            }),
          ],
        },
      };
    case 'handBack': {
      const gain = has(scene.view.extended, contract) ? 0 : facts.extension[contract]!;
      return {
        label,
        note: say(scene, 'ui.note.handBack', { plus: signed(gain) }),
        path,
        group: 'raise',
        confirm: say(scene, 'ui.confirm.handBack', { contract: id, n: amount(gain) }),
      };
    }
    case 'tender':
      return {
        label,
        note: say(scene, 'ui.note.tender', { n: amount(bookValue(scene.t, scene.view, contract)) }),
        path,
        group: 'deal',
      };
    default:
      return {
        label,
        path,
        group: 'cancel',
        confirm: say(scene, 'ui.confirm.cancel', { project: id }),
      };
  }
}

function showItem(
  scene: Look,
  label: string,
  id: string,
  type: 'add' | 'take',
  frame: Frame,
): Shown {
  const { facts } = scene.t;
  const item = facts.itemOf[id]!;
  const value = amount(bookValue(scene.t, scene.view, item));
  const mine = frame !== null && has(scene.view.holds[frame.seat]!, item);
  const path = item < facts.ids.length ? [cellOf(scene, item)] : [packTarget(item)];
  const base = { label, path, group: type === 'take' ? 'take' : mine ? 'give' : 'ask' };
  const note = say(scene, mine ? 'ui.note.yours' : 'ui.note.theirs', { n: value });
  if (frame?.kind !== 'draft' || item >= facts.ids.length) return { ...base, note };
  const after = swapped(scene, frame.seat, frame.partner, frame.items ^ (1 << item));
  const line = (seat: Seat): string =>
    say(scene, 'ui.preview.fees', {
      seat,
      was: amount(feesOf(scene, scene.view, seat)),
      will: amount(feesOf(scene, after, seat)),
    });
  return {
    ...base,
    note,
    preview: {
      title: say(scene, 'ui.preview.value', { n: value }),
      lines: [line(frame.seat), line(frame.partner)],
    },
  };
}

/** Cash of a deal, seen from the speaker: above 0 it is paid, below 0 it is received. */
function showOfferDeal(scene: Look, move: Offer, frame: Frame): Shown {
  const label = say(scene, 'ui.offerDeal');
  if (move.type !== 'offerDeal' || frame?.kind !== 'draft') return { label };
  const { seat, partner, items } = frame;
  const { holds, cash } = scene.view;
  const sum = (set: number): number => {
    let value = 0;
    for (let item = 0; item < scene.t.facts.itemIds.length; item++)
      if (has(set, item)) value += bookValue(scene.t, scene.view, item);
    return value;
  };
  const even = Math.round((sum(items & holds[partner]!) - sum(items & holds[seat]!)) / 10) * 10;
  const gap = isGap(move.cash) && move.cash.gap === 'range' ? move.cash : null;
  const fair = gap ? Math.min(gap.max, Math.max(gap.min, even)) : 0;
  const quick = gap
    ? [...new Set([gap.min, fair, gap.max])].map((value) => ({
        value,
        note: say(
          scene,
          value === fair ? 'ui.quick.even' : value === gap.min ? 'ui.quick.best' : 'ui.quick.most',
        ),
      }))
    : [];
  const field: ShownGap = {
    label: say(scene, 'ui.gap.deal', { to: partner }),
    start: fair,
    quick,
    note: (value) =>
      say(scene, value > 0 ? 'ui.gap.pay' : value < 0 ? 'ui.gap.receive' : 'ui.gap.even', {
        n: amount(Math.abs(value)),
        left: amount(cash[seat]! - value - additions(scene.t, scene.view, items & holds[partner]!)),
      }),
  };
  return {
    label,
    note: say(scene, 'ui.note.offerDeal'),
    tone: 'go',
    path: ['deal'],
    gaps: { cash: field },
  };
}

function showReply(
  scene: Look,
  label: string,
  type: 'accept' | 'reject' | 'counter',
  frame: Frame,
): Shown {
  if (frame?.kind !== 'reply') return { label };
  if (type === 'reject') return { label, tone: 'quiet', key: 'D' };
  if (type === 'counter') return { label, note: say(scene, 'ui.note.counter') };
  const { seat, partner, items, cash } = frame;
  const after = swapped(scene, seat, partner, items);
  const was = feesOf(scene, scene.view, seat);
  const due = additions(scene.t, scene.view, items & scene.view.holds[partner]!);
  return {
    label,
    note: say(scene, 'ui.note.accept', {
      money: signed(cash - due),
      fees: signed(feesOf(scene, after, seat) - was),
    }),
    path: ['deal'],
  };
}

/** Offers, bids, prices and the answers to them. */
function showSale(scene: Look, label: string, move: Offer, frame: Frame, seat: Seat): Shown {
  const { facts, content } = scene.t;
  const about = frame && 'contract' in frame ? facts.contractOf[frame.contract]! : NONE;
  const cash = scene.view.cash[seat] ?? 0;
  switch (move.type) {
    case 'buy': {
      const price = frame?.kind === 'obtain' ? frame.price : 0;
      const after = obtained(scene, seat, about);
      const gain = feesOf(scene, after, seat) - feesOf(scene, scene.view, seat);
      return {
        label: say(scene, 'ui.buy', { n: amount(price) }),
        note: leaves(scene, seat, price),
        tone: 'go',
        path: [cellOf(scene, about)],
        preview: {
          title: say(scene, 'ui.preview.gain', { n: amount(gain) }),
          lines: [
            completes(scene, seat, about)
              ? say(scene, 'ui.preview.completes')
              : say(scene, 'ui.preview.cash', { n: amount(cash - price) }),
          ],
        },
      };
    }
    case 'decline': {
      const stays = scene.t.options.unsoldProjects === 'stay';
      const note = stays
        ? say(scene, 'ui.note.stays')
        : say(scene, 'ui.note.auction', { n: amount(content.leastBid) });
      return { label, note, path: ['bank'] };
    }
    case 'bid':
    case 'offer':
    case 'sealedBid':
      return showBid(scene, label, move, frame, seat, about);
    case 'pass':
    case 'letGo':
    case 'noOffer':
      return { label, tone: 'quiet', key: 'P', path: [`bidder:${seat}`] };
    case 'takeBest':
      return frame?.kind === 'closeTender'
        ? { label, note: signed(frame.high), path: [`bidder:${frame.best}`] }
        : { label };
    case 'keep':
      return { label, tone: 'quiet', path: ['card'] };
    case 'namePrice':
      return {
        label: say(scene, 'ui.namePrice'),
        note: say(scene, 'ui.note.book', { n: amount(bookValue(scene.t, scene.view, about)) }),
        path: ['card'],
        gaps: { amount: priceGap(scene, move, about) },
      };
    case 'keepExtension':
      return {
        label,
        note: say(scene, 'ui.note.later', { n: amount(facts.redemption[about] ?? 0) }),
        path: ['card'],
      };
    case 'redeemNow':
      return {
        label,
        note: leaves(scene, seat, facts.extension[about] ?? 0),
        path: [cellOf(scene, about)],
      };
    case 'inheritKeep':
      return { label, note: leaves(scene, seat, facts.addition[about] ?? 0), path: ['card'] };
    case 'inheritRedeem':
      return {
        label,
        note: leaves(scene, seat, facts.redemption[about] ?? 0),
        path: [cellOf(scene, about)],
      };
    case 'inheritLeave':
      return { label, note: say(scene, 'ui.note.free'), tone: 'quiet', path: ['bank'] };
    case 'inKind':
    case 'acceptPrice':
    case 'auctionContract':
      return showDebt(scene, label, move.type, String(move.contract));
    case 'declareBankrupt':
      return { label, tone: 'quiet', path: ['bank'], confirm: say(scene, 'ui.confirm.bankrupt') };
    case 'payFee':
      return frame?.kind === 'review'
        ? { label, note: leaves(scene, seat, frame.fee), path: [`pawn:${frame.manager}`] }
        : { label };
    case 'askReview':
      return frame?.kind === 'review'
        ? {
            label,
            note: say(scene, 'ui.note.review', {
              n: frame.level === 0 ? 2 : 1,
              fee: amount(Math.ceil((frame.fee * 1.5) / 10) * 10),
            }),
            path: ['dice'],
          }
        : { label };
    case 'claim': {
      const claim = scene.view.claims.find(({ id }) => id === move.claim);
      if (!claim) return { label };
      return {
        label: say(scene, 'ui.claim', { seat: claim.visitor }),
        note: `${signed(claim.fee)} ${briefly(scene, facts.ids[claim.contract]!)}`,
        path: [cellOf(scene, claim.contract)],
        group: 'claim',
      };
    }
    case 'callDeadline':
    case 'timeUp':
      return { label, confirm: say(scene, 'ui.confirm.deadline') };
    default:
      return { label };
  }
}

function showBid(
  scene: Look,
  label: string,
  move: Offer,
  frame: Frame,
  seat: Seat,
  contract: number,
): Shown {
  const sum = 'amount' in move ? move.amount : 0;
  if (!isGap(sum) || sum.gap !== 'range')
    return sum === 0
      ? { label: say(scene, 'ui.noBid'), tone: 'quiet', key: 'P', path: [`bidder:${seat}`] }
      : { label };
  const cash = scene.view.cash[seat]!;
  const price = contract === NONE ? sum.min : bookValue(scene.t, scene.view, contract);
  const tens = (value: number): number =>
    Math.min(sum.max, Math.max(sum.min, sum.min + Math.round((value - sum.min) / 10) * 10));
  const quick = [
    { value: sum.min, note: say(scene, 'ui.quick.least') },
    { value: tens(price / 2), note: say(scene, 'ui.quick.half') },
    { value: tens(price), note: say(scene, 'ui.quick.price') },
  ].filter(({ value }, i, all) => all.findIndex((it) => it.value === value) === i);
  const key = move.type === 'offer' ? 'ui.offer' : 'ui.bid';
  return {
    label: say(scene, key),
    note: say(scene, 'ui.note.from', { n: amount(sum.min) }),
    path: [frame?.kind === 'bidStaff' || contract === NONE ? 'card' : 'card'],
    gaps: {
      amount: {
        quick,
        note: (value) => say(scene, 'ui.leaves', { n: amount(cash - value) }),
      },
    },
  };
}

function priceGap(scene: Look, move: Offer, contract: number): ShownGap {
  const gap =
    'amount' in move && isGap(move.amount) && move.amount.gap === 'range' ? move.amount : null;
  const book = bookValue(scene.t, scene.view, contract);
  const most = gap?.max ?? 0;
  const tens = (value: number): number => Math.min(most, Math.floor(value / 10) * 10);
  const quick = [
    { value: 0, note: say(scene, 'ui.quick.unwanted') },
    { value: tens(book / 2), note: say(scene, 'ui.quick.half') },
    { value: tens(book), note: say(scene, 'ui.quick.price') },
  ].filter(({ value }, i, all) => all.findIndex((it) => it.value === value) === i);
  return {
    quick,
    start: tens(book / 2),
    note: (value) => say(scene, 'ui.gap.rest', { n: amount(scene.view.debt.rest - value) }),
  };
}

function showDebt(
  scene: Look,
  label: string,
  type: 'inKind' | 'acceptPrice' | 'auctionContract',
  id: string,
): Shown {
  const contract = scene.t.facts.contractOf[id]!;
  const named = namedPrice(scene.view, contract);
  const path = [cellOf(scene, contract)];
  const note =
    type === 'inKind'
      ? say(scene, 'ui.note.book', { n: amount(bookValue(scene.t, scene.view, contract)) })
      : type === 'acceptPrice'
        ? say(scene, 'ui.note.debt', { n: amount(Math.min(named, scene.view.debt.rest)) })
        : say(scene, 'ui.note.from', { n: amount(Math.max(0, named) + scene.t.content.leastBid) });
  return { label, note, path, group: type === 'auctionContract' ? 'auction' : 'kind' };
}

export function cellOf(scene: Look, contract: number): string {
  return `cell:${scene.t.facts.cellOf[contract]}`;
}
function packTarget(item: number): string {
  return item === 28 ? 'pack:chance' : 'pack:chest';
}
function leaves(scene: Look, seat: Seat, sum: number): string {
  return say(scene, 'ui.costs', { n: amount(sum), left: amount(scene.view.cash[seat]! - sum) });
}
function proposalsLeft(scene: Look, seat: Seat): number {
  const { debt, proposals } = scene.view;
  return scene.t.options.maxProposals - (debt.debtor === seat ? debt.proposals : proposals);
}

/** Whether a contract is the last one missing of a programme, and which that is. */
export function missingOne(scene: Look, seat: Seat): string | undefined {
  const { facts } = scene.t;
  for (let g = 0; g < facts.members.length - 1; g++) {
    if (isComplete(scene.t, scene.view, seat, g)) continue;
    const missing = facts.members[g]!.filter((c) => !has(scene.view.holds[seat]!, c));
    if (missing.length === 1) return contractName(scene, missing[0]!);
  }
  return undefined;
}
