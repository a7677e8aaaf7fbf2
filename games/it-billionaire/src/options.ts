import type { Refusal } from '@boardroom/kernel';
import { z } from 'zod';

export const options = z.object({
  rounds: z.int().min(5).max(40).default(25),
  /** 0 = off; otherwise 100 or more (see `refuseOptions`). */
  target: z.int().min(0).max(2000).default(1000),
  startCapital: z.int().min(30).max(150).default(50),
  openSelection: z.boolean().default(false),
  eventTiming: z.enum(['afterSelection', 'beforeSelection']).default('afterSelection'),
  turnOrderSnapshot: z.enum(['afterUpkeep', 'beforeUpkeep']).default('afterUpkeep'),
  drawMode: z.enum(['together', 'oneByOne']).default('together'),
  freshStartOverhead: z.boolean().default(true),
  sameZoneRepeat: z.boolean().default(false),
  containerCrowding: z.enum(['share', 'evict']).default('share'),
  queueOverflow: z.enum(['keep', 'dropTail']).default('keep'),
  productFirstPayment: z.enum(['sameRound', 'nextRound']).default('sameRound'),
  billionCheck: z.enum(['immediate', 'roundEnd']).default('immediate'),
  billionScoring: z.enum(['cash', 'adjusted']).default('cash'),
  angelInvestor: z.boolean().default(false),
  /** What the angel raises a player to. */
  angelCapital: z.int().min(30).max(150).default(30),
  /** Until this day the angel comes whenever somebody is stranded; after it once per player. */
  angelDays: z.int().min(0).max(40).default(0),
  riskModel: z.enum(['dice', 'average']).default('dice'),
});
export type Options = z.infer<typeof options>;

export const profiles = {
  classic: {},
  sprint: { startCapital: 100, rounds: 15, target: 500 },
  firstClass: {
    openSelection: true,
    eventTiming: 'beforeSelection',
    angelInvestor: true,
    angelCapital: 60,
    angelDays: 15,
  },
} as const satisfies Record<string, Partial<Options>>;

const LOWEST_TARGET = 100;

export function refuseOptions(_players: number, { target, startCapital }: Options): Refusal | null {
  if (target === 0) return null;
  if (target < LOWEST_TARGET) return { code: 'target-too-low', facts: { lowest: LOWEST_TARGET } };
  if (target <= startCapital) return { code: 'target-not-above-start', facts: { startCapital } };
  return null;
}
