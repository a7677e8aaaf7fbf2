/** Pace of the tables that play: pauses, gates, deadlines, places changed at a gate, the end. */
import type { Gates, Place } from '@boardroom/protocol';
import { problem } from '../problem.ts';
import { memberNumbered, mustPlayNow } from './acts.ts';
import { shutGate } from './follow.ts';
import { placeOf } from './seating.ts';
import { shapeOf } from './teams.ts';
import type { Workshop, WorkshopAct } from './types.ts';

/** Null: they are so already. */
export function pause(
  workshop: Workshop,
  isPause: boolean,
  wanted: readonly number[] | undefined,
): WorkshopAct | null {
  const { tables } = mustPlayNow(workshop);
  for (const number of wanted ?? []) if (!tables[number - 1]) throw problem('no-table');
  const numbers = wanted ?? tables.map((_, i) => i + 1);
  const other = numbers.filter((number) => {
    const { paused, ended } = tables[number - 1]!;
    return !ended && paused !== isPause;
  });
  return other.length === 0 ? null : { do: isPause ? 'paused' : 'resumed', tables: other };
}

export function closePlay(workshop: Workshop): WorkshopAct {
  const { stage } = mustPlayNow(workshop);
  return { do: 'closed', stage };
}

/** Null: it is open already. */
export function openGate(workshop: Workshop, after: number | undefined): WorkshopAct | null {
  const play = mustPlayNow(workshop);
  const gate = shutGate(play);
  if (gate === null) throw problem('no-gate');
  return (after ?? gate) <= play.opened ? null : { do: 'gate', after: after ?? gate };
}

export function setPace(
  workshop: Workshop,
  { gates, minutes }: { gates?: Gates | undefined; minutes?: number | null | undefined },
  now: number,
): WorkshopAct | null {
  mustPlayNow(workshop);
  if (gates === undefined && minutes === undefined) return null;
  return {
    do: 'paced',
    ...(gates === undefined ? {} : { gates }),
    ...(minutes === undefined ? {} : { due: minutes === null ? null : now + minutes * 60_000 }),
  };
}

/** Between tables that stand still: at a gate, or paused. */
export function swap(
  workshop: Workshop,
  member: number,
  to: Place,
  standsStill: (table: number) => boolean,
): WorkshopAct {
  const { seating } = mustPlayNow(workshop);
  memberNumbered(workshop, member);
  const from = placeOf(seating, member);
  if (!from) throw problem('not-in-play');
  if (!seating[to.table - 1]) throw problem('no-table');
  if (to.seat >= shapeOf(workshop).chairs) throw problem('no-seat');
  if (!standsStill(from.table) || !standsStill(to.table)) throw problem('play-begun');
  return { do: 'swapped', member, to };
}
