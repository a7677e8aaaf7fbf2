/** What a class may do with a table (R160), and how an early end ranks (R161). */
import type { Classroom, Inject } from '@boardroom/kernel';
import { profiles } from './options.ts';
import { fees } from './room.ts';
import type { Deploy } from './types.ts';

const CREDITS = [5, 10, 20];

const grant: Inject<Deploy> = {
  on: 'seat',
  amounts: CREDITS,
  may: () => true,
  apply(_t, s, seat, amount) {
    s.cash[seat]! += amount;
  },
};

const fine: Inject<Deploy> = {
  on: 'seat',
  amounts: CREDITS,
  may: (_t, s, seat, amount) => s.cash[seat]! >= amount,
  apply(_t, s, seat, amount) {
    s.cash[seat]! -= amount;
  },
};

const praise: Inject<Deploy> = {
  on: 'seat',
  amounts: [1, 2],
  may: () => true,
  apply(_t, s, seat, amount) {
    s.bvp[seat]! += amount;
  },
};

const budget: Inject<Deploy> = {
  on: 'table',
  amounts: CREDITS,
  may: () => true,
  apply(t, s, _seat, amount) {
    for (let seat = 0; seat < t.players; seat++) s.cash[seat]! += amount;
  },
};

export const classroom: Classroom<Deploy> = {
  round: (_t, s) => s.round,
  lastRound: (t) => t.facts.rounds,
  openScores: () => true,
  /** What is due at the end of the round is more than there will be. */
  inDanger: (t, s, seat) => fees(t, s, seat) > s.cash[seat]! + s.income[seat]!,
  lengths: [
    { minutes: 40, options: profiles.learn },
    { minutes: 60, options: profiles.classroom },
    { minutes: 80, options: {} },
  ],
  prompts: {
    win: { kind: 'probability', about: 'own-win' },
    score: { kind: 'number', about: 'own-score', range: () => [0, 100] },
    who: { kind: 'winner' },
    fees: { kind: 'number', range: () => [0, 100] },
    used: { kind: 'number', range: () => [0, 100] },
    worker: { kind: 'explain' },
  },
  injects: { grant, fine, praise, budget },
  tallies: { tiles: ['added'], projects: ['deployed'] },
  news: {},
};
