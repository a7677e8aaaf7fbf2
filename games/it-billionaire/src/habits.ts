/** What sensible founders do rarely, and parts of the game that must not lie idle. */
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import { angelMayCome } from './steps/choosing.ts';
import type { It, ItState, ItTable } from './types.ts';

export const habits: readonly Habit<It>[] = [
  { code: 'card-unplayed', most: 0.075, watch: (t, tally) => watchCards(t, tally, false) },
  { code: 'card-in-vain', most: 0.01, watch: (t, tally) => watchCards(t, tally, true) },
  { code: 'out-early', most: 0.0047, watch: (t, tally) => watchOut(t, tally, 7) },
  { code: 'out', most: 0.05, watch: (t, tally) => watchOut(t, tally, Infinity) },
  { code: 'collaboration', least: 0.005, watch: watchCollaboration },
  { code: 'stop-work', least: 0.0005, watch: watchStops },
];

/**
 * Action Cards laid and taken back unplayed, beyond those for labs that an event closed; `inVain`: only where
 * the player did not look for work that day, so that there was nothing to hope for.
 */
function watchCards(t: ItTable, tally: Tally, inVain: boolean): Watcher<It> {
  const hoped = Array.from({ length: t.players }, () => false);
  return {
    after(_s, { seat, move, events }) {
      if (move.type === 'chooseActions') hoped[seat] = inVain && move.select > 0;
      for (const event of events)
        if (event.type === 'cardsLaid') tally.of += event.count;
        else if (event.type === 'roundEnded')
          for (const [each, count] of event.unplayed.entries())
            if (!hoped[each]) tally.count += Math.max(0, count - event.closed[each]!);
    },
  };
}

/** Games in which a seat can do nothing any more at the end of some round: no lab, none to buy, no money to come. */
function watchOut(t: ItTable, tally: Tally, last: number): Watcher<It> {
  const out = new Set<number>();
  return {
    after(s, { events }) {
      if (!events.some((event) => event.type === 'roundEnded' && event.round <= last)) return;
      for (let seat = 0; seat < t.players; seat++) if (isOut(t, s, seat)) out.add(seat);
    },
    end() {
      tally.of++;
      if (out.size > 0) tally.count++;
    },
  };
}

export function isOut(t: ItTable, s: Readonly<ItState>, seat: number): boolean {
  if (s.labs[seat]! > 0 || s.payee.includes(seat) || s.finisher.includes(seat)) return false;
  if (angelMayCome(t, s, seat, s.round + 1)) return false;
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
