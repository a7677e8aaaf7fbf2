/** What the development tiles are worth to their holder over the rounds that are left. */
import { capacityOf, cubesIn, projectCount } from '../figures.ts';
import { isReady } from '../free-steps.ts';
import { tileAt, tileCount } from '../room.ts';
import {
  ANALYST,
  ASSET_CONTROL,
  AUTOMATION,
  BLUE,
  DESIGNER,
  INTEGRATOR,
  KINDS,
  LAP,
  MONITORING,
  ON_DEMAND,
  OPTIMISATION,
  PLANNER,
  PURPLE,
  RE_SELL,
  REBALANCE,
  ROOM_CUBES,
  SAM,
  SPECIALIST,
  TECH_WRITER,
} from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;

/**
 * All tiles a seat holds, or some of them. The 3 income of a Technology is not counted here, nor what
 * SAM and ASSET CONTROL pay for the projects deployed already: both are part of the profit.
 */
export function tilesValue(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  docked = s.docked[seat]!,
): number {
  const later = t.facts.rounds - s.round;
  const steps = LAP * s.round - s.steps[seat]!;
  const rounds = roundsLeft(t, s, seat);
  const held = s.docked[seat]!;
  let value = 0;
  // The lowest bit of those left, one after the other.
  for (let set = docked; set !== 0; set &= set - 1) {
    const kind = 31 - Math.clz32(set & -set);
    const onceMore = isReady(s, seat, kind) || (held & (1 << kind)) === 0 ? 1 : 0;
    const uses = later + (steps > 1 ? onceMore : 0);
    value += w.tiles * w.kinds[kind]! * worth(t, s, seat, kind, rounds, uses);
  }
  return value;
}

/** Rounds of work left: this one counts as far as it is still to be played. */
function roundsLeft(t: DeployTable, s: S, seat: number): number {
  const steps = LAP * s.round - s.steps[seat]!;
  return t.facts.rounds - s.round + Math.max(0, Math.min(1, steps / LAP));
}

/** What RE-SELL is worth, as a factor of {@link resaleOf}. */
export function resaleShare(t: DeployTable, s: S, seat: number, w: Weights): number {
  return w.tiles * w.kinds[RE_SELL]! * roundsLeft(t, s, seat);
}

/** … by the places it could sell of one pool. */
export function resaleOf(unused: number): number {
  return 0.15 + 0.05 * Math.min(5, unused);
}

function worth(
  t: DeployTable,
  s: S,
  seat: number,
  kind: number,
  rounds: number,
  uses: number,
): number {
  switch (kind) {
    case PLANNER:
      return 0.75 * uses;
    case TECH_WRITER:
      // The more areas are known, the more often the next project is in one of them.
      return rounds * Math.min(1.3, 0.1 + 0.2 * projectCount(s, seat));
    case AUTOMATION:
    case AUTOMATION + 1:
    case AUTOMATION + 2:
      return rounds * (0.5 + 0.1 * onDisplay(s, kind - AUTOMATION));
    case DESIGNER:
      return 0.25 * uses;
    case SPECIALIST:
      return 0.25 * uses;
    case ANALYST:
      return 0.15 + 0.15 * rounds;
    case RE_SELL:
      return rounds * resaleOf(mostUnused(t, s, seat));
    case SAM:
    case ASSET_CONTROL:
      // Projects still to come: about two a round.
      return 0.05 * rounds * rounds;
    case INTEGRATOR:
      return uses === 0 ? 0 : 0.05 * uses + 0.08 * rounds * integratorSaving(t, s, seat);
    case MONITORING:
      // Taken for the round at hand only, see `monitoring.ts`.
      return 0;
    case REBALANCE:
      return uses * (tileCount(s, seat, 1) < 2 ? 0.1 : 0.2 + 0.2 * mixedTiles(s, seat));
    case ON_DEMAND:
      return elastic(s, seat) * (0.1 + 0.1 * rounds);
    case OPTIMISATION:
      return 0.12 * rounds * (rounds + 1);
    default:
      throw new Error(`no such tile: ${KINDS[kind]}`);
  }
}

/** Pairs of a colour on the three projects. */
function onDisplay(s: S, colour: number): number {
  return (s.cubes[colour]! >> 1) + (s.cubes[3 + colour]! >> 1) + (s.cubes[6 + colour]! >> 1);
}

function mostUnused(t: DeployTable, s: S, seat: number): number {
  let most = 0;
  for (let pool = 0; pool < 3; pool++)
    most = Math.max(most, capacityOf(t, s, seat, pool) - cubesIn(s, seat, pool));
  return most;
}

/** The fees that INTEGRATOR could save each round, less the income of the cubes it takes away. */
function integratorSaving(t: DeployTable, s: S, seat: number): number {
  const { perColour, perTile, withPurple } = t.content.fees;
  const at = seat * ROOM_CUBES;
  const fewer = Math.min(s.room[at + BLUE]!, s.room[at + PURPLE]!);
  let most = fewer > 0 && fewer <= 3 ? perColour * tileCount(s, seat, 0) - 3 * fewer : 0;
  for (let place = 1; place <= 4; place++) {
    const purple = s.room[at + place * 3 + PURPLE]!;
    if (purple > 0 && purple <= 3) most = Math.max(most, withPurple - perTile - 3 * purple);
  }
  return most;
}

/** Tiles of Pool B that pay for purple cubes. */
function mixedTiles(s: S, seat: number): number {
  let tiles = 0;
  for (let place = 1; place <= 4; place++)
    if (s.room[seat * ROOM_CUBES + place * 3 + PURPLE]! > 0) tiles++;
  return tiles;
}

/** Places that ON DEMAND would add now. */
function elastic(s: S, seat: number): number {
  let places = 0;
  for (let place = 1; place <= 4; place++) places += tileAt(s, seat, place) >> 1;
  return Math.min(3, places);
}
