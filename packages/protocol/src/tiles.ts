/** A table of a class as its trainer sees it among the others. */
import { z } from 'zod';
import { moment, seat, tableId } from './basics.ts';
import { tableStatus } from './tables.ts';
import { member } from './workshops.ts';

/** What a refusal of the rules names. */
export const refusalFacts = z
  .record(z.string().max(30), z.union([z.number(), z.string().max(60), z.boolean()]))
  .refine((facts) => Object.keys(facts).length <= 8, 'eight facts at most');

export const tile = z.object({
  number: z.int(),
  table: tableId,
  status: tableStatus.or(z.literal('waiting')).describe('`waiting`: it is being set.'),
  paused: z.boolean(),
  ended: z.boolean(),
  moves: z.int(),
  updated: moment.describe('When something last happened there.'),
  round: z.int().optional().describe('The round it plays.'),
  rounds: z.int().nullable().optional().describe('The last round there can be.'),
  gate: z.boolean().describe('It waits at a gate.'),
  scores: z.array(z.number()).optional().describe('As they stand, as everybody may see them.'),
  injects: z.int().describe('How often a trainer has done something to it.'),
  answers: z
    .int()
    .optional()
    .describe('At a gate that asks: how many answers its people have given.'),
  asked: z
    .array(z.object({ seat, kind: z.string(), since: moment }))
    .describe('Who is to decide, and since when; pauses do not count.'),
  unclear: z
    .object({
      code: z.string(),
      facts: refusalFacts.optional(),
      count: z.int(),
    })
    .optional()
    .describe('What the rules refused its people most often in the last five minutes.'),
  seats: z.array(
    z.object({
      member: member.optional(),
      members: z.array(member).optional().describe('Of a team, the captain first.'),
      bot: z.boolean().describe('A bot plays it: nobody’s seat, or it sits in.'),
      here: z.boolean(),
      usual: z.int().optional().describe('Milliseconds: the median of its last own decisions.'),
      danger: z
        .literal(true)
        .optional()
        .describe('It may soon be out, or cannot pay what is due, as everybody may see.'),
      alone: z
        .literal(true)
        .optional()
        .describe('Of a team: one of them has wanted every move so far.'),
    }),
  ),
});
export type Tile = z.infer<typeof tile>;
