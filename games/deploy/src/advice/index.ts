/** What the game tells bots. */
import { isOver } from '@boardroom/kernel';
import type { Advice } from '@boardroom/kernel';
import { integrate } from '../decisions/integrate.ts';
import { rebalance } from '../decisions/rebalance.ts';
import { shift } from '../decisions/shift.ts';
import { finalLines } from '../scoring.ts';
import type { Deploy, DeployState, DeployTable } from '../types.ts';
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
import { answerPrepTeam } from './team.ts';
import { valueOf, workersLeft, workerValue } from './value.ts';
import { characters, USUAL, weightsOf } from './weights.ts';

export const advice: Advice<Deploy> = {
  characters,
  suggest(t, view, f, _rng, character) {
    const w = weightsOf(character);
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
        return answerSettle(t, view, f);
      default:
        throw new Error(`no question: ${f.kind}`);
    }
  },
  /** The lead over the best rival, in points expected at the end, as a chance to win. */
  evaluate(t, s, seat) {
    let rival = -Infinity;
    for (let other = 0; other < t.players; other++)
      if (other !== seat) rival = Math.max(rival, outlook(t, s, other));
    const rounds = isOver(s) ? 0 : t.facts.rounds - s.round + 1;
    return 1 / (1 + Math.exp((rival - outlook(t, s, seat)) / (1 + 1.2 * rounds)));
  },
};

function outlook(t: DeployTable, s: Readonly<DeployState>, seat: number): number {
  if (isOver(s)) return finalLines(t, s, seat).total;
  return valueOf(t, s, seat, USUAL) + workersLeft(s, seat) * workerValue(t, s, USUAL);
}
