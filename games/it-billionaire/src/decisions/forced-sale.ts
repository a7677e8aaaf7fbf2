import { NONE } from '@boardroom/kernel';
import type { Decision, Seat } from '@boardroom/kernel';
import { canGiveUp } from '../containers.ts';
import { sell } from '../labs.ts';
import { ABSENT, LABS } from '../types.ts';
import type { ForcedSale, Frame, It, ItState, ItTable } from '../types.ts';

/** R16–R18 Owed while capital is below Upkeep: any own lab, any own container. */
export const forcedSale: Decision<It, Frame, ForcedSale> = {
  legal(t, s, { seat }, out) {
    const { owner } = s;
    for (let lab = 0; lab < owner.length; lab++) {
      if (owner[lab] !== seat) continue;
      for (let i = 0; i < LABS; i++)
        if (canGiveUp(s, seat, LABS * seat + i)) out.push(t.facts.moves.forced[LABS * lab + i]!);
    }
  },
  apply(t, s, { seat }, move, emit) {
    const lab = t.facts.locationAt[move.lab]!;
    sell(t, s, seat, lab, LABS * seat + move.container - 1, 'forcedSale', emit);
  },
  /** With one lab there is one pair. */
  auto: (t, s, f) => (s.labs[f.seat] === 1 ? cheapest(t, s, f.seat) : null),
  fallback: (t, s, f) => cheapest(t, s, f.seat),
};

/** The lab with the lowest Cost; the free container, else the one with the fewest rings. */
function cheapest(t: ItTable, s: Readonly<ItState>, seat: Seat): ForcedSale {
  const { cost, moves } = t.facts;
  let lab = NONE;
  for (let i = 0; i < cost.length; i++)
    if (s.owner[i] === seat && (lab === NONE || cost[i]! < cost[lab]!)) lab = i;
  return moves.forced[LABS * lab + leastContainer(s, seat)]!;
}

/** Place among the player's three of the container that is missed least. */
function leastContainer(s: Readonly<ItState>, seat: Seat): number {
  let best = NONE;
  let fewest = Infinity;
  for (let i = 0; i < LABS; i++) {
    const c = LABS * seat + i;
    if (s.held[c] === ABSENT) continue;
    const rings = s.held[c] === NONE ? -1 : s.rings[c]!;
    if (rings < fewest) {
      fewest = rings;
      best = i;
    }
  }
  return best;
}
