/** How advice is given: a move, and the reason for it as a key of the texts. */
import type { Decision, Saying, Suggestion, Table, Template } from '@boardroom/kernel';
import type { ElPlan, ElPlanFrame, ElPlanMove, ElPlanState } from '../types.ts';

export type Said = Suggestion<ElPlanMove>;

export function say(move: ElPlanMove, code: string, facts?: Saying['facts']): Said {
  return { move, why: facts ? { code, facts } : { code } };
}

export function list<M extends ElPlanMove>(
  decision: Decision<ElPlan, ElPlanFrame, M>,
  t: Table<ElPlan>,
  s: Readonly<ElPlanState>,
  f: Readonly<ElPlanFrame>,
): M[] {
  const out: Template<M>[] = [];
  decision.legal(t, s, f, out);
  return out as unknown as M[];
}
