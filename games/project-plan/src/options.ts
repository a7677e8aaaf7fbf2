import { z } from 'zod';

export const options = z.object({
  facilitator: z.boolean().default(false),
  ficoCancels: z.int().min(0).max(99).default(99),
  handBack: z.boolean().default(true),
  payForDealt: z.boolean().default(false),
  dealMode: z.enum(['random', 'none']).default('random'),
  unsoldProjects: z.enum(['auction', 'stay']).default('auction'),
  auctionStyle: z.enum(['open', 'sealed']).default('open'),
  feeClaim: z.enum(['automatic', 'claim']).default('automatic'),
  markupReview: z.boolean().default(false),
  fteBeforeQm: z.int().min(4).max(5).default(4),
  shortageAt: z.int().min(0).max(12).default(3),
  giftFloor: z.int().min(0).max(100).default(25),
  maxProposals: z.int().min(0).max(10).default(3),
  doubleThrow: z.enum(['may', 'must']).default('may'),
  wfaDouble: z.enum(['exit', 'exitAndThrow']).default('exit'),
  forcedExit: z.enum(['pay', 'payOrCard']).default('pay'),
  cornerSwap: z.boolean().default(false),
  endMode: z.enum(['lastStanding', 'rounds', 'minutes']).default('lastStanding'),
  deadlineRounds: z.int().min(5).max(100).default(20),
  deadlineMinutes: z.int().min(10).max(240).default(60),
  hardStopRounds: z.int().min(20).max(400).default(100),
  profitMeasure: z.enum(['netWorth', 'growth']).default('netWorth'),
  bankruptToFico: z.enum(['free', 'auction']).default('free'),
  lateStartBonus: z.int().min(0).max(2000).multipleOf(10).default(0),
  openCash: z.boolean().default(true),
  cardCounting: z.boolean().default(true),
});
export type Options = z.output<typeof options>;

export const profiles = {
  full: {},
  classroom: {
    endMode: 'rounds',
    deadlineRounds: 20,
    facilitator: true,
    ficoCancels: 2,
    profitMeasure: 'growth',
  },
  express: { endMode: 'rounds', deadlineRounds: 12, auctionStyle: 'sealed' },
  tournament: { payForDealt: true, lateStartBonus: 600, endMode: 'rounds', deadlineRounds: 30 },
  attention: { feeClaim: 'claim', markupReview: true },
} satisfies Record<string, Partial<Options>>;
