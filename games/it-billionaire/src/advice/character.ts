/** A manner of play, as data. */
export interface Character {
  /** From which stacks it selects. */
  readonly stacks: 'both' | 'small' | 'large';
  /** What a red item is worth to it, measured against its average. */
  readonly red: number;
  /** Part of a good day's work that it would rather wait for than take a poor item. */
  readonly choosy: number;
  /** Items it likes to have waiting while all labs are busy. */
  readonly eager: number;
  /** Rounds of Upkeep it keeps in hand when it buys. */
  readonly reserve: number;
  /** How many labs it wants. */
  readonly labs: number;
  /** What money a round later is worth while money is short. */
  readonly patience: number;
  /** What an item is worth to it that is finished when the Upkeep can no longer be paid. */
  readonly nerve: number;
  /** Rounds of runway from which on it waits for good work with all patience. */
  readonly calm: number;
  /** How much of a continent's customers it hopes to serve there. */
  readonly nearness: number;
  /** Share of its capacity that it expects a lab to use. */
  readonly use: number;
  /** What giving up an item must bring, in M€: it takes a card, and the work done is lost. */
  readonly stubborn: number;
  /** Between two players it plays like this. */
  readonly headsUp?: Character;
}

const planner: Character = {
  stacks: 'both',
  red: 1,
  choosy: 0.42,
  eager: 1.5,
  reserve: 5,
  labs: 3,
  patience: 0.95,
  nerve: 0.3,
  calm: 10,
  nearness: 3,
  use: 0.75,
  stubborn: 25,
};

/** Between two players it expects less of a lab and of money to come, and so is slow to buy one. */
export const newcomer: Character = {
  ...planner,
  headsUp: { ...planner, use: 0.3, patience: 0.935 },
};

export const characters = {
  planner,
  boutique: { ...planner, stacks: 'small', choosy: 0.3, eager: 2 },
  megaproject: { ...planner, stacks: 'large', red: 0.8 },
  cautious: { ...planner, red: 0.6, reserve: 7 },
  gambler: { ...planner, red: 1.3, reserve: 2, choosy: 0.35 },
} as const satisfies Record<string, Character>;
