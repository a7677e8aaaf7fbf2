/** Do Work: each lab on its own item; idle labs follow the sun or work together. */
import { NONE } from '@boardroom/kernel';
import type { Suggestion } from '@boardroom/kernel';
import { canWork } from '../labs.ts';
import { moveOverhead } from '../rings.ts';
import { DO, KINDS } from '../types.ts';
import type { DoWork } from '../types.ts';
import { assign, jobsOf } from './assign.ts';
import { pace } from './estimate.ts';
import { meanRings } from './rounds.ts';
import type { Outlook } from './rounds.ts';
import { goOn } from './spare.ts';
import { alone, isWorked } from './tasks.ts';
import type { Task } from './tasks.ts';

/** Rings below which an extra card of work is not worth its trouble. */
const LEAST_RINGS = 2;

interface Planned extends Task {
  readonly rings: number;
  readonly stood: number;
  readonly value: number;
}

export function suggestWork(o: Outlook): Suggestion<DoWork> | null {
  const { t, s, seat, labs } = o;
  const cards = s.chosen[KINDS.length * seat + DO]!;
  if (cards === 0 || !canAnyWorkHere(o)) return null;
  const jobs = jobsOf(o);
  const plan = assign(o, jobs, false).jobs;
  const tasks: Planned[] = [];
  for (const [at, lab] of labs.entries()) {
    const job = jobs[plan[at]!];
    if (!job || !canWork(t, s, seat, lab) || t.facts.zone[lab]! < s.zone) continue;
    if (t.facts.zone[lab] === s.zone && isWorked(o, job.item)) continue;
    const value = Math.min(pace(o, lab, job.item, job.rings, job.stood), 1e6);
    if (value > 0) tasks.push({ lab, ...job, value });
  }
  tasks.sort((a, b) => b.value - a.value);
  const spare = cards - tasks.length;
  for (const task of tasks.slice(0, cards)) {
    if (t.facts.zone[task.lab] !== s.zone) continue;
    const partner = spare > 0 ? partnerFor(o, task, plan) : NONE;
    return partner === NONE ? alone(o, task) : together(o, task, partner);
  }
  return spare > 0 ? (followTheSun(o, jobs, plan) ?? goOn(o, jobs)) : null;
}

/** Most visits are to zones without a lab that could work, where nothing has to be reckoned. */
function canAnyWorkHere({ t, s, seat, labs }: Outlook): boolean {
  for (const lab of labs) if (t.facts.zone[lab] === s.zone && canWork(t, s, seat, lab)) return true;
  return false;
}

/** An idle lab of the zone whose help is worth both overheads. */
function partnerFor(o: Outlook, task: Planned, plan: readonly number[]): number {
  const { t, s, seat, labs } = o;
  const { overhead, zone, capacity, duration } = t.facts;
  const need = duration[task.item]! - task.rings - meanRings(t, task.lab, task.item);
  for (const [at, lab] of labs.entries()) {
    if (plan[at] !== NONE || zone[lab] !== s.zone || !canWork(t, s, seat, lab)) continue;
    if (capacity[lab]! > capacity[task.lab]!) continue;
    const help = meanRings(t, lab, task.item) - overhead[lab]! - overhead[task.lab]!;
    if (Math.min(help, need) > LEAST_RINGS) return lab;
  }
  return NONE;
}

function together(o: Outlook, task: Planned, partner: number): Suggestion<DoWork> {
  const { t } = o;
  const pair = task.lab < partner ? [task.lab, partner] : [partner, task.lab];
  const labs = pair.map((lab) => t.content.locations[lab]!.id);
  const lead = t.content.locations[task.lab]!.id;
  const item = t.content.items[task.item]!.id;
  return {
    move: { type: 'doWork', container: task.container, labs, lead },
    why: { code: 'work-together', facts: { item } },
  };
}

/** Labs without an item of their own that can do something for another's, as far as one can tell before the day. */
export function helpersFor(
  { t, labs }: Outlook,
  jobs: ReturnType<typeof jobsOf>,
  plan: readonly number[],
  sold: number,
): number {
  const { duration, overhead, zone } = t.facts;
  let helpers = 0;
  for (const [at, lab] of labs.entries()) {
    if (plan[at] !== NONE || lab === sold) continue;
    const helps = jobs.some((job, j) => {
      const main = labs[plan.indexOf(j)] ?? NONE;
      const own = main === NONE ? 0 : meanRings(t, main, job.item);
      const need = duration[job.item]! - job.rings - own;
      const together = main !== NONE && zone[main] === zone[lab];
      const cost = together
        ? overhead[lab]! + overhead[main]!
        : moveOverhead(t, main !== NONE && zone[main]! < zone[lab]! ? main : job.stood, lab) +
          (main === NONE ? 0 : overhead[main]!);
      return Math.min(need, meanRings(t, lab, job.item) - cost) > LEAST_RINGS;
    });
    if (helps) helpers++;
  }
  return helpers;
}

/** R79 An idle lab takes over an item of a lab in another zone for the day. */
function followTheSun(
  o: Outlook,
  jobs: ReturnType<typeof jobsOf>,
  plan: readonly number[],
): Suggestion<DoWork> | null {
  const { t, s, seat, labs } = o;
  const { overhead, zone, duration } = t.facts;
  let best: Suggestion<DoWork> | null = null;
  let most = LEAST_RINGS;
  for (const [at, lab] of labs.entries()) {
    if (plan[at] !== NONE || zone[lab] !== s.zone || !canWork(t, s, seat, lab)) continue;
    for (const [j, job] of jobs.entries()) {
      if (isWorked(o, job.item)) continue;
      const main = labs[plan.indexOf(j)] ?? NONE;
      const need = duration[job.item]! - job.rings;
      const rings = Math.min(need, meanRings(t, lab, job.item) - moveOverhead(t, job.stood, lab));
      const isMainToCome = main !== NONE && zone[main]! > s.zone && canWork(t, s, seat, main);
      if (isMainToCome && need <= meanRings(t, main, job.item)) continue;
      const back = main !== NONE && job.stood === main && rings < need ? overhead[main]! : 0;
      if (rings - back <= most) continue;
      most = rings - back;
      const id = t.content.locations[lab]!.id;
      best = {
        move: { type: 'doWork', container: job.container, labs: [id], lead: id },
        why: { code: 'follow-the-sun', facts: { lab: id, item: t.content.items[job.item]!.id } },
      };
    }
  }
  return best;
}
