/** Whose match it was: the seat of this device's person, if there is one and no other. */
import type { Seat } from '@boardroom/kernel';
import type { SavedTable } from '../store/saved.ts';

export function ownSeat({
  seats,
  record,
  you,
}: Pick<SavedTable, 'seats' | 'record' | 'you'>): Seat | null {
  const isPlayer = (seat: Seat): boolean => seat < record.players;
  if (you !== undefined) return isPlayer(you) ? you : null;
  const people = seats.flatMap(({ kind }, seat) =>
    kind === 'human' && isPlayer(seat) ? [seat] : [],
  );
  return people.length === 1 ? people[0]! : null;
}
