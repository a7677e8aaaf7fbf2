/** Which action to take: every kind of action is priced, the best one is played. */
import { NONE } from '@boardroom/kernel';
import type { Saying, Suggestion } from '@boardroom/kernel';
import { canIntegrate } from '../decisions/action.ts';
import { canDiscard, incomeAfter, tilesDocked } from '../development.ts';
import { marketValue, stepPrice, tilePrice } from '../figures.ts';
import { isReady } from '../free-steps.ts';
import { add, pushAdds, pushRemoves, remove } from '../hardware.ts';
import type { AddMove, RemoveMove } from '../hardware.ts';
import { develop, NO_DISCARD } from '../moves.ts';
import type { Option } from '../moves.ts';
import { freeA, freeB, freeC } from '../room.ts';
import { KINDS, LAP, MONITORING, ROOM_CUBES, SOCKETS, SPECIALIST } from '../types.ts';
import type { DeployMove, DeployState, DeployTable, MoveOf } from '../types.ts';
import { bestDeploy, ownWorkers, rivalsBefore } from './deploys.ts';
import type { DeployPlan } from './deploys.ts';
import { eachClearing } from './layouts.ts';
import type { Shift } from './layouts.ts';
import { bestMonitoring } from './monitoring.ts';
import { sketch } from './sketch.ts';
import { valueOf, workerValue } from './value.ts';
import type { Weights } from './weights.ts';

export interface Plan extends Suggestion<DeployMove> {
  readonly move: DeployMove;
  readonly why: Saying;
  /** Points gained for each worker. */
  readonly rate: number;
  /** Points gained beyond what its workers would bring by CONSULT. */
  readonly beyond?: number;
}

export interface Scene {
  readonly t: DeployTable;
  /** A sketch: tried on and put back. */
  readonly s: DeployState;
  readonly seat: number;
  readonly w: Weights;
  readonly base: number;
}

export function scene(
  t: DeployTable,
  view: Readonly<DeployState>,
  seat: number,
  w: Weights,
): Scene {
  const s = sketch(view, seat);
  return { t, s, seat, w, base: valueOf(t, s, seat, w) };
}

/** The best action of all. */
export function bestAction(at: Scene): Plan {
  const { s, seat, w } = at;
  const consult: Plan = {
    move: byOffice(s, seat, { type: 'consult' as const, office: 0 }, 1),
    rate: idle(w),
    why: { code: 'consult' },
  };
  const deploy = deployPlan(at);
  const add = addPlan(at);
  let best = consult;
  const offer = (plan: Plan | null): void => {
    if (plan !== null && plan.rate > best.rate) best = plan;
  };
  offer(deploy);
  offer(add);
  offer(removePlan(at, hopes(deploy, add)));
  for (const make of MAKERS) offer(make(at));
  return best;
}

/** R82 What a worker brings by CONSULT. */
function idle(w: Weights): number {
  return 3 * w.credit;
}

/** What the room is kept for: a DEPLOY, or an ADD and the project that fits after it. */
function hopes(deploy: Plan | null, add: Plan | null): number {
  return Math.max(0, deploy?.beyond ?? 0, add?.beyond ?? 0);
}

const MAKERS: readonly ((at: Scene) => Plan | null)[] = [
  movePlan,
  developPlan,
  monitorPlan,
  monitoringPlan,
  integratePlan,
];

/** Office workers pay first: they are lost when the disc comes home, and the disc stays back. */
function byOffice<M extends { readonly office: number }>(
  s: Readonly<DeployState>,
  seat: number,
  move: M,
  workers: number,
): M {
  return { ...move, office: Math.min(workers, s.office[seat]!) };
}

