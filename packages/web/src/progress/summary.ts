/** What is kept of a reviewed match for its player's history. Pure. */
import { conceptsMet } from '@boardroom/insight';
import type { Decided, Estimate } from '@boardroom/insight';
import type { AnyConcepts } from '@boardroom/kernel';
import { groupOf } from '../review/figures.ts';
import { courseOf } from '../review/ledger.ts';
import { ownSeat } from '../review/own-seat.ts';
import type { Found } from '../review/types.ts';
import type { SavedTable } from '../store/saved.ts';
import type { Costly, MatchSummary } from './types.ts';

/** Null if it is nobody's match: not over, several people at one device, a lesson, or another match's past. */
export function summaryOf(
  saved: SavedTable,
  { ledger, decisions, concepts }: Found,
  table: AnyConcepts,
): MatchSummary | null {
  const { id, record, seats, over, updated, lesson, past } = saved;
  const seat = ownSeat(saved);
  if (seat === null || !over || !record.result || !ledger) return null;
  if (lesson !== undefined || past !== undefined) return null;
  const { luck, hidden, own } = courseOf(ledger, seat).steps;
  const others = seats.filter((_, i) => i !== seat && i < record.players);
  const costly = decisions.filter((one) => one.seat === seat && groupOf(one) === 'costly');
  const worst = worstOf(costly);
  return {
    id,
    game: record.game,
    played: updated,
    seat,
    players: record.players,
    place: record.result.places[seat]!,
    people: others.filter(({ kind }) => kind === 'human').map(({ name }) => name),
    bots: others.filter(({ kind }) => kind === 'bot').length,
    luck: sum(luck, hidden),
    own,
    concepts: (concepts[seat] ?? []).map((met) => {
      const about = costly.filter((one) => conceptsMet(one, table).includes(met.concept));
      const one = worstOf(about);
      return one ? { ...met, worst: one } : met;
    }),
    ...(worst ? { worst } : {}),
  };
}

const sum = (a: Estimate, b: Estimate): Estimate => ({
  value: a.value + b.value,
  se: Math.hypot(a.se, b.se),
});

function worstOf(decisions: readonly Decided[]): Costly | undefined {
  const [one] = decisions.toSorted((a, b) => a.difference.value - b.difference.value);
  return one && { move: one.move, value: one.difference.value };
}
