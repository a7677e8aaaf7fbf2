import { NONE, shuffle } from '@boardroom/kernel';
import type { Chance } from '@boardroom/kernel';
import type { LotsState, LotsTable } from './types.ts';

/** R1, R2. */
export function setup(t: LotsTable, chance: Chance): LotsState {
  return {
    chance,
    agenda: [{ kind: 'turnUp', seat: NONE }],
    pile: shuffle(chance, 'pile', [...t.content.lots]),
    lot: NONE,
    coins: Array.from({ length: t.players }, () => t.options.coins),
    bids: Array.from({ length: t.players }, () => NONE),
    shown: Array.from({ length: t.players }, () => NONE),
    taken: Array.from({ length: t.players }, () => []),
    away: [],
    paid: 0,
  };
}
