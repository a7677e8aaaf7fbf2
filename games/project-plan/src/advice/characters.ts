/** Manners of play, as data. */
import { usual } from './values.ts';
import type { Character } from './values.ts';

const steady: Character = {
  caution: 1,
  pride: 0.4,
  share: 0.5,
  appetite: 1,
  dearest: Infinity,
  proposals: 2,
  leastGain: 150,
  tenders: false,
  leverage: false,
  staff: 1,
  redeems: 4,
  reckoning: usual,
};

/**
 * Wants nearly every contract, and asks for more than half of what a deal brings. Its numbers were
 * found by games against the steady one (docs/bots.md).
 */
export const veteran: Character = {
  ...steady,
  caution: 0.77,
  pride: 0.08,
  share: 0.68,
  appetite: 2,
  dearest: 1.5,
  proposals: 1,
  leastGain: 140,
  tenders: true,
  redeems: 4.5,
  reckoning: {
    ...usual,
    rounds: 10,
    trade: 1.4,
    promise: [1, 0.2, 0.04, 0.01, 0.005, 0.002, 0.001],
    harm: 0.6,
  },
  headsUp: {
    ...steady,
    caution: 1.55,
    pride: 0.77,
    share: 0.74,
    appetite: 2.2,
    dearest: 1.5,
    leastGain: 110,
    reckoning: {
      rounds: 8.8,
      trade: 1.36,
      promise: [1, 0.11, 0.047, 0.01, 0.005, 0.002, 0.001],
      spent: 0.4,
      harm: 1.33,
    },
  },
};

/** As the steady one, but bids low where no group hangs on it. */
export const timid: Character = { ...steady, appetite: 0.3 };

/**
 * At larger tables between the timid and the steady one. Between two it would lose nine games of ten to
 * the steady one, and so it is that one there (docs/bots.md).
 */
export const measured: Character = { ...steady, appetite: 0.72, headsUp: steady };

const builder: Character = {
  ...steady,
  caution: 0,
  share: 0.4,
  appetite: 1.5,
  leverage: true,
  redeems: 20,
};

export const characters = {
  steady,
  // Between two whoever bids more wins: it would win three games of four against `hard`.
  builder: { ...builder, headsUp: { ...builder, appetite: 0.9 } },
  saver: {
    ...steady,
    caution: 4,
    pride: 0.9,
    appetite: 0.45,
    proposals: 1,
    staff: 0.6,
    redeems: 0.5,
  },
  haggler: {
    ...steady,
    caution: 0.7,
    pride: 0.7,
    // More than this the steady one refuses.
    share: 0.7,
    appetite: 0.5,
    proposals: 4,
    leastGain: 50,
    tenders: true,
  },
} satisfies Record<string, Character>;
