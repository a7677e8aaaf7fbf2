/**
 * What stays the same about a seat wherever the cubes of its room lie: worked out once, then every
 * layout is valued from it.
 */
import { projectCount, tileIncome, workersOut } from '../figures.ts';
import { integratorPoints } from '../ledger.ts';
import { capacityA, capacityB, capacityC, onDemandB, sharedB, tileAt, tileCount } from '../room.ts';
import { finalIncome, tilePoints } from '../scoring.ts';
import { INTEGRATOR, LAP, POOL_TILES, RE_SELL, REBALANCE, ROOM_TILES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { areasValue } from './areas.ts';
import { resaleShare, tilesValue } from './tiles.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

/** What a DEPLOY changes as well. */
interface Deployed {
  /** Points, and cash in points. */
  start: number;
  /** Worth of the projects' areas. */
  areas: number;
  /** Income of the last settlement (R139). */
  income: number;
  /** Income of this round, tiles included. */
  earned: number;
  /** Worth of the development tiles, without RE-SELL. */
  tiles: number;
  projects: number;
  /** Projects in the cloud beyond those hosted. */
  behind: number;
}

export interface Fixed extends Deployed {
  /** Where cubes lie matters beyond their counts: the room itself has to be looked at. */
  readonly odd: boolean;
  /** Worth of old and new tiles. */
  readonly hardware: number;
  readonly integrator: number;
  readonly tilesA: number;
  readonly tilesB: number;
  readonly capacityA: number;
  /** Places of each tile of Pool B, of all, and with all that it has as a whole. */
  readonly placesB: readonly number[];
  readonly printedB: number;
  readonly capacityB: number;
  readonly sharedB: number;
  readonly onDemandB: number;
  readonly capacityC: number;
  readonly feeC: number;
  readonly resells: boolean;
  /** What RE-SELL is worth by the places it sells, as a factor. */
  readonly resale: number;
  /** A credit of profit in each payment to come, and what a loss of this round takes away. */
  readonly perGain: number;
  readonly loss: number;
  readonly cash: number;
  readonly later: number;
  readonly hire: number;
  readonly bonus: number;
  /** Free places: how many can be used, what each is worth, and how much of that there is time for. */
  readonly mostPlaces: number;
  readonly perPlace: number;
  readonly time: number;
}

/** Tiles whose worth depends on where cubes lie. */
const LAID = (1 << INTEGRATOR) | (1 << REBALANCE);

/** Workers a seat can still use in this round. */
export function workersLeft(s: S, seat: number): number {
  const steps = LAP * s.round - s.steps[seat]!;
  return steps > 0 ? steps + s.office[seat]! : 0;
}

export function fixedParts(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  areas = areasValue(t, s, seat, w),
): Fixed {
  const shared = sharedB(t, s, seat);
  const onDemand = onDemandB(s, seat);
  const placesB = [0, 0, 0, 0];
  let printed = 0;
  let tiles = 0;
  while (tiles < POOL_TILES && tileAt(s, seat, tiles + 1) > 0) {
    const places = capacityB(s, seat, tiles + 1);
    placesB[tiles++] = places;
    printed += places;
  }
  const later = t.facts.rounds - s.round;
  const left = workersLeft(s, seat);
  const work = left + later * (LAP + workersOut(s, seat));
  const docked = s.docked[seat]!;
  const resells = (docked & (1 << RE_SELL)) !== 0;
  const projects = projectCount(s, seat);
  return {
    start: s.bvp[seat]! + w.credit * s.cash[seat]!,
    areas,
    income: finalIncome(t, s, seat),
    earned: s.income[seat]! + tileIncome(s, seat),
    tiles: tilesValue(t, s, seat, w, docked & ~(1 << RE_SELL)),
    projects,
    behind: projects - 2 * s.slots[2 * seat]!.length,
    odd:
      (docked & LAID) !== 0 ||
      shared > 0 ||
      (resells && onDemand > 0) ||
      t.options.optimisationPerSubPool,
    hardware: hardwareValue(s, seat, w, later),
    integrator: integratorPoints(s, seat),
    tilesA: tileCount(s, seat, 0),
    tilesB: tiles,
    capacityA: capacityA(t, s, seat),
    placesB,
    printedB: printed,
    capacityB: tiles === 0 ? 0 : printed + shared + onDemand,
    sharedB: shared,
    onDemandB: onDemand,
    capacityC: capacityC(t, s, seat),
    feeC: t.options.poolCFee[s.marker[seat]!]!,
    resells,
    resale: resaleShare(t, s, seat, w),
    perGain: w.credit * (later + 1),
    // A loss costs a point and sends workers home; late in a round it cannot be mended any more.
    loss: left > 3 ? w.earlyLoss : 1,
    cash: s.cash[seat]!,
    later,
    hire: w.hire * later,
    bonus: w.bonus + w.bonusLater * later,
    mostPlaces: Math.min(8, work / 2),
    perPlace: w.place + w.placeLater * later,
    time: Math.min(1, work / 10),
  };
}

/** R146 Old tiles can still be removed, new ones stay. */
function hardwareValue(s: S, seat: number, w: Weights, later: number): number {
  let value = 0;
  for (let i = 0; i < ROOM_TILES; i++) {
    const points = tilePoints(s.tiles[seat * ROOM_TILES + i]!);
    value += points < 0 && later > 0 ? points * w.oldHardware : points;
  }
  return value;
}
