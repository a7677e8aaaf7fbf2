import { z } from 'zod';
import { gameJson } from './basics.ts';

export const gameLine = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  players: z.tuple([z.int(), z.int()]),
  minutes: z.tuple([z.int(), z.int()]),
  teaches: z.string(),
  credit: z.string(),
  editions: z.array(z.string()),
  languages: z.array(z.string()),
  bots: z.array(z.string()),
  profiles: z.record(z.string(), gameJson),
  options: gameJson.describe('JSON Schema of the options.'),
});
/** The words of a game in one language. */
export const gameTexts = z
  .object({
    name: z.string(),
    tagline: z.string(),
    fields: z
      .record(z.string(), z.string())
      .describe(
        'Field of a move or event → what its values are named by: `seat`, or the first part of keys below.',
      ),
    messages: z
      .record(z.string(), z.string())
      .describe('Moves, events, questions, refusals and things by key, in ICU MessageFormat.'),
  })
  .describe('What codes mean: events, moves, questions and refusals in words.');

const fact = z.union([z.number(), z.string(), z.boolean()]);

/** What the words of one table take from its edition and options. */
export const printedWords = z
  .object({
    figures: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe('Numbers that any message may name in braces.'),
    effects: z
      .record(
        z.string(),
        z
          .array(z.object({ code: z.string(), facts: z.record(z.string(), fact).optional() }))
          .readonly(),
      )
      .optional()
      .describe('What a card does, by the key of its words: a message `effect.<code>` each.'),
  })
  .describe('What the game’s texts need besides a move, event or question to be said in full.');

export const gameSchemas = z.object({
  options: gameJson.describe('JSON Schema of what a table may be set with.'),
  content: gameJson.describe('JSON Schema of an edition’s content.'),
  move: gameJson.optional().describe('JSON Schema of its moves.'),
  view: gameJson.optional().describe('JSON Schema of `now.view`; hidden numbers are -1.'),
  event: gameJson.optional().describe('JSON Schema of the `events` of items.'),
});

export const gameLines = z.object({ games: z.array(gameLine) });
export type GameLine = z.infer<typeof gameLine>;
