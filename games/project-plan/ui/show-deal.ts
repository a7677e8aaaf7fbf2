/** Proposals between two PMs: what is in them, for how much cash, and the answers. */
import { isGap } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import { bookValue } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { feesOf, swapped } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { gaps } from '../look/gaps.ts';
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
  if (frame?.kind !== 'draft' || item >= facts.ids.length) return base;
  const after = swapped(scene, frame.seat, frame.partner, frame.items ^ (1 << item));
  const line = (seat: Seat): string =>
    say(scene, 'ui.preview.fees', {
      seat,
      was: amount(feesOf(scene, scene.view, seat)),
      will: amount(feesOf(scene, after, seat)),
    });
  return {
    ...base,
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
  const { holds } = scene.view;
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
    ...gaps(scene, move, frame)['cash']!,
    start: fair,
    quick,
  };
  return {
    label,
    tone: 'go',
    path: ['deal'],
    gaps: { cash: field },
  };
}

export function showReply(label: string, type: 'accept' | 'reject' | 'counter'): Shown {
  if (type === 'reject') return { label, tone: 'quiet', key: 'D' };
  return type === 'counter' ? { label } : { label, path: ['deal'] };
}
