/** One answer to each question, with the reason for it. */
import type { Rng, Table } from '@boardroom/kernel';
import { auditPay } from '../decisions/audit-pay.ts';
import { choosePlan } from '../decisions/choose-plan.ts';
import { adminToken, patentTokens, seedToken, subsidyToken } from '../decisions/take-tokens.ts';
import * as moves from '../moves.ts';
import { draftFrame } from '../steps/drafts.ts';
import type { ElPlan, ElPlanFrame, ElPlanState } from '../types.ts';
import { assigning, freeing, returning } from './administration.ts';
import { acquiring, activating, producing, tolling } from './operations.ts';
import { outlook } from './outlook.ts';
import type { Character } from './outlook.ts';
import { eventLoss, suggestPlace } from './placing.ts';
import { list, say } from './said.ts';
import type { Said } from './said.ts';
import { buying, innovating, keeping, selling, takeScarce } from './trade.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

export function suggest(
  t: T,
  s: S,
  f: Readonly<ElPlanFrame>,
  rng: Rng,
  character: Character,
): Said {
  if (f.kind === 'draft')
    return suggest(t, s.drafts[f.seat]!.copy, draftFrame(s, f.seat), rng, character);
  if (f.kind === 'choosePlan') return anyPlan(t, s, f, rng);
  const o = outlook(t, s, f.seat, character);
  switch (f.kind) {
    case 'peekEvent':
      return say(moves.PEEK, 'know-more');
    case 'place':
      return suggestPlace(o);
    case 'ignoreEvent':
      return say(moves.IGNORE_EVENT, 'stay-safe');
    case 'brokerInsure':
      return eventLoss(o, s.event) > o.token
        ? say(moves.PAY_BROKER, 'stay-safe')
        : say(moves.DECLINE_BROKER, 'not-worth-it');
    case 'auditPay':
      return { move: auditPay.fallback(t, s, f) };
    case 'seedToken':
      return takeScarce(t, s, f, seedToken);
    case 'adminToken':
      return takeScarce(t, s, f, adminToken);
    case 'subsidyToken':
      return takeScarce(t, s, f, subsidyToken);
    case 'patentTokens':
      return takeScarce(t, s, f, patentTokens);
    case 'freeUp':
      return freeing(o, f);
    case 'payToll':
      return tolling(o);
    case 'sellCard':
      return returning(o, f);
    case 'assign':
      return assigning(o, f);
    case 'acquire':
      return acquiring(o, f);
    case 'activateNow':
      return activating(o, f);
    case 'produce':
      return producing(o, f);
    case 'buy':
      return buying(o, f);
    case 'sell':
      return selling(o, f);
    case 'innovate':
      return innovating(o, f);
    case 'cutback':
      return keeping(o, f);
    default:
      throw new Error(`nothing to say about ${f.kind}`);
  }
}

/** No business is better than another; a bot likes variety. */
function anyPlan(t: T, s: S, f: Readonly<ElPlanFrame>, rng: Rng): Said {
  const plans = list(choosePlan, t, s, f);
  return say(plans[rng.below(plans.length)]!, 'any-plan');
}
