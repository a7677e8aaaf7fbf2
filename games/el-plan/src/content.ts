/** What an edition is made of. Effects are data: names and amounts, read by `effects.ts`. */
import { z } from 'zod';
import { DECKS, PRODUCTS, TOKENS } from './types.ts';

/**
 * Everything a card or an event can do. Effects of several cards, and of the event, add up.
 * Amounts are counts of tokens or processes unless said otherwise.
 */
export const EFFECTS = [
  // Processes in D4 (R74, R77, R78).
  'production',
  'logistics',
  'marketing',
  'wild',
  // Tokens when D2 is enabled (R46).
  'incomeWorker',
  'incomeMoney',
  'incomeEnergy',
  /** R52: extra workers with the D2 benefit. */
  'canteen',
  /** R63: the most workers handed in for $ and E. */
  'convert',
  /** R67: $ off, once per period. */
  'adviser',
  /** R80: processes that may count as another kind. */
  'coach',
  /** R79: E paid for one wild process. */
  'cloud',
  // Added to the prices of D5; discounts are negative (R89).
  'marketPrice',
  'importPrice',
  // More product types per period than one (R92, R95).
  'buyTypes',
  'sellTypes',
  /** R96: extra tokens for the first token sold. */
  'saleBonus',
  /** R99: $ for each export. */
  'exportBonus',
  /** R102: extra tokens in D6. */
  'subsidyBonus',
  // R108: what replaces one product of an innovation.
  'rigMoney',
  'rigEnergy',
  /** R109: an innovation may use two types only. */
  'twoTypes',
  /** R111: tokens with the first innovation of a period. */
  'patent',
  /** R113: more products kept at cutbacks. */
  'keep',
  /** R115: the most E for products returned at cutbacks. */
  'recycle',
  /** R37: $ paid to be insured. */
  'broker',
  /** R30: may look at the top event. */
  'radar',
  // R41: tokens it takes to use an opportunity space.
  'tollWorker',
  'tollMoney',
  'tollEnergy',
  /** R43 */
  'marketClosed',
  // R45: the most processes of a kind in D4; 0 = no cap.
  'capProduction',
  'capLogistics',
  'capMarketing',
  /** R44: $ on each of the first D6 spaces, one space per product type in D5. */
  'sow',
  /** EV11: the most resource tokens returned, one per investment card. */
  'audit',
  /** EV14: resource tokens taken. */
  'grant',
] as const;
type Effect = (typeof EFFECTS)[number];
const EVENTS_ONLY = EFFECTS.slice(EFFECTS.indexOf('tollWorker'));
/** What an event may do: the rules look for other effects on cards only. */
const OF_EVENTS: readonly Effect[] = [
  'wild',
  'marketPrice',
  'importPrice',
  'saleBonus',
  ...EVENTS_ONLY,
];
const PRICES: readonly Effect[] = ['marketPrice', 'importPrice'];
const TOLLS: readonly Effect[] = ['tollWorker', 'tollMoney', 'tollEnergy'];
/** Index of each effect in the tables of `facts.ts`. */
export const EFFECT = Object.fromEntries(EFFECTS.map((name, i) => [name, i])) as Readonly<
  Record<Effect, number>
>;

const count = z.int().min(0).max(9);
const id = z.string().regex(/^[A-Za-z0-9-]+$/);
const effects = z.partialRecord(z.enum(EFFECTS), z.int().min(-9).max(9));
export type Effects = z.infer<typeof effects>;
const named = (it: Effects): Effect[] => EFFECTS.filter((name) => (it[name] ?? 0) !== 0);
const slots = z.array(z.enum(TOKENS)).max(3);
const processes = z.object({ production: count, logistics: count, marketing: count });

const plan = z.object({
  business: id,
  level: z.int().min(1).max(3),
  type: z.enum(PRODUCTS),
  rows: z.array(z.object({ gives: processes, slots: slots.min(1) })).max(9),
  table: z
    .array(z.object({ uses: processes, makes: z.enum(PRODUCTS), count: count.min(1) }))
    .max(4),
});
const card = z.object({
  id,
  deck: z.enum(DECKS),
  cost: z.object({ money: count, energy: count }),
  slots,
  /** ⚡ */
  atOnce: z.boolean(),
  effects,
});
const event = z.object({ id, negative: z.boolean(), effects });
const supply = z.int().min(0).max(999);

export const content = z
  .object({
    /** What the box holds at the start. */
    box: z.object({
      workers: supply,
      money: supply,
      energy: supply,
      ideas: supply,
      products: supply,
    }),
    /** R13 */
    start: z.object({ workers: count, money: count, energy: count }),
    /** R85, R97 and R139. */
    marketPrice: count.min(1),
    importPrice: count.min(1),
    exportSize: count.min(2),
    supplier: count,
    /** The order of C1. */
    businesses: z.array(id).length(6),
    plans: z.array(plan),
    events: z.array(event).length(14),
    cards: z.array(card).min(6).max(60),
  })
  .refine((c) => new Set([...c.cards, ...c.events].map((x) => x.id)).size === c.cards.length + 14, {
    error: 'two cards or events have the same id',
  })
  .refine(
    (c) => c.cards.every((card) => named(card.effects).every((e) => !EVENTS_ONLY.includes(e))),
    {
      error: 'a card has an effect that only events have',
    },
  )
  .refine(
    (c) => c.events.every((event) => named(event.effects).every((e) => OF_EVENTS.includes(e))),
    {
      error: 'an event has an effect that only cards have',
    },
  )
  .refine(
    (c) =>
      [...c.cards, ...c.events].every(({ effects: it }) =>
        named(it).every((e) => it[e]! > 0 || PRICES.includes(e)),
      ),
    {
      error: 'an amount is below 0; only the prices of D5 can be lowered (R89)',
    },
  )
  .refine((c) => c.events.every((event) => TOLLS.every((e) => (event.effects[e] ?? 0) <= 1)), {
    error: 'a toll is one token (R41)',
  })
  .refine((c) => c.supplier < c.exportSize, {
    error: 'the supplier lays out fewer products than an export takes (R139)',
  })
  .refine((c) => [1, 2, 3].every((level) => hasAllPlans(c, level)), {
    error: 'each level needs one plan for each business, two of each type',
  });

function hasAllPlans(
  c: { businesses: string[]; plans: z.infer<typeof plan>[] },
  level: number,
): boolean {
  const plans = c.plans.filter((p) => p.level === level);
  return (
    plans.length === 6 &&
    c.businesses.every((b) => plans.some((p) => p.business === b)) &&
    PRODUCTS.every((type) => plans.filter((p) => p.type === type).length === 2)
  );
}
export type Content = z.infer<typeof content>;
export type Plan = z.infer<typeof plan>;
export type Card = z.infer<typeof card>;
