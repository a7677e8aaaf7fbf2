/** Answers to every question but the choice of an action and the preparation of the team. */
import { NONE } from '@boardroom/kernel';
import type { Suggestion } from '@boardroom/kernel';
import { nextColour } from '../decisions/place-cube.ts';
import { canDeclare, isOptimal, profit, unusedIn } from '../figures.ts';
import { canDesign, canRebalance, isReady } from '../free-steps.ts';
import { remove } from '../hardware.ts';
import type { RemoveMove } from '../hardware.ts';
import {
  arrange,
  DONE,
  MOVE,
  OCCUPY,
  PASS,
  PUT,
  REBALANCE_MOVE,
  RESELL,
  SEND,
  SHIFT,
  START,
  STOP,
  TRADE_CREDITS,
  TRADE_INCOME,
} from '../moves.ts';
import { fees, has } from '../room.ts';
import { hasShift } from '../shifts.ts';
import { isOpenSpot } from '../steps/preparation.ts';
import {
  COLOURS,
  DESIGNER,
  LAP,
  PLACES,
  PLANNER,
  POOLS,
  POOL_TILES,
  RE_SELL,
  ROOM_TILES,
  SPECIALIST,
  SPOT_ADD,
  SPOT_BVP,
  SPOT_DEPLOY,
  SPOT_DEVELOP,
  SPOT_MOVE,
  SPOTS,
} from '../types.ts';
import type { DeployMove, DeployState, DeployTable, FrameOf } from '../types.ts';
import { bestAction, bestSending } from './actions.ts';
import { newAreas } from './areas.ts';
import { arrangement } from './arrangement.ts';
import { bestDeploy } from './deploys.ts';
import { bestLayout, firstPlace } from './hosting.ts';
import { scene, valueNow } from './plan.ts';
import type { Scene } from './plan.ts';
import { bestClearing, bestHalf } from './removals.ts';
import { hardwareOf, setHardware, sketch } from './sketch.ts';
import { tradesAhead } from './team.ts';
import { valueOf, workerValue } from './value.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;
type Answer = Suggestion<DeployMove>;

/** R19 Where a project fits onto the tile as it is; else where it costs least. */
export function answerStart(t: DeployTable, view: S, seat: number, w: Weights): Answer {
  // Who comes first may take the project away.
  const rivals = (seat - view.first + t.players) % t.players;
  const worth = [0, POOL_TILES].map((at) => {
    const s = sketch(view, seat);
    s.tiles[seat * ROOM_TILES + at] = t.content.capacity.startValue;
    const base = valueOf(t, s, seat, w);
    const gain = bestDeploy({ t, s, seat, w, base, areas: newAreas() }, base)?.gain ?? 0;
    return base + Math.max(0, gain) * 0.7 ** rivals;
  });
  const best = worth[0]! >= worth[1]! ? 0 : 1;
  return { move: START[best], why: { code: 'start', facts: { pool: POOLS[best] } } };
}

export function answerAction(t: DeployTable, view: S, seat: number, w: Weights): Answer {
  const at = scene(t, view, seat, w);
  const plan = bestAction(at);
  const step = bestFreeStep(at, plan.rate);
  return step ?? plan;
}

/** DESIGNER, REBALANCE, ANALYST and trades, if they make what follows better. */
function bestFreeStep(at: Scene, rate: number): Answer | null {
  return declareWell(at, rate) ?? rebalanceWell(at) ?? designWell(at) ?? tradeForCredits(at, rate);
}

function declareWell(at: Scene, rate: number): Answer | null {
  const { t, s, seat, base } = at;
  if (s.docked[seat] === 0) return null;
  const before = s.analyst[seat]!;
  const least = before === NONE ? 0.05 : 0.3;
  let best: number = NONE;
  let most = base + 3 * rate + least;
  for (let place = 0; place < PLACES.length; place++) {
    if (!canDeclare(t, s, seat, place)) continue;
    s.analyst[seat] = place;
    const value = valueNow(at);
    const total = value + 3 * bestAction({ ...at, base: value }).rate;
    s.analyst[seat] = before;
    if (total <= most) continue;
    most = total;
    best = place;
  }
  if (best === NONE) return null;
  const place = PLACES[best]!;
  return { move: { type: 'analyst', place }, why: { code: 'analyst', facts: { place } } };
}

