/** When MONITORING pays (R103). A point for a worker is less than a worker brings in most rounds,
 * so the tile is for workers who would only CONSULT: one takes it, one uses it, and the tile goes
 * back in the next preparation, before workers are hired. */
import { canDiscard, incomeAfter, tilesDocked } from '../development.ts';
import { profit } from '../figures.ts';
import { NO_DISCARD } from '../moves.ts';
import { KINDS, MONITORING, RE_SELL, SOCKETS } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { tilesValue } from './tiles.ts';
import { workersLeft } from './fixed.ts';
import type { Weights } from './weights.ts';

/** R82 Credits of a CONSULT. */
const CONSULT = 3;

interface MonitoringPlan {
  /** Place on the display. */
  readonly at: number;
  readonly discard: number;
  /** Points for each of the two workers. */
  readonly rate: number;
}

/** The best way to take and use the tile in this round. `s` is a sketch. */
export function bestMonitoring(
  t: DeployTable,
  s: DeployState,
  seat: number,
  w: Weights,
): MonitoringPlan | null {
  const at = s.columns.indexOf(MONITORING);
  if (at < 0 || (s.docked[seat]! & (1 << MONITORING)) !== 0 || workersLeft(s, seat) < 2)
    return null;
  let best: MonitoringPlan | null = null;
  const full = tilesDocked(s, seat) === SOCKETS;
  for (let kind = 0; kind < (full ? KINDS.length : 1); kind++) {
    const discard = full ? kind : NO_DISCARD;
    if (full && !canDiscard(t, s, seat, discard)) continue;
    const rate = w.kinds[MONITORING]! * rateWith(t, s, seat, w, discard);
    if (rate > (best?.rate ?? 0)) best = { at, discard, rate };
  }
  return best;
}

function rateWith(
  t: DeployTable,
  s: DeployState,
  seat: number,
  w: Weights,
  discard: number,
): number {
  const docked = s.docked[seat]!;
  const income = s.income[seat]!;
  const after = incomeAfter(t, s, seat, MONITORING, discard);
  if (after < 0) return 0;
  const later = t.facts.rounds - s.round;
  const before = { profit: profit(t, s, seat), tiles: tilesValue(t, s, seat, w) };
  if (discard !== NO_DISCARD) s.docked[seat] = docked & ~(1 << discard);
  s.income[seat] = after;
  const left = profit(t, s, seat);
  const tiles = tilesValue(t, s, seat, w);
  s.docked[seat] = docked;
  s.income[seat] = income;
  // R131 The 3 income must not bring a loss.
  if (left < 0 && before.profit >= 0) return 0;
  if (later > 0) {
    // R119 A point before the last hiring may become income.
    const point = 1 + w.earlyPoint * (later - 1);
    return 0.5 * (point + w.credit * (left - before.profit) + tiles - before.tiles);
  }
  // R147 In the last round it is a sum: whole tens of credits count.
  if (discard === RE_SELL) return 0;
  const workers = workersLeft(s, seat);
  const points = (credits: number): number => Math.floor((s.cash[seat]! + credits) / 10);
  const gain =
    1 + points(left + CONSULT * (workers - 2)) - points(before.profit + CONSULT * workers);
  return gain > 0 ? 0.35 : 0;
}
