/** Which action to take: every kind of action is priced, the best one is played. */
import { NONE } from '@boardroom/kernel';
import { canIntegrate } from '../decisions/action.ts';
import { canDiscard, incomeAfter, tilesDocked } from '../development.ts';
import { profit } from '../figures.ts';
import { isReady } from '../free-steps.ts';
import { develop, NO_DISCARD } from '../moves.ts';
import { KINDS, MONITORING, ROOM_CUBES, SOCKETS } from '../types.ts';
import type { MoveOf } from '../types.ts';
import { workersLeft } from './fixed.ts';
import { addPlan, deployPlan, hopes } from './growth.ts';
import { bestMonitoring } from './monitoring.ts';
import { byOffice, idle, valueNow } from './plan.ts';
import type { Plan, Scene } from './plan.ts';
import { movePlan, removePlan } from './removals.ts';

/** How much less than by CONSULT a worker may bring for once. */
const PATIENCE = 0.7;

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
  if (best !== consult || s.round === at.t.facts.rounds) return best;
  // R80 Only a DEPLOY brings a new project: who waits for better ones waits for ever.
  const start = add !== null && (deploy === null || add.rate > deploy.rate) ? add : deploy;
  return start !== null && start.rate > idle(w) - PATIENCE ? start : consult;
}

const MAKERS: readonly ((at: Scene) => Plan | null)[] = [
  movePlan,
  developPlan,
  monitorPlan,
  monitoringPlan,
  integratePlan,
];

/** Workers of a DEPLOY, and the one who takes the tile. */
const MENDS = 5;

function developPlan(scene: Scene): Plan | null {
  const { t, s, seat, base } = scene;
  if (!t.options.developmentTiles) return null;
  const full = tilesDocked(s, seat) === SOCKETS;
  const docked = s.docked[seat]!;
  const income = s.income[seat]!;
  let best: { at: number; kind: number; discard: number; rate: number } | null = null;
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
      // R131 The 3 income of a Technology must not bring a loss that no DEPLOY of this round can mend.
      const isLate = after < income && workersLeft(s, seat) < MENDS && profit(t, s, seat) < 0;
      const rate = isLate ? 0 : valueNow(scene) - base;
      s.docked[seat] = docked;
      s.income[seat] = income;
      if (best === null || rate > best.rate) best = { at, kind, discard, rate };
    }
  }
  if (best === null) return null;
  const { at, kind, discard, rate } = best;
  const move = develop(at, kind, discard)[0] as MoveOf<'develop'>;
  const why = { code: 'develop', facts: { tile: KINDS[kind]! } };
  return { move: byOffice(s, seat, move, 1), rate, why };
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
  scene: Scene,
  most: number,
): { colour: number; from: number; gain: number } | null {
  const { s, seat, base } = scene;
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
        const gain = valueNow(scene) - base + 0.1 * n;
        s.room[at]! += n;
        s.beside[seat * 3 + colour]! -= n;
        s.income[seat]! += 3 * n;
        if (best === null || gain > best.gain) best = { colour, from, gain };
      }
    }
  return best;
}
