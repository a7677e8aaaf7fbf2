/** Webhooks: a server that is told when it is somebody's turn and they are not at the table. */
import { z } from 'zod';
import { moment, tableId } from './basics.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const zone = z
  .string()
  .max(60)
  .refine(isZone, 'no known time zone')
  .describe('Of the IANA list, as Europe/Berlin.');

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const quietHours = z
  .object({ from: timeOfDay, to: timeOfDay, zone })
  .describe('From then until then, over midnight if it comes to that, nothing is sent.');
export type QuietHours = z.infer<typeof quietHours>;

export const newHook = z.object({
  url: z.url().max(500).describe('Must begin with what whoever runs this server allows.'),
  quiet: quietHours.nullable().default(null),
});
export const hook = z.object({
  id: z.string(),
  url: z.string(),
  quiet: quietHours.nullable(),
  created: moment,
});
export type Hook = z.infer<typeof hook>;
export const hooks = z.object({
  hooks: z.array(hook),
  allowed: z.array(z.string()).describe('What a url may begin with; none: there are no webhooks.'),
});
export const madeHook = hook.extend({
  secret: z
    .string()
    .describe('Shown once. Signs what is sent: HMAC-SHA256 over the time, a dot and the body.'),
});

export const hookCall = z
  .object({
    type: z.literal('your-turn'),
    table: tableId,
    game: z.string(),
    seat: z.int(),
    at: moment,
  })
  .describe('What is sent, as JSON, with the header `boardroom-signature: t=…,v1=…`.');
export type HookCall = z.infer<typeof hookCall>;
