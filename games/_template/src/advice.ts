/** What bots think: a lot is worth its share of all that is still to come. */
import type { Advice } from '@boardroom/kernel';
import { encoding } from './encode.ts';
import { scores } from './scoring.ts';
import type { Lots } from './types.ts';

/** By how much the bids of a character are above or below the fair share. */
interface Character {
  readonly zeal: number;
}

const characters = {
  steady: { zeal: 1.2 },
  eager: { zeal: 1.8 },
  patient: { zeal: 0.8 },
} satisfies Record<string, Character>;

export const advice: Advice<Lots> = {
  characters,
  suggest(t, view, f, rng, character = characters.steady) {
    const { zeal } = character as Character;
    const seen = view.taken.flat().concat(view.away);
    const all = t.content.lots.reduce((sum, lot) => sum + lot, 0);
    const left = all - seen.reduce((sum, lot) => sum + lot, 0);
    const own = view.coins[f.seat]!;
    const fair = (own * view.lot * zeal) / Math.max(1, left);
    const coins = Math.max(0, Math.min(own, Math.round(fair + rng.unit() - 0.5)));
    return {
      move: { type: 'bid', coins },
      why: { code: 'worth', facts: { lot: view.lot, coins } },
    };
  },
  evaluate(t, s, seat) {
    const points = scores(t, s);
    const most = Math.max(...points);
    const leaders = points.filter((each) => each === most).length;
    if (s.agenda.length === 0) return points[seat] === most ? 1 / leaders : 0;
    const sum = points.reduce((total, each) => total + each + 3, 0);
    return (points[seat]! + 3) / sum;
  },
  encoding,
};
