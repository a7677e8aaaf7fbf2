/** R9 All money moves between a player and the bank. */
import type { Seat } from '@boardroom/kernel';
import type { ItState } from './types.ts';

/** From the bank to the player; less than 0: the other way. */
export function receive(s: ItState, seat: Seat, amount: number): void {
  s.capital[seat]! += amount;
  s.bank -= amount;
}
