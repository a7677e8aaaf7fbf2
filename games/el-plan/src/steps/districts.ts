/** D2 to D7 are enabled one after another (R31); each asks the players in turn order (R18). */
import type { Emit, Step, Table } from '@boardroom/kernel';
import { fromCards } from '../effects.ts';
import { INCOMES } from '../facts.ts';
import { eachInOrder } from '../setup.ts';
import { gain } from '../stock.ts';
import { DISTRICT_OF, SPACE_6 } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanState, Kind } from '../types.ts';
import { openDrafts } from './drafts.ts';
import { pushTurn } from './turns.ts';

type T = Table<ElPlan>;

function enable(t: T, s: ElPlanState, district: number, after: Kind, emit?: Emit<ElPlanEvent>) {
  s.district = district;
  emit?.({ type: 'districtEnabled', district });
  s.agenda.push(t.facts.steps[after]);
}

/** D2: R46, then R48. */
export const administration: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 2, 'investments', emit);
    for (let i = 0; i < t.seats; i++) {
      const seat = (s.leader + i) % t.seats;
      const workers = gain(s, seat, 0, fromCards(t, s, seat, INCOMES[0]));
      const money = gain(s, seat, 1, fromCards(t, s, seat, INCOMES[1]));
      const energy = gain(s, seat, 2, fromCards(t, s, seat, INCOMES[2]));
      if (workers + money + energy > 0) emit?.({ type: 'income', seat, workers, money, energy });
    }
    takeTurns(t, s);
  },
};

/** D4: R74 */
export const production: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 4, 'market', emit);
    takeTurns(t, s);
  },
};

function takeTurns(t: T, s: ElPlanState): void {
  if (t.options.fastAdmin) openDrafts(t, s);
  else for (let i = t.seats - 1; i >= 0; i--) pushTurn(t, s, (s.leader + i) % t.seats);
}

/** D3: R64 */
export const investments: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 3, 'production', emit);
    eachInOrder(t, s, t.facts.frames.acquire);
  },
};

/** D5, first step: R84 */
export const market: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 5, 'selling', emit);
    eachInOrder(t, s, t.facts.frames.buy);
  },
};

/** D5, second step. */
export const selling: Step<ElPlan> = {
  run(t, s) {
    s.agenda.push(t.facts.steps.subsidy);
    eachInOrder(t, s, t.facts.frames.sell);
  },
};

/** D6: R100, from left to right. */
export const subsidy: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 6, 'innovation', emit);
    for (let space = DISTRICT_OF.length - 1; space >= SPACE_6; space--) {
      const seat = s.spot.indexOf(space);
      if (seat >= 0) s.agenda.push(t.facts.frames.opportunity[seat]!);
    }
  },
};

/** D7: R104 */
export const innovation: Step<ElPlan> = {
  run(t, s, _f, emit) {
    enable(t, s, 7, 'summary', emit);
    eachInOrder(t, s, t.facts.frames.innovate);
  },
};
