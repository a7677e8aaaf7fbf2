import { isOver, shareOfWin } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { ranking } from '../scoring.ts';
import type { ActionState, ActionTable } from '../types.ts';
import { chanceOf, readerOf, spreadOf, wealthOf } from './standing.ts';

/** The chance of the first place. */
export function evaluate(t: ActionTable, s: Readonly<ActionState>, seat: Seat): number {
  if (isOver(s)) return shareOfWin(ranking(t, s), seat);
  return chanceOf(wealthOf(t, s, readerOf(s, seat)), seat, spreadOf(t, s));
}
