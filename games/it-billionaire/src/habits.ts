/** What sensible founders do rarely, and parts of the game that must not lie idle. */
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import type { It, ItState, ItTable } from './types.ts';

export const habits: readonly Habit<It>[] = [
  { code: 'card-unplayed', most: 0.1, watch: watchCards },
  { code: 'out-early', most: 0.01, watch: (t, tally) => watchOut(t, tally, 15) },
  { code: 'out', most: 0.03, watch: (t, tally) => watchOut(t, tally, Infinity) },
  { code: 'collaboration', least: 0.005, watch: watchCollaboration },
  { code: 'stop-work', watch: watchStops },
];

/** Action Cards laid and taken back unplayed, beyond those for labs that an event closed. */
function watchCards(_t: ItTable, tally: Tally): Watcher<It> {
  return {
    after(_s, { events }) {
      for (const event of events)
        if (event.type === 'cardsLaid') tally.of += event.count;
        else if (event.type === 'roundEnded')
          for (const [seat, count] of event.unplayed.entries())
            tally.count += Math.max(0, count - event.closed[seat]!);
    },
  };
}

/** Seats that at the end of some round can do nothing any more: no lab, none to buy, no money to come. */
function watchOut(t: ItTable, tally: Tally, last: number): Watcher<It> {
  const out = new Set<number>();
  return {
    after(s, { events }) {
      if (!events.some((event) => event.type === 'roundEnded' && event.round <= last)) return;
      for (let seat = 0; seat < t.players; seat++) if (isOut(t, s, seat)) out.add(seat);
    },
    end() {
      tally.of += t.players;
      tally.count += out.size;
    },
  };
}

export function isOut(t: ItTable, s: Readonly<ItState>, seat: number): boolean {
  if (s.labs[seat]! > 0 || s.payee.includes(seat) || s.finisher.includes(seat)) return false;
  return t.facts.cost.every((cost, i) => s.owner[i] !== NONE || cost > s.capital[seat]!);
}

/** Work done by several labs together. */
function watchCollaboration(_t: ItTable, tally: Tally): Watcher<It> {
  return {
    after(_s, { move }) {
      if (move.type !== 'doWork') return;
      tally.of++;
      if (move.labs.length > 1) tally.count++;
    },
  };
}

/** Items given up, of all that left a player's hands finished or not. */
function watchStops(_t: ItTable, tally: Tally): Watcher<It> {
  return {
    after(_s, { events }) {
      for (const event of events) {
        if (event.type === 'stopped') tally.count++;
        if (event.type === 'stopped' || event.type === 'finished') tally.of++;
      }
    },
  };
}
