/** Whoever gets a call can tell that it comes from us, and that it is not an old one replayed. */
import { createHmac } from 'node:crypto';

export const SIGNATURE = 'boardroom-signature';

export function sign(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
