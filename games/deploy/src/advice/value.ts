/** What a position is worth to a seat: the points it will probably end with. */
import { NONE } from '@boardroom/kernel';
import { isOptimal, missingFor } from '../figures.ts';
import { beyondB, has } from '../room.ts';
import { BLUE, LAP, POOL_C, PURPLE, RE_SELL, ROOM_CUBES, YELLOW } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { fixedParts } from './fixed.ts';
import type { Fixed, FixedRoom } from './fixed.ts';
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

/** Everything but the workers of this round, who are counted by those who spend them. */
export function valueOf(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  fixed: Fixed = fixedParts(t, s, seat, w),
): number {
  const { room } = fixed;
  countCubes(s, seat, room.tilesB);
  const payments = paymentsLeft(t, s);
  const later = payments - 1;
  const left = workersLeft(s, seat);
  const fees = feesOf(t, room);
  const gain = fixed.earned - fees;
  let value = s.bvp[seat]! + w.credit * s.cash[seat]!;
  value += w.credit * payments * gain;
  // A loss costs a point and sends workers home; late in a round it cannot be mended any more.
  if (gain < 0) value -= left > 3 ? w.earlyLoss : 1;
  const cash = s.cash[seat]! + gain;
  if (cash < 0) value += 0.1 * cash;
  if (later > 0) value += w.hire * later * Math.max(0, Math.min(2, gain / 5));
  value += bonusValue(t, s, seat, w, later, fixed);
  value += fixed.areas;
  value += room.hardware;
  value += placesValue(w, later, left + later * (LAP + room.staff), room);
  const tiles = Number.isNaN(fixed.tiles) ? tilesValue(t, s, seat, w) : fixed.tiles;
  value += room.integrator + tiles;
  const shortfall = fees - fixed.income;
  if (shortfall > 0) value -= later === 0 ? Math.ceil(shortfall / 5) : shortfall / 20;
  return value;
}

/** Cubes of the room that is being valued, counted once for everybody below. */
const laid = { blueA: 0, purpleA: 0, b: 0, mixed: 0, c: 0 };

function countCubes({ room }: S, seat: number, tiles: number): void {
  const at = seat * ROOM_CUBES;
  laid.blueA = room[at + BLUE]!;
  laid.purpleA = room[at + PURPLE]!;
  laid.c = room[at + POOL_C * 3 + BLUE]! + room[at + POOL_C * 3 + PURPLE]!;
  laid.b = 0;
  laid.mixed = 0;
  for (let place = 1; place <= tiles; place++) {
    const purple = room[at + place * 3 + PURPLE]!;
    laid.b += room[at + place * 3 + YELLOW]! + purple;
    if (purple > 0) laid.mixed++;
  }
}

/** R121–R123 */
function feesOf(t: DeployTable, { tilesA, tilesB, feeC }: FixedRoom): number {
  const { perColour, perTile, withPurple } = t.content.fees;
  const colours = (laid.blueA > 0 ? 1 : 0) + (laid.purpleA > 0 ? 1 : 0);
  return (
    perColour * colours * tilesA + perTile * (tilesB - laid.mixed) + withPurple * laid.mixed + feeC
  );
}

/** R134 What the optimisation bonus is likely to bring. */
function bonusValue(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  later: number,
  fixed: Fixed,
): number {
  const { projects, hosted, room } = fixed;
  const { capacityA, capacityC } = room;
  if (projects === 0) return 0;
  const worth = w.bonus + w.bonusLater * later;
  const capacityB = bonusCapacityB(t, s, seat, room);
  const missing =
    shortOf(laid.blueA + laid.purpleA, capacityA) +
    (t.options.optimisationPerSubPool
      ? missingFor(t, s, seat, 1, NONE)
      : shortOf(laid.b, capacityB)) +
    shortOf(laid.c, capacityC);
  const behind = projects - 2 * hosted;
  if (missing === 0 && behind <= 0 && capacityA + capacityB + capacityC > 0) return worth;
  if (has(s, seat, RE_SELL))
    for (let pool = 0; pool < 3; pool++) if (isOptimal(t, s, seat, pool)) return worth;
  const lacking = missing + Math.max(0, behind);
  return lacking < 6 ? worth * (0.55 - 0.09 * lacking) : 0;
}

/** R136 The capacity of Pool B as the bonus sees it. */
function bonusCapacityB(t: DeployTable, s: S, seat: number, room: FixedRoom): number {
  const { printedB, sharedB, onDemandB } = room;
  if (sharedB + onDemandB === 0) return printedB;
  const elastic = t.options.onDemandCounts === 'all' ? onDemandB : beyondB(s, seat) - sharedB;
  return printedB + sharedB + (elastic > 0 ? elastic : 0);
}

/** R134 Places missing to two thirds of a pool. */
function shortOf(cubes: number, capacity: number): number {
  const short = 2 * capacity - 3 * (cubes < capacity ? cubes : capacity);
  return short > 0 ? Math.ceil(short / 3) : 0;
}

/** Free places are worth something as long as there are workers to fill them. */
function placesValue(w: Weights, later: number, work: number, room: FixedRoom): number {
  const most = Math.min(8, work / 2);
  const cubesA = laid.blueA + laid.purpleA;
  // The first cube of an empty Pool A brings its fee.
  const a = (room.capacityA - cubesA) * (cubesA === 0 ? w.emptyA : 1);
  const ac = Math.min(most, a + (room.capacityC - laid.c));
  const b = Math.min(most, room.capacityB - laid.b);
  const each = w.place + w.placeLater * later;
  return each * (ac * (1 - ac / w.crowd) + b * (1 - b / w.crowd)) * Math.min(1, work / 10);
}
