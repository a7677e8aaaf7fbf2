/** The deck of a class: what its trainer puts before everybody, slide after slide. */
import { z } from 'zod';
import { gameJson, seat } from './basics.ts';

export const MOST_CHOICES = 8;
export const slideId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/);
const slideKind = z.string().regex(/^[a-z]{1,16}$/);
const title = z.string().max(200);
const note = z.string().max(600).describe('Of the trainer, shown under it; often empty.');
/** What names the figures of a slide: they are fetched once, however often the slide is sent. */
export const figuresName = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

/** A moment of one table, seen by everybody or with the eyes of one seat. */
export const deckMoment = z.strictObject({
  table: z.int().min(1).max(200),
  move: z.int().min(0).max(100_000),
  seat: seat.optional().describe('Whose eyes; absent: what everybody sees.'),
});
export type DeckMoment = z.infer<typeof deckMoment>;

/** A slide as it stands on the wall. Its figures are the trainer's page's; the server keeps and sends them. */
export const shownSlide = z
  .strictObject({
    slide: slideId,
    kind: slideKind,
    step: z.int().min(0).max(20),
    title,
    note,
    names: z.boolean().describe('Whether walls may say who sits where.'),
    black: z.boolean().default(false).describe('The wall is dark.'),
    follow: z.boolean().default(true).describe('Whether phones show what the wall shows.'),
    replay: deckMoment.optional().describe('What every device shows on its board.'),
    vote: z
      .strictObject({
        options: z.array(z.string().min(1).max(160)).min(2).max(MOST_CHOICES),
        open: z.boolean(),
      })
      .optional(),
  })
  .describe('What is on the wall of a class.');
export type ShownSlide = z.infer<typeof shownSlide>;

export const newShown = shownSlide.extend({
  data: gameJson
    .optional()
    .describe('Its figures: no name of anybody is among them. Absent: as when it was shown last.'),
});
export type NewShown = z.input<typeof newShown>;
export const deckShown = z.strictObject({ shown: newShown.nullable() });
export const newVote = z.strictObject({
  slide: slideId,
  choice: z
    .int()
    .min(0)
    .max(MOST_CHOICES - 1),
});

/** The same for everybody but votes: who votes sees the own one, trainers see how many each has. */
export const deckView = shownSlide.extend({
  data: figuresName.describe('Names its figures: …/deck/figures/<name>.'),
  voted: z.int().describe('How many have voted.'),
  own: z.int().optional().describe('Your own vote.'),
  votes: z.array(z.int()).optional().describe('Choice by choice; for trainers.'),
  seats: z
    .array(z.array(z.string().nullable()))
    .optional()
    .describe('Who sat where, table by table, if names are shown; null: a bot.'),
  before: z
    .array(
      z.object({
        slide: slideId,
        kind: slideKind,
        title,
        note,
        data: figuresName,
        votes: z.array(z.int()).optional().describe('Choice by choice; for trainers.'),
      }),
    )
    .describe('Slides that were shown, in order: who comes late reads them, who looks back too.'),
});
export type DeckView = z.infer<typeof deckView>;

/** How a trainer has arranged the deck. */
export const arrangement = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        slide: slideId,
        kind: slideKind,
        hidden: z.boolean().optional().describe('Absent: if there is too little to show.'),
        title: title.optional().describe('Absent: made from the figures.'),
        note: note.optional(),
        own: z.string().max(2000).optional().describe('For the trainer’s eyes.'),
        moment: deckMoment.optional().describe('Of a turning point that the trainer has chosen.'),
        picks: z
          .array(z.string().max(300))
          .max(12)
          .optional()
          .describe('Sentences of the class that the trainer shows, without names.'),
      }),
    )
    .max(24),
});
export type Arrangement = z.infer<typeof arrangement>;
