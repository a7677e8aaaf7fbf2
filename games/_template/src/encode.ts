/** What is counted of each player: `npm run train` fits an evaluation to it (docs/training.md). */
import { HIDDEN } from '@boardroom/kernel';
import type { Encoding } from '@boardroom/kernel';
import { scores } from './scoring.ts';
import type { Lots } from './types.ts';

export const encoding: Encoding<Lots> = {
  names: ['points', 'coins'],
  gone: (t, s) => 1 - s.pile.length / t.content.lots.length,
  encode(t, s, viewer, rows) {
    const points = scores(t, s);
    // Of the others' coins only the sum is known.
    const others = t.players * t.options.coins - s.paid - s.coins[viewer]!;
    for (let seat = 0; seat < t.players; seat++) {
      const coins = s.coins[seat]!;
      rows[2 * seat] = points[seat]!;
      rows[2 * seat + 1] = coins === HIDDEN ? others / (t.players - 1) : coins;
    }
  },
};
