import type { Seat } from '@boardroom/kernel';
import { isOver, shareOfWin } from '@boardroom/kernel';
import { netWorth } from '../contracts.ts';
import { ranking } from '../scoring.ts';
import type { ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { horizon, standing, usual } from './values.ts';

/** The chance of the first place: shares of what everybody has and may hope for. */
export function evaluate(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): number {
  if (isOver(s)) return shareOfWin(ranking(t, s), seat);
  if (s.out[seat] !== 0) return 0;
  const ends = horizon(t, s) < usual.rounds;
  let own = 0;
  let all = 0;
  for (let other = 0; other < t.players; other++) {
    if (s.out[other] !== 0) continue;
    const worth = ends
      ? (netWorth(t, s, other) + standing(t, s, other)) / 2
      : standing(t, s, other);
    const strength = Math.max(100, worth) ** 2;
    all += strength;
    if (other === seat) own = strength;
  }
  return own / all;
}
