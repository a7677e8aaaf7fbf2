/** The own hand: deals first, then the dice, then what was extended, then staff. */
import { NONE } from '@boardroom/kernel';
import { freeContracts, isComplete } from '../contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS, EXIT_CARD } from '../facts.ts';
import { tradable } from '../deals.ts';
import { count, has, lowest } from '../sets.ts';
import type { PhaseFrame, ProjectPlanTable } from '../types.ts';
import { nextDeal } from './deal-plans.ts';
import { say, tens } from './say.ts';
import type { S, Say } from './say.ts';
import { cheapest, extensions } from './sources.ts';
import { bestHire, bestRedemption, pays } from './staffing.ts';
import { danger, horizon, reserve } from './values.ts';
import type { Character } from './values.ts';

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
  if (s.proposals < Math.min(character.proposals, t.options.maxProposals)) {
    const deal = nextDeal(t, s, seat, character);
    if (deal)
      return say(facts.moves.propose[deal.partner]!, 'deal', {
        to: deal.partner,
        gain: tens(deal.gain),
      });
  }
  if (f.kind === 'wfa') return leaveWfa(t, s, seat);
  // Fees come in from others' throws: money is spent when the own throw is paid for.
  if (f.kind === 'before') return say({ type: 'throw' }, 'throw-first');
  const spare = s.cash[seat]! - reserve(t, s, seat, character);
  const contract = bestRedemption(t, s, seat, spare, character.redeems);
  if (contract !== NONE)
    return say(facts.moves.redeem[contract]!, 'redeem', { contract: facts.ids[contract]! });
  const hire = bestHire(t, s, seat, spare, character);
  if (hire && pays(t, s, hire.rate))
    return say(facts.moves.hire[hire.project]!, 'hire', {
      project: facts.ids[hire.project]!,
      rounds: Math.ceil(1 / hire.rate),
    });
  const raised = character.leverage ? leverage(t, s, seat, spare, character) : null;
  if (raised) return raised;
  const offered = character.tenders ? loneContract(t, s, seat) : NONE;
  if (offered !== NONE)
    return say(facts.moves.tender[offered]!, 'tender', { contract: facts.ids[offered]! });
  if (s.further === 0) return say({ type: 'endHand' }, 'done');
  const { expected, worst } = danger(t, s, seat);
  const ahead = expected - 25 * count(freeContracts(s)) - 250;
  return ahead > 0 && t.options.doubleThrow === 'may'
    ? say({ type: 'endHand' }, 'danger', { worst })
    : say({ type: 'throw' }, 'throw');
}

/** A staff member that pays so well that a lone contract may be extended for it. */
const WELL = 0.4;

function leverage(
  t: ProjectPlanTable,
  s: S,
  seat: number,
  spare: number,
  character: Character,
): Say | null {
  const { ids, extension, moves } = t.facts;
  const lone = cheapest(extensions(t, s, seat, incomplete(t, s, seat)), Infinity);
  if (lone === null) return null;
  const hire = bestHire(t, s, seat, spare + extension[lone.item]!, character);
  if (!hire || hire.rate * horizon(t, s) < WELL) return null;
  return say(moves.extend[lone.item]!, 'extend-to-hire', {
    contract: ids[lone.item]!,
    project: ids[hire.project]!,
  });
}

/** Contracts of groups that are not complete for this PM. */
function incomplete(t: ProjectPlanTable, s: S, seat: number): number {
  let set = ALL_CONTRACTS;
  for (let g = 0; g <= CERTIFICATIONS; g++)
    if (isComplete(t, s, seat, g)) set &= ~t.facts.groupSet[g]!;
  return set;
}

/** Nobody likes to be asked in every hand. */
const ROUNDS_BETWEEN_TENDERS = 2;

/** A lone contract of a group that others have begun. */
function loneContract(t: ProjectPlanTable, s: S, seat: number): number {
  if (s.tendered !== 0 || (s.round + seat) % ROUNDS_BETWEEN_TENDERS !== 0) return NONE;
  const { group, groupSet, projects } = t.facts;
  let best = NONE;
  let most = 0;
  for (let m = tradable(s, seat) & projects; m !== 0; m &= m - 1) {
    const set = groupSet[group[lowest(m)]!]!;
    if (count(s.holds[seat]! & set) > 1) continue;
    for (let other = 0; other < t.players; other++) {
      const held = other === seat ? 0 : count(s.holds[other]! & set);
      if (held > most) [best, most] = [lowest(m), held];
    }
  }
  return best;
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
