/** One or two words of where a player stands in the running step. */
import type { Seat } from '@boardroom/kernel';
import { nextSeat } from '../src/steps/window.ts';
import { question } from '../look/figures.ts';
import type { Table } from './table.ts';

export function standing(scene: Table, seat: Seat): string | undefined {
  const { view, words, t, asked } = scene;
  const kind = question(scene)?.kind;
  if (view.window > 0 && view.out[seat] === 1) return words.say('ui.state.out');
  // Asked from the Chair on: whoever sits before the one asked has said no bid.
  if (kind === 'open') {
    for (let s = view.chair; s !== asked[0]; s = nextSeat(t, s))
      if (s === seat) return words.say('ui.state.noBid');
    return undefined;
  }
  if (kind === 'sealedBid' && !asked.includes(seat)) return words.say('ui.state.sealed');
  if (kind === 'done' && !asked.includes(seat)) return words.say('ui.state.done');
  return undefined;
}
