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
import { byOffice, idle, valueNow } from './plan.ts';
import type { Plan, Scene } from './plan.ts';
import { hardwareOf, setHardware } from './sketch.ts';
import { workerValue } from './value.ts';
import type { Weights } from './weights.ts';

/** A REMOVE, less what the room would have been good for. */
export function removePlan(at: Scene, hoped: number): Plan | null {
  const { t, s, seat, w, base } = at;
  const found = bestRemoval(at);
  if (found === null || found.value <= base) return null;
  const before = hardwareOf(s, seat);
  remove(s, seat, found.move);
  const hopes = stillHoped(at, found.value);
  setHardware(s, seat, before);
  const lost = hoped - hopes + rebuy(t, s, seat, found.move, w);
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

function stillHoped(at: Scene, base: number): number {
  const plan = bestDeploy(at, base);
  return plan === null ? 0 : Math.max(0, plan.gain - idle(at.w) * plan.workers);
}

function bestRemoval(at: Scene): { move: RemoveMove; value: number } | null {
  const { t, s, seat } = at;
  const options: Option[] = [];
  pushRemoves(t, s, seat, 0, options);
  if (options.length === 0) return null;
  const before = hardwareOf(s, seat);
  let best: { move: RemoveMove; value: number } | null = null;
  for (const option of options) {
    const move = option as RemoveMove;
    remove(s, seat, move);
    const value = valueNow(at);
    setHardware(s, seat, before);
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
  at: Scene,
  across: number,
  within: number,
  price: number,
): { shift: Shift; gain: number } | null {
  const { t, s, seat, base } = at;
  /** What a layout is good for as it is, or with the best REMOVE. */
  const best = (value: number): number => {
    const removal = bestRemoval(at);
    return removal === null ? value : Math.max(value, removal.value - price);
  };
  const values: [Shift, number][] = [];
  eachClearing(t, s, seat, across, within, (shifts) => {
    values.push([shifts[0]!, best(valueNow(at))]);
  });
  if (values.length === 0) return null;
  const before = best(base);
  let found: { shift: Shift; gain: number } | null = null;
  for (const [shift, value] of values) {
    const gain = value - before;
    if (gain > 0.05 && (found === null || gain > found.gain)) found = { shift, gain };
  }
  return found;
}

/** The best half of an ADD or REMOVE once it costs no worker; null if none helps. */
export function bestHalf(
  at: Scene,
  half: 'add' | 'remove',
): { move: DeployMove; gain: number } | null {
  const { t, s, seat, base } = at;
  const options: Option[] = [];
  if (half === 'add') pushAdds(t, s, seat, 0, options);
  else pushRemoves(t, s, seat, 0, options);
  if (options.length === 0) return null;
  const before = base + (half === 'add' ? prospect(at, base) : hopes(deployPlan(at), addPlan(at)));
  const hardware = hardwareOf(s, seat);
  let best: { move: DeployMove; gain: number } | null = null;
  for (const option of options) {
    const move = option as AddMove | RemoveMove;
    const after =
      half === 'add' ? afterAdd(at, move as AddMove) : afterRemove(at, move as RemoveMove);
    setHardware(s, seat, hardware);
    const gain = after - before;
    if (gain > 0.05 && (best === null || gain > best.gain)) best = { move, gain };
  }
  return best;
}

function afterRemove(at: Scene, move: RemoveMove): number {
  remove(at.s, at.seat, move);
  const value = valueNow(at);
  return value + stillHoped(at, value);
}

function afterAdd(at: Scene, move: AddMove): number {
  const { t, s, seat } = at;
  const cash = s.cash[seat]!;
  const stacks = s.stacks.slice();
  add(t, s, seat, move);
  const value = valueNow(at);
  const after = value + prospect(at, value);
  s.cash[seat] = cash;
  s.stacks = stacks;
  return after;
}

/** What the best DEPLOY would bring beyond its workers. */
function prospect(at: Scene, base: number): number {
  const plan = bestDeploy(at, base);
  return plan === null ? 0 : Math.max(0, plan.gain - plan.workers * workerValue(at.t, at.s, at.w));
}
