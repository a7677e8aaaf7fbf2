/** Seats this browser got up from, so that it can sit down again: only the server decides if it may. */
import type { Seat } from '@boardroom/kernel';

const name = (table: string): string => `boardroom-left-${table}`;

export function rememberSeat(table: string, seat: Seat): void {
  try {
    sessionStorage.setItem(name(table), String(seat));
  } catch {
    // Then they need a link of the host.
  }
}

export function seatBefore(table: string): Seat | null {
  try {
    const kept = sessionStorage.getItem(name(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
