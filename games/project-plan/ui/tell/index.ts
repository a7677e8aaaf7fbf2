/** What events do on the page: what travels from where to where, sums, auctions in one line. */
import type { Telling } from '@boardroom/ui-kit/contract';
import { allOf, tellBy } from '@boardroom/ui-kit/tellers';
import type { ProjectPlan, ProjectPlanEvent, ProjectPlanState } from '../../src/types.ts';
import { note } from '../memory.ts';
import type { Look } from '../scene.ts';
import { auction } from './auction.ts';
import { deals } from './deals.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { projects } from './projects.ts';
import { turns } from './turns.ts';

const tellEvent = tellBy<ProjectPlan>(allOf(turns, moves, money, projects, auction, deals));

export function tell(
  scene: Look,
  event: ProjectPlanEvent,
  before: Readonly<ProjectPlanState>,
): Telling {
  note(scene, event);
  return tellEvent(scene, event, before);
}
