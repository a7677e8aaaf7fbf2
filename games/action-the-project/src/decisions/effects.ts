import type { Decision } from '@boardroom/kernel';
import { redrawLeader } from '../steps/leader.ts';
import { redrawProject } from '../steps/project.ts';
import { TRIAL, USED } from '../types.ts';
import type { ActionFrame, ActionGame, MoveOf } from '../types.ts';

const REDRAW_PROJECT = { type: 'redrawProject' } as const;
const KEEP_PROJECT = { type: 'keepProject' } as const;
const REDRAW_LEADER = { type: 'redrawLeader' } as const;
const KEEP_LEADER = { type: 'keepLeader' } as const;
const CALL_TRIAL = { type: 'trial' } as const;
const DIVIDE = { type: 'divide' } as const;

/** D4, R79 Scope Review: the winner may have the project replaced. */
export const useW1: Decision<ActionGame, ActionFrame, MoveOf<'redrawProject' | 'keepProject'>> = {
  legal(_t, _s, _f, out) {
    out.push(REDRAW_PROJECT, KEEP_PROJECT);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'keepProject') {
      emit?.({ type: 'projectKept', seat });
      return;
    }
    s.windows[0] = USED;
    emit?.({ type: 'projectReturned', seat, project: t.content.projects[s.project]!.id });
    redrawProject(t, s, emit);
  },
  fallback: () => KEEP_PROJECT,
};

/** D5, R81 Leadership Review: the winner may have the leader replaced. */
export const useW2: Decision<ActionGame, ActionFrame, MoveOf<'redrawLeader' | 'keepLeader'>> = {
  legal(_t, _s, _f, out) {
    out.push(REDRAW_LEADER, KEEP_LEADER);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'keepLeader') {
      emit?.({ type: 'leaderKept', seat });
      return;
    }
    s.windows[1] = USED;
    emit?.({ type: 'leaderReturned', seat });
    redrawLeader(t, s, emit);
  },
  fallback: () => KEEP_LEADER,
};

/** D10, R88 Call It a Pilot: the winner may declare the failed project a trial. */
export const useW4: Decision<ActionGame, ActionFrame, MoveOf<'trial' | 'divide'>> = {
  legal(_t, _s, _f, out) {
    out.push(CALL_TRIAL, DIVIDE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'divide') {
      emit?.({ type: 'divideChosen', seat });
      return;
    }
    s.windows[3] = USED;
    s.outcome = TRIAL;
    emit?.({ type: 'trialDeclared', seat, packages: t.facts.values[s.project]! + s.carry });
  },
  fallback: () => DIVIDE,
};
