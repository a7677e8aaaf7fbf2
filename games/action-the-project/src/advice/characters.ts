/** Manners of play, as data (RULES.md, Bot characters). */
export interface Character {
  /** Support is placed when it is worth this part of the best other card. */
  readonly factor: number;
  /** What keeping a promise is worth, as a part of a mean project; and the same in the last two turns. */
  readonly honour: number;
  readonly lateHonour: number;
  /** In what part of the turns it promises Support without meaning it. */
  readonly deceit: number;
  /** The most committed in each window, as a part of the prestige held. */
  readonly caps: readonly [number, number, number, number];
  /** How much the gain of the richest rival hurts, as a part of an own gain. */
  readonly envy: number;
  /** Bids go up to this part of what the effect is worth. */
  readonly thrift: number;
}

export const characters = {
  accountant: {
    factor: 1,
    honour: 0.25,
    lateHonour: 0.1,
    deceit: 0,
    caps: [0, 0.35, 0.6, 0.6],
    envy: 0.15,
    thrift: 0.5,
  },
  loyalist: {
    factor: 0.8,
    honour: 2,
    lateHonour: 2,
    deceit: 0,
    caps: [0, 0.1, 0.25, 0.2],
    envy: 0,
    thrift: 0.4,
  },
  opportunist: {
    factor: 1,
    honour: 0.1,
    lateHonour: 0,
    deceit: 0.3,
    caps: [0, 0.3, 0.6, 0.5],
    envy: 0.1,
    thrift: 0.6,
  },
  saboteur: {
    factor: 1.4,
    honour: 0.05,
    lateHonour: 0,
    deceit: 0.6,
    caps: [0, 0.2, 0.8, 0.8],
    envy: 0.6,
    thrift: 0.8,
  },
  statesman: {
    factor: 0.9,
    honour: 0.8,
    lateHonour: 0.6,
    deceit: 0,
    caps: [0, 0.2, 0.4, 0.9],
    envy: 0.05,
    thrift: 0.6,
  },
} as const satisfies Record<string, Character>;
