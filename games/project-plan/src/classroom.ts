/** What a class may do with a table (R161), and how an early end ranks (R162). */
import { NONE } from '@boardroom/kernel';
import type { Classroom, Inject } from '@boardroom/kernel';
import { isBetweenSteps } from './asides.ts';
import { feeOf, guaranteedFunds } from './contracts.ts';
import { ALL_CONTRACTS } from './facts.ts';
import { moveCash } from './money.ts';
import { profiles } from './options.ts';
import { lowest } from './sets.ts';
import type { ProjectPlan } from './types.ts';

const AMOUNTS = [100, 200, 500];

const grant: Inject<ProjectPlan> = {
  on: 'seat',
  amounts: AMOUNTS,
  may: (_t, s, seat) => isBetweenSteps(s) && s.out[seat] === 0,
  apply: (_t, s, seat, amount) => moveCash(s, NONE, seat, amount),
};

const fine: Inject<ProjectPlan> = {
  on: 'seat',
  amounts: AMOUNTS,
  may: (_t, s, seat, amount) => isBetweenSteps(s) && s.cash[seat]! >= amount,
  apply: (_t, s, seat, amount) => moveCash(s, seat, NONE, amount),
};

const budget: Inject<ProjectPlan> = {
  on: 'table',
  amounts: AMOUNTS,
  may: (_t, s) => isBetweenSteps(s),
  apply(t, s, _seat, amount) {
    for (let seat = 0; seat < t.players; seat++)
      if (s.out[seat] === 0) moveCash(s, NONE, seat, amount);
  },
};

const deadline: Inject<ProjectPlan> = {
  on: 'table',
  amounts: [0],
  may: (_t, s) => isBetweenSteps(s) && s.deadline === 0,
  apply(_t, s) {
    s.deadline = 1;
  },
};

export const classroom: Classroom<ProjectPlan> = {
  round: (_t, s) => s.round,
  lastRound: ({ options }) => (options.endMode === 'rounds' ? options.deadlineRounds : null),
  /** R162 A debt that is being settled is paid as far as the cash goes. */
  endEarly(_t, s) {
    const { debtor, creditor, rest } = s.debt;
    if (debtor !== NONE) moveCash(s, debtor, creditor, Math.min(rest, s.cash[debtor]!));
  },
  openScores: (t) => t.options.openCash,
  /** The largest fee somebody could ask of them is more than they can raise (R105). */
  inDanger(t, s, seat) {
    if (s.out[seat] !== 0) return false;
    let largest = 0;
    for (let other = 0; other < t.players; other++)
      for (let m = other === seat ? 0 : s.holds[other]! & ALL_CONTRACTS; m !== 0; m &= m - 1)
        largest = Math.max(largest, feeOf(t, s, other, lowest(m)));
    return largest > guaranteedFunds(t, s, seat);
  },
  lengths: [
    { minutes: 40, options: profiles.express },
    { minutes: 65, options: profiles.classroom },
    { minutes: 90, options: { endMode: 'rounds', deadlineRounds: 30 } },
  ],
  prompts: {
    win: { kind: 'probability', about: 'own-win' },
    score: { kind: 'number', about: 'own-score', range: () => [-50_000, 100_000] },
    who: { kind: 'winner' },
    payment: { kind: 'number', range: () => [0, 20_000] },
    contract: { kind: 'explain' },
  },
  injects: { grant, fine, budget, deadline },
  tallies: { contracts: ['bought', 'sold'], staff: ['hired'] },
  news: {},
};
