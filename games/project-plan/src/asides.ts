/** Moves while somebody else is asked: claims (D20), the facilitator (D23) and the clock. */
import type { Asides } from '@boardroom/kernel';
import { cancel } from './actions.ts';
import { claimFee } from './claims.ts';
import { holderOf } from './contracts.ts';
import { lowest } from './sets.ts';
import type { ProjectPlan, ProjectPlanState, ProjectPlanTable } from './types.ts';

const CALL_DEADLINE = { type: 'callDeadline' } as const;
const TIME_UP = { type: 'timeUp' } as const;

/** R144: only while the active PM is asked for a step of phase (a) or (e). */
export function isBetweenSteps(s: Readonly<ProjectPlanState>): boolean {
  const kind = s.agenda[s.agenda.length - 1]!.kind;
  return kind === 'before' || kind === 'wfa' || kind === 'after';
}

export function isFacilitator(t: ProjectPlanTable, seat: number): boolean {
  return t.options.facilitator && seat === t.players;
}

export const asides: Asides<ProjectPlan> = {
  legal(t, s, seat, out) {
    if (seat === t.seats) {
      if (t.options.endMode === 'minutes' && s.deadline === 0) out.push(TIME_UP);
      return;
    }
    if (!isBetweenSteps(s)) return;
    if (seat < t.players) {
      if (s.claims.length === 0 || s.agenda[s.agenda.length - 1]!.seat === seat) return;
      for (let i = 0; i < s.claims.length; i++)
        if (s.claims[i]!.manager === seat) out.push({ type: 'claim', claim: s.claims[i]!.id });
      return;
    }
    if (s.cancelled < t.options.ficoCancels || t.options.ficoCancels === 99) {
      let managed = 0;
      for (let pm = 0; pm < t.players; pm++) managed |= s.holds[pm]!;
      for (let m = managed & t.facts.projects; m !== 0; m &= m - 1)
        out.push(t.facts.moves.ficoCancel[lowest(m)]!);
    }
    if (s.deadline === 0) out.push(CALL_DEADLINE);
  },
  apply(t, s, seat, move, emit) {
    switch (move.type) {
      case 'claim':
        return claimFee(t, s, move.claim, emit);
      case 'ficoCancel': {
        const project = t.facts.contractOf[move.project]!;
        s.cancelled++;
        return cancel(t, s, holderOf(s, project), project, 'cancelled', emit);
      }
      default:
        s.deadline = 1;
        emit?.(move.type === 'timeUp' ? { type: 'timeUp' } : { type: 'deadlineCalled', seat });
    }
  },
};
