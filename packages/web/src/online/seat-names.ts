/**
 * What everybody at an online table is called: people as they wish, bots by names nobody has. A bot's
 * name goes with its seat, so that nobody is renamed when somebody else comes or goes.
 */
import type { Room } from '@boardroom/client';
import { GUESTS } from '../parts/guests.ts';
import { say } from '../words/index.ts';

export function seatNames(seats: Room['seats']): string[] {
  const free = (guest: string): boolean => !seats.some(({ name }) => name === guest);
  const spare = GUESTS.slice(seats.length).filter(free);
  return seats.map(({ name, bot }, seat) => {
    if (name !== undefined) return name;
    const own = GUESTS[seat];
    const called = bot && (own !== undefined && free(own) ? own : spare.shift());
    return called ?? say('online.empty', { seat: seat + 1 });
  });
}
