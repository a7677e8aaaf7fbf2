import type { Emit, Step, Table } from '@boardroom/kernel';
import { auditSize } from '../decisions/audit-pay.ts';
import { EFFECT } from '../content.ts';
import { fromCards, fromEvent, typesOnMarket } from '../effects.ts';
import { TOLLS } from '../facts.ts';
import { eachInOrder } from '../setup.ts';
import { held, pay } from '../stock.ts';
import { BARRED, MONEY, SPACES, SPACE_1, SPACE_6, TOKENS } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from '../types.ts';
import { reveal } from './decisions.ts';

/** D1: the event is revealed, then who is insured (R34, R36, R37). */
export const events: Step<ElPlan> = {
  run(t, s, _f, emit) {
    const { facts, options, seats } = t;
    s.district = 1;
    emit?.({ type: 'districtEnabled', district: 1 });
    s.agenda.push(facts.steps.administration);
    if (options.noEvents) return;
    if (!options.openForecast) reveal(t, s, emit);
    s.agenda.push(facts.steps.eventEffects);
    if (!t.content.events[s.event]!.negative) return;
    const guest = s.spot.indexOf(SPACE_1);
    for (let i = seats - 1; i >= 0; i--) {
      const seat = (s.leader + i) % seats;
      if (seat === guest) continue;
      const price = fromCards(t, s, seat, EFFECT.broker);
      if (price > 0 && held(s, seat, MONEY) >= price)
        s.agenda.push(facts.frames.brokerInsure[seat]!);
    }
    if (guest >= 0) s.agenda.push(facts.frames.ignoreEvent[guest]!);
  },
};

/** R40: what an event does at once, the board first. */
export const eventEffects: Step<ElPlan> = {
  run(t, s, _f, emit) {
    const { frames, events: amounts } = t.facts;
    const effects = amounts[s.event]!;
    if (effects[EFFECT.sow]! > 0) sow(s, effects[EFFECT.sow]!, emit);
    if (t.options.tollMode === 'levy') levy(t, s, emit);
    if (effects[EFFECT.audit]! > 0)
      for (let i = t.seats - 1; i >= 0; i--) {
        const seat = (s.leader + i) % t.seats;
        if (auditSize(t, s, seat) > 0) s.agenda.push(frames.auditPay[seat]!);
      }
    if (effects[EFFECT.grant]! > 0) eachInOrder(t, s, frames.seedToken);
  },
};

/** R44, R39 */
function sow(s: ElPlanState, amount: number, emit?: Emit<ElPlanEvent>): void {
  const types = typesOnMarket(s);
  for (let i = 0; i < types; i++) {
    if (s.box[MONEY]! < amount) return;
    s.box[MONEY]! -= amount;
    s.pots[i]! += amount;
    emit?.({ type: 'sown', space: SPACES[SPACE_6 + i]!, money: amount });
  }
}

/** Option `tollMode` levy: everybody uninsured pays now or loses the benefit of the space. */
function levy(t: Table<ElPlan>, s: ElPlanState, emit?: Emit<ElPlanEvent>): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = (s.leader + i) % t.seats;
    for (let token = 0; token < 3; token++) {
      if (fromEvent(t, s, seat, TOLLS[token]!) === 0) continue;
      if (held(s, seat, token) > 0) {
        pay(s, seat, token, 1);
        emit?.({ type: 'tollPaid', seat, token: TOKENS[token]! });
      } else {
        s.flags[seat]! |= BARRED;
        emit?.({ type: 'barred', seat });
      }
    }
  }
}
