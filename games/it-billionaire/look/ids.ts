/** Names of things that boards and cards share; light, because every table loads them. */
import type { Seat } from '@boardroom/kernel';

/** One's own stand on the desk by number; those of others on their seat card. */
export function containerId(viewer: Seat | null, seat: Seat, n: number): string {
  return seat === viewer ? `container:${n}` : `box:${seat}:${n}`;
}
