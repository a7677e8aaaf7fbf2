/** Do Work cards that the plan of the day leaves over: some rings are better than none. */
import { NONE } from '@boardroom/kernel';
import type { Suggestion } from '@boardroom/kernel';
import { canWork } from '../labs.ts';
import { moveOverhead } from '../rings.ts';
import type { DoWork } from '../types.ts';
import type { Job, jobsOf } from './assign.ts';
import { mayFinish, meanRings } from './rounds.ts';
import type { Outlook } from './rounds.ts';
import { alone, isWorked } from './tasks.ts';

/** How many items some lab may still finish, be it late by the averages. */
export function unfinished({ t, labs, left }: Outlook, jobs: readonly Job[]): number {
  return jobs.filter((job) => labs.some((lab) => mayFinish(t, lab, job, left))).length;
}

/**
 * A lab of the zone that the plan has no use for today works on an item that it may still finish: one
 * planned for a lab that cannot work today, or one that comes too late by the averages. It takes none
 * from another lab, which would cost Overhead twice (R83).
 */
export function goOn(o: Outlook, jobs: ReturnType<typeof jobsOf>): Suggestion<DoWork> | null {
  const { t, s, seat, labs, left } = o;
  const { duration, revenue, zone } = t.facts;
  let best: Suggestion<DoWork> | null = null;
  let most = 0;
  for (const lab of labs) {
    if (zone[lab] !== s.zone || !canWork(t, s, seat, lab)) continue;
    for (const job of jobs) {
      const { item, rings, stood, container } = job;
      if (isWorked(o, item) || (stood !== NONE && stood !== lab)) continue;
      if (!mayFinish(t, lab, job, left)) continue;
      const more = meanRings(t, lab, item) - moveOverhead(t, stood, lab);
      const part = Math.min(duration[item]! - rings, more) / duration[item]!;
      const earned = part * revenue[item]!;
      if (earned > most) [best, most] = [alone(o, { lab, container, item }), earned];
    }
  }
  return best;
}
