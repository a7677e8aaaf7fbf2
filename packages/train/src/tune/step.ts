/** What many deals say together: which way each number should go. */
import { wayOf } from './deal.ts';
import type { TuneOrder } from './deal.ts';

/**
 * Every deal tells of every number: where it was bent the way that won, it is moved that way. What
 * scatter alone may explain is taken off, so that numbers that do not matter stay where they are.
 */
export function slopesOf(order: TuneOrder, gains: readonly number[]): Float64Array {
  const slopes = new Float64Array(order.spots.length);
  let squares = 0;
  for (const [n, gain] of gains.entries()) {
    if (gain === 0) continue;
    squares += gain * gain;
    const way = wayOf(order, n);
    for (let i = 0; i < slopes.length; i++) slopes[i]! += (gain * way[i]!) / (2 * gains.length);
  }
  const noise = squares / (4 * gains.length ** 2);
  return slopes.map((slope) => (slope ** 2 > noise ? slope * (1 - noise / slope ** 2) : 0));
}