function rebalanceWell({ t, s, seat }: Scene): Answer | null {
  if (!canRebalance(s, seat)) return null;
  const saved = fees(t, s, seat) - arrangement(t, s, seat).fees;
  if (saved <= 0) return null;
  return { move: REBALANCE_MOVE, why: { code: 'rebalance', facts: { credits: saved } } };
}

/** A recolouring that makes a deployment clearly better. */
function designWell(at: Scene): Answer | null {
  const { t, s, seat, base } = at;
  if (!canDesign(s, seat)) return null;
  let most = Math.max(0.3, bestDeploy(at, base)?.rate ?? 0) + 0.05;
  let best: Answer | null = null;
  for (let space = 0; space < 3; space++) {
    const card = s.spaces[space]!;
    if (card === NONE) continue;
    for (let colour = 0; colour < 3; colour++) {
      if (s.cubes[space * 3 + colour] === 0) continue;
      for (let into = 0; into < 3; into++) {
        if (into === colour || s.bag[into] === 0) continue;
        s.cubes[space * 3 + colour]!--;
        s.cubes[space * 3 + into]!++;
        const rate = bestDeploy(at, base, undefined, space)?.rate ?? 0;
        s.cubes[space * 3 + colour]!++;
        s.cubes[space * 3 + into]!--;
        if (rate <= most) continue;
        most = rate;
        const { id } = t.content.cards[card]!;
        best = {
          move: { type: 'designer', card: id, colour: COLOURS[colour]!, into: COLOURS[into]! },
          why: { code: 'designer', facts: { card: id, into: COLOURS[into]! } },
        };
      }
    }
  }
  return best;
}

/** R119 Five credits now, if the action they pay for is worth more than the point. */
function tradeForCredits(at: Scene, rate: number): Answer | null {
  const { s, seat, base } = at;
  if (s.bvp[seat]! < 1 || s.cash[seat]! >= 14) return null;
  s.bvp[seat]!--;
  s.cash[seat]! += 5;
  const value = valueNow(at);
  const total = value + 3 * bestAction({ ...at, base: value }).rate;
  s.bvp[seat]!++;
  s.cash[seat]! -= 5;
  return total > base + 3 * rate + 0.1
    ? { move: TRADE_CREDITS, why: { code: 'trade-credits' } }
    : null;
}

export function answerFollowUp(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'followUp'>>,
  w: Weights,
): Answer {
  const { seat } = f;
  const at = scene(t, view, seat, w);
  const { s } = at;
  if (f.move && hasShift(t, s, seat) && bestClearing(at, 0, 0, workerValue(t, s, w)) !== null)
    return { move: MOVE[0] as DeployMove, why: { code: 'move' } };
  if (f.remove) {
    const half = bestHalf(at, 'remove');
    if (half !== null) return { move: half.move, why: { code: 'remove' } };
  }
  const rebalanced = rebalanceWell(at);
  if (rebalanced !== null) return rebalanced;
  return { move: DONE, why: { code: 'done' } };
}

export function answerSecond(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'second'>>,
  w: Weights,
): Answer {
  const half = bestHalf(scene(t, view, f.seat, w), f.half);
  return half === null
    ? { move: STOP, why: { code: 'stop' } }
    : { move: half.move, why: { code: 'second' } };
}

export function answerPlaceCube(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'placeCube'>>,
  w: Weights,
): Answer {
  const { seat, space } = f;
  const s = sketch(view, seat);
  const colour = nextColour(s, space);
  const place = firstPlace(s, seat, bestLayout(t, s, seat, space, w), colour);
  const facts = { colour: COLOURS[colour]!, place: PLACES[place]! };
  return { move: PUT[colour]![place]!, why: { code: 'put', facts } };
}

export function answerShift(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'shift'>>,
  w: Weights,
  fallback: () => DeployMove,
): Answer {
  const at = scene(t, view, f.seat, w);
  const found = bestClearing(at, f.across, f.within, workerValue(t, at.s, w));
  if (found === null) return { move: fallback(), why: { code: 'done' } };
  const { colour, from, to } = found.shift;
  return { move: SHIFT[colour]![from]![to]!, why: { code: 'move' } };
}

export function answerIntegrate(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'integrate'>>,
  w: Weights,
  fallback: () => DeployMove,
): Answer {
  const found = f.sent === 3 ? null : bestSending(scene(t, view, f.seat, w), 3 - f.sent);
  if (found === null || (f.sent > 0 && found.gain <= 0))
    return { move: fallback(), why: { code: 'done' } };
  return { move: SEND[found.colour]![found.from]!, why: { code: 'integrate' } };
}

