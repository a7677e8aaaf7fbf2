/** An edition, whole: immutable, named by its hash. */
import { z } from 'zod';

export const editionHash = z.string().regex(/^[0-9a-f]{16}$/);

export const wholeEdition = z.object({
  game: z.string().optional().describe('Absent of editions stored before it was written down.'),
  id: z.string(),
  hash: editionHash,
  content: z.unknown(),
  texts: z
    .record(z.string(), z.record(z.string(), z.string()))
    .optional()
    .describe('What it says otherwise than the game’s texts, by language.'),
});
export type WholeEdition = z.infer<typeof wholeEdition>;
