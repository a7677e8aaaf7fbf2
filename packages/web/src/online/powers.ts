/** What somebody may do with a seat. The server decides; this is only what the page offers. */
import type { Room } from '@boardroom/client';
import type { Seat } from '@boardroom/kernel';

export type Power =
  | 'sit'
  | 'leave'
  | 'stand-in'
  | 'back'
  | 'add-bot'
  | 'drop-bot'
  | 'link'
  | 'reissue'
  | 'free'
  | 'host';

/** Sits at the table, or hosts it without a seat. */
export function isOfTable({ host }: Room, own: Seat, person: string | null): boolean {
  return own >= 0 || (person !== null && host === person);
}

export function powersOf(
  { seats, status, host }: Room,
  seat: Seat,
  own: Seat,
  person: string | null,
): Power[] {
  const { kind, bot, person: sitter } = seats[seat]!;
  if (status === 'over' || status === 'closed') return [];
  const gathering = status === 'gathering';
  const isHost = person !== null && host === person;
  const powers: Power[] = [];
  if (kind === 'open') {
    if (own < 0 && gathering) powers.push('sit');
    if (isHost) powers.push('add-bot', 'link');
  } else if (kind === 'bot') {
    if (isHost) powers.push('link');
    if (isHost && gathering) powers.push('drop-bot');
  } else if (seat === own) {
    if (!gathering) powers.push(bot ? 'back' : 'stand-in');
    powers.push('leave');
  } else if (isHost) {
    if (!gathering) powers.push(bot ? 'back' : 'stand-in');
    powers.push('reissue', 'free');
    if (sitter) powers.push('host');
  }
  return powers;
}
