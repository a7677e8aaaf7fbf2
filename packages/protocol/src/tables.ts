/** Tables before and around the game: who sits where, and how the table is set. */
import { z } from 'zod';
import {
  botName,
  colour,
  gameJson,
  idempotencyKey,
  joinCode,
  moment,
  personId,
  seat,
  tableId,
} from './basics.ts';
import { editionTexts } from './editions.ts';
import { person } from './people.ts';
import { seatTeam } from './teams.ts';

const seconds = z
  .int()
  .min(5)
  .max(86_400 * 30);
export const clockSetting = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('decision'), seconds }),
    z.strictObject({ kind: z.literal('bank'), seconds, increment: z.int().min(0).max(3600) }),
  ])
  .describe(
    'Time for each decision, or a bank that every answer adds to. At zero the rules answer.',
  );
export type ClockSetting = z.infer<typeof clockSetting>;

export const spectatorSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('public') }),
  z.strictObject({ kind: z.literal('delayed'), seconds: z.int().min(5).max(3600) }),
]);

/** Who is wanted in a seat: anybody, or a bot. */
const wantedSeat = z.union([z.literal('open'), z.strictObject({ bot: botName })]);

export const newTable = z.strictObject({
  game: z.string().min(1).max(40),
  players: z.int().min(1).max(20),
  edition: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('One of the game’s editions (`classic` if absent), or the name of your own.'),
  content: z
    .unknown()
    .optional()
    .describe('The content of an edition of your own; never under the name of one of the game’s.'),
  texts: editionTexts.optional(),
  seed: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('All chance comes from it: the table says that it was given. Shown at the end only.'),
  options: gameJson.default({}),
  seats: z
    .array(wantedSeat)
    .max(20)
    .optional()
    .describe('Seat by seat; the seats not named are open.'),
  sit: z
    .union([z.int().min(0).max(19), z.literal(false)])
    .default(0)
    .describe('Your own seat.'),
  listed: z.boolean().default(false).describe('Shown in the lobby, to be joined by anybody.'),
  spectators: spectatorSetting.default({ kind: 'none' }),
  clock: clockSetting.optional(),
  minutes: z
    .int()
    .min(1)
    .max(1440)
    .optional()
    .describe('Time for the whole game, if it has an end by time.'),
  takebacks: z.enum(['none', 'consent', 'free']).default('consent'),
  chat: z.boolean().default(true),
  key: idempotencyKey.optional().describe('Or the header Idempotency-Key.'),
});
export type NewTable = z.infer<typeof newTable>;
export type NewTableInput = z.input<typeof newTable>;

export const TABLE_STATUS = ['gathering', 'playing', 'paused', 'over', 'closed'] as const;
export const tableStatus = z.enum(TABLE_STATUS);
export type TableStatus = z.infer<typeof tableStatus>;

export const seatView = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  person: personId.optional(),
  name: z.string().optional(),
  colour: colour.optional(),
  bot: botName.optional().describe('Who plays: of a person’s seat the stand-in.'),
  ready: z.boolean(),
  player: z.boolean().describe('Plays for a place; false: a seat such as a facilitator’s.'),
  team: seatTeam.optional().describe('Several people hold it; `name` is that of the team.'),
});

const difference = z.object({
  path: z.array(z.union([z.string(), z.int()])),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});

/** The edition a table is played with. `GET /api/editions/{hash}` has it whole. */
export const tableEdition = z.object({
  id: z.string(),
  hash: z.string(),
  own: z
    .object({
      base: z.string(),
      changes: z.int().describe('In how many places it differs from its base.'),
      first: z.array(difference),
      words: z.int().describe('How many messages it says otherwise.'),
    })
    .optional()
    .describe('Present: not one of the game’s editions, but one that somebody brought.'),
});
export type TableEdition = z.infer<typeof tableEdition>;

export const room = z
  .object({
    id: tableId,
    game: z.string(),
    version: z.int().describe('Of the rules.'),
    edition: tableEdition,
    seeded: z.boolean().describe('The host gave the seed.'),
    options: gameJson,
    players: z.int(),
    status: tableStatus,
    host: personId.nullable(),
    seats: z.array(seatView),
    listed: z.boolean(),
    code: joinCode.optional().describe('For those who sit here.'),
    spectators: spectatorSetting,
    clock: clockSetting,
    takebacks: z.enum(['none', 'consent', 'free']),
    chat: z.boolean(),
    created: moment,
    commitment: z.string().optional().describe('SHA-256 of the seed, from the start on.'),
    takeback: z.object({ seat, count: z.int(), agreed: z.array(seat) }).optional(),
    rematch: tableId.optional(),
    workshop: z
      .object({ id: tableId, number: z.int().describe('Of the table in the class, from 1.') })
      .optional()
      .describe('The workshop it is a table of.'),
    sealed: z
      .literal(true)
      .optional()
      .describe(
        'All tables of the class have one luck: how this one ends is told when all have ended or play is closed.',
      ),
    gate: z
      .int()
      .optional()
      .describe('The table waits at the gate after this round until the trainer opens it.'),
    due: moment
      .optional()
      .describe('From then on the rules answer for anybody who takes longer than five seconds.'),
    frozen: z
      .object({ version: z.int(), why: z.enum(['other-version', 'other-rules']) })
      .optional()
      .describe('The rules it was begun with are not here: it can be read, but not played.'),
  })
  .describe('The table and who sits at it.');
export type Room = z.infer<typeof room>;

export const tableLine = z.object({
  id: tableId,
  game: z.string(),
  edition: tableEdition.optional(),
  status: tableStatus,
  created: moment,
  updated: moment,
  seats: z.int(),
  open: z.int().describe('Seats nobody has taken.'),
  names: z.array(z.string()),
  yourSeat: seat.optional(),
  yourTurn: z.boolean().optional(),
  hosting: z.literal(true).optional().describe('You are its host.'),
});
export type TableLine = z.infer<typeof tableLine>;
export const tableLines = z.object({ tables: z.array(tableLine) });

export const sitting = z.strictObject({
  link: z
    .string()
    .min(20)
    .max(60)
    .optional()
    .describe('The secret of a seat link, if you have one.'),
  key: idempotencyKey.optional(),
});
export const readiness = z.strictObject({ ready: z.boolean().default(true) });
export const botWanted = z.strictObject({
  bot: botName.nullable().describe('null: no bot any more.'),
});
export const newHost = z.strictObject({ person: personId });
export const seatLink = z.object({
  table: tableId,
  seat,
  link: z.string().describe('Shown once.'),
});
export const found = z.union([
  z.object({ table: tableId }),
  z.object({ workshop: tableId }).describe('The code is that of a class.'),
]);
export type Found = z.infer<typeof found>;
export const me = person.extend({ scopes: z.array(z.string()) });
