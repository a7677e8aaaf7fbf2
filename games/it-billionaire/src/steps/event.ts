import { draw } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import type { It } from '../types.ts';

/** R32, R110 One card at random; each round from all of them. */
export const event: Step<It> = {
  run(t, s, _f, emit) {
    const { events } = t.content;
    s.event = draw(s.chance, 'events', events.length);
    const { id, continent } = events[s.event]!;
    emit?.({ type: 'eventTurned', card: id, continent });
  },
};
