/** How long people at a table of a class take: since when each is asked, and for their last decisions. */
import type { Seat } from '@boardroom/kernel';
import type { Act } from './entry.ts';
import type { RoomState } from './state.ts';

export interface Waits {
  /** When something last happened at the table. */
  last: number;
  /** Seat by seat; 0: nobody is asked. */
  readonly since: number[];
  /** Milliseconds, the last ones; what bots, clocks and trainers answered is not among them. */
  readonly took: number[][];
}

/** So many tell what is usual, and fewer than these nothing. */
const LAST = 9;
const LEAST = 3;

export const newWaits = (chairs: number): Waits => ({
  last: 0,
  since: Array.from({ length: chairs }, () => 0),
  took: Array.from({ length: chairs }, () => []),
});

/** After an entry. While a table stands still nobody is kept waiting by a player. */
export function keepWaits(
  { waits, status }: RoomState,
  act: Act,
  at: number,
  { asked, isNew }: { asked(seat: Seat): boolean; isNew(seat: Seat): boolean },
): void {
  if (!waits) return;
  waits.last = at;
  for (const [seat, since] of waits.since.entries()) {
    const plays = status === 'playing' && asked(seat);
    if (isNew(seat) && since > 0 && act.do === 'moved' && act.seat === seat && !act.by)
      waits.took[seat] = [...waits.took[seat]!, at - since].slice(-LAST);
    if (!plays) waits.since[seat] = 0;
    else if (isNew(seat) || since === 0) waits.since[seat] = at;
  }
}

/** The median of a seat's last decisions; null: too few. */
export function usualTime({ took }: Waits, seat: Seat): number | null {
  const times = (took[seat] ?? []).toSorted((a, b) => a - b);
  return times.length < LEAST ? null : times[Math.floor(times.length / 2)]!;
}
