import type { Emit, Step, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards, typesOnMarket } from '../effects.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from '../types.ts';

/** The Decisions phase begins: R17, R23, R27, R28, R30. */
export const decisions: Step<ElPlan> = {
  run(t, s, _f, emit) {
    const { facts, options, seats } = t;
    s.period++;
    s.district = 0;
    s.flags.fill(0);
    s.returned.fill(0);
    s.innovations.fill(0);
    s.used.fill(0);
    const types = typesOnMarket(s);
    s.open = types > 1 ? types : 1;
    emit?.({ type: 'periodBegan', seat: s.leader, period: s.period });
    if (options.openForecast && !options.noEvents) reveal(t, s, emit);
    s.agenda.push(facts.steps.events);
    for (let i = seats - 1; i >= 0; i--) {
      const seat = (s.leader + i) % seats;
      s.agenda.push(facts.frames.place[seat]!);
      if (s.eventDeck.length > 0 && fromCards(t, s, seat, EFFECT.radar) > 0)
        s.agenda.push(facts.frames.peekEvent[seat]!);
    }
  },
};

/** R34 */
export function reveal(t: Table<ElPlan>, s: ElPlanState, emit?: Emit<ElPlanEvent>): void {
  s.event = s.eventDeck.shift()!;
  s.peeked = 0;
  emit?.({ type: 'eventRevealed', event: t.content.events[s.event]!.id });
}
