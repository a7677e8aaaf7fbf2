/** The own hand: deals first, then what was extended, then staff, then the dice. */
import { NONE } from '@boardroom/kernel';
import { freeContracts } from '../contracts.ts';
import { EXIT_CARD } from '../facts.ts';
import { count, has } from '../sets.ts';
import type { PhaseFrame, ProjectPlanTable } from '../types.ts';
import { bestDeal } from './deal-plans.ts';
import { say, tens } from './say.ts';
import type { S, Say } from './say.ts';
import { bestHire, bestRedemption, pays } from './staffing.ts';
import { danger, reserve } from './values.ts';
import type { Character } from './values.ts';

/** Proposals a bot makes in a hand. */
const MOST_PROPOSALS = 2;

export function phase(
  t: ProjectPlanTable,
  s: S,
  f: Readonly<PhaseFrame>,
  character: Character,
): Say {
  const { seat } = f;
  const { facts } = t;
  const claim = s.claims.find((it) => it.manager === seat);
  if (claim) return say({ type: 'claim', claim: claim.id }, 'claim', { amount: claim.fee });
  if (s.proposals < Math.min(MOST_PROPOSALS, t.options.maxProposals)) {
    const deal = bestDeal(t, s, seat, NONE, character);
    if (deal)
      return say(facts.moves.propose[deal.partner]!, 'deal', {
        to: deal.partner,
        gain: tens(deal.gain),
      });
  }
  const spare = s.cash[seat]! - reserve(t, s, seat, character);
  const contract = bestRedemption(t, s, seat, spare);
  if (contract !== NONE)
    return say(facts.moves.redeem[contract]!, 'redeem', { contract: facts.ids[contract]! });
  const hire = bestHire(t, s, seat, spare);
  if (hire && pays(t, s, hire.rate))
    return say(facts.moves.hire[hire.project]!, 'hire', {
      project: facts.ids[hire.project]!,
      rounds: Math.ceil(1 / hire.rate),
    });
  if (f.kind === 'wfa') return leaveWfa(t, s, seat);
  if (f.kind === 'before') return say({ type: 'throw' }, 'throw');
  if (s.further === 0) return say({ type: 'endHand' }, 'done');
  const { expected, worst } = danger(t, s, seat);
  const ahead = expected - 25 * count(freeContracts(s)) - 250;
  return ahead > 0 && t.options.doubleThrow === 'may'
    ? say({ type: 'endHand' }, 'danger', { worst })
    : say({ type: 'throw' }, 'throw');
}

/** Out while there is something to win, in while the board is hostile. */
function leaveWfa(t: ProjectPlanTable, s: S, seat: number): Say {
  const { expected, worst } = danger(t, s, seat);
  if (expected > 500 + 40 * count(freeContracts(s)))
    return say({ type: 'throw' }, 'shelter', { worst });
  for (let pack = 0; pack < 2; pack++)
    if (has(s.holds[seat]!, EXIT_CARD[pack]!)) return say(t.facts.moves.wfaCard[pack]!, 'leave');
  return s.cash[seat]! >= 3 * t.content.wfaExit
    ? say({ type: 'wfaPay' }, 'leave')
    : say({ type: 'throw' }, 'keep-cash');
}
