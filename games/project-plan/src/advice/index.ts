/** What bots think: a sensible answer to every question, in the words of the game. */
import type { Advice } from '@boardroom/kernel';
import { isBetweenSteps } from '../asides.ts';
import type { ProjectPlan } from '../types.ts';
import { answer } from './answers.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { say } from './say.ts';
import { usual } from './values.ts';
import type { Character } from './values.ts';
import { levels } from './levels.ts';

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
 * Wants nearly every contract, asks for more than half of what a deal brings, and heads-up keeps money
 * back from staff. Its numbers were found by games against the steady one (docs/bots.md).
 */
const veteran: Character = {
  ...steady,
  caution: 0.77,
  pride: 0.08,
  share: 0.68,
  appetite: 2,
  dearest: 1.5,
  proposals: 3,
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
    // What a deal brings the only other PM it takes from this one.
    proposals: 0,
    leastGain: 110,
    staff: 0.54,
    reckoning: {
      rounds: 8.8,
      trade: 1.36,
      promise: [1, 0.11, 0.047, 0.01, 0.005, 0.002, 0.001],
      spent: 0.4,
      harm: 1.33,
    },
  },
};

const characters = {
  steady,
  builder: { ...steady, caution: 0, appetite: 1.5, leverage: true, redeems: 20 },
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
    pride: 0.1,
    share: 0.7,
    appetite: 1.25,
    proposals: 4,
    leastGain: 50,
    tenders: true,
  },
  veteran,
} satisfies Record<string, Character>;

export const advice: Advice<ProjectPlan> = {
  characters,
  open: [
    'before',
    'wfa',
    'after',
    'obtain',
    'bid',
    'contest',
    'bidStaff',
    'draft',
    'reply',
    'takeOver',
    'debt',
    'namePrice',
    'estate',
  ],
  levels,
  suggest: (t, view, f, _rng, character = characters.steady) =>
    answer(t, view, f, character as Character),
  mayAside: (_t, s) => s.claims.length > 0,
  /** Fees are claimed at once. */
  aside(t, view, seat) {
    if (view.claims.length === 0 || seat >= t.players || !isBetweenSteps(view)) return null;
    if (view.agenda[view.agenda.length - 1]!.seat === seat) return null;
    const claim = view.claims.find((it) => it.manager === seat);
    return claim ? say({ type: 'claim', claim: claim.id }, 'claim', { amount: claim.fee }) : null;
  },
  evaluate,
  encoding,
};
