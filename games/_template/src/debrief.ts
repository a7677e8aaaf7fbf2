import type { Debrief } from '@boardroom/kernel';
import { scores } from './scoring.ts';
import type { Lots } from './types.ts';

interface Notes {
  /** Points of each seat after each lot. */
  readonly points: number[][];
  /** Coins each seat paid. */
  readonly paid: number[];
}

export const debrief: Debrief<Lots, Notes> = {
  begin: (t) => ({ points: [], paid: Array.from({ length: t.players }, () => 0) }),
  note(t, s, notes, { events }) {
    for (const event of events) {
      if (event.type === 'sold') notes.paid[event.seat]! += event.coins;
      if (event.type === 'sold' || event.type === 'putAway') notes.points.push(scores(t, s));
    }
  },
  charts: (t, _s, { points, paid }) => [
    {
      id: 'points',
      kind: 'lines',
      unit: 'points',
      along: points.map((_, i) => i + 1),
      series: paid.map((_, seat) => ({ seat, values: points.map((each) => each[seat]!) })),
    },
    {
      id: 'paid',
      kind: 'bars',
      unit: 'coins',
      along: ['series.paid'],
      series: Array.from({ length: t.players }, (_, seat) => ({ seat, values: [paid[seat]!] })),
    },
  ],
};
