import { NONE } from '@boardroom/kernel';
import type { Saying } from '@boardroom/kernel';
import { netWorth } from './contracts.ts';
import { ALL_CONTRACTS } from './facts.ts';
import { count } from './sets.ts';
import type { ProjectPlanState, ProjectPlanTable } from './types.ts';

/** How things stand: the round and Planning's stock, then every PM. */
export function summary(t: ProjectPlanTable, view: Readonly<ProjectPlanState>): Saying[] {
  const { round, active, ftes, qmTeams } = view;
  const { endMode, deadlineRounds } = t.options;
  const rounds = endMode === 'rounds' ? deadlineRounds : 0;
  const lines: Saying[] = [{ code: 'round', facts: { round, rounds, active, ftes, qmTeams } }];
  for (let seat = 0; seat < t.players; seat++) {
    if (view.out[seat] !== 0) lines.push({ code: 'bankrupt', facts: { seat } });
    else
      lines.push({
        code: view.wfa[seat] === NONE ? 'manager' : 'waiting',
        facts: {
          seat,
          place: t.facts.places[view.at[seat]!]!,
          cash: view.cash[seat]!,
          funds: netWorth(t, view, seat),
          contractCount: count(view.holds[seat]! & ALL_CONTRACTS),
          staffedCount: count(view.holds[seat]! & view.staffed),
        },
      });
  }
  return lines;
}
