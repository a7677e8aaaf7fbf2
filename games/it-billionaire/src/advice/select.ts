/** Which stacks to draw from and which items to accept. */
import { NONE } from '@boardroom/kernel';
import type { Suggestion } from '@boardroom/kernel';
import { itemsHeld, roomFor } from '../containers.ts';
import { supply } from '../stacks.ts';
import type { AcceptWork, DrawSecond, SelectWork, Source, Sources } from '../types.ts';
import { assign, idleDay, jobsOf } from './assign.ts';
import { knownOf, pace, queueOf, worth } from './estimate.ts';
import { roundsToFinish } from './rounds.ts';
import type { Outlook } from './rounds.ts';

/** What a card of each stack brings per round on average, poor ones rejected. */
function stackWorths(o: Outlook): number[] {
  const { labs, character } = o;
  let open: readonly number[] = labs;
  if (character.stacks === 'both') {
    const plan = assign(o, jobsOf(o), false).jobs;
    if (plan.includes(NONE)) open = labs.filter((_, i) => plan[i] === NONE);
  }
  return [0, 1].map((size) => stackWorth(o, size, open));
}

/** The same of one stack, for the labs that would work on it. */
function stackWorth(o: Outlook, size: number, open: readonly number[]): number {
  const { character } = o;
  if (supply(o.s, size) === 0) return -Infinity;
  if (character.stacks !== 'both') return (character.stacks === 'small') === (size === 0) ? 1 : 0;
  let key = 2 * size + (itemsHeld(o.s, o.seat) === 0 ? 1 : 2);
  for (const lab of open) key = 1000 * key + lab + 1;
  const { means } = knownOf(o);
  let mean = means.get(key);
  if (mean === undefined) means.set(key, (mean = meanWorth(o, size, open)));
  return mean;
}

/** The average over all cards of a stack. */
function meanWorth(o: Outlook, size: number, open: readonly number[]): number {
  const { t } = o;
  let wait = 0;
  for (const lab of open) wait = Math.max(wait, 0.6 * idleDay(o, lab));
  let sum = 0;
  let count = 0;
  for (let item = 0; item < t.facts.size.length; item++) {
    if (t.facts.size[item] !== size) continue;
    let best = wait;
    for (const lab of open) best = Math.max(best, pace(o, lab, item, 0, NONE));
    sum += best;
    count++;
  }
  return sum / count;
}

export function suggestSources(o: Outlook): Suggestion<SelectWork> {
  const [small, large] = stackWorths(o) as [number, number];
  const order: Sources[] = small >= large ? ['SS', 'SL', 'LL'] : ['LL', 'SL', 'SS'];
  const most = [supply(o.s, 0), supply(o.s, 1)] as const;
  const isSupplied = (sources: string): boolean =>
    ['S', 'L'].every((letter, size) => sources.split(letter).length - 1 <= most[size as 0 | 1]);
  const single: Sources = small >= large ? 'S' : 'L';
  const isSingle = o.t.options.drawMode === 'oneByOne' || most[0] + most[1] === 1;
  const sources = isSingle ? single : order.find(isSupplied)!;
  return { move: { type: 'selectWork', sources }, why: { code: 'select', facts: { sources } } };
}

export function suggestSecond(o: Outlook): Suggestion<DrawSecond> {
  const [small, large] = stackWorths(o) as [number, number];
  const source: Source = small >= large ? 'S' : 'L';
  return {
    move: { type: 'drawSecond', source },
    why: { code: 'select', facts: { sources: source } },
  };
}

/** What the labs earn a round with these items, and what those waiting add. */
function planWorth(o: Outlook, accepted: readonly number[]): number {
  const jobs: { item: number; rings: number; stood: number }[] = jobsOf(o);
  const queue = queueOf(o.s, o.seat);
  for (const item of accepted)
    if (jobs.length < o.labs.length) jobs.push({ item, rings: 0, stood: NONE });
    else queue.push(item);
  const plan = assign(o, jobs, true);
  let value = plan.value;
  for (const job of jobs)
    if (!plan.jobs.some((j) => jobs[j] === job)) value -= 0.3 * o.t.facts.fee[job.item]!;
  for (const [place, item] of queue.entries()) {
    let best = -0.3 * o.t.facts.fee[item]!;
    for (const [at, lab] of o.labs.entries()) {
      const job = jobs[plan.jobs[at]!];
      const wait = job ? roundsToFinish(o, lab, job.item, job.rings, job.stood) : 0;
      const rounds = roundsToFinish(o, lab, item, 0, NONE);
      const gain = worth(o, item, wait + rounds) / rounds - idleDay(o, lab);
      best = Math.max(best, gain * 0.3 * 0.5 ** place);
    }
    value += best;
  }
  return value;
}

export function suggestAccept(o: Outlook): Suggestion<AcceptWork> {
  const { t, s, seat } = o;
  const [first, second] = s.offer as [number, number | undefined];
  const options: number[][] = [[], [first]];
  if (second !== undefined) {
    options.push([second]);
    if (roomFor(s, seat) > 1) options.push([first, second], [second, first]);
  }
  let best: number[] = [];
  let most = -Infinity;
  for (const option of options) {
    const value = planWorth(o, option);
    if (value > most + 1e-9) {
      most = value;
      best = option;
    }
  }
  const cards = best.map((item) => t.content.items[item]!.id);
  const code = best.length === 0 ? 'reject' : 'accept';
  return { move: { type: 'acceptWork', cards }, why: { code, facts: { count: best.length } } };
}
