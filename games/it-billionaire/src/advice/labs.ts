/** Which location to buy, and which lab to give away for a better one. */
import { NONE } from '@boardroom/kernel';
import type { Rng } from '@boardroom/kernel';
import { salePrice } from '../labs.ts';
import { LABS } from '../types.ts';
import { labWorth } from './estimate.ts';
import type { Outlook } from './rounds.ts';
import { runway } from './runway.ts';

export interface Purchase {
  readonly location: number;
  /** What it brings beyond its price. */
  readonly gain: number;
}

/** The best free location of the zones from `zone` on that leaves enough for the Upkeep. */
export function bestPurchase(o: Outlook, zone: number, rng: Rng, cash: number): Purchase | null {
  const { t, s, labs, character } = o;
  const { cost, upkeep } = t.facts;
  let best: Purchase | null = null;
  for (let i = 0; i < cost.length; i++) {
    if (s.owner[i] !== NONE || t.facts.zone[i]! < zone) continue;
    const rest = cash - cost[i]!;
    if (rest < 0) continue;
    const wait = character.stacks === 'large' ? 4 : 1;
    const need = Math.min(o.left - 1, character.reserve + wait);
    if (runway(o, rest, upkeep[i]!) <= need) continue;
    const lost = cost[i]! - salePrice(t, i);
    const gain = (labWorth(o, i, labs) - lost) * (0.94 + 0.12 * rng.unit());
    if (gain > (best?.gain ?? 0)) best = { location: i, gain };
  }
  return best;
}

export interface Swap {
  readonly sold: number;
  readonly bought: number;
  readonly gain: number;
}

/** A lab to sell for a better location in the same or a later zone of the day. */
export function bestSwap(o: Outlook, zone: number): Swap | null {
  const { t, s, labs, seat } = o;
  const { cost, zone: zoneOf } = t.facts;
  if (labs.length < LABS || o.left < 7) return null;
  let best: Swap | null = null;
  for (const sold of labs) {
    if (zoneOf[sold]! < zone) continue;
    const rest = labs.filter((lab) => lab !== sold);
    const kept = labWorth(o, sold, rest) + 2.5 * t.facts.capacity[sold]! * 2;
    for (let i = 0; i < cost.length; i++) {
      if (s.owner[i] !== NONE || zoneOf[i]! < zoneOf[sold]!) continue;
      const price = cost[i]! - salePrice(t, sold);
      if (s.capital[seat]! < price + 40) continue;
      const gain = labWorth(o, i, rest) - kept - price / 2 - 20;
      if (gain > (best?.gain ?? 0)) best = { sold, bought: i, gain };
    }
  }
  return best;
}
