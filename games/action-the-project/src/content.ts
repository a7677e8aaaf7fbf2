import { z } from 'zod';

const id = z.string().regex(/^[A-Z]{2}\d{1,2}$/);

/** An edition: its cards. Their names and lines are in the texts, by id. */
export const content = z.strictObject({
  /** Ascending by value; every value is even, so that a pile can be halved (R44, I7). */
  projects: z
    .array(z.strictObject({ id, value: z.int().min(2).multipleOf(2) }))
    .min(18)
    .refine((cards) => cards.every((card, i) => i === 0 || card.value > cards[i - 1]!.value), {
      error: 'values must rise from card to card',
    }),
  leaderCards: z.array(z.strictObject({ id, colour: z.string(), symbol: z.string() })).min(6),
  fates: z.array(z.strictObject({ id, vote: z.int().min(-1).max(1) })).min(2),
});
export type Content = z.output<typeof content>;
