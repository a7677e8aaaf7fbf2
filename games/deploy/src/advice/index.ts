/** What the game tells bots. */
import type { Advice } from '@boardroom/kernel';
import { integrate } from '../decisions/integrate.ts';
import { rebalance } from '../decisions/rebalance.ts';
import { shift } from '../decisions/shift.ts';
import type { Deploy } from '../types.ts';
import {
  answerAction,
  answerFollowUp,
  answerIntegrate,
  answerPlaceCube,
  answerPlaceWorker,
  answerRebalance,
  answerSecond,
  answerSettle,
  answerShift,
  answerStart,
} from './answers.ts';
import { encoding } from './encode.ts';
import { evaluate } from './evaluate.ts';
import { answerPrepTeam } from './team.ts';
import { characters, weightsOf } from './weights.ts';
import { levels } from './levels.ts';

export const advice: Advice<Deploy> = {
  characters,
  open: [
    'startPool',
    'prepTeam',
    'placeWorker',
    'action',
    'placeCube',
    'shift',
    'second',
    'integrate',
    'rebalance',
    'followUp',
    'settle',
  ],
  levels,
  suggest(t, view, f, _rng, character) {
    const w = weightsOf(t, character);
    switch (f.kind) {
      case 'startPool':
        return answerStart(t, view, f.seat, w);
      case 'prepTeam':
        return answerPrepTeam(t, view, f, w);
      case 'placeWorker':
        return answerPlaceWorker(t, view, f.seat, w);
      case 'action':
        return answerAction(t, view, f.seat, w);
      case 'placeCube':
        return answerPlaceCube(t, view, f, w);
      case 'shift':
        return answerShift(t, view, f, w, () => shift.fallback(t, view, f));
      case 'second':
        return answerSecond(t, view, f, w);
      case 'integrate':
        return answerIntegrate(t, view, f, w, () => integrate.fallback(t, view, f));
      case 'rebalance':
        return answerRebalance(t, view, f, () => rebalance.fallback(t, view, f));
      case 'followUp':
        return answerFollowUp(t, view, f, w);
      case 'settle':
        return answerSettle(t, view, f, w);
      default:
        throw new Error(`no question: ${f.kind}`);
    }
  },
  evaluate,
  encoding,
};
