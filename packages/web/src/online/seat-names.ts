/** What everybody at an online table is called: people as they wish, bots by names nobody has. */
import type { Room } from '@boardroom/client';
import { GUESTS } from '../parts/guests.ts';
import { say } from '../words/index.ts';

export function seatNames(seats: Room['seats']): string[] {
  const left = GUESTS.filter((guest) => !seats.some(({ name }) => name === guest));
  return seats.map(({ name, bot }, seat) => {
    if (name !== undefined) return name;
    return (bot ? left.shift() : undefined) ?? say('online.empty', { seat: seat + 1 });
  });
}
