/** Workshops: a class is set up, and people come in by its code. One log, many tables, one luck. */
import { z } from 'zod';
import {
  botName,
  gameJson,
  idempotencyKey,
  joinCode,
  moment,
  personName,
  seat,
  tableId,
} from './basics.ts';
import { plan } from './plan.ts';
import { clockSetting, newTable } from './tables.ts';
import { teamSetting } from './teams.ts';

export const MOST_PEOPLE = 250;

export const newWorkshop = z.strictObject({
  title: z.string().trim().min(1).max(60),
  game: newTable.shape.game,
  edition: newTable.shape.edition,
  content: newTable.shape.content,
  texts: newTable.shape.texts,
  options: gameJson.default({}),
  players: newTable.shape.players.describe('Players at each table.'),
  team: teamSetting.optional().describe('A seat is held by a team. Absent: by one person.'),
  clock: clockSetting.optional(),
  takebacks: newTable.shape.takebacks,
  chat: newTable.shape.chat,
  bot: botName
    .default('normal')
    .describe('Plays seats nobody has, and those of people who are away.'),
  plan: plan.default([
    { id: 'gather', kind: 'gather' },
    { id: 'play', kind: 'play' },
    { id: 'debrief', kind: 'debrief' },
    { id: 'close', kind: 'close' },
  ]),
  days: z
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('After so many days everything of it is deleted.'),
  key: idempotencyKey.optional().describe('Or the header Idempotency-Key.'),
});
export type NewWorkshop = z.infer<typeof newWorkshop>;
export type NewWorkshopInput = z.input<typeof newWorkshop>;

/** The name somebody wishes for in a class. */
export const nickname = personName.max(24);
export const joining = z.strictObject({
  code: joinCode,
  name: nickname.optional().describe('Absent: one is made up.'),
  token: z
    .boolean()
    .default(false)
    .describe('For programs without a person yet: answer with a bearer token, not a cookie.'),
});
export const rejoining = z.strictObject({
  code: joinCode,
  name: nickname,
  key: z.string().min(4).max(20).describe('The seat key that was shown when they joined.'),
  token: z.boolean().default(false),
});

/** People are known by their number in the class. */
export const memberNumber = z.coerce.number().int().min(1).max(9999);
export const member = z.int().min(1);
export const tableNumber = z.coerce.number().int().min(1).max(999);
export const place = z.object({
  table: z.int().min(1).describe('Number of the table, from 1.'),
  seat,
});
export type Place = z.infer<typeof place>;

export const joined = z
  .object({
    workshop: tableId,
    member,
    name: z.string(),
    renamed: z
      .enum(['taken', 'rude'])
      .optional()
      .describe('Why the name is another than the one wished for.'),
    key: z.string().describe('Seat key: with the name it brings you back. Shown once.'),
    place: place.nullable(),
    token: z.string().optional().describe('The bearer token, if it was asked for. Shown once.'),
  })
  .describe('You are in.');
export type Joined = z.infer<typeof joined>;

export const workshopLine = z.object({
  id: tableId,
  title: z.string(),
  game: z.string(),
  created: moment,
  deletes: moment,
  role: z.enum(['trainer', 'participant']),
});
export type WorkshopLine = z.infer<typeof workshopLine>;
export const workshopLines = z.object({ workshops: z.array(workshopLine) });
