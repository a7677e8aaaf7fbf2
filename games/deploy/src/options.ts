import type { Refusal } from '@boardroom/kernel';
import { z } from 'zod';

const POOL_C_FEE = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27];

export const options = z.strictObject({
  developmentTiles: z.boolean().default(true),
  startStack: z.union([z.literal(3), z.literal(4), z.literal(5)]).default(3),
  firstPlayer: z.enum(['random', '1', '2', '3', '4']).default('random'),
  blindStart: z.boolean().default(false),
  profitTest: z.enum(['after', 'before']).default('after'),
  optimisationPools: z.enum(['A+C', 'A', 'A+B']).default('A+C'),
  optimisationPerSubPool: z.boolean().default(false),
  specialistPerArea: z.boolean().default(true),
  bvpFloorAtZero: z.boolean().default(false),
  incomeCap: z.int().min(0).max(999).default(79),
  poolCFee: z.array(z.int().min(0).max(99)).length(10).default(POOL_C_FEE),
  placementOrder: z.enum(['lowestBvp', 'firstPlayer']).default('lowestBvp'),
  seatCompensation: z.int().min(0).max(50).default(10),
  lateCompensation: z.int().min(0).max(50).default(0),
  projectRefresh: z.enum(['none', 'oldest']).default('none'),
  showBagCounts: z.boolean().default(true),
  revealLog: z.boolean().default(true),
  tradeTiming: z.enum(['any', 'own']).default('any'),
  trainingCentre: z.enum(['permanent', 'perAction']).default('permanent'),
  passFinal: z.boolean().default(true),
  resellIsIncome: z.boolean().default(true),
  onDemandCounts: z.enum(['used', 'all']).default('used'),
  placesNeedHardware: z.boolean().default(true),
  tieProfit: z.enum(['setup', 'stripped']).default('setup'),
});
export type Options = z.infer<typeof options>;

/** R1 What makes the seats even was measured for each number of players: README.md, Balance. */
const COMPENSATION: Readonly<Record<number, Partial<Options>>> = {
  2: { seatCompensation: 15 },
  3: { seatCompensation: 10, lateCompensation: 15 },
  4: { seatCompensation: 5, lateCompensation: 10 },
};

export function usual(players: number): Partial<Options> {
  return COMPENSATION[players] ?? {};
}

export const profiles = {
  learn: { developmentTiles: false, startStack: 4 },
  standard: {},
  classroom: { startStack: 4 },
  /** G36, G49: the rulebook's order at the bonus spots, and 50 credits for all. */
  printed: { placementOrder: 'firstPlayer', seatCompensation: 0, lateCompensation: 0 },
} satisfies Record<string, Partial<Options>>;

/** R5 The first player must sit at the table. */
export function refuseOptions(players: number, chosen: Options): Refusal | null {
  return chosen.firstPlayer !== 'random' && Number(chosen.firstPlayer) > players
    ? { code: 'no-first-player', facts: { players } }
    : null;
}
