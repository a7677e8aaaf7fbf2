import type { Looked, Reader } from '@boardroom/kernel';
import type { Lots } from '../src/types.ts';

export function lookAtSeat(r: Reader<Lots>, seat: number): Looked | null {
  const taken = r.view.taken[seat];
  if (!taken) return null;
  const points = taken.reduce((sum, lot) => sum + lot, 0);
  const coins = r.view.coins[seat]!;
  return {
    id: `seat:${seat}`,
    name: r.names[seat]!,
    kind: r.words.say('look.seat.kind')!,
    owner: seat,
    figures: [
      { key: 'points', name: r.words.say('look.figure.points')!, value: String(points) },
      {
        key: 'coins',
        name: r.words.say('look.figure.coins')!,
        value: coins < 0 ? '?' : String(coins),
      },
    ],
    line: r.words.say('look.seat.line', { lots: taken.length, points })!,
    ...(coins < 0 ? { facts: [r.words.say('look.seat.between', range(r, seat))!] } : {}),
  };
}

/** What a viewer can reckon of another's coins: all that were not paid are about somewhere. */
function range({ t, view, viewer }: Reader<Lots>, seat: number): { least: number; most: number } {
  const others = t.players - (viewer === null ? 1 : 2);
  const own = viewer === null ? 0 : view.coins[viewer]!;
  const about = t.players * t.options.coins - view.paid - own;
  return {
    least: Math.max(0, about - others * t.options.coins),
    most: Math.min(t.options.coins, about),
    ...(seat === viewer ? { least: own, most: own } : {}),
  };
}
