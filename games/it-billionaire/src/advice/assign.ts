/** Which lab works on which item: the best of all ways to pair them. */
import { NONE } from '@boardroom/kernel';
import { LABS } from '../types.ts';
import { goodDay, pace } from './estimate.ts';
import type { Outlook } from './rounds.ts';
import { runwayOf } from './runway.ts';

export interface Job {
  readonly item: number;
  readonly rings: number;
  readonly stood: number;
}

export interface Assignment {
  /** Per lab of the outlook: index of its job, or NONE. */
  readonly jobs: number[];
  readonly value: number;
}

/** The items on the player's containers; `container` numbers follow the list. */
export function jobsOf({ s, seat }: Outlook): (Job & { container: number })[] {
  const jobs: (Job & { container: number })[] = [];
  for (let n = 0; n < LABS; n++) {
    const c = LABS * seat + n;
    if (s.held[c]! >= 0)
      jobs.push({ container: n + 1, item: s.held[c]!, rings: s.rings[c]!, stood: s.place[c]! });
  }
  return jobs;
}

/** What an idle lab is worth a round: the hope for work that suits it. */
export function idleDay(o: Outlook, lab: number): number {
  const { choosy, calm } = o.character;
  const time = Math.min(1, Math.max(0, (o.left - 2) / 6));
  const money = Math.min(1, Math.max(0, (runwayOf(o) - 2) / (calm - 2)));
  return choosy * time * money * goodDay(o, lab);
}

/** What an idle lab and each pair earn, and what the labs from one on can earn at most. */
const alone: number[] = [];
const earnings: number[] = [];
const rest: number[] = [];
/** The pairs tried, which jobs they take, and what they earn up to each lab. */
const now: number[] = [];
let taken = 0;
const sums = new Float64Array(LABS + 1);
let count = 0;
let most = -Infinity;
const best: number[] = [];

/** Pairs labs and jobs so that the labs together earn most; `idle` adds the hope of idle labs. */
export function assign(o: Outlook, jobs: readonly Job[], idle: boolean): Assignment {
  const { labs } = o;
  count = jobs.length;
  // Reckoned once, not anew for every way to pair them.
  rest[labs.length] = 0;
  for (let at = labs.length - 1; at >= 0; at--) {
    const lab = labs[at]!;
    let dearest = (alone[at] = idle ? idleDay(o, lab) : 0);
    for (let j = 0; j < count; j++) {
      const { item, rings, stood } = jobs[j]!;
      const earned = pace(o, lab, item, rings, stood);
      const counted = idle ? earned : Math.max(0.01, earned);
      earnings[at * count + j] = counted;
      if (counted > dearest) dearest = counted;
    }
    rest[at] = dearest + rest[at + 1]!;
    now[at] = NONE;
  }
  most = -Infinity;
  taken = 0;
  pair(labs.length, 0);
  return { jobs: best.slice(0, labs.length), value: most };
}

/** What rounding may add to a sum. */
const ROUNDING = 1e-6;

function pair(labs: number, at: number): void {
  const value = sums[at]!;
  if (at === labs) {
    if (value <= most) return;
    most = value;
    for (let i = 0; i < labs; i++) best[i] = now[i]!;
    return;
  }
  if (value + rest[at]! < most - ROUNDING) return;
  now[at] = NONE;
  sums[at + 1] = value + alone[at]!;
  pair(labs, at + 1);
  for (let j = 0; j < count; j++) {
    if (taken & (1 << j)) continue;
    taken |= 1 << j;
    now[at] = j;
    sums[at + 1] = value + earnings[at * count + j]!;
    pair(labs, at + 1);
    taken &= ~(1 << j);
  }
  now[at] = NONE;
}
