import { z } from 'zod';
import { AREAS, KINDS } from './types.ts';

const count = z.int().min(0).max(99);
const prices = z.array(count).length(3);

const card = z.strictObject({
  id: z.string().regex(/^[A-Z0-9-]{1,20}$/),
  area: z.enum(AREAS),
  type: z.enum(['bronze', 'silver', 'gold']),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  workload: z.int().min(1).max(5),
  income: count,
  bvp: count,
  cloud: z.boolean(),
});
export type Card = z.infer<typeof card>;

/** An edition: the numbers printed on cards, tiles and board. */
export const content = z
  .strictObject({
    cards: z.array(card).min(3),
    capacity: z.strictObject({
      startValue: z.int().min(1).max(9),
      /** Tiles of values 3 to 9 with four players. */
      stacks: z.array(z.int().min(2).max(9)).length(7),
      /** Of the marketplace positions 1, 2, 3; of one step of Pool C. */
      prices: z.strictObject({ A: prices, B: prices, C: count }),
    }),
    fees: z.strictObject({ perColour: count, perTile: count, withPurple: count }),
    /** In the order of `KINDS`. */
    tiles: z
      .array(
        z.strictObject({
          id: z.enum(KINDS),
          kind: z.enum(['skill', 'technology']),
          copies: z.int().min(0).max(9),
        }),
      )
      .length(KINDS.length)
      .refine((tiles) => tiles.every((tile, i) => tile.id === KINDS[i]), 'tiles out of order')
      // Twelve docked and six face up, and some to come (R25).
      .refine((tiles) => tiles.reduce((sum, { copies }) => sum + copies, 0) >= 24, 'too few tiles'),
    start: z.strictObject({ cash: count, cubes: z.int().min(5).max(200) }),
  })
  .refine((it) => new Set(it.cards.map(({ id }) => id)).size === it.cards.length, 'a card twice')
  .refine(
    ({ cards }) =>
      [1, 2].every((level) =>
        (['bronze', 'silver'] as const).every(
          (type) => cards.filter((it) => it.level === level && it.type === type).length >= 4,
        ),
      ),
    'decks I and II need four bronze and four silver cards each',
  )
  .refine(
    ({ cards }) => [1, 2].every((level) => cards.filter((it) => it.level === level).length > 11),
    'decks I and II need twelve cards each',
  );
export type Content = z.infer<typeof content>;
