/** As whom somebody reads a table: from their seat, or as everybody who only watches. */
import { problem } from '../problem.ts';
import { belongs, isHost, seatOf, spectatorOf } from '../table/state.ts';
import type { Live } from '../table/state.ts';

/** What a reader sees: as much as their seat does, or what everybody may. */
export type Eyes = 'own' | 'public';

export function readerOf(live: Live, person: string | null, eyes: Eyes = 'own'): number {
  const seat = seatOf(live.room, person);
  if (seat >= 0) return eyes === 'own' ? seat : spectatorOf(live);
  if (live.match && live.room.spectators.kind === 'none' && !isHost(live.room, person))
    throw problem('no-spectators');
  return spectatorOf(live);
}

/** The join code is for those of the table, but not for a wall that everybody looks at. */
export function mayHaveCode(live: Live, person: string | null, eyes: Eyes): boolean {
  return eyes === 'own' && belongs(live.room, person);
}
