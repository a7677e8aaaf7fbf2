/** What a room is for: a DEPLOY, or an ADD and the project that fits after it. */
import type { Saying } from '@boardroom/kernel';
import { isReady } from '../free-steps.ts';
import { add, pushAdds } from '../hardware.ts';
import type { AddMove } from '../hardware.ts';
import type { Option } from '../moves.ts';
import { freeA, freeB, freeC, tileCount } from '../room.ts';
import { LAP, POOL_TILES, ROOM_TILES, SPECIALIST } from '../types.ts';
import type { DeployMove, DeployState, DeployTable } from '../types.ts';
import { bestDeploy, ownWorkers, rivalsBefore } from './deploys.ts';
import type { DeployPlan } from './deploys.ts';
import { emptyParts } from './fixed.ts';
import { byOffice, fixedNow, idle, valueNow } from './plan.ts';
import type { Plan, Scene } from './plan.ts';

/** What the room is kept for: a DEPLOY, or an ADD and the project that fits after it. */
export function hopes(deploy: Plan | null, add: Plan | null): number {
  return Math.max(0, deploy?.beyond ?? 0, add?.beyond ?? 0);
}

export function deployPlan(at: Scene): Plan | null {
  const { t, s, seat, w, base } = at;
  const plan = bestDeploy(at, base);
  if (plan === null) return null;
  const { space, cloud, planner, workers, gain, rate } = plan;
  const card = t.content.cards[s.spaces[space]!]!;
  const move: DeployMove = {
    type: 'deploy',
    card: card.id,
    to: cloud ? 'cloud' : 'room',
    planner,
    office: Math.min(workers, s.office[seat]!),
  };
  const facts = { card: card.id, income: card.income, bvp: card.bvp + (cloud ? 1 : 0), workers };
  const beyond = gain - idle(w) * workers;
  return { move, rate, beyond, why: { code: cloud ? 'deploy-cloud' : 'deploy-room', facts } };
}

/** The parts of the value after an ADD, and after one more. */
const afterFirst = emptyParts();
const afterSecond = emptyParts();

/** An ADD for its own sake, or for the project that fits after it. */
export function addPlan(at: Scene): Plan | null {
  const { t, s, seat, w, base } = at;
  const options: Option[] = [];
  pushAdds(t, s, seat, 0, options);
  const risk = w.nerve ** rivalsBefore(t, s, seat, s.office[seat]! > 0 ? 0 : 1);
  const both = needsBoth(t, s, seat);
  let best: { move: AddMove; next: DeployPlan | null; rate: number; beyond: number } | null = null;
  for (const option of options) {
    const first = option as AddMove;
    const before = tryOn(t, s, seat, first, 1);
    const fixed = fixedNow(at, afterFirst);
    const value = valueNow(at, fixed);
    let rate = value - base;
    const goesOn = isStillIn(s, seat);
    let next = goesOn ? bestDeploy(at, value, fixed) : null;
    if (goesOn && both && first.type === 'addTile' && first.pool === 'B')
      next = better(next, secondAdd(at, value));
    const gain = next === null ? -Infinity : value - base + risk * next.gain;
    const workers = next === null ? 1 : 1 + ownWorkers(s, seat, next.workers);
    putBack(s, seat, first, before);
    if (gain / workers > rate || isSpare(t, s, seat, first)) rate = gain / workers;
    else next = null;
    if (best === null || rate > best.rate)
      best = { move: first, next, rate, beyond: gain - idle(w) * workers };
  }
  if (best === null) return null;
  const { move, next, rate, beyond } = best;
  return { move: byOffice(s, seat, move, 1), rate, beyond, why: addReason(t, s, move, next) };
}

/** R46 Whoever has come home acts no more in this round. */
function isStillIn(s: Readonly<DeployState>, seat: number): boolean {
  return s.steps[seat]! < LAP * s.round;
}

/** A tile for a pool that has places left is not bought for its own sake. */
function isSpare(t: DeployTable, s: Readonly<DeployState>, seat: number, move: AddMove): boolean {
  if (move.type === 'raiseC') return false;
  return (move.pool === 'A' ? freeA(t, s, seat) : freeB(t, s, seat)) > 0;
}

function better(one: DeployPlan | null, two: DeployPlan | null): DeployPlan | null {
  return one === null || (two !== null && two.rate > one.rate) ? two : one;
}

/** What an ADD changes of a seat. */
type Before = readonly [cash: number, office: number, coffee: number, steps: number];

/** An ADD tried on the sketch; its workers are spent like real ones: office first. */
function tryOn(
  t: DeployTable,
  s: DeployState,
  seat: number,
  move: AddMove,
  workers: number,
): Before {
  const before: Before = [s.cash[seat]!, s.office[seat]!, s.coffee[seat]!, s.steps[seat]!];
  const office = Math.min(workers, s.office[seat]!);
  s.office[seat]! -= office;
  s.coffee[seat]! += office;
  s.steps[seat]! += workers - office;
  add(t, s, seat, move);
  return before;
}

function putBack(s: DeployState, seat: number, move: AddMove, before: Before): void {
  s.cash[seat] = before[0];
  s.office[seat] = before[1];
  s.coffee[seat] = before[2];
  s.steps[seat] = before[3];
  if (move.type === 'raiseC') s.marker[seat]! -= move.steps;
  else {
    const pool = move.pool === 'A' ? 0 : 1;
    s.tiles[seat * ROOM_TILES + pool * POOL_TILES + tileCount(s, seat, pool) - 1] = 0;
    s.stacks[move.value - 3]!++;
  }
}

function addReason(
  t: DeployTable,
  s: Readonly<DeployState>,
  move: AddMove,
  next: DeployPlan | null,
): Saying {
  const pool = move.type === 'addTile' ? move.pool : 'C';
  if (next === null) return { code: 'add-room', facts: { pool } };
  return { code: 'add-for', facts: { pool, card: t.content.cards[s.spaces[next.space]!]!.id } };
}

/** Whether some project lacks places for yellow and for blue. */
function needsBoth(t: DeployTable, s: Readonly<DeployState>, seat: number): boolean {
  const b = freeB(t, s, seat);
  const ac = freeA(t, s, seat) + freeC(t, s, seat);
  for (let space = 0; space < 3; space++)
    if (s.cubes[space * 3]! > ac && s.cubes[space * 3 + 1]! > b) return true;
  return false;
}

/** After a tile for Pool B, one more ADD for Pool A or C: the gain counts from after the first. */
function secondAdd(at: Scene, base: number): DeployPlan | null {
  const { t, s, seat } = at;
  const options: Option[] = [];
  pushAdds(t, s, seat, 0, options);
  const more = isReady(s, seat, SPECIALIST) ? 0 : 1;
  let best: DeployPlan | null = null;
  for (const option of options) {
    const move = option as AddMove;
    if (move.type === 'addTile' && move.pool === 'B') continue;
    const before = tryOn(t, s, seat, move, more);
    const fixed = fixedNow(at, afterSecond);
    const value = valueNow(at, fixed);
    const next = isStillIn(s, seat) ? bestDeploy(at, value, fixed) : null;
    putBack(s, seat, move, before);
    if (next === null) continue;
    const gain = value - base + next.gain;
    const workers = next.workers + more;
    const rate = gain / ownWorkers(s, seat, workers);
    if (best === null || rate > best.rate) best = { ...next, workers, gain, rate };
  }
  return best;
}
