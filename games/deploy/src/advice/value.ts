/** What a position is worth to a seat: the points it will probably end with. */
import { NONE } from '@boardroom/kernel';
import { capacityOf, isOptimal, missingFor, profit, projectCount, workersOut } from '../figures.ts';
import { integratorPoints } from '../ledger.ts';
import { cubesAt, fees, freeA, freeB, freeC, has } from '../room.ts';
import { finalIncome, generalistPoints, specialistPoints, tilePoints } from '../scoring.ts';
import { LAP, POOL_A, RE_SELL, ROOM_TILES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { tilesValue } from './tiles.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

/** Settlements still to come, the one of this round included. */
export function paymentsLeft(t: DeployTable, s: S): number {
  return t.facts.rounds - s.round + 1;
}

/** Worth of one worker in this round. */
export function workerValue(t: DeployTable, s: S, w: Weights): number {
  return w.worker[Math.min(t.facts.rounds - s.round, w.worker.length - 1)]!;
}

/** Workers a seat can still use in this round. */
export function workersLeft(s: S, seat: number): number {
  const steps = LAP * s.round - s.steps[seat]!;
  return steps > 0 ? steps + s.office[seat]! : 0;
}

/** The parts of a value that are the same wherever the cubes of the room lie. */
export interface FixedParts {
  readonly areas: number;
  readonly hardware: number;
  readonly integrator: number;
  readonly income: number;
}

export function fixedParts(t: DeployTable, s: S, seat: number, w: Weights): FixedParts {
  const later = paymentsLeft(t, s) - 1;
  return {
    areas: areasValue(t, s, seat, w, later),
    hardware: hardwareValue(t, s, seat, w, later),
    integrator: integratorPoints(s, seat),
    income: finalIncome(t, s, seat),
  };
}

/** Everything but the workers of this round, who are counted by those who spend them. */
export function valueOf(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  fixed: FixedParts = fixedParts(t, s, seat, w),
): number {
  const payments = paymentsLeft(t, s);
  const later = payments - 1;
  const gain = profit(t, s, seat);
  let value = s.bvp[seat]! + w.credit * s.cash[seat]!;
  value += w.credit * payments * gain;
  // A loss costs a point and sends workers home; late in a round it cannot be mended any more.
  if (gain < 0) value -= workersLeft(s, seat) > 3 ? w.earlyLoss : 1;
  const cash = s.cash[seat]! + gain;
  if (cash < 0) value += 0.1 * cash;
  if (later > 0) value += w.hire * later * Math.max(0, Math.min(2, gain / 5));
  value += bonusValue(t, s, seat, w, later);
  value += fixed.areas;
  value += fixed.hardware;
  value += placesValue(t, s, seat, w, later);
  value += fixed.integrator + tilesValue(t, s, seat, w);
  const shortfall = fees(t, s, seat) - fixed.income;
  if (shortfall > 0) value -= later === 0 ? Math.ceil(shortfall / 5) : shortfall / 20;
  return value;
}

/** R134 What the optimisation bonus is likely to bring. */
function bonusValue(t: DeployTable, s: S, seat: number, w: Weights, later: number): number {
  const worth = w.bonus + w.bonusLater * later;
  if (isOptimal(t, s, seat, NONE)) return worth;
  if (projectCount(s, seat) === 0) return 0;
  if (has(s, seat, RE_SELL))
    for (let pool = 0; pool < 3; pool++) if (isOptimal(t, s, seat, pool)) return worth;
  const hosted = s.slots[2 * seat]!.length;
  const behind = Math.max(0, projectCount(s, seat) - 2 * hosted);
  let missing = behind;
  for (let pool = 0; pool < 3; pool++)
    if (capacityOf(t, s, seat, pool) > 0) missing += missingFor(t, s, seat, pool, NONE);
  return missing < 6 ? worth * (0.55 - 0.09 * missing) : 0;
}

const counts = [0, 0, 0, 0, 0, 0];
/** Hopes for areas not reached yet, by how many rounds are left. */
const GENERAL_HOPE = [0, 0.15, 0.4, 0.9, 1.8, 3.4, 5];
const SPECIAL_HOPE = [0, 0, 0.15, 0.8, 3.2, 5.4, 8];

function areasValue(t: DeployTable, s: S, seat: number, w: Weights, later: number): number {
  counts.fill(0);
  for (let slot = 2 * seat; slot < 2 * seat + 2; slot++) {
    const cards = s.slots[slot]!;
    for (let i = 0; i < cards.length; i++) counts[t.facts.areas[cards[i]!]!]!++;
  }
  let areas = 0;
  let value = 0;
  for (let area = 0; area < 6; area++) {
    const count = counts[area]!;
    if (count === 0) continue;
    areas++;
    value += later === 0 ? specialistPoints(count) : SPECIAL_HOPE[Math.min(count, 6)]!;
  }
  value += later === 0 ? generalistPoints(areas) : GENERAL_HOPE[areas]!;
  return value * (later === 0 ? 1 : w.areas);
}

/** R146 Old tiles can still be removed, new ones stay. */
function hardwareValue(t: DeployTable, s: S, seat: number, w: Weights, later: number): number {
  let value = 0;
  for (let i = 0; i < ROOM_TILES; i++) {
    const points = tilePoints(s.tiles[seat * ROOM_TILES + i]!);
    value += points < 0 && later > 0 ? points * w.oldHardware : points;
  }
  return value;
}

/** Free places are worth something as long as there are workers to fill them. */
function placesValue(t: DeployTable, s: S, seat: number, w: Weights, later: number): number {
  const work = workersLeft(s, seat) + later * (LAP + workersOut(s, seat));
  const most = Math.min(8, work / 2);
  // The first cube of an empty Pool A brings its fee.
  const a = freeA(t, s, seat) * (cubesAt(s, seat, POOL_A) === 0 ? w.emptyA : 1);
  const ac = Math.min(most, a + freeC(t, s, seat));
  const b = Math.min(most, freeB(t, s, seat));
  const each = w.place + w.placeLater * later;
  return each * (ac * (1 - ac / w.crowd) + b * (1 - b / w.crowd)) * Math.min(1, work / 10);
}
