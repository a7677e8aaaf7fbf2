/** An edition, whole: immutable, named by its hash. And what is printed on the box of a published one. */
import { z } from 'zod';
import { moment } from './basics.ts';
import { BOX_LETTERS } from './box.ts';

export const editionHash = z.string().regex(/^[0-9a-f]{16}$/);

export const editionTexts = z
  .record(z.string().max(20), z.record(z.string().max(120), z.string().max(4000)))
  .describe('What an edition says otherwise than the game’s texts, by language.');

export const wholeEdition = z.object({
  game: z.string().optional().describe('Absent of editions stored before it was written down.'),
  id: z.string(),
  hash: editionHash,
  content: z.unknown(),
  texts: editionTexts.optional(),
  options: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Options it is meant to be played with, where nobody chooses others.'),
});
export type WholeEdition = z.infer<typeof wholeEdition>;

const editionName = z.object({ id: z.string().min(1).max(60), hash: editionHash });
const text = (most: number): z.ZodOptional<z.ZodString> =>
  z.string().trim().min(1).max(most).optional();
const box = {
  title: z.string().trim().min(1).max(BOX_LETTERS.title),
  notes: text(BOX_LETTERS.notes).describe('For those who play it.'),
  by: text(BOX_LETTERS.by).describe('Who made it. The game’s own credit stands before it.'),
  licence: text(BOX_LETTERS.licence).describe('Of its maker’s own words, if they name one.'),
  base: editionName.optional().describe('The edition it was made from.'),
  rules: z.int().min(1).describe('The version of the game’s rules it was made for.'),
};

export const newEdition = z.strictObject({
  game: z.string().min(1).max(40),
  id: z.string().min(1).max(60).describe('What tables and records call it.'),
  content: z.unknown(),
  texts: editionTexts.optional(),
  ...box,
});
export type NewEdition = z.infer<typeof newEdition>;

/** What is printed on the box: words of who published it, gone when they take it back. */
export const publishedBox = z.object({
  hash: editionHash,
  game: z.string(),
  id: z.string(),
  ...box,
  published: moment,
  yours: z.literal(true).optional().describe('You published it, and can take it back.'),
});
export type PublishedBox = z.infer<typeof publishedBox>;
export const publishedBoxes = z.object({ editions: z.array(publishedBox) });
