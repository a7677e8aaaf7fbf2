/** What a class may do with a table (R165), and how an early end ranks (R166). */
import type { Classroom, Inject, Seat } from '@boardroom/kernel';
import { profiles } from './options.ts';
import type { ActionGame, ActionState } from './types.ts';

/** What comes from outside the game is booked in public, as what is forfeited is. */
function givePrestige(s: ActionState, seat: Seat, amount: number): void {
  s.prestige[seat]! += amount;
  s.bookPrestige[seat]! += amount;
  s.forfeitedPrestige -= amount;
}
function giveMoney(s: ActionState, seat: Seat, amount: number): void {
  s.money[seat]! += amount;
  s.bookMoney[seat]! += amount;
  s.forfeitedMoney -= amount;
}

/** From the first turn on: before it everybody has what the set-up gives. */
const hasBegun = (s: Readonly<ActionState>): boolean => s.turn > 0;

const sponsor: Inject<ActionGame> = {
  on: 'seat',
  amounts: [100, 200, 400],
  may: (_t, s) => hasBegun(s),
  apply: (_t, s, seat, amount) => giveMoney(s, seat, amount),
};

const press: Inject<ActionGame> = {
  on: 'seat',
  amounts: [1, 2],
  may: (_t, s) => hasBegun(s),
  apply: (_t, s, seat, amount) => givePrestige(s, seat, amount),
};

const bonus: Inject<ActionGame> = {
  on: 'table',
  amounts: [100, 200],
  may: (_t, s) => hasBegun(s),
  apply(t, s, _seat, amount) {
    for (let seat = 0; seat < t.players; seat++) giveMoney(s, seat, amount);
  },
};

export const classroom: Classroom<ActionGame> = {
  round: (_t, s) => s.turn,
  lastRound: (t) => t.facts.turns,
  openScores: (t) => t.options.holdings === 'open',
  lengths: [
    { minutes: 15, options: profiles.quick },
    { minutes: 40, options: {} },
  ],
  prompts: {
    win: { kind: 'probability', about: 'own-win' },
    next: { kind: 'probability' },
    score: { kind: 'number', about: 'own-score', range: () => [0, 15_000] },
    who: { kind: 'winner' },
    gains: { kind: 'explain' },
    promise: { kind: 'explain' },
  },
  injects: { sponsor, press, bonus },
  tallies: { succeeded: ['succeeded'], failed: ['failed'], deals: ['traded', 'gave'] },
  news: { projectTurned: 'project' },
};
