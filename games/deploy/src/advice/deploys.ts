/** The best DEPLOY in a position. */
import { NONE } from '@boardroom/kernel';
import { canCloud, cloudIncome } from '../deployment.ts';
import { cubesOn, deployCost, tileIncome } from '../figures.ts';
import { isReady } from '../free-steps.ts';
import { raiseIncome } from '../ledger.ts';
import { BLUE, LAP, PLANNER, RE_SELL, YELLOW } from '../types.ts';
import type { DeployState, DeployTable } from '../types.ts';
import { areasAfter } from './areas.ts';
import { workersLeft } from './fixed.ts';
import type { Fixed } from './fixed.ts';
import { layoutValue } from './hosting.ts';
import { fixedNow } from './plan.ts';
import type { Scene } from './plan.ts';
import { tilesValue } from './tiles.ts';
import { countCubes, laid, valueOf, workerValue } from './value.ts';
import type { Weights } from './weights.ts';

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

/** The best of all DEPLOYs. `s` is a sketch: changed for a while and put back. */
export function bestDeploy(
  at: Scene,
  base: number,
  fixed: Fixed = fixedNow(at),
  onlySpace = NONE,
): DeployPlan | null {
  const { t, s, seat, w, areas } = at;
  let best: DeployPlan | null = null;
  let tiles = NaN;
  const planner = isReady(s, seat, PLANNER);
  countCubes(s, seat, fixed);
  const freeB = fixed.capacityB - laid.b;
  const freeAC = fixed.capacityA - laid.blueA - laid.purpleA + fixed.capacityC - laid.c;
  for (let space = 0; space < 3; space++) {
    if (s.spaces[space] === NONE || (onlySpace !== NONE && space !== onlySpace)) continue;
    const cost = deployCost(t, s, seat, space);
    const usesPlanner = planner && cost > 1;
    const workers = usesPlanner ? cost - 1 : cost;
    const price = beyondHome(t, s, seat, workers, w);
    const own = ownWorkers(s, seat, workers);
    for (let way = 0; way < 2; way++) {
      const cloud = way === 1;
      if (!(cloud ? canCloud(t, s, seat, space) : fits(s, space, freeAC, freeB))) continue;
      if (Number.isNaN(tiles)) tiles = tilesAfter(t, s, seat, w);
      const area = areasAfter(areas, t, s, seat, w, space);
      const gain = deployed(t, s, seat, space, cloud, w, fixed, tiles, area) - base - price;
      if (best === null || gain / own > best.rate)
        best = { space, cloud, planner: usesPlanner, workers, gain, rate: gain / own };
    }
  }
  return best;
}

/** R73 Whether the cubes on a space find a place. */
function fits(s: Readonly<DeployState>, space: number, freeAC: number, freeB: number): boolean {
  const blue = s.cubes[space * 3 + BLUE]!;
  const yellow = s.cubes[space * 3 + YELLOW]!;
  return yellow <= freeB && blue <= freeAC && cubesOn(s, space) <= freeB + freeAC;
}

/** What the development tiles are worth with one project more, whichever it is. */
function tilesAfter(t: DeployTable, s: DeployState, seat: number, w: Weights): number {
  const slot = s.slots[2 * seat]!;
  slot.push(NONE);
  const tiles = tilesValue(t, s, seat, w, s.docked[seat]! & ~(1 << RE_SELL));
  slot.pop();
  return tiles;
}

/** Value after a deployment. `fixed` too is changed for a while and put back. */
function deployed(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  cloud: boolean,
  w: Weights,
  fixed: Fixed,
  tilesThen: number,
  areasThen: number,
): number {
  const card = s.spaces[space]!;
  const content = t.content.cards[card]!;
  const { start, areas, income, earned, tiles, projects, behind } = fixed;
  const incomeBefore = s.income[seat]!;
  const bvpBefore = s.bvp[seat]!;
  raiseIncome(t, s, seat, cloud ? cloudIncome(t, s, space) : content.income);
  s.bvp[seat]! += cloud ? content.bvp + 1 : content.bvp;
  const slot = s.slots[2 * seat + (cloud ? 1 : 0)]!;
  slot.push(card);
  fixed.start = s.bvp[seat]! + w.credit * s.cash[seat]!;
  fixed.areas = areasThen;
  fixed.income = income + s.income[seat]! - incomeBefore;
  fixed.earned = s.income[seat]! + tileIncome(s, seat);
  fixed.tiles = tilesThen;
  fixed.projects = projects + 1;
  fixed.behind = behind + (cloud ? 1 : -1);
  const first = projects === 0 ? w.first : 0;
  const value = cloud
    ? valueOf(t, s, seat, w, fixed) + w.cloud + first
    : layoutValue(t, s, seat, space, w, fixed) + w.hosting + first;
  slot.pop();
  s.income[seat] = incomeBefore;
  s.bvp[seat] = bvpBefore;
  fixed.start = start;
  fixed.areas = areas;
  fixed.income = income;
  fixed.earned = earned;
  fixed.tiles = tiles;
  fixed.projects = projects;
  fixed.behind = behind;
  return value;
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
