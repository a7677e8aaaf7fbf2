/** The best DEPLOY in a position, and where its cubes go. */
import { NONE } from '@boardroom/kernel';
import { canCloud, canHost, cloudIncome } from '../deployment.ts';
import { deployCost, projectCount } from '../figures.ts';
import { isReady } from '../free-steps.ts';
import { raiseIncome } from '../ledger.ts';
import { LAP, PLANNER, ROOM_CUBES } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { eachPlacement } from './layouts.ts';
import { roomOf } from './sketch.ts';
import { fixedParts, fixedRoom } from './fixed.ts';
import type { Fixed, FixedRoom } from './fixed.ts';
import { valueOf, workersLeft, workerValue } from './value.ts';
import type { Weights } from './weights.ts';

/** Layouts looked at for one project; more are never needed to find a good one. */
const MOST_LAYOUTS = 60;

export interface DeployPlan {
  space: number;
  cloud: boolean;
  planner: boolean;
  workers: number;
  /** Points gained. */
  gain: number;
  /** Points gained for each worker: what plans are compared by. */
  rate: number;
}

/** What steps beyond home cost: a worker of the next round each, or a point (R45, R145). */
function beyondHome(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  workers: number,
  w: Weights,
): number {
  const beyond = workers - workersLeft(s, seat);
  if (beyond <= 0) return 0;
  return beyond * (s.round === t.facts.rounds ? 1 : workerValue(t, s, w));
}

/** Workers of this round among these, at least one. */
export function ownWorkers(s: Readonly<DeployState>, seat: number, workers: number): number {
  return Math.max(1, Math.min(workers, workersLeft(s, seat)));
}

/** The best room layout for the cubes on a space: its value, and the layout if wanted. */
export function bestLayout(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  w: Weights,
  fixed: Fixed = fixedParts(t, s, seat, w),
): { value: number; room: number[] } {
  let value = -Infinity;
  let room: number[] = [];
  let seen = 0;
  eachPlacement(t, s, seat, s.cubes.slice(space * 3, space * 3 + 3), () => {
    const v = valueOf(t, s, seat, w, fixed);
    if (v > value) {
      value = v;
      room = roomOf(s, seat);
    }
    return ++seen <= MOST_LAYOUTS;
  });
  return { value, room };
}

/** The best of all DEPLOYs. `s` is a sketch: changed for a while and put back. */
export function bestDeploy(
  t: DeployTable,
  s: DeployState,
  seat: number,
  base: number,
  w: Weights,
  onlySpace = NONE,
): DeployPlan | null {
  let best: DeployPlan | null = null;
  const planner = isReady(s, seat, PLANNER);
  const room = fixedRoom(t, s, seat, w);
  for (let space = 0; space < 3; space++) {
    if (s.spaces[space] === NONE || (onlySpace !== NONE && space !== onlySpace)) continue;
    const cost = deployCost(t, s, seat, space);
    const usesPlanner = planner && cost > 1;
    const workers = usesPlanner ? cost - 1 : cost;
    const price = beyondHome(t, s, seat, workers, w);
    const own = ownWorkers(s, seat, workers);
    for (const cloud of [false, true]) {
      if (!(cloud ? canCloud(t, s, seat, space) : canHost(t, s, seat, space))) continue;
      const gain = deployed(t, s, seat, space, cloud, w, room) - base - price;
      if (best === null || gain / own > best.rate)
        best = { space, cloud, planner: usesPlanner, workers, gain, rate: gain / own };
    }
  }
  return best;
}

/** Value after a deployment. */
function deployed(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  cloud: boolean,
  w: Weights,
  room: FixedRoom,
): number {
  const card = s.spaces[space]!;
  const { income, bvp } = t.content.cards[card]!;
  const before = { income: s.income[seat]!, bvp: s.bvp[seat]! };
  raiseIncome(t, s, seat, cloud ? cloudIncome(t, s, space) : income);
  s.bvp[seat]! += cloud ? bvp + 1 : bvp;
  const slot = s.slots[2 * seat + (cloud ? 1 : 0)]!;
  slot.push(card);
  const first = projectCount(s, seat) === 1 ? w.first : 0;
  const fixed = fixedParts(t, s, seat, w, room);
  const value = cloud
    ? valueOf(t, s, seat, w, fixed) + w.cloud + first
    : bestLayout(t, s, seat, space, w, fixed).value + w.hosting + first;
  slot.pop();
  s.income[seat] = before.income;
  s.bvp[seat] = before.bvp;
  return value;
}

/** The first place where a layout has more cubes of a colour than the room has now. */
export function firstPlace(
  s: Readonly<DeployState>,
  seat: number,
  room: readonly number[],
  colour: number,
): number {
  for (let place = 0; place < 6; place++)
    if (room[place * 3 + colour]! > s.room[seat * ROOM_CUBES + place * 3 + colour]!) return place;
  return NONE;
}

/** How many rivals act before a seat that has just moved its disc by some steps. */
export function rivalsBefore(
  t: DeployTable,
  s: Readonly<DeployState>,
  seat: number,
  steps: number,
): number {
  if (steps === 0) return 0;
  const mine = s.steps[seat]! + steps;
  let rivals = 0;
  for (let other = 0; other < t.players; other++)
    if (other !== seat && s.steps[other]! < mine && s.steps[other]! < LAP * s.round) rivals++;
  return rivals;
}
