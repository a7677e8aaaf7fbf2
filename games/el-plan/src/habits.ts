/** What sensible managers do rarely, and parts of the game that must not lie idle. */
import type { Habit, Seat, Table, Tally, Watcher } from '@boardroom/kernel';
import { itemIndex } from './facts.ts';
import { mostIdeas } from './most-ideas.ts';
import { cardCounts, pointsOf } from './scoring.ts';
import { coverOf } from './stock.ts';
import { INACTIVE } from './types.ts';
import type { ElPlan } from './types.ts';

type T = Table<ElPlan>;

export const habits: readonly Habit<ElPlan>[] = [
  { code: 'refilled', most: 0.033, watch: watchRefills },
  { code: 'card-unused', most: 0.03, watch: watchCards },
  { code: 'card-returned', least: 0.002, watch: watchReturns },
  { code: 'ideas-missed', most: 0.03, watch: watchLastMonth },
  { code: 'discount-unused', most: 0.2, watch: watchDiscounts },
];

/** Rows and cards that are freed and filled again in the same month exactly as they were. */
function watchRefills(t: T, tally: Tally): Watcher<ElPlan> {
  const freed = Array.from({ length: t.seats }, () => new Map<string, number>());
  return {
    before(s, seat, move) {
      if (move.type !== 'deactivate') return;
      tally.of++;
      freed[seat]!.set(move.item, coverOf(t, s, seat, itemIndex(t.facts, move.item)));
    },
    after(_s, { seat, move, events }) {
      if (move.type === 'activate') {
        const cover = move.ideas.reduce((bits, slot) => bits | (1 << slot), 0);
        if (freed[seat]!.get(move.item) === cover) tally.count++;
        freed[seat]!.delete(move.item);
      }
      if (events.some(({ type }) => type === 'periodBegan')) for (const list of freed) list.clear();
    },
  };
}

/** Cards paid for that were never active and at the end belong to no trio. */
function watchCards(t: T, tally: Tally): Watcher<ElPlan> {
  const idle = new Set<number>();
  return {
    after(s, { events }) {
      for (const event of events)
        if (event.type === 'acquired') {
          tally.of++;
          idle.add(t.facts.cardIndex[event.card]!);
        } else if (event.type === 'cardReturned') idle.delete(t.facts.cardIndex[event.card]!);
      for (const card of idle)
        if (s.cards[card] !== INACTIVE || t.facts.cards[card]!.slots.length === 0)
          idle.delete(card);
    },
    end(s) {
      for (let seat = 0; seat < t.players; seat++) {
        const counts = cardCounts(t, s, seat);
        const trios = Math.min(...counts);
        for (const [deck, count] of counts.entries()) {
          const unused = [...idle].filter(
            (card) => s.owner[card] === seat && t.facts.cards[card]!.deck === deck,
          );
          tally.count += Math.min(unused.length, count - trios);
        }
      }
    },
  };
}

/** Chances to hand cards back that are taken. */
function watchReturns(_t: T, tally: Tally): Watcher<ElPlan> {
  return {
    after(_s, { move }) {
      if (move.type === 'sellCard') tally.count++;
      if (move.type === 'sellCard' || move.type === 'endSell') tally.of++;
    },
  };
}

/** Seats that end the year with fewer points than their own ideas of the last month would have made. */
function watchLastMonth(t: T, tally: Tally): Watcher<ElPlan> {
  const within = new Map<Seat, number>();
  return {
    before(s, seat) {
      if (s.district !== 2 || s.period < t.options.periods || within.has(seat)) return;
      within.set(seat, pointsOf(t, s, seat) + mostIdeas(t, s, seat));
    },
    end(s) {
      for (const [seat, points] of within) {
        tally.of++;
        if (pointsOf(t, s, seat) < points) tally.count++;
      }
    },
  };
}

/** Entrepreneurs on space 5 who buy nothing, in months without a harmful event. */
function watchDiscounts(t: T, tally: Tally): Watcher<ElPlan> {
  const guests = new Set<Seat>();
  let isHarmful = false;
  return {
    after(_s, { events }) {
      for (const event of events)
        if (event.type === 'eventRevealed')
          isHarmful = t.content.events.find(({ id }) => id === event.event)!.negative;
        else if (event.type === 'placed' && event.space === '5') guests.add(event.seat);
        else if (event.type === 'bought' && guests.delete(event.seat))
          tally.of += isHarmful ? 0 : 1;
        else if (event.type === 'districtEnabled' && event.district === 6) {
          if (!isHarmful) {
            tally.of += guests.size;
            tally.count += guests.size;
          }
          guests.clear();
        }
    },
  };
}
