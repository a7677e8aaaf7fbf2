/** The end and the winner (R112–R120, R129). */
import type { Emit, Seat } from '@boardroom/kernel';
import { BILLION, LABS, QUEUE } from './types.ts';
import type { Event, ItState, ItTable } from './types.ts';

/** R112, R114 Whether somebody has reached the target. */
export function isBillion(t: ItTable, s: Readonly<ItState>): boolean {
  const { target } = t.options;
  if (target === 0) return false;
  for (let seat = 0; seat < t.players; seat++) if (s.capital[seat]! >= target) return true;
  return false;
}

/** R129 Nothing follows: the position stays as it is. */
export function end(s: ItState, ending: number, emit?: Emit<Event>): void {
  s.ending = ending;
  s.agenda.length = 0;
  emit?.({ type: 'ended', ending: ending === BILLION ? 'billion' : 'lastRound', round: s.round });
}

/** R112 A Sell Lab can lift its player over the line in mid-round. */
export function maybeEndAtOnce(t: ItTable, s: ItState, seat: Seat, emit?: Emit<Event>): void {
  const { target, billionCheck } = t.options;
  if (billionCheck === 'immediate' && target > 0 && s.capital[seat]! >= target)
    end(s, BILLION, emit);
}

/** R116 Capital, half the labs, half the instalments to come, less the fees of open items. */
export function finalValue(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const { cost } = t.facts;
  let labs = 0;
  for (let i = 0; i < cost.length; i++) if (s.owner[i] === seat) labs += cost[i]!;
  return s.capital[seat]! + (labs >> 1) + (instalmentsDue(t, s, seat) >> 1) - feesOf(t, s, seat);
}

/** All instalments still to come. */
export function instalmentsDue(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  let due = 0;
  for (let i = 0; i < s.listed.length; i++)
    if (s.payee[i] === seat) due += s.box[i]! * t.facts.share[s.listed[i]!]!;
  return due;
}

/** Cancellation Fees of all items in queue and containers. */
export function feesOf(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const { fee } = t.facts;
  let fees = 0;
  for (let c = LABS * seat; c < LABS * (seat + 1); c++)
    if (s.held[c]! >= 0) fees += fee[s.held[c]!]!;
  for (let i = 0; i < s.queued[seat]!; i++) fees += fee[s.queue[QUEUE * seat + i]!]!;
  return fees;
}

/** R115 At a billion ending capital alone counts, unless `billionScoring` is adjusted. */
export function isCash(t: ItTable, s: Readonly<ItState>): boolean {
  return s.ending === BILLION && t.options.billionScoring === 'cash';
}

/** Before the end, the final value if it ended now. */
export function scores(t: ItTable, s: Readonly<ItState>): number[] {
  return ranking(t, s).map(([figure]) => figure!);
}

export const rankedBy = ['figure', 'tieBreak'] as const;

/** R118–R120 The figure the ending ranks by, and the other one for ties. */
export function ranking(t: ItTable, s: Readonly<ItState>): number[][] {
  const cash = isCash(t, s);
  return Array.from({ length: t.players }, (_, seat) => {
    const capital = s.capital[seat]!;
    const value = finalValue(t, s, seat);
    return cash ? [capital, value] : [value, capital];
  });
}
