/** What trainers and those who take part ask of a workshop, and what they are answered. */
import { z } from 'zod';
import { chatText, gameJson, idempotencyKey, seat } from './basics.ts';
import { news } from './news.ts';
import { gates, partId, plan } from './plan.ts';
import { refusalFacts } from './tiles.ts';
import { nickname } from './workshops.ts';

export const stageWanted = z.strictObject({
  stage: partId,
  close: z
    .boolean()
    .default(false)
    .describe('Ends the tables that still play; without it the class cannot leave them.'),
});
export const paceWanted = z.strictObject({
  gates: gates.optional().describe('Absent: as they are.'),
  minutes: z
    .int()
    .min(1)
    .max(480)
    .nullable()
    .optional()
    .describe('The deadline is so many minutes from now; null: there is none any more.'),
});
export const gateWanted = z.strictObject({
  after: z
    .int()
    .min(1)
    .max(999)
    .optional()
    .describe('Opens the gates up to this round. Absent: the first that is shut.'),
});
export const injectWanted = z.strictObject({
  inject: z.string().min(1).max(40),
  seat: z.int().min(-1).max(19).default(-1).describe('-1: it is about all players.'),
  amount: z.int().min(0).max(1e9).default(0),
  tables: z.array(z.int().min(1)).min(1).max(200).describe('Numbers of tables.'),
  key: idempotencyKey.optional(),
});
export const injectDone = z.object({
  done: z.array(z.int()).describe('Tables at which it was done.'),
  refused: z
    .array(z.object({ table: z.int(), code: z.string() }))
    .describe('Tables at which it could not be done now, and why.'),
});
export type InjectDone = z.infer<typeof injectDone>;
export const newPlan = z.strictObject({ plan });
export const placeWanted = z.strictObject({
  table: z.int().min(1).max(200),
  seat: z.int().min(0).max(19).optional().describe('Absent: the first free one.'),
});
export const SEATINGS = ['order', 'even', 'shuffle'] as const;
export const seatingWanted = z.strictObject({
  how: z
    .enum(SEATINGS)
    .describe('`order` fills table after table, `even` spreads, `shuffle` mixes and spreads.'),
});
export const standInWanted = z.strictObject({ bot: z.boolean() });
export const skipWanted = z.strictObject({
  moves: z
    .int()
    .min(0)
    .optional()
    .describe('How many moves you saw: refused as `stale` if there are more by now.'),
});
export const timeWanted = z.strictObject({ seconds: z.int().min(5).max(600).default(60) });
export const lookWanted = z.strictObject({ seat: z.int().min(0).max(19) });
export const looked = z
  .object({ seat, view: gameJson })
  .describe('The table as that seat sees it now. What nobody knows yet is not in it.');
export type Looked = z.infer<typeof looked>;
export const puzzled = z.strictObject({
  code: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .describe('Of the refusal.'),
  facts: refusalFacts.optional(),
  count: z.int().min(1).max(99).describe('How often since you last said so.'),
});
export const boardsQuery = z.object({
  tables: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,15}$/)
    .optional()
    .describe('Numbers of tables, with commas; sixteen at most, and absent the first sixteen.'),
});
export const boardNews = z.object({ table: z.int(), news });
export type BoardNews = z.infer<typeof boardNews>;
export const tablesWanted = z.strictObject({
  tables: z.array(z.int().min(1)).max(200).optional().describe('Absent: all.'),
});
export const newMessage = z.strictObject({
  text: chatText,
  to: z.int().min(1).optional().describe('A member; absent: all.'),
  table: z.int().min(1).max(999).optional().describe('Or the people of one table.'),
  key: idempotencyKey.optional(),
});
export const memberName = z.strictObject({
  name: nickname.optional().describe('Absent: one is made up.'),
});
export const teamName = z.strictObject({
  name: nickname.optional().describe('Absent: the name it had at first.'),
});
export const daysWanted = z.strictObject({ days: z.int().min(1).max(365) });
export const trainerInvite = z.object({ invite: z.string().describe('Shown once.') });
export const inviteUsed = z.strictObject({ invite: z.string().min(20).max(60) });
export const ordered = z
  .object({ repeated: z.literal(true).optional() })
  .describe('It is done, and will be found done after any crash.');
