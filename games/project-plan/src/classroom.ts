/** What a class may do with a table (R161), and how an early end ranks (R162). */
import { NONE } from '@boardroom/kernel';
import type { Classroom, Inject } from '@boardroom/kernel';
import { isBetweenSteps } from './asides.ts';
import { moveCash } from './money.ts';
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
  injects: { grant, fine, budget, deadline },
  tallies: { contracts: ['bought', 'sold'], staff: ['hired'] },
  news: {},
};
