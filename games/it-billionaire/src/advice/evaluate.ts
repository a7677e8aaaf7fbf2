/** How well a seat stands: its share of what all players may expect at the end. */
import type { Seat } from '@boardroom/kernel';
import { feesOf, finalValue, instalmentsDue, ranking } from '../scoring.ts';
import { LABS, PLAYING } from '../types.ts';
import type { ItState, ItTable } from '../types.ts';
import { MAN_DAY, openShare } from './estimate.ts';

export function evaluate(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  if (s.ending !== PLAYING) return result(t, s, seat);
  const left = t.options.rounds - s.round + 1;
  const scale = 40 + 8 * left;
  const own = expected(t, s, seat, left);
  let others = 0;
  for (let rival = 0; rival < t.players; rival++)
    if (rival !== seat) others += Math.exp((expected(t, s, rival, left) - own) / scale);
  return 1 / (1 + others);
}

/** 1 for a win, shared by those who share it. */
function result(t: ItTable, s: Readonly<ItState>, seat: Seat): number {
  const keys = ranking(t, s).map(([figure, tieBreak]) => figure! * 1e5 + tieBreak!);
  const best = Math.max(...keys);
  return keys[seat] === best ? 1 / keys.filter((key) => key === best).length : 0;
}

/** Final value now, the other half of the instalments, work done, and what the labs will do. */
function expected(t: ItTable, s: Readonly<ItState>, seat: Seat, left: number): number {
  const { capacity, continent, upkeep, revenue, duration } = t.facts;
  let value = finalValue(t, s, seat) + Math.min(1, left / 4) * 0.5 * instalmentsDue(t, s, seat);
  for (let i = 0; i < s.finished.length; i++)
    if (s.finisher[i] === seat) value += revenue[s.finished[i]!]!;
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) {
    const item = s.held[c]!;
    if (item >= 0) value += (s.rings[c]! / duration[item]!) * revenue[item]!;
  }
  const hope = Math.min(1, left / 4);
  value += hope * feesOf(t, s, seat);
  for (let i = 0; i < capacity.length; i++) {
    if (s.owner[i] !== seat) continue;
    const day = 1.4 * capacity[i]! * MAN_DAY * 0.75 * openShare(t, continent[i]!) - upkeep[i]!;
    value += day * Math.max(0, left - 2);
  }
  return value;
}
