/** What is counted of each player, for the evaluation and for whoever studies games. */
import type { Encoding } from '@boardroom/kernel';
import { FAILING, OPEN_OUTCOME } from '../types.ts';
import type { ActionGame } from '../types.ts';
import { readerOf, spreadOf } from './standing.ts';
import { moneyOf, pileOf, prestigeOf } from './worth.ts';

const COUNTED = [
  /** In packages. */
  'money',
  /** The same in parts of what may still part fortunes. */
  'moneyBySpread',
  'prestige',
  'prestigeBySpread',
  /** The square root: the first are worth most. */
  'prestigeRoot',
  /** Packages on the table of who leads, before the votes are counted and after they failed. */
  'leads',
  'fails',
  'chair',
  /** Open promises kept and broken. */
  'kept',
  'broken',
] as const;

export const encoding: Encoding<ActionGame> = {
  names: COUNTED,
  gone: (t, s) => Math.max(0, s.turn - 1 + within(s)) / t.facts.turns,
  encode(t, s, viewer, rows) {
    const reader = readerOf(s, viewer);
    const { unit } = t.facts;
    const spread = spreadOf(t, s) / unit;
    const pile = pileOf(t, s);
    let i = 0;
    for (let seat = 0; seat < t.players; seat++) {
      const money = moneyOf(t, s, seat, reader) / unit;
      const prestige = Math.max(0, prestigeOf(t, s, seat, reader));
      const leads = s.leader === seat ? pile : 0;
      rows[i++] = money;
      rows[i++] = money / spread;
      rows[i++] = prestige;
      rows[i++] = prestige / spread;
      rows[i++] = Math.sqrt(prestige);
      rows[i++] = s.outcome === OPEN_OUTCOME ? leads : 0;
      rows[i++] = s.outcome === FAILING ? leads : 0;
      rows[i++] = s.chair === seat ? 1 : 0;
      rows[i++] = s.kept[seat * t.players + seat]!;
      rows[i++] = s.broken[seat * t.players + seat]!;
    }
  },
};

/** How far the turn has come, by its windows. */
function within(s: { readonly windows: readonly number[] }): number {
  let over = 0;
  for (const state of s.windows) if (state > 0) over++;
  return over / (s.windows.length + 1);
}
