/** The table before the first throw (R1–R19). */
import { NONE, shuffle } from '@boardroom/kernel';
import type { Chance, Emit } from '@boardroom/kernel';
import { namesOf } from './contracts.ts';
import { throwDice } from './dice.ts';
import { CARDS } from './facts.ts';
import { moveCash, receive } from './money.ts';
import { lowest } from './sets.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable, StepFrame } from './types.ts';

export function setup(t: ProjectPlanTable, chance: Chance): ProjectPlanState {
  const { facts, content, options, players } = t;
  const perPm = (value: number): number[] => Array.from({ length: players }, () => value);
  const numbers = (length: number, first = 0): number[] =>
    Array.from({ length }, (_, i) => first + i);
  const holds = perPm(0);
  const dealt = perPm(0);
  // R11: all are shuffled and dealt singly, clockwise from the first seat.
  const contracts = shuffle(chance, 'deal', numbers(facts.ids.length));
  for (let i = 0; i < facts.dealt * players; i++) {
    const seat = i % players;
    holds[seat]! |= 1 << contracts[i]!;
    dealt[seat]! += facts.price[contracts[i]!]!;
  }
  const s: ProjectPlanState = {
    chance,
    agenda: [{ kind: 'begin', seat: NONE }],
    active: NONE,
    starter: NONE,
    round: 1,
    deadline: 0,
    throws: 0,
    doubles: 0,
    further: 0,
    proposals: 0,
    tendered: 0,
    ftes: content.ftes,
    qmTeams: content.qmTeams,
    fico: 0,
    cancelled: 0,
    lastClaim: 0,
    extended: 0,
    marked: 0,
    staffed: 0,
    cash: perPm(facts.budget),
    at: perPm(0),
    wfa: perPm(NONE),
    out: perPm(0),
    dealt,
    holds,
    level: facts.ids.map(() => 0),
    chancePack: shuffle(chance, 'chance', numbers(CARDS)),
    chestPack: shuffle(chance, 'chest', numbers(CARDS, CARDS)),
    unseen: [CARDS, CARDS],
    open: [],
    claims: [],
    debt: {
      debtor: NONE,
      creditor: NONE,
      rest: 0,
      proposals: 0,
      offered: 0,
      auctioned: 0,
      named: [],
    },
  };
  // Never more than the budget: an edition may have smaller ones, or dearer contracts.
  if (options.payForDealt)
    for (let seat = 0; seat < players; seat++)
      moveCash(s, seat, NONE, Math.min(dealt[seat]!, facts.budget));
  return s;
}

/** Shows the deal, throws for the start (R17) and hands out `lateStartBonus`. */
export const begin = {
  run(
    t: ProjectPlanTable,
    s: ProjectPlanState,
    _f: StepFrame,
    emit?: Emit<ProjectPlanEvent>,
  ): void {
    const { players } = t;
    if (emit)
      for (let seat = 0; seat < players; seat++)
        if (s.holds[seat] !== 0)
          emit({ type: 'dealt', seat, contracts: namesOf(t, s.holds[seat]!) });
    s.starter = throwForStart(t, s, emit);
    emit?.({ type: 'starts', seat: s.starter });
    const bonus = t.options.lateStartBonus;
    for (let k = 1; k < players; k++) receive(s, (s.starter + k) % players, k * bonus, emit);
    s.active = s.starter;
    emit?.({ type: 'round', round: 1 });
    emit?.({ type: 'hand', seat: s.active });
    s.agenda.push({ kind: 'before', seat: s.active });
  },
};

/** R17: the highest total starts; those tied for it throw again among themselves. */
function throwForStart(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  emit?: Emit<ProjectPlanEvent>,
): number {
  let throwers = 2 ** t.players - 1;
  for (;;) {
    let best = 0;
    let highest = 0;
    for (let m = throwers; m !== 0; m &= m - 1) {
      const seat = lowest(m);
      const dice = throwDice(s, 'start', seat);
      emit?.({ type: 'startThrow', seat, dice });
      const total = dice[0]! + dice[1]!;
      if (total > best) {
        best = total;
        highest = 0;
      }
      if (total === best) highest |= 1 << seat;
    }
    if ((highest & (highest - 1)) === 0) return lowest(highest);
    throwers = highest;
  }
}