export function answerRebalance(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'rebalance'>>,
  fallback: () => DeployMove,
): Answer {
  const { plan } = arrangement(t, sketch(view, f.seat), f.seat);
  const i = f.plan.length;
  // Somebody else may have begun another arrangement.
  if (f.plan.some((cubes, at) => cubes !== plan[at])) return { move: fallback() };
  return { move: arrange(plan[i]!, plan[i + 1]!), why: { code: 'arrange' } };
}

/** R35 Each open spot is priced; a worker on a spot does not work. */
export function answerPlaceWorker(t: DeployTable, view: S, seat: number, w: Weights): Answer {
  const at = scene(t, view, seat, w);
  let best: number = NONE;
  let most = 0;
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if (!isOpenSpot(t, view, spot)) continue;
    const worth = spotWorth(at, spot) - workerValue(t, view, w);
    if (worth <= most) continue;
    most = worth;
    best = spot;
  }
  if (best === NONE) return { move: PASS, why: { code: 'pass' } };
  const facts = { spot: SPOTS[best]! };
  return { move: OCCUPY[best] as DeployMove, why: { code: 'occupy', facts } };
}

function spotWorth(at: Scene, spot: number): number {
  const { t, s, seat, w, base } = at;
  const worker = workerValue(t, s, w);
  const workers = LAP * s.round - s.steps[seat]! + s.office[seat]! - 1;
  const deploys = workers / 3.6;
  switch (spot) {
    case SPOT_BVP:
      return 1;
    case SPOT_DEPLOY:
      return worker * deploys;
    case SPOT_ADD:
      return w.credit * 5 * (isReady(s, seat, SPECIALIST) ? 1.8 : 1.1);
    case SPOT_MOVE: {
      const clearing = bestClearing(at, 0, 0, worker);
      return 0.15 + (clearing === null ? 0 : clearing.gain);
    }
    case SPOT_DEVELOP: {
      let worth = isReady(s, seat, PLANNER) ? worker * (deploys - 1) : 0;
      if (isReady(s, seat, DESIGNER)) worth += 0.3 * deploys;
      if (isReady(s, seat, SPECIALIST)) worth += 0.2 * worker;
      return worth;
    }
    default: {
      // REMOVE: every removal that helps, one after another.
      const before = hardwareOf(s, seat);
      let gain = 0;
      let value = base;
      for (let i = 0; i < workers / 2; i++) {
        const half = bestHalf({ ...at, base: value }, 'remove');
        if (half === null) break;
        gain += half.gain;
        remove(s, seat, half.move as RemoveMove);
        value = valueNow(at);
      }
      setHardware(s, seat, before);
      return gain;
    }
  }
}

/** R97, R119, R126 */
export function answerSettle(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'settle'>>,
  w: Weights,
): Answer {
  const { seat } = f;
  const s = sketch(view, seat);
  if (f.pool === NONE && has(s, seat, RE_SELL)) {
    const pool = bestResale(t, s, seat);
    if (pool !== NONE)
      return { move: RESELL[pool]!, why: { code: 'resell', facts: { pool: POOLS[pool]! } } };
  }
  // A point for 2 income instead of a point lost by a small loss.
  const lacking =
    -profit(t, s, seat) - (f.pool === NONE ? 0 : Math.min(5, unusedIn(t, s, seat, f.pool)));
  if (lacking > 0 && lacking <= 2 && s.bvp[seat]! >= 1 && s.income[seat]! < t.facts.cap)
    return { move: TRADE_INCOME, why: { code: 'trade-loss' } };
  if (tradesAhead(t, s, seat, w)) return { move: TRADE_INCOME, why: { code: 'trade-hire' } };
  return { move: DONE, why: { code: 'done' } };
}

/** The pool whose sale earns the bonus, else the one that sells most. */
function bestResale(t: DeployTable, s: DeployState, seat: number): number {
  let best: number = NONE;
  let most = 0;
  for (let pool = 0; pool < 3; pool++) {
    const unused = Math.min(5, unusedIn(t, s, seat, pool));
    if (unused === 0) continue;
    const worth = unused + (isOptimal(t, s, seat, pool) ? 10 : 0);
    if (worth <= most) continue;
    most = worth;
    best = pool;
  }
  return best;
}
