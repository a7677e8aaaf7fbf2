/**
 * What stays the same about a seat wherever the cubes of its room lie: worked out once, then every
 * layout is valued from it.
 */
import { projectCount, tileIncome, workersOut } from '../figures.ts';
import { integratorPoints } from '../ledger.ts';
import { capacityA, capacityB, capacityC, onDemandB, sharedB, tileAt, tileCount } from '../room.ts';
import { finalIncome, generalistPoints, specialistPoints, tilePoints } from '../scoring.ts';
import { INTEGRATOR, POOL_TILES, RE_SELL, REBALANCE, ROOM_TILES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { tilesValue } from './tiles.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

/** What a DEPLOY does not change either. */
export interface FixedRoom {
  /** Worth of old and new tiles. */
  readonly hardware: number;
  readonly integrator: number;
  readonly staff: number;
  readonly tilesA: number;
  readonly tilesB: number;
  readonly capacityA: number;
  /** Of the tiles alone, and with all that Pool B has as a whole. */
  readonly printedB: number;
  readonly capacityB: number;
  readonly sharedB: number;
  readonly onDemandB: number;
  readonly capacityC: number;
  readonly feeC: number;
}

export interface Fixed {
  readonly room: FixedRoom;
  /** Worth of the projects' areas. */
  readonly areas: number;
  /** Income of the last settlement (R139). */
  readonly income: number;
  /** Income of this round, tiles included. */
  readonly earned: number;
  /** Worth of the development tiles; NaN if it depends on the cubes. */
  readonly tiles: number;
  readonly projects: number;
  readonly hosted: number;
}

/** Tiles whose worth depends on where cubes lie. */
const LAID = (1 << INTEGRATOR) | (1 << RE_SELL) | (1 << REBALANCE);

export function fixedRoom(t: DeployTable, s: S, seat: number, w: Weights): FixedRoom {
  const shared = sharedB(t, s, seat);
  const onDemand = onDemandB(s, seat);
  let printed = 0;
  let tiles = 0;
  while (tiles < POOL_TILES && tileAt(s, seat, tiles + 1) > 0)
    printed += capacityB(s, seat, ++tiles);
  return {
    hardware: hardwareValue(s, seat, w, t.facts.rounds - s.round),
    integrator: integratorPoints(s, seat),
    staff: workersOut(s, seat),
    tilesA: tileCount(s, seat, 0),
    tilesB: tiles,
    capacityA: capacityA(t, s, seat),
    printedB: printed,
    capacityB: tiles === 0 ? 0 : printed + shared + onDemand,
    sharedB: shared,
    onDemandB: onDemand,
    capacityC: capacityC(t, s, seat),
    feeC: t.options.poolCFee[s.marker[seat]!]!,
  };
}

export function fixedParts(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  room: FixedRoom = fixedRoom(t, s, seat, w),
): Fixed {
  return {
    room,
    areas: areasValue(t, s, seat, w, t.facts.rounds - s.round),
    income: finalIncome(t, s, seat),
    earned: s.income[seat]! + tileIncome(s, seat),
    tiles: (s.docked[seat]! & LAID) === 0 ? tilesValue(t, s, seat, w) : NaN,
    projects: projectCount(s, seat),
    hosted: s.slots[2 * seat]!.length,
  };
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
function hardwareValue(s: S, seat: number, w: Weights, later: number): number {
  let value = 0;
  for (let i = 0; i < ROOM_TILES; i++) {
    const points = tilePoints(s.tiles[seat * ROOM_TILES + i]!);
    value += points < 0 && later > 0 ? points * w.oldHardware : points;
  }
  return value;
}
