import { z } from 'zod';
import { CONTINENTS, SIZES } from './types.ts';

const id = z.string().min(1).max(20);
const continent = z.enum(CONTINENTS);

/** R121 Cost and Upkeep in M€, Capacity and Overhead in man-days. */
const location = z.object({
  id,
  continent,
  type: z.enum(['small', 'medium', 'large']),
  cost: z.int().min(1).max(500),
  upkeep: z.int().min(0).max(100),
  capacity: z.int().min(1).max(100),
  overhead: z.int().min(0).max(100),
});

/** R122 A project has no instalments, a product 3 or 5 equal ones (R108). */
const item = z
  .object({
    id,
    continent,
    size: z.enum(SIZES),
    instalments: z.union([z.literal(0), z.literal(3), z.literal(5)]),
    risk: z.enum(['low', 'high']),
    duration: z.int().min(1).max(500),
    revenue: z.int().min(1).max(2000),
    fee: z.int().min(0).max(500),
  })
  .refine(({ instalments, revenue }) => instalments === 0 || revenue % instalments === 0, {
    message: 'all instalments of a product are equal',
    path: ['revenue'],
  });

const count = z.int().min(0).max(18);

export const content = z
  .object({
    cards: z.object({ acquire: count, sell: count, select: count, do: count, stop: count }),
    /** In the order of R126; more than ten in one Time Zone make too many sets of labs. */
    locations: z.array(location).min(6).max(30),
    events: z.array(z.object({ id, continent })).min(1).max(50),
    items: z.array(item).min(10).max(500),
  })
  .refine(({ locations }) => isOnce(locations), {
    message: 'two locations have one id',
    path: ['locations'],
  })
  .refine(({ items }) => isOnce(items), { message: 'two items have one id', path: ['items'] })
  .refine(({ locations }) => [0, 1, 2].every((zone) => inZone(locations, zone) <= 10), {
    message: 'more than ten locations lie in one Time Zone',
    path: ['locations'],
  });
export type Content = z.infer<typeof content>;

function isOnce(list: readonly { id: string }[]): boolean {
  return new Set(list.map((entry) => entry.id)).size === list.length;
}

type Continent = (typeof CONTINENTS)[number];

function inZone(locations: readonly { continent: Continent }[], zone: number): number {
  return locations.filter((entry) => CONTINENTS.indexOf(entry.continent) >> 1 === zone).length;
}
