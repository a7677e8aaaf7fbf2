/** What makes a room smaller or tidier: REMOVE, MOVE, and halves that cost no worker. */
import { marketValue, stepPrice, tilePrice } from '../figures.ts';
import { add, pushAdds, pushRemoves, remove } from '../hardware.ts';
import type { AddMove, RemoveMove } from '../hardware.ts';
import type { Option } from '../moves.ts';
import type { DeployMove, DeployState, DeployTable } from '../types.ts';
import { bestDeploy } from './deploys.ts';
import { addPlan, deployPlan, hopes } from './growth.ts';
import { eachClearing } from './layouts.ts';
import type { Shift } from './layouts.ts';
import { byOffice, idle } from './plan.ts';
import type { Plan, Scene } from './plan.ts';
import { sketch } from './sketch.ts';
import { valueOf, workerValue } from './value.ts';
import type { Weights } from './weights.ts';

/** A REMOVE, less what the room would have been good for. */
export function removePlan({ t, s, seat, w, base }: Scene, hoped: number): Plan | null {
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
export function movePlan(at: Scene): Plan | null {
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
