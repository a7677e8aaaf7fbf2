import { z } from 'zod';

/** The options of RULES.md, "Options and variants"; `{}` is the standard game. */
export const options = z.object({
  /** R6 */
  level: z.int().min(1).max(3).default(1),
  /** R17: 14 − periods events are removed unseen. */
  periods: z.literal([6, 8, 10, 12]).default(12),
  /** R9: a seat, or the draw. */
  firstPlayer: z.enum(['random', '0', '1', '2', '3', '4', '5']).default('random'),
  /** R10 */
  planDraft: z.enum(['choose', 'random']).default('choose'),
  /** R51: what a guest of D2 takes. */
  d2Token: z.enum(['worker', 'choice']).default('worker'),
  /** R26 */
  d2Spaces: z.int().min(1).max(3).default(2),
  /** R41: paid when the space is used, or by everybody at once. */
  tollMode: z.enum(['toll', 'levy']).default('toll'),
  /** R94 */
  salePayout: z.enum(['either', 'money']).default('either'),
  /** R105; 0 = no limit. */
  innovationsPerPeriod: z.int().min(0).max(3).default(0),
  /** R53; 0 = no limit. */
  sellCardsPerPeriod: z.int().min(0).max(3).default(0),
  /** R87 */
  importOnlyWhenSoldOut: z.boolean().default(false),
  /** R58 */
  ideaWildcard: z.boolean().default(true),
  /** R125 */
  trioNeedsIdea: z.boolean().default(true),
  /** Teaching: the event lies open while entrepreneurs are placed. */
  openForecast: z.boolean().default(false),
  /** D2 and D4 are planned by all at the same time, in private. */
  fastAdmin: z.boolean().default(false),
  /** First lesson: no events, no space 1. */
  noEvents: z.boolean().default(false),
});
export type Options = z.infer<typeof options>;

export const profiles: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  learn: { periods: 6, noEvents: true },
  forecast: { openForecast: true },
  expert: { level: 3 },
  fast: { fastAdmin: true, planDraft: 'random' },
};

export function refuseOptions(players: number, o: Options) {
  const seat = o.firstPlayer;
  return seat !== 'random' && Number(seat) >= players
    ? { code: 'no-such-seat', facts: { seat: Number(seat), players } }
    : null;
}
