/** R97–R100 Which item to give up: one that comes too late anyhow, or one that keeps a much better one waiting. */
import { NONE } from '@boardroom/kernel';
import { assign, idleDay, jobsOf } from './assign.ts';
import { pace, queueOf } from './estimate.ts';
import { roundsToFinish } from './rounds.ts';
import type { Outlook } from './rounds.ts';

/** Money from which on nobody need fear for the Upkeep. */
const PLENTY = 100;
/** Work that is only hoped for counts so much of what a good day brings. */
const HOPE = 0.5;

/** The item to give up, or NONE. */
export function itemToStop(o: Outlook): number {
  const { t, s, seat, labs } = o;
  const jobs = jobsOf(o);
  // Who is short of money finishes what there is.
  if (jobs.length === 0 || s.capital[seat]! < PLENTY) return NONE;
  const plan = assign(o, jobs, false).jobs;
  const [next = NONE] = queueOf(s, seat);
  let best = NONE;
  let most = o.character.stubborn;
  for (const [j, job] of jobs.entries()) {
    const fee = t.facts.fee[job.item]!;
    if (fee > s.capital[seat]!) continue;
    const lab = labs[plan.indexOf(j)];
    if (lab === undefined) continue;
    const now = pace(o, lab, job.item, job.rings, job.stood);
    // An item that comes too late costs its fee in any case.
    const cost = now <= 0 ? 0 : fee;
    const then = next === NONE ? HOPE * idleDay(o, lab) : pace(o, lab, next, 0, NONE);
    const rounds = next === NONE ? o.left - 2 : roundsToFinish(o, lab, next, 0, NONE);
    // On the last day nothing else can take its place.
    const gain = (then - Math.max(0, now)) * Math.max(0, Math.min(rounds, o.left - 1)) - cost;
    if (gain > most) [best, most] = [job.item, gain];
  }
  return best;
}
