/** Bids: sliders with the figures that matter. */
import { isGap } from '@boardroom/kernel';
import type { Seat, Template } from '@boardroom/kernel';
import type { QuickValue, Shown, TargetId } from '@boardroom/ui-kit';
import type { ActionMove } from '../src/types.ts';
import { highBid, reachOf } from '../look/figures.ts';
import { gaps } from '../look/gaps.ts';
import { note } from '../look/note.ts';
import type { Table } from './table.ts';

type Offered = Template<ActionMove>;

/** A bid: the least legal one at once, or any up to all that is held. */
export function showBid(
  scene: Table,
  seat: Seat,
  move: Extract<Offered, { type: 'open' | 'raise' | 'seal' }>,
): Shown {
  const { words, view, t } = scene;
  const { bid } = move;
  const path: TargetId[] = [`stack:${seat}`];
  if (!isGap(bid) || bid.gap !== 'range')
    return {
      label: words.move(move),
      path,
      note: note(scene, move, null) ?? '',
    };
  const asked = gaps(scene, move, null);
  const others = Array.from({ length: t.players }, (_, other) => other).filter(
    (other) => other !== seat && view.out[other] !== 1,
  );
  const safe = Math.max(0, ...others.map((other) => reachOf(scene, other))) + 1;
  const quick: QuickValue[] = [
    {
      value: bid.min,
      now: words.say(`ui.now.${move.type}`, { bid: bid.min })!,
      note: words.say(move.type === 'seal' ? 'ui.quick.nothing' : 'ui.quick.least')!,
    },
  ];
  const half = bid.min + Math.floor((bid.max - bid.min) / 3);
  if (half > bid.min && half < bid.max)
    quick.push({ value: half, note: words.say('ui.quick.some')! });
  if (safe > bid.min && safe < bid.max && t.options.ledgerAid)
    quick.push({ value: safe, note: words.say('ui.quick.safe')! });
  if (bid.max > bid.min)
    quick.push({
      value: bid.max,
      note: words.say('ui.quick.all')!,
      // Two bids only: both are buttons, and no form.
      ...(bid.max - bid.min === bid.step && move.type !== 'seal'
        ? { now: words.say(`ui.now.${move.type}`, { bid: bid.max })! }
        : {}),
    });
  const high = highBid(scene);
  return {
    label: words.say(move.type === 'seal' ? 'ui.bid.sealMore' : 'ui.bid.more')!,
    note: words.say('look.note.range', { min: Math.min(bid.min + 1, bid.max), max: bid.max })!,
    path,
    preview: {
      title: words.say('ui.preview.bid', { min: bid.min })!,
      lines: [
        high
          ? words.say('ui.preview.high', { name: words.seat(high.seat), counts: high.counts })!
          : words.say('ui.preview.opening')!,
        words.say('ui.preview.pays')!,
      ],
    },
    gaps: {
      bid: {
        ...asked.bid!,
        quick,
        start: Math.min(bid.min + 1, bid.max),
      },
    },
  };
}
