/** Sums that are named: bids, offers, and prices in kind. */
import { isGap, NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { Shown, ShownGap } from '@boardroom/ui-kit';
import { bookValue } from '../src/contracts.ts';
import { gaps } from '../look/gaps.ts';
import type { Look } from './scene.ts';
import { say } from './naming.ts';
import { cellOf } from './show-common.ts';
import type { Offer } from './show-common.ts';

export function showBid(
  scene: Look,
  label: string,
  move: Offer,
  seat: Seat,
  contract: number,
): Shown {
  const sum = 'amount' in move ? move.amount : 0;
  if (!isGap(sum) || sum.gap !== 'range')
    return sum === 0
      ? { label: say(scene, 'ui.noBid'), tone: 'quiet', key: 'P', path: [`bidder:${seat}`] }
      : { label };
  const isOffer = move.type === 'offer';
  const price = contract === NONE ? sum.min : bookValue(scene.t, scene.view, contract);
  const least = {
    value: sum.min,
    note: say(scene, 'ui.quick.least'),
    now: say(scene, isOffer ? 'ui.offer.now' : 'ui.bid.now', { n: amount(sum.min) }),
  };
  const quick = [least, ...marks(scene, price, sum.min, sum.max)];
  return {
    label: say(scene, isOffer ? 'ui.offer' : 'ui.bid'),
    path: ['card'],
    gaps: {
      amount: {
        ...gaps(scene, move, null)['amount']!,
        quick,
      },
    },
  };
}

/** Half of a value and the value itself, or all that can be named if that is less. */
function marks(
  scene: Look,
  value: number,
  least: number,
  most: number,
): NonNullable<ShownGap['quick']> {
  /** The nearest sum below that can be named. */
  const named = (sum: number): number => least + Math.floor((sum - least) / 10) * 10;
  const half = { value: named(value / 2), note: say(scene, 'ui.quick.half') };
  const end =
    value <= most
      ? { value: named(value), note: say(scene, 'ui.quick.price') }
      : { value: named(most), note: say(scene, 'ui.quick.most') };
  return [...(half.value < end.value ? [half] : []), end].filter(({ value: sum }) => sum > least);
}

export function priceGap(scene: Look, move: Offer, contract: number): ShownGap {
  const gap =
    'amount' in move && isGap(move.amount) && move.amount.gap === 'range' ? move.amount : null;
  const book = bookValue(scene.t, scene.view, contract);
  const values = marks(scene, book, 0, gap?.max ?? 0);
  return {
    ...gaps(scene, move, null)['amount']!,
    quick: [
      { value: 0, note: say(scene, 'ui.quick.nothing'), now: say(scene, 'ui.quick.unwanted') },
      ...values,
    ],
    start: Number(values[0]?.value ?? 0),
  };
}

export function showDebt(
  scene: Look,
  label: string,
  type: 'inKind' | 'acceptPrice' | 'auctionContract',
  id: string,
): Shown {
  const path = [cellOf(scene, scene.t.facts.contractOf[id]!)];
  return { label, path, group: type === 'auctionContract' ? 'auction' : 'kind' };
}
