/** What bots think: a sensible answer to every question, in the words of the game. */
import type { Advice } from '@boardroom/kernel';
import { isBetweenSteps } from '../asides.ts';
import type { ProjectPlan } from '../types.ts';
import { answer } from './answers.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { characters } from './characters.ts';
import { say } from './say.ts';
import type { Character } from './values.ts';
import { levels } from './levels.ts';

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
