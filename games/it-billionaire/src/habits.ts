/** What sensible founders do rarely, and parts of the game that must not lie idle. */
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { NONE } from '@boardroom/kernel';
import { mayFinish } from './advice/rounds.ts';
import { canWork } from './labs.ts';
import { angelMayCome } from './steps/choosing.ts';
import { DO, KINDS, LABS, SELL } from './types.ts';
import type { It, ItState, ItTable } from './types.ts';

export const habits: readonly Habit<It>[] = [
  { code: 'card-unplayed', most: 0.075, watch: (t, tally) => watchCards(t, tally, false) },
  { code: 'card-in-vain', most: 0.01, watch: (t, tally) => watchCards(t, tally, true) },
  { code: 'out-early', most: 0.006, watch: (t, tally) => watchOut(t, tally, 7) },
  { code: 'out', most: 0.05, watch: (t, tally) => watchOut(t, tally, Infinity) },
  { code: 'collaboration', least: 0.003, watch: watchCollaboration },
  { code: 'stop-work', least: 0.0005, watch: watchStops },
  { code: 'stop-last-day', most: 0.01, watch: watchLastDay },
  { code: 'lab-passed', most: 0.012, watch: watchPasses },
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

/** Items given up on the last day though an open lab could finish them, of all that were given up. */
function watchLastDay(t: ItTable, tally: Tally): Watcher<It> {
  return {
    before(s, seat, move) {
      if (move.type !== 'stopWork') return;
      tally.of++;
      if (s.round < t.options.rounds) return;
      const c = s.held.indexOf(t.facts.itemAt[move.item]!);
      const labs = openLabs(t, s, seat).filter((lab) => t.facts.zone[lab]! >= s.zone);
      if (c !== NONE && labs.some((lab) => mayFinish(t, lab, jobOn(s, c), 1))) tally.count++;
    },
  };
}

/** Visits ended though a lab could have worked with a Do Work card that no later zone needs, of all work. */
function watchPasses(t: ItTable, tally: Tally): Watcher<It> {
  return {
    before(s, seat, move) {
      const isPass = move.type === 'endVisit' && hasWork(t, s, seat);
      if (isPass) tally.count++;
      if (isPass || move.type === 'doWork') tally.of++;
    },
  };
}

/** Whether an item at home or on a lab of the zone could get rings, and may yet be finished. */
function hasWork(t: ItTable, s: Readonly<ItState>, seat: number): boolean {
  const { zone } = t.facts;
  const labs = openLabs(t, s, seat);
  const later = labs.filter((lab) => zone[lab]! > s.zone);
  // A lab that may be sold must not be used (R49).
  if (s.chosen[KINDS.length * seat + SELL]! > 0) return false;
  if (s.chosen[KINDS.length * seat + DO]! <= later.length) return false;
  const here = labs.filter((lab) => zone[lab] === s.zone);
  const left = t.options.rounds - s.round + 1;
  return here.some((lab) =>
    [0, 1, 2].some((n) => {
      const job = jobOn(s, LABS * seat + n);
      if (job.item < 0 || s.worked.includes(job.item)) return false;
      return (job.stood === lab || job.stood === NONE) && mayFinish(t, lab, job, left);
    }),
  );
}

function openLabs(t: ItTable, s: Readonly<ItState>, seat: number): number[] {
  return [...s.owner.keys()].filter((lab) => canWork(t, s, seat, lab));
}

function jobOn(s: Readonly<ItState>, c: number): { item: number; rings: number; stood: number } {
  return { item: s.held[c]!, rings: s.rings[c]!, stood: s.place[c]! };
}
