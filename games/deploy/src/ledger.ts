/** Changes of a player's figures that more than one rule makes. */
import { NONE } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { drawCube } from './supply.ts';
import {
  ANALYST,
  COLOURS,
  DESIGNER,
  INTEGRATOR,
  KINDS,
  OPTIMISATION,
  PLANNER,
  REBALANCE,
  SPECIALIST,
  SPOT_DEVELOP,
} from './types.ts';
import type { DeployEvent, DeployState, DeployTable } from './types.ts';

/** R54 Income never rises above the cap; the rest is lost. */
export function raiseIncome(t: DeployTable, s: DeployState, seat: number, by: number): void {
  const income = s.income[seat]! + by;
  s.income[seat] = income > t.facts.cap ? t.facts.cap : income;
}

/** R41, R43, R44 Office workers go to the coffee room, the disc moves and lands on top. */
export function pay(
  s: DeployState,
  seat: number,
  cost: number,
  office: number,
  emit?: Emit<DeployEvent>,
): void {
  s.office[seat]! -= office;
  s.coffee[seat]! += office;
  if (cost > office) {
    s.steps[seat]! += cost - office;
    s.arrival[seat] = ++s.arrivals;
  }
  s.designs[seat] = 0;
  s.rebalanced[seat] = 0;
  emit?.({ type: 'paid', seat, steps: cost - office, office });
}

/** R114 Tiles that a worker on the DEVELOP spot keeps unflipped. */
export const TRAINED = (1 << DESIGNER) | (1 << PLANNER) | (1 << SPECIALIST) | (1 << REBALANCE);

/** R87, R90, R114 A once-per-round tile was used. */
export function useTile(t: DeployTable, s: DeployState, seat: number, kind: number): void {
  const bit = 1 << kind;
  s.used[seat]! |= bit;
  const stays =
    (bit & TRAINED) !== 0 &&
    s.spots[SPOT_DEVELOP] === seat &&
    t.options.trainingCentre === 'permanent';
  if (!stays) s.flipped[seat]! |= bit;
}

/** R83, R89, R107 */
export function dock(
  t: DeployTable,
  s: DeployState,
  seat: number,
  kind: number,
  emit?: Emit<DeployEvent>,
): void {
  s.docked[seat]! |= 1 << kind;
  if ((t.facts.technologies & (1 << kind)) !== 0) s.income[seat]! -= 3;
  emit?.({ type: 'docked', seat, tile: KINDS[kind]! });
  if (kind === OPTIMISATION) growOptimiser(s, seat, emit);
}

/** R26, R107 */
export function growOptimiser(s: DeployState, seat: number, emit?: Emit<DeployEvent>): void {
  const colour = drawCube(s);
  if (colour === NONE) return;
  s.optimised[seat * 3 + colour]!++;
  emit?.({ type: 'optimiserGrew', seat, colour: COLOURS[colour]! });
}

/** R88, R95 A tile leaves play: its income and cubes go back, INTEGRATOR scores. */
export function undock(
  t: DeployTable,
  s: DeployState,
  seat: number,
  kind: number,
  emit?: Emit<DeployEvent>,
): void {
  const bit = 1 << kind;
  s.docked[seat]! &= ~bit;
  s.used[seat]! &= ~bit;
  s.flipped[seat]! &= ~bit;
  s.discards.push(kind);
  emit?.({ type: 'undocked', seat, tile: KINDS[kind]! });
  if ((t.facts.technologies & bit) !== 0) raiseIncome(t, s, seat, 3);
  if (kind === ANALYST) s.analyst[seat] = NONE;
  if (kind === OPTIMISATION) returnCubes(s, s.optimised, seat);
  if (kind === INTEGRATOR) {
    const bvp = integratorPoints(s, seat);
    s.bvp[seat]! += bvp;
    if (bvp > 0) emit?.({ type: 'integrated', seat, bvp });
    returnCubes(s, s.beside, seat);
  }
}

function returnCubes(s: DeployState, from: number[], seat: number): void {
  for (let colour = 0; colour < 3; colour++) {
    s.bag[colour]! += from[seat * 3 + colour]!;
    from[seat * 3 + colour] = 0;
  }
}

/** R95, R144 One point for five cubes beside INTEGRATOR. */
export function integratorPoints(s: Readonly<DeployState>, seat: number): number {
  const at = seat * 3;
  return Math.floor((s.beside[at]! + s.beside[at + 1]! + s.beside[at + 2]!) / 5);
}

/** R131, option `bvpFloorAtZero` */
export function loseBvp(t: DeployTable, s: DeployState, seat: number, by: number): void {
  const bvp = s.bvp[seat]! - by;
  s.bvp[seat] = bvp < 0 && t.options.bvpFloorAtZero ? Math.min(0, s.bvp[seat]!) : bvp;
}
