/** Manners of play, as data (RULES.md, Bot characters). */
export interface Character {
  /** What supporting a colleague's project is worth beside its share, as a part of the pile. */
  readonly goodwill: number;
  /** What a coalition against it must bring more than going along: a part of a share for each left out. */
  readonly patience: number;
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
  /**
   * In what part of the turns it is alert: it stakes all that its caps allow, and between two it opens a
   * window only to keep it from the other. In all if not told.
   */
  readonly alert?: number;
  /** How it plays at a table of two, if not the same. */
  readonly headsUp?: Character;
}

const accountant: Character = {
  goodwill: 1,
  patience: 0.15,
  honour: 0.8,
  lateHonour: 0.1,
  deceit: 0.2,
  caps: [0.03, 0.15, 0.9, 0.9],
  envy: 0.8,
  thrift: 0.9,
};

/** Between two the third window decides the vote, and whoever keeps a counter back loses it. */
const allIn: Character = { ...accountant, caps: [0.03, 0.15, 1, 0.9] };

export const characters = {
  accountant: { ...accountant, headsUp: allIn },
  loyalist: {
    goodwill: 1.6,
    patience: 0.5,
    honour: 2,
    lateHonour: 2,
    deceit: 0,
    caps: [0, 0.05, 0.05, 0.1],
    envy: 0.2,
    thrift: 0.4,
  },
  opportunist: {
    goodwill: 0.5,
    patience: 0.12,
    honour: 0.1,
    lateHonour: 0,
    deceit: 0.3,
    caps: [0.15, 0.3, 0.6, 0.5],
    envy: 0.7,
    thrift: 0.6,
  },
  saboteur: {
    goodwill: -0.4,
    patience: 0.04,
    honour: 0.05,
    lateHonour: 0,
    deceit: 0.6,
    caps: [0.1, 0.2, 0.8, 0.8],
    envy: 1,
    thrift: 0.8,
  },
  statesman: {
    goodwill: 1.2,
    patience: 0.25,
    honour: 0.8,
    lateHonour: 0.6,
    deceit: 0,
    caps: [0.15, 0.35, 0.2, 1],
    envy: 0.4,
    thrift: 0.9,
  },
} as const satisfies Record<string, Character>;

/**
 * Of the levels that think ahead. Its words bind it a little less, which costs nothing: at tables of six
 * who think ahead hardly one was broken otherwise, and at the end some were kept into certain defeat.
 * Between two players it keeps prestige for the third window, where the vote is turned; its numbers
 * there were found by `npm run tune` (docs/training.md).
 */
export const veteran: Character = {
  ...accountant,
  lateHonour: 0.03,
  deceit: 0.3,
  headsUp: {
    ...accountant,
    goodwill: 1.03,
    honour: 0.75,
    caps: [0.03, 0.026, 1.4, 0.8],
    envy: 0.76,
    thrift: 1.06,
  },
};

/**
 * Of the levels that do not think ahead: between two it is not always alert. Nothing was found there
 * that wins nine games of ten against the accountant, and so there is room for two rungs above it.
 */
export const newcomer: Character = { ...accountant, headsUp: { ...allIn, alert: 0.3 } };
