/** What happens at a table, as one reader may know it. Poll, long-poll and streams all carry News. */
import { z } from 'zod';
import { chatText, cursor, gameJson, idempotencyKey, moment, personId, seat } from './basics.ts';
import { room } from './tables.ts';
import { teamNow } from './teams.ts';

export const ITEM_TYPES = [
  'created',
  'sat',
  'stood',
  'bot',
  'ready',
  'moved',
  'takeback-asked',
  'takeback-answered',
  'said',
  'paused',
  'resumed',
  'paced',
  'hosted',
  'named',
  'teamed',
  'looked',
  'granted',
  'proposed',
  'agreed',
  'team-said',
  'forgot',
  'rematched',
  'unsealed',
  'closed',
] as const;

export const item = z
  .object({
    n: cursor.describe('Its number in the reader’s own count: 1, 2, 3, …'),
    at: moment,
    type: z.enum(ITEM_TYPES),
    seat: seat.optional(),
    by: z.enum(['bot', 'clock', 'host']).optional(),
    move: gameJson.optional().describe('The move itself: only for the seat that made it.'),
    events: z.array(gameJson).optional().describe('What the rules tell this reader.'),
    words: z.record(z.string(), z.string()).optional().describe('Messages named in events.'),
    why: z
      .object({ code: z.string(), facts: z.record(z.string(), z.unknown()).optional() })
      .optional()
      .describe(
        'Why a bot made the move, as `why.<code>` of the texts: while all it knew was public, or when the game is over.',
      ),
    name: z.string().optional(),
    person: personId.optional().describe('Of `team-said`: who.'),
    text: z.string().optional(),
    bot: z.string().nullable().optional(),
    ready: z.boolean().optional(),
    seconds: z.int().optional(),
    agree: z.boolean().optional(),
    count: z.int().optional(),
    started: z.literal(true).optional().describe('With it the game began.'),
    undone: z.int().optional().describe('So many moves of the seat were taken back.'),
    table: z.string().optional(),
  })
  .describe('One thing that happened.');
export type Item = z.infer<typeof item>;

export const now = z
  .object({
    view: gameJson.optional().describe('The state as the reader may see it.'),
    changes: gameJson
      .optional()
      .describe('Instead of `view`, if asked for: its fields that are new since the last news.'),
    gone: z.array(z.string()).optional().describe('With `changes`: fields it has no more.'),
    asked: z.array(gameJson).describe('Questions open now: `{ kind, seat, … }`.'),
    legal: z.array(gameJson).optional().describe('Answers to your question, with gaps to fill.'),
    asides: z
      .array(gameJson)
      .optional()
      .describe('What you may do although not asked. With `changes`: absent if as before.'),
    undo: z.int().describe('How many of your last moves you may take back.'),
    over: z.boolean(),
    result: z
      .object({ scores: z.array(z.number()), places: z.array(z.int()) })
      .optional()
      .describe('When the game is over, or was ended early.'),
    early: z
      .literal(true)
      .optional()
      .describe('Its class was closed while it was played: the result is how it stood then.'),
    seed: z.string().optional().describe('When the game is over: check it with the commitment.'),
    clock: z
      .object({
        at: moment,
        left: z.array(z.number()).describe('Milliseconds, seat by seat.'),
        running: z.array(z.boolean()),
      })
      .optional(),
  })
  .describe('The game as it stands.');
export type Now = z.infer<typeof now>;

export const news = z
  .object({
    cursor: cursor.describe('Ask for what comes after this.'),
    items: z.array(item),
    room: room.optional().describe('If it changed.'),
    now: now.optional().describe('If it changed.'),
    team: teamNow
      .optional()
      .describe('If your team holds the seat: what it has before it, if it changed.'),
    here: z
      .array(seat)
      .optional()
      .describe(
        'Seats whose person is connected, if it changed; the number after the last seat is a trainer who visits.',
      ),
    seat: seat.optional().describe('Your own seat; -1 if you only watch. In the first news.'),
  })
  .describe('What happened after the cursor you gave.');
export type News = z.infer<typeof news>;

export const WANTS = ['view', 'changes', 'legal', 'asides'] as const;
export const eventsQuery = z.object({
  since: z.coerce.number().int().min(0).default(0).describe('Your cursor; 0 is the beginning.'),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(55)
    .default(0)
    .describe('Seconds to wait for news (JSON only).'),
  want: z
    .string()
    .regex(/^(view|changes|legal|asides)?(,(view|changes|legal|asides))*$/)
    .optional()
    .describe(
      'Parts of `now` to send, with commas: view, legal, asides; all if absent, none if empty. A stream with `changes` sends everything first, then only what changed in view and asides.',
    ),
  eyes: z
    .enum(['own', 'public'])
    .default('own')
    .describe(
      '`public`: only what everybody may see, also for people who sit at the table. For a screen others look at.',
    ),
});

export const newMove = z.object({
  move: z.record(z.string(), z.unknown()).describe('As in `legal` or `asides`, gaps filled.'),
  expected: cursor
    .optional()
    .describe('The cursor you decided at: refused as `stale` if your question changed since.'),
  key: idempotencyKey.optional().describe('Or the header Idempotency-Key.'),
  words: chatText
    .optional()
    .describe('For moves with a `message`: the words; the server numbers them.'),
});
export type NewMove = z.infer<typeof newMove>;

export const done = z
  .object({
    cursor: cursor.describe('Your cursor after it.'),
    repeated: z.literal(true).optional().describe('It had been done before with this key.'),
  })
  .describe('It is done, and will be found done after any crash.');
export type Done = z.infer<typeof done>;

export const newTakeback = z.strictObject({ count: z.int().min(1).max(100).default(1) });
export const takebackAnswer = z.strictObject({ agree: z.boolean() });
export const newChat = z.strictObject({
  text: chatText,
  to: seat.optional().describe('A seat: in private, where the game has talk.'),
  key: idempotencyKey.optional(),
});
export const rematched = z.object({ table: z.string() });
