/** The before-throw phase (D1), the WFA phase (D2) and the after-throw phase (D9). */
import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Template } from '@boardroom/kernel';
import { legalFundRaising, legalHires, legalRedemptions, manage } from '../actions.ts';
import { goBankrupt } from '../bankruptcy.ts';
import { returnExitCards } from '../cards.ts';
import { claimFee } from '../claims.ts';
import { legalProposals, tradable } from '../deals.ts';
import { ALL_CONTRACTS, EXIT_CARD } from '../facts.ts';
import { moveCash } from '../money.ts';
import { has, lowest } from '../sets.ts';
import { throwAndMove, throwForDouble } from '../throws.ts';
import type {
  PhaseFrame,
  ProjectPlan,
  ProjectPlanEvent,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';
import { openDraft } from './draft.ts';
import { requestPiece } from './contest.ts';
import { callTender } from './offer.ts';

type Move = ProjectPlanMove;
const THROW: Move = { type: 'throw' };
const END_HAND: Move = { type: 'endHand' };
const WFA_PAY: Move = { type: 'wfaPay' };
const CONCEDE: Move = { type: 'concede' };

function legal(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<PhaseFrame>,
  out: Template<Move>[],
): void {
  const { seat } = f;
  if (f.kind !== 'after' || s.further === 1) out.push(THROW);
  if (f.kind === 'after' && (s.further === 0 || t.options.doubleThrow === 'may'))
    out.push(END_HAND);
  if (f.kind === 'wfa') {
    if (s.cash[seat]! >= t.content.wfaExit) out.push(WFA_PAY);
    for (let pack = 0; pack < 2; pack++)
      if (has(s.holds[seat]!, EXIT_CARD[pack]!)) out.push(t.facts.moves.wfaCard[pack]!);
  }
  for (let i = 0; i < s.claims.length; i++)
    if (s.claims[i]!.manager === seat) out.push({ type: 'claim', claim: s.claims[i]!.id });
  legalHires(t, s, seat, out);
  legalFundRaising(t, s, seat, true, out);
  legalRedemptions(t, s, seat, out);
  for (let m = tradable(s, seat) & ALL_CONTRACTS & ~s.tendered; m !== 0; m &= m - 1)
    out.push(t.facts.moves.tender[lowest(m)]!);
  legalProposals(t, s, seat, out);
  out.push(CONCEDE);
}

function apply(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: PhaseFrame,
  move: Move,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { seat } = f;
  switch (move.type) {
    case 'throw':
      return f.kind === 'wfa' ? throwForDouble(t, s, seat, emit) : throwAndMove(t, s, seat, emit);
    case 'endHand':
      s.agenda.push({ kind: 'nextHand', seat });
      return;
    case 'concede':
      emit?.({ type: 'conceded', seat });
      return goBankrupt(t, s, seat, NONE, emit);
    case 'wfaPay':
      moveCash(s, seat, NONE, t.content.wfaExit);
      emit?.({ type: 'paid', seat, amount: t.content.wfaExit });
      s.wfa[seat] = NONE;
      emit?.({ type: 'leftByPaying', seat });
      s.agenda.push({ kind: 'before', seat });
      return;
    case 'wfaCard':
      handInCard(t, s, seat, move.pack, emit);
      s.wfa[seat] = NONE;
      s.agenda.push({ kind: 'before', seat });
      return;
    default:
  }
  s.agenda.push(f);
  switch (move.type) {
    case 'hire':
      return requestPiece(t, s, seat, t.facts.contractOf[move.project]!, emit);
    case 'propose':
      return openDraft(s, seat, move.to, emit);
    case 'tender':
      return callTender(t, s, seat, t.facts.contractOf[move.contract]!, emit);
    case 'claim':
      return claimFee(t, s, move.claim, emit);
    default:
      manage(t, s, seat, move, emit);
  }
}

/** R69, R79: the card goes to the bottom of its pack. */
export function handInCard(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: number,
  pack: 'chance' | 'chest',
  emit?: Emit<ProjectPlanEvent>,
): void {
  const item = EXIT_CARD[pack === 'chance' ? 0 : 1];
  s.holds[seat] = s.holds[seat]! & ~(1 << item);
  returnExitCards(t, s, 1 << item);
  emit?.({ type: 'leftByCard', seat, card: t.facts.itemIds[item]! });
}

export const before: Decision<ProjectPlan, PhaseFrame> = { legal, apply, fallback: () => THROW };

export const wfa: Decision<ProjectPlan, PhaseFrame> = {
  legal,
  apply,
  fallback(t, s, f) {
    for (let pack = 0; pack < 2; pack++)
      if (has(s.holds[f.seat]!, EXIT_CARD[pack]!)) return t.facts.moves.wfaCard[pack]!;
    return s.cash[f.seat]! >= 4 * t.content.wfaExit ? WFA_PAY : THROW;
  },
};

export const after: Decision<ProjectPlan, PhaseFrame> = {
  legal,
  apply,
  fallback: (_t, s) => (s.further === 1 ? THROW : END_HAND),
};
