/** From hand to hand and from round to round, up to the deadline (R30, R31, R147, R148). */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { claimFee } from '../claims.ts';
import { isRichest } from '../scoring.ts';
import type { ProjectPlan, ProjectPlanState, ProjectPlanTable, StepFrame } from '../types.ts';

export const nextHand: Step<ProjectPlan, StepFrame> = {
  run(t, s, f, emit) {
    const seat = nextInRound(t, s, f.seat);
    if (seat === NONE) {
      if (isDeadline(t, s)) {
        // Nobody's hand any more: a PM who goes bankrupt now ends no hand.
        s.active = NONE;
        s.agenda.push({ kind: 'collectClaims', seat: NONE });
        return;
      }
      s.round++;
      emit?.({ type: 'round', round: s.round });
    }
    s.active = seat === NONE ? firstInRound(t, s) : seat;
    s.throws = 0;
    s.doubles = 0;
    s.further = 0;
    s.proposals = 0;
    s.tendered = 0;
    emit?.({ type: 'hand', seat: s.active });
    s.agenda.push({ kind: s.wfa[s.active] === NONE ? 'before' : 'wfa', seat: s.active });
  },
};

/** R31: the next PM still to have a hand in this round, clockwise from the starter's seat. */
function nextInRound(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, from: number): number {
  const { players } = t;
  for (let seat = (from + 1) % players; seat !== s.starter; seat = (seat + 1) % players)
    if (s.out[seat] === 0) return seat;
  return NONE;
}

function firstInRound(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): number {
  let seat = s.starter;
  while (s.out[seat] !== 0) seat = (seat + 1) % t.players;
  return seat;
}

function isDeadline(t: ProjectPlanTable, s: Readonly<ProjectPlanState>): boolean {
  const { endMode, deadlineRounds, hardStopRounds } = t.options;
  if (s.deadline === 1 || s.round >= hardStopRounds) return true;
  return endMode === 'rounds' && s.round >= deadlineRounds;
}

/** R63, R147: open claims are collected, the oldest first; then the game is over. */
export const collectClaims: Step<ProjectPlan, StepFrame> = {
  run(t, s, f, emit) {
    if (s.claims.length > 0) {
      s.agenda.push(f);
      return claimFee(t, s, s.claims[0]!.id, emit);
    }
    if (emit)
      for (let seat = 0; seat < t.players; seat++)
        if (isRichest(t, s, seat)) emit({ type: 'richest', seat });
  },
};