function deployPlan({ t, s, seat, w, base }: Scene): Plan | null {
  const plan = bestDeploy(t, s, seat, base, w);
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

/** An ADD for its own sake, or for the project that fits after it. */
function addPlan(at: Scene): Plan | null {
  const { t, s, seat, w, base } = at;
  const options: Option[] = [];
  pushAdds(t, s, seat, 0, options);
  const risk = w.nerve ** rivalsBefore(t, s, seat, s.office[seat]! > 0 ? 0 : 1);
  const both = needsBoth(t, s, seat);
  let best: Plan | null = null;
  for (const option of options) {
    const first = option as AddMove;
    const trial = sketch(s, seat);
    spend(trial, seat, 1);
    add(t, trial, seat, first);
    const value = valueOf(t, trial, seat, w);
    let rate = value - base;
    const goesOn = isStillIn(trial, seat);
    let next = goesOn ? bestDeploy(t, trial, seat, value, w) : null;
    if (goesOn && both && first.type === 'addTile' && first.pool === 'B')
      next = better(next, secondAdd(at, trial, value));
    const gain = next === null ? -Infinity : value - base + risk * next.gain;
    const workers = next === null ? 1 : 1 + ownOf(trial, seat, next);
    if (gain / workers > rate || isSpare(t, s, seat, first)) rate = gain / workers;
    else next = null;
    if (best === null || rate > best.rate)
      best = {
        move: byOffice(s, seat, first, 1),
        rate,
        beyond: gain - idle(w) * workers,
        why: addReason(t, s, first, next),
      };
  }
  return best;
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

function ownOf(s: Readonly<DeployState>, seat: number, plan: DeployPlan): number {
  return ownWorkers(s, seat, plan.workers);
}

/** The workers of a trial are spent like real ones: office first. */
function spend(s: DeployState, seat: number, workers: number): void {
  const office = Math.min(workers, s.office[seat]!);
  s.office[seat]! -= office;
  s.coffee[seat]! += office;
  s.steps[seat]! += workers - office;
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
function secondAdd({ t, seat, w }: Scene, s: DeployState, base: number): DeployPlan | null {
  const options: Option[] = [];
  pushAdds(t, s, seat, 0, options);
  const more = isReady(s, seat, SPECIALIST) ? 0 : 1;
  let best: DeployPlan | null = null;
  for (const option of options) {
    const move = option as AddMove;
    if (move.type === 'addTile' && move.pool === 'B') continue;
    const trial = sketch(s, seat);
    spend(trial, seat, more);
    if (!isStillIn(trial, seat)) continue;
    add(t, trial, seat, move);
    const value = valueOf(t, trial, seat, w);
    const next = bestDeploy(t, trial, seat, value, w);
    if (next === null) continue;
    const gain = value - base + next.gain;
    const workers = next.workers + more;
    const rate = gain / ownWorkers(s, seat, workers);
    if (best === null || rate > best.rate) best = { ...next, workers, gain, rate };
  }
  return best;
}

/** The best half of an ADD or REMOVE once it costs no worker; null if none helps. */
export function bestHalf(
  at: Scene,
  half: 'add' | 'remove',
): { move: DeployMove; gain: number } | null {
  const { t, s, seat, w, base } = at;
  const options: Option[] = [];
  if (half === 'add') pushAdds(t, s, seat, 0, options);
  else pushRemoves(t, s, seat, 0, options);
  const adding = half === 'add';
  const before = base + (adding ? prospect(at) : hopes(deployPlan(at), addPlan(at)));
  let best: { move: DeployMove; gain: number } | null = null;
  for (const option of options) {
    const move = option as AddMove | RemoveMove;
    const trial = sketch(s, seat);
    if (move.type === 'addTile' || move.type === 'raiseC') add(t, trial, seat, move);
    else remove(trial, seat, move);
    const value = valueOf(t, trial, seat, w);
    const after = adding
      ? prospect({ ...at, s: trial, base: value })
      : stillHoped(t, trial, seat, value, w);
    const gain = value + after - before;
    if (gain > 0.05 && (best === null || gain > best.gain)) best = { move, gain };
  }
  return best;
}

/** What the best DEPLOY would bring beyond its workers. */
function prospect({ t, s, seat, w, base }: Scene): number {
  const plan = bestDeploy(t, s, seat, base, w);
  return plan === null ? 0 : Math.max(0, plan.gain - plan.workers * workerValue(t, s, w));
}

/** A REMOVE, less what the room would have been good for. */
function removePlan({ t, s, seat, w, base }: Scene, hoped: number): Plan | null {
  const found = bestRemoval(t, s, seat, w);
  if (found === null || found.value <= base) return null;
  const trial = sketch(s, seat);
  remove(trial, seat, found.move);
  const lost =
    hoped - stillHoped(t, trial, seat, found.value, w) + rebuy(t, s, seat, found.move, w);
  return {
    move: byOffice(s, seat, found.move, 1),
    rate: found.value - base - lost,
    why: { code: 'remove' },
  };
}

/** What it would cost to have the same again, if it is still on the market. */
function rebuy(t: DeployTable, s: DeployState, seat: number, move: RemoveMove, w: Weights): number {
  if (move.type === 'lowerC') return w.credit * stepPrice(t, s, seat, move.steps);
  if (move.value < marketValue(t, s, 1) || move.value > marketValue(t, s, 3)) return 0;
  return w.credit * tilePrice(t, s, seat, move.place === 'A' ? 0 : 1, move.value);
}

function stillHoped(t: DeployTable, s: DeployState, seat: number, base: number, w: Weights) {
  const plan = bestDeploy(t, s, seat, base, w);
  return plan === null ? 0 : Math.max(0, plan.gain - idle(w) * plan.workers);
}

function bestRemoval(
  t: DeployTable,
  s: DeployState,
  seat: number,
  w: Weights,
): { move: RemoveMove; value: number } | null {
  const options: Option[] = [];
  pushRemoves(t, s, seat, 0, options);
  let best: { move: RemoveMove; value: number } | null = null;
  for (const option of options) {
    const move = option as RemoveMove;
    const trial = sketch(s, seat);
    remove(trial, seat, move);
    const value = valueOf(t, trial, seat, w);
    if (best === null || value > best.value) best = { move, value };
  }
  return best;
}

/** A MOVE that clears a place, perhaps to remove the tile after it. */
function movePlan(at: Scene): Plan | null {
  const found = bestClearing(at, 0, 0, workerValue(at.t, at.s, at.w));
  if (found === null) return null;
  const { s, seat } = at;
  return {
    move: byOffice(s, seat, { type: 'move' as const, office: 0 }, 1),
    rate: found.gain,
    why: { code: 'move' },
  };
}

/** The clearing that gains most, with `price` for a REMOVE after it. */
export function bestClearing(
  { t, s, seat, w, base }: Scene,
  across: number,
  within: number,
  price: number,
): { shift: Shift; gain: number } | null {
  /** What a layout is good for as it is, or with the best REMOVE. */
  const best = (value: number): number => {
    const removal = bestRemoval(t, s, seat, w);
    return removal === null ? value : Math.max(value, removal.value - price);
  };
  const before = best(base);
  let found: { shift: Shift; gain: number } | null = null;
  eachClearing(t, s, seat, across, within, (shifts) => {
    const gain = best(valueOf(t, s, seat, w)) - before;
    if (gain > 0.05 && (found === null || gain > found.gain)) found = { shift: shifts[0]!, gain };
  });
  return found;
}

function developPlan({ t, s, seat, w, base }: Scene): Plan | null {
  if (!t.options.developmentTiles) return null;
  const full = tilesDocked(s, seat) === SOCKETS;
  const docked = s.docked[seat]!;
  const income = s.income[seat]!;
  let best: Plan | null = null;
  for (let discard = full ? 0 : NO_DISCARD; discard <= (full ? 15 : NO_DISCARD); discard++) {
    // MONITORING was taken to be used in this round: it stays until then.
    if (full && (discard === MONITORING || !canDiscard(t, s, seat, discard))) continue;
    const kept = full ? docked & ~(1 << discard) : docked;
    for (let at = 0; at < 6; at++) {
      const kind = s.columns[at]!;
      if (kind === NONE || (kept & (1 << kind)) !== 0) continue;
      const after = incomeAfter(t, s, seat, kind, discard);
      if (after < 0) continue;
      s.docked[seat] = kept | (1 << kind);
      s.income[seat] = after;
      const rate = valueOf(t, s, seat, w) - base;
      s.docked[seat] = docked;
      s.income[seat] = income;
      if (best !== null && rate <= best.rate) continue;
      const move = develop(at, kind, discard)[0] as MoveOf<'develop'>;
      const why = { code: 'develop', facts: { tile: KINDS[kind]! } };
      best = { move: byOffice(s, seat, move, 1), rate, why };
    }
  }
  return best;
}

function monitorPlan({ s, seat }: Scene): Plan | null {
  if (!isReady(s, seat, MONITORING)) return null;
  const move = byOffice(s, seat, { type: 'monitor' as const, office: 0 }, 1);
  return { move, rate: 1, why: { code: 'monitor' } };
}

function monitoringPlan({ t, s, seat, w }: Scene): Plan | null {
  if (!t.options.developmentTiles) return null;
  const plan = bestMonitoring(t, s, seat, w);
  if (plan === null) return null;
  const move = develop(plan.at, MONITORING, plan.discard)[0] as MoveOf<'develop'>;
  const why = { code: 'develop', facts: { tile: KINDS[MONITORING] } };
  return { move: byOffice(s, seat, move, 1), rate: plan.rate, why };
}

function integratePlan(at: Scene): Plan | null {
  const { s, seat } = at;
  if (!canIntegrate(s, seat)) return null;
  const found = bestSending(at, 3);
  if (found === null) return null;
  const move = byOffice(s, seat, { type: 'integrate' as const, office: 0 }, 1);
  return { move, rate: found.gain, why: { code: 'integrate' } };
}

/** Cubes that are better beside INTEGRATOR than in the room: the first one, and the whole gain. */
export function bestSending(
  { t, s, seat, w, base }: Scene,
  most: number,
): { colour: number; from: number; gain: number } | null {
  let best: { colour: number; from: number; gain: number } | null = null;
  // One colour of one place at a time: that is what saves fees.
  for (let from = 0; from < 6; from++)
    for (let colour = 0; colour < 3; colour++) {
      const at = seat * ROOM_CUBES + from * 3 + colour;
      const cubes = Math.min(most, s.room[at]!, Math.floor(s.income[seat]! / 3));
      for (let n = 1; n <= cubes; n++) {
        s.room[at]! -= n;
        s.beside[seat * 3 + colour]! += n;
        s.income[seat]! -= 3 * n;
        // A part of the next point counts already.
        const gain = valueOf(t, s, seat, w) - base + 0.1 * n;
        s.room[at]! += n;
        s.beside[seat * 3 + colour]! -= n;
        s.income[seat]! += 3 * n;
        if (best === null || gain > best.gain) best = { colour, from, gain };
      }
    }
  return best;
}
