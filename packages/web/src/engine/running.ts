/** A game that several people still play on this device is not looked at from above. */
import type { SavedTable } from '../store/saved.ts';
import type { Timeline } from './timeline.ts';

/** `least`: of how many people on; who plays against bots alone may look at the past, not judge it. */
export function keepsSecrets({ seats, over }: SavedTable, film: Timeline, least = 2): boolean {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  if (over || people.length < least) return false;
  const seen = (viewer: number | null): string =>
    JSON.stringify(film.position(film.length, viewer).view);
  const all = seen(null);
  return people.some((seat) => seat < film.match.t.players && seen(seat) !== all);
}
