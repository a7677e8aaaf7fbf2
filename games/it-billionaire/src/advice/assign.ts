/** Which lab works on which item: the best of all ways to pair them. */
import { NONE } from '@boardroom/kernel';
import { LABS } from '../types.ts';
import { goodDay, pace } from './estimate.ts';
import type { Outlook } from './estimate.ts';

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
  const money = Math.min(1, Math.max(0, (o.runway - 2) / (calm - 2)));
  return choosy * time * money * goodDay(o, lab);
}

/** Pairs labs and jobs so that the labs together earn most; `idle` adds the hope of idle labs. */
export function assign(o: Outlook, jobs: readonly Job[], idle: boolean): Assignment {
  const { labs } = o;
  // Reckoned once, not anew for every way to pair them.
  const alone = labs.map((lab) => (idle ? idleDay(o, lab) : 0));
  const earnings = labs.map((lab) =>
    jobs.map(({ item, rings, stood }) => {
      const earned = pace(o, lab, item, rings, stood);
      return idle ? earned : Math.max(0.01, earned);
    }),
  );
  const best = { jobs: labs.map(() => NONE), value: -Infinity };
  const now = labs.map(() => NONE);
  const taken = jobs.map(() => false);
  const pair = (at: number, value: number): void => {
    if (at === labs.length) {
      if (value <= best.value) return;
      best.value = value;
      best.jobs = now.slice();
      return;
    }
    now[at] = NONE;
    pair(at + 1, value + alone[at]!);
    for (let j = 0; j < jobs.length; j++) {
      if (taken[j]) continue;
      taken[j] = true;
      now[at] = j;
      pair(at + 1, value + earnings[at]![j]!);
      taken[j] = false;
    }
    now[at] = NONE;
  };
  pair(0, 0);
  return best;
}
