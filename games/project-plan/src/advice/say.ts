import type { Saying, Suggestion } from '@boardroom/kernel';
import type { ProjectPlanMove, ProjectPlanState } from '../types.ts';

export type S = Readonly<ProjectPlanState>;
export type Say = Suggestion<ProjectPlanMove>;

/** A move and the reason for it, in the words of the game. */
export function say(move: ProjectPlanMove, code: string, facts?: Saying['facts']): Say {
  return facts ? { move, why: { code, facts } } : { move, why: { code } };
}

export function tens(amount: number): number {
  return Math.max(0, Math.floor(amount / 10) * 10);
}
