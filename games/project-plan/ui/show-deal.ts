/** Proposals between two PMs: what is in them, for how much cash, and the answers. */
import { isGap } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import { additions, bookValue } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { feesOf, swapped } from './figures.ts';
import type { Look } from './figures.ts';
import { say } from './naming.ts';
import { cellOf, packTarget } from './show-common.ts';
import type { Frame, Offer } from './show-common.ts';

export function showItem(
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
export function showOfferDeal(scene: Look, move: Offer, frame: Frame): Shown {
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
    label: say(scene, gap && gap.min >= 0 ? 'ui.gap.deal.pay' : 'ui.gap.deal', { to: partner }),
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

export function showReply(
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

export function proposalsLeft(scene: Look, seat: Seat): number {
  const { debt, proposals } = scene.view;
  return scene.t.options.maxProposals - (debt.debtor === seat ? debt.proposals : proposals);
}
