/** R26 Action Cards that could not be played today, or only after another one. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { LABS } from '../src/types.ts';
import { queueOf } from './reckon.ts';
import { say } from './words.ts';
import type { ItReader } from './words.ts';

/** Why choosing a card would be a wasted choice, or what has to come before; null where nothing is in the way. */
export function inTheWayToday(r: ItReader, seat: Seat, kind: string): string | null {
  const { t, view } = r;
  const labs = view.labs[seat]!;
  const held = view.held.slice(LABS * seat, LABS * (seat + 1)).some((item) => item >= 0);
  const work = held || queueOf(view, seat).length > 0;
  switch (kind) {
    case 'acquire': {
      if (labs >= LABS) return say(r, 'card.labs-full', { labs: LABS });
      const free = t.facts.cost.filter((_, lab) => view.owner[lab] === NONE);
      const [least, capital] = [Math.min(...free), view.capital[seat]!];
      return labs === 0 && least > capital ? say(r, 'card.too-dear', { least, capital }) : null;
    }
    case 'sell':
      return labs === 0 ? say(r, 'card.no-lab') : null;
    case 'do':
      if (labs === 0) return say(r, 'card.no-lab');
      return work ? null : say(r, 'card.no-work');
    case 'stop':
      return work ? null : say(r, labs === 0 ? 'card.no-item' : 'card.no-work');
    default:
      return null;
  }
}
