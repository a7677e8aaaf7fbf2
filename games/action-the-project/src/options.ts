import { z } from 'zod';

export const options = z.strictObject({
  fate: z.boolean().default(false),
  moneyPerUnit: z
    .union([z.literal(1), z.literal(10), z.literal(50), z.literal(100), z.literal(200)])
    .default(100),
  prestigePrice: z.int().min(100).max(500).multipleOf(100).default(200),
  leaderShares: z.enum(['leaderPartOnly', 'alsoGroup']).default('leaderPartOnly'),
  tieOutcome: z.enum(['fails', 'succeeds']).default('fails'),
  redraw: z.enum(['shuffleIn', 'different']).default('shuffleIn'),
  auction: z.enum(['escalating', 'sealed']).default('escalating'),
  placement: z.enum(['inOrder', 'together']).default('inOrder'),
  autoDrop: z.boolean().default(false),
  peekOnSteer: z.boolean().default(true),
  lastTrial: z.enum(['closed', 'lost']).default('closed'),
  maxTrials: z.int().min(0).max(5).default(0),
  leaderDraw: z.enum(['random', 'rota']).default('random'),
  deckSlice: z.enum(['low', 'random', 'high']).default('low'),
  purchaseVisibility: z.enum(['private', 'public']).default('private'),
  holdings: z.enum(['hidden', 'open']).default('hidden'),
  ledgerAid: z.boolean().default(true),
  negotiation: z.enum(['full', 'open', 'gifts', 'off']).default('full'),
  settlement: z.boolean().default(true),
  offersPerTurn: z.int().min(0).max(50).default(10),
  promisesPerTurn: z.int().min(0).max(50).default(10),
  chat: z.enum(['full', 'promises', 'off']).default('full'),
  clock: z.union([z.literal(0), z.int().min(10).max(600)]).default(0),
  revealSecretsAtEnd: z.boolean().default(true),
  trainerSees: z.boolean().default(false),
});
export type Options = z.output<typeof options>;

/** Ruling 31: with two the colleague can always sink a project, so Fate has a vote. */
export function usual(players: number): Partial<Options> {
  return players === 2 ? { fate: true } : {};
}

export const profiles = {
  table: {},
  quick: {
    auction: 'sealed',
    placement: 'together',
    autoDrop: true,
    negotiation: 'gifts',
    settlement: false,
  },
  lab: {
    holdings: 'open',
    purchaseVisibility: 'public',
    negotiation: 'off',
    placement: 'together',
    autoDrop: true,
    settlement: false,
  },
  classroom: { placement: 'together', clock: 90, trainerSees: true, fate: true },
  duel: { fate: true, maxTrials: 1 },
} as const satisfies Record<string, Partial<Options>>;
