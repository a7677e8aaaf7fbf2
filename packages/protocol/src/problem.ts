import { z } from 'zod';

/** What goes wrong, as `application/problem+json` (RFC 9457). Programs look at `code`. */
export const problem = z
  .object({
    type: z.string().describe('Where the code is explained.'),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    facts: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])).optional(),
  })
  .describe('Why a request was not carried out. Nothing has changed.');
export type Problem = z.infer<typeof problem>;

/** Every code of the platform: status and words. A refusal of a game's rules has the game's code. */
export const PROBLEMS = {
  'bad-request': [400, 'The request is not what this address takes.'],
  'no-person': [401, 'Say who you are: a cookie from POST /api/people, or a bearer token.'],
  'bad-token': [401, 'This token is not known, or no longer.'],
  'out-of-scope': [403, 'This token may not do that.'],
  'other-origin': [403, 'A page of another site may not do this.'],
  'hook-not-allowed': [403, 'This server calls no webhook at this address.'],
  'not-host': [403, 'Only the host of the table may do this.'],
  'not-your-seat': [403, 'This seat is not yours.'],
  'not-seated': [403, 'Only who sits at the table may do this.'],
  'no-spectators': [403, 'Nobody may watch this table.'],
  'not-invited': [403, 'This seat needs a link from the host.'],
  'no-table': [404, 'There is no such table.'],
  'no-seat': [404, 'There is no such seat at this table.'],
  'no-game': [404, 'There is no such game.'],
  'no-edition': [404, 'The game has no such edition.'],
  'no-bot': [404, 'The game has no such bot.'],
  'no-code': [404, 'No table has this code.'],
  'no-link': [404, 'This link is not known, or was used.'],
  'no-recovery': [404, 'This recovery code is not known.'],
  'no-such-token': [404, 'You have no such token.'],
  'no-such-hook': [404, 'You have no such webhook.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address does not take this method.'],
  'not-acceptable': [406, 'Ask for application/json, application/x-ndjson or text/event-stream.'],
  'slow-request': [408, 'The request came in too slowly.'],
  stale: [409, 'The table has moved on since you looked.'],
  'seat-taken': [409, 'Somebody sits there.'],
  'already-seated': [409, 'You sit at this table already.'],
  'not-gathering': [409, 'The game has begun.'],
  'not-playing': [409, 'The game has not begun, or is over.'],
  'not-over': [409, 'The game is not over.'],
  paused: [409, 'The table is paused.'],
  'not-paused': [409, 'The table is not paused.'],
  'a-bot-plays': [409, 'A bot plays this seat; take it back first.'],
  'no-takebacks': [409, 'There are no takebacks at this table.'],
  'no-takeback': [409, 'Nobody asks to take a move back.'],
  'takeback-asked': [409, 'Somebody asks to take a move back already.'],
  'no-talk': [409, 'There is no talk at this table.'],
  'no-whisper': [409, 'Nobody can be spoken to in private at this table.'],
  'frozen-table': [409, 'This table was begun with other rules than this server has.'],
  'edition-name-taken': [
    409,
    'This is the name of one of the game’s own editions: give yours a name of its own.',
  ],
  'key-reused': [409, 'This idempotency key was used for something else.'],
  'too-many': [409, 'You have too many of these.'],
  'too-large': [413, 'The request is too large.'],
  'not-json': [415, 'Send application/json.'],
  'refused-by-rules': [422, 'The rules of the game do not allow this.'],
  'too-often': [429, 'That was too often; wait a moment and try again.'],
  'busy-table': [503, 'Too much is going on at this table; try again.'],
  'closing-down': [503, 'This server is closing down; try again.'],
  'storage-away': [503, 'The database does not answer; try again as Retry-After says.'],
  'storage-full': [503, 'There is no room left to write this down; try again as Retry-After says.'],
  broken: [500, 'Something broke on our side.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;
export type ProblemCode = keyof typeof PROBLEMS;
