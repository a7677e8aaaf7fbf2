/** What a bot rolls its dice with: the same on every node, and known to nobody at the table. */
import { hash } from 'node:crypto';

export function botSeed(secret: string, seq: number): number {
  return hash('sha256', `bot ${secret} ${seq}`, 'buffer').readUInt32BE(0);
}
