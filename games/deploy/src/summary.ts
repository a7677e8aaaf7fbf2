import { isOver } from '@boardroom/kernel';
import type { Saying } from '@boardroom/kernel';
import { capacityOf, cubesIn, profit, projectCount } from './figures.ts';
import { fees } from './room.ts';
import { scores } from './scoring.ts';
import type { DeployState, DeployTable } from './types.ts';

/** How things stand: the round, then every player's money, pools and workers. */
export function summary(t: DeployTable, view: Readonly<DeployState>): Saying[] {
  const { rounds } = t.facts;
  const lines: Saying[] = [
    { code: 'round', facts: { round: view.round, rounds, first: view.first } },
  ];
  const points = isOver(view) ? scores(t, view) : view.bvp;
  for (let seat = 0; seat < t.players; seat++)
    lines.push({
      code: 'player',
      facts: {
        seat,
        bvp: points[seat]!,
        cash: view.cash[seat]!,
        income: view.income[seat]!,
        fees: fees(t, view, seat),
        profit: profit(t, view, seat),
        usedA: cubesIn(view, seat, 0),
        sizeA: capacityOf(t, view, seat, 0),
        usedB: cubesIn(view, seat, 1),
        sizeB: capacityOf(t, view, seat, 1),
        usedC: cubesIn(view, seat, 2),
        sizeC: capacityOf(t, view, seat, 2),
        projects: projectCount(view, seat),
        office: view.office[seat]!,
      },
    });
  return lines;
}
