/** The deck of a class: what its trainer puts before everybody, slide after slide. */
import { z } from 'zod';
import { gameJson } from './basics.ts';

export const MOST_CHOICES = 8;
const slideId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/);

/** A slide as it stands on the wall. Its figures are the trainer's page's; the server keeps and sends them. */
export const shownSlide = z
  .strictObject({
    slide: slideId,
    kind: z.string().regex(/^[a-z]{1,16}$/),
    step: z.int().min(0).max(20),
    title: z.string().max(200),
    note: z.string().max(600).describe('Of the trainer, shown under it; often empty.'),
    names: z.boolean().describe('Whether walls may say who sits where.'),
    data: gameJson.describe('Its figures: no name of anybody is among them.'),
    replay: z
      .strictObject({ table: z.int().min(1).max(200), move: z.int().min(0).max(100_000) })
      .optional()
      .describe('A moment of one table that every device shows on its board.'),
    vote: z
      .strictObject({ choices: z.int().min(2).max(MOST_CHOICES), open: z.boolean() })
      .optional(),
  })
  .describe('What is on the wall of a class.');
export type ShownSlide = z.infer<typeof shownSlide>;

export const deckShown = z.strictObject({ shown: shownSlide.nullable() });
export const newVote = z.strictObject({
  slide: slideId,
  choice: z
    .int()
    .min(0)
    .max(MOST_CHOICES - 1),
});

/** The same for everybody but votes: who votes sees the own one, trainers see how many each has. */
export const deckView = shownSlide.extend({
  voted: z.int().describe('How many have voted.'),
  own: z.int().optional().describe('Your own vote.'),
  votes: z.array(z.int()).optional().describe('Choice by choice; for trainers.'),
});
export type DeckView = z.infer<typeof deckView>;
