import { isOver, shareOfWin } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { ranking } from '../scoring.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { meanProject, moneyOf, prestigeOf, prestigeWorth, turnsLeft } from './worth.ts';

/** The chance of the first place: by wealth, the wider open the more packages are to come. */
export function evaluate(t: ActionTable, s: Readonly<ActionState>, seat: Seat): number {
  if (isOver(s)) return shareOfWin(ranking(t, s), seat);
  const n = t.players;
  const each = prestigeWorth(t, s);
  const toCome = meanProject(t, s) * turnsLeft(t, s) + s.carry + openPile(t, s);
  const spread = 100 + (0.35 * t.facts.unit * toCome) / Math.sqrt(Math.max(1, turnsLeft(t, s) + 1));
  const mine = moneyOf(t, s, seat, seat) + each * prestigeOf(t, s, seat, seat);
  let sum = 0;
  for (let other = 0; other < n; other++) {
    const worth = moneyOf(t, s, other, seat) + each * prestigeOf(t, s, other, seat);
    sum += Math.exp(Math.max(-50, Math.min(50, (worth - mine) / spread)));
  }
  return 1 / sum;
}

/** The project on the table, as long as it is not settled. */
function openPile(t: ActionTable, s: Readonly<ActionState>): number {
  return s.project >= 0 && (s.outcome === 0 || s.outcome === 2) ? t.facts.values[s.project]! : 0;
}
