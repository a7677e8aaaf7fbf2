/** A manner of play, as data. */
export interface Character {
  /** From which stacks it selects. */
  readonly stacks: 'both' | 'small' | 'large';
  /** What a red item is worth to it, measured against its average. */
  readonly red: number;
  /** Part of a good day's work that it would rather wait for than take a poor item. */
  readonly choosy: number;
  /** Rounds of Upkeep it keeps in hand when it buys. */
  readonly reserve: number;
  /** How many labs it wants. */
  readonly labs: number;
  /** What money a round later is worth while money is short. */
  readonly patience: number;
}

const planner: Character = {
  stacks: 'both',
  red: 1,
  choosy: 0.5,
  reserve: 3,
  labs: 3,
  patience: 0.95,
};

export const characters = {
  planner,
  boutique: { ...planner, stacks: 'small' },
  megaproject: { ...planner, stacks: 'large' },
  cautious: { ...planner, red: 0.6, reserve: 5 },
  gambler: { ...planner, red: 1.3, reserve: 2, choosy: 0.35 },
} as const satisfies Record<string, Character>;
