/** Addresses of tables. Secrets stand behind the hash, which browsers send to no server. */
import type { Seat } from '@boardroom/kernel';

/** Nobody else can open an address of this very computer. */
export const isLocal = (): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

const page = (): string => location.href.split('#')[0]!;

export const tableAddress = (table: string): string => `${page()}#/room/${table}`;
export const seatAddress = (table: string, seat: Seat, link: string): string =>
  `${tableAddress(table)}?seat=${seat}&link=${encodeURIComponent(link)}`;
