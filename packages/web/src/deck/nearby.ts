/** The console and a wall in one browser hear each other without the server. */
import type { NewShown } from '@boardroom/client';

export interface Nearby {
  readonly shown: NewShown | null;
}

/** Null where the browser has no such channels. */
export function channelOf(workshop: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`deck ${workshop}`);
}
