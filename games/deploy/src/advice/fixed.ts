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

type Parts = { -readonly [K in keyof Fixed]: Fixed[K] };

/** To be filled by {@link fixedParts}: what is tried by the thousand is not made anew each time. */
export function emptyParts(): Fixed {
  return {
    start: 0,
    areas: 0,
    income: 0,
    earned: 0,
    tiles: 0,
    projects: 0,
    behind: 0,
    odd: false,
    hardware: 0,
    integrator: 0,
    tilesA: 0,
    tilesB: 0,
    capacityA: 0,
    placesB: [0, 0, 0, 0],
    printedB: 0,
    capacityB: 0,
    sharedB: 0,
    onDemandB: 0,
    capacityC: 0,
    feeC: 0,
    resells: false,
    resale: 0,
    perGain: 0,
    loss: 0,
    cash: 0,
    later: 0,
    hire: 0,
    bonus: 0,
    mostPlaces: 0,
    perPlace: 0,
    time: 0,
  };
}

export function fixedParts(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  areas = areasValue(t, s, seat, w),
  into = emptyParts(),
): Fixed {
  const parts: Parts = into;
  const later = t.facts.rounds - s.round;
  const left = workersLeft(s, seat);
  const work = left + later * (LAP + workersOut(s, seat));
  const docked = s.docked[seat]!;
  const projects = projectCount(s, seat);
  poolParts(parts, t, s, seat);
  parts.start = s.bvp[seat]! + w.credit * s.cash[seat]!;
  parts.areas = areas;
  parts.income = finalIncome(t, s, seat);
  parts.earned = s.income[seat]! + tileIncome(s, seat);
  parts.tiles = tilesValue(t, s, seat, w, docked & ~(1 << RE_SELL));
  parts.projects = projects;
  parts.behind = projects - 2 * s.slots[2 * seat]!.length;
  parts.resells = (docked & (1 << RE_SELL)) !== 0;
  parts.odd =
    (docked & LAID) !== 0 ||
    parts.sharedB > 0 ||
    (parts.resells && parts.onDemandB > 0) ||
    t.options.optimisationPerSubPool;
  parts.hardware = hardwareValue(s, seat, w, later);
  parts.integrator = integratorPoints(s, seat);
  parts.resale = resaleShare(t, s, seat, w);
  parts.perGain = w.credit * (later + 1);
  // A loss costs a point and sends workers home; late in a round it cannot be mended any more.
  parts.loss = left > 3 ? w.earlyLoss : 1;
  parts.cash = s.cash[seat]!;
  parts.later = later;
  parts.hire = w.hire * later;
  parts.bonus = w.bonus + w.bonusLater * later;
  parts.mostPlaces = Math.min(8, work / 2);
  parts.perPlace = w.place + w.placeLater * later;
  parts.time = Math.min(1, work / 10);
  return parts;
}

/** Tiles and places of the three pools. */
function poolParts(parts: Parts, t: DeployTable, s: S, seat: number): void {
  const shared = sharedB(t, s, seat);
  const onDemand = onDemandB(s, seat);
  const places = parts.placesB as number[];
  let printed = 0;
  let tiles = 0;
  for (let tile = 0; tile < POOL_TILES; tile++) {
    const has = tiles === tile && tileAt(s, seat, tile + 1) > 0;
    places[tile] = has ? capacityB(s, seat, tile + 1) : 0;
    printed += places[tile]!;
    if (has) tiles++;
  }
  parts.tilesA = tileCount(s, seat, 0);
  parts.tilesB = tiles;
  parts.capacityA = capacityA(t, s, seat);
  parts.printedB = printed;
  parts.capacityB = tiles === 0 ? 0 : printed + shared + onDemand;
  parts.sharedB = shared;
  parts.onDemandB = onDemand;
  parts.capacityC = capacityC(t, s, seat);
  parts.feeC = t.options.poolCFee[s.marker[seat]!]!;
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
