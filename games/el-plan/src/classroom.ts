/** What a class may do with a table (R146), and how an early end ranks (R147). */
import type { Classroom, Inject, Seat } from '@boardroom/kernel';
import { gain, held, pay } from './stock.ts';
import { ENERGY, MONEY, WORKER } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

/** Nothing is planned on private copies, which would not know of it. */
const isOpen = (s: Readonly<ElPlanState>): boolean =>
  s.drafts.length === 0 && s.business.every((business) => business >= 0);

/** Asked only of who can pay: whoever was asked keeps what the answer costs. */
const PRICED: readonly string[] = ['payToll', 'brokerInsure', 'activateNow'];
const isOffered = (s: Readonly<ElPlanState>, seat: Seat): boolean =>
  s.agenda.some((f) => f.seat === seat && PRICED.includes(f.kind));

const gift = (thing: number): Inject<ElPlan> => ({
  on: 'seat',
  amounts: [1, 2],
  may: (_t, s, _seat, amount) => isOpen(s) && s.box[thing]! >= amount,
  apply: (_t, s, seat, amount) => void gain(s, seat, thing, amount),
});

const fine: Inject<ElPlan> = {
  on: 'seat',
  amounts: [1, 2],
  may: (_t, s, seat, amount) => isOpen(s) && !isOffered(s, seat) && held(s, seat, MONEY) >= amount,
  apply: (_t, s, seat, amount) => pay(s, seat, MONEY, amount),
};

export const classroom: Classroom<ElPlan> = {
  round: (_t, s) => s.period,
  lastRound: (t) => t.options.periods,
  openScores: () => true,
  lengths: [
    { minutes: 20, options: { periods: 6 } },
    { minutes: 30, options: { periods: 8 } },
    { minutes: 40, options: {} },
  ],
  prompts: {
    win: { kind: 'probability', about: 'own-win' },
    score: { kind: 'number', about: 'own-score', range: (t) => [0, t.options.periods] },
    who: { kind: 'winner' },
    process: { kind: 'explain' },
    idle: { kind: 'explain' },
  },
  injects: { grant: gift(MONEY), power: gift(ENERGY), apprentice: gift(WORKER), fine },
  tallies: { investments: ['acquired'], ideas: ['innovated'] },
  news: { eventRevealed: 'event' },
};
