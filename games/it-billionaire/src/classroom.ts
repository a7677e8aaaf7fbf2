/** What a class may do with a table (R134), and how an early end ranks (R135). */
import type { Classroom, Inject, Seat } from '@boardroom/kernel';
import { upkeepOf } from './labs.ts';
import { receive } from './money.ts';
import { profiles } from './options.ts';
import type { It, ItState, ItTable } from './types.ts';

const AMOUNTS = [5, 10, 20];

const each = (t: ItTable, run: (seat: Seat) => void): void => {
  for (let seat = 0; seat < t.players; seat++) run(seat);
};

/** Nobody is lifted over the target: a trainer ends no match by a gift. */
const staysBelow = (t: ItTable, s: Readonly<ItState>, seat: Seat, amount: number): boolean =>
  t.options.target === 0 || s.capital[seat]! + amount < t.options.target;
/** Upkeep that is being raised is owed already. */
const isCalm = (s: Readonly<ItState>): boolean =>
  s.agenda[s.agenda.length - 1]?.kind !== 'forcedSale';

const grant: Inject<It> = {
  on: 'seat',
  amounts: AMOUNTS,
  may: (t, s, seat, amount) => isCalm(s) && staysBelow(t, s, seat, amount),
  apply: (_t, s, seat, amount) => receive(s, seat, amount),
};

const fine: Inject<It> = {
  on: 'seat',
  amounts: AMOUNTS,
  may: (_t, s, seat, amount) => isCalm(s) && s.capital[seat]! >= amount,
  apply: (_t, s, seat, amount) => receive(s, seat, -amount),
};

const boom: Inject<It> = {
  on: 'table',
  amounts: AMOUNTS,
  may: (t, s, _seat, amount) =>
    isCalm(s) && s.capital.every((_, seat) => staysBelow(t, s, seat, amount)),
  apply: (t, s, _seat, amount) => each(t, (seat) => receive(s, seat, amount)),
};

const levy: Inject<It> = {
  on: 'table',
  amounts: AMOUNTS,
  may: (_t, s) => isCalm(s) && s.capital.some((capital) => capital > 0),
  apply: (t, s, _seat, amount) =>
    each(t, (seat) => receive(s, seat, -Math.min(amount, s.capital[seat]!))),
};

export const classroom: Classroom<It> = {
  round: (_t, s) => s.round,
  lastRound: (t) => t.options.rounds,
  /** R135 Projects finished today are paid; nothing else is. */
  endEarly(t, s) {
    for (const [i, item] of s.finished.entries())
      receive(s, s.finisher[i]!, t.facts.revenue[item]!);
  },
  openScores: () => true,
  /** Today's upkeep and tomorrow's: then labs have to be sold. */
  inDanger: (t, s, seat) => s.capital[seat]! < 2 * upkeepOf(t, s, seat),
  lengths: [
    { minutes: 15, options: { rounds: 6, startCapital: 100 } },
    { minutes: 25, options: profiles.sprint },
    { minutes: 45, options: {} },
  ],
  prompts: {
    above: { kind: 'probability', about: 'own-above', above: (t) => t.options.startCapital },
    worth: {
      kind: 'number',
      about: 'own-score',
      range: ({ options }) => [0, options.startCapital + 40 * options.rounds],
    },
    win: { kind: 'probability', about: 'own-win' },
    who: { kind: 'winner' },
    runway: { kind: 'number', range: (t) => [0, t.options.rounds] },
    again: { kind: 'explain' },
  },
  injects: { grant, fine, boom, levy },
  tallies: { labs: ['labAcquired'], jobs: ['finished'] },
  news: { eventTurned: 'card' },
};
