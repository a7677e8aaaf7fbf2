/** Preparation: which Technologies go back, which workers come and go (R27–R32). */
import { NONE } from '@boardroom/kernel';
import type { Suggestion } from '@boardroom/kernel';
import { canHire, canRemoveTech } from '../decisions/prep-team.ts';
import { profit } from '../figures.ts';
import { ADD_WORKER, DONE, REMOVE_WORKER, TRADE_INCOME } from '../moves.ts';
import { KINDS } from '../types.ts';
import type { DeployMove, DeployState, DeployTable, FrameOf } from '../types.ts';
import { scene, valueNow } from './plan.ts';
import type { Scene } from './plan.ts';
import { paymentsLeft } from './value.ts';
import type { Weights } from './weights.ts';

type S = Readonly<DeployState>;
type Answer = Suggestion<DeployMove>;

/** Points given for one worker at most: they bring the 5 income it costs. */
const MOST_TRADES = 3;

export function answerPrepTeam(
  t: DeployTable,
  view: S,
  f: Readonly<FrameOf<'prepTeam'>>,
  w: Weights,
): Answer {
  const { seat } = f;
  const at = scene(t, view, seat, w);
  const { s, base } = at;
  if (f.added + f.removed === 0) {
    const kind = unwantedTechnology(at);
    if (kind !== NONE)
      return {
        move: { type: 'removeTech', tile: KINDS[kind]! },
        why: { code: 'remove-tech', facts: { tile: KINDS[kind]! } },
      };
  }
  const worth = hireWorth(paymentsLeft(t, s), w);
  if (worth > 0 && f.removed === 0 && f.added < 2) {
    if (canHire(t, s, seat)) return { move: ADD_WORKER, why: { code: 'hire' } };
    if (canBuyHire(t, s, seat, w)) return { move: TRADE_INCOME, why: { code: 'trade-hire' } };
  }
  if (f.added === 0 && f.removed < 2 && s.coffee[seat]! > 0) {
    const inTrouble = profit(t, s, seat) < 0 && base < 0;
    if (worth < -0.2 || inTrouble) return { move: REMOVE_WORKER, why: { code: 'dismiss' } };
  }
  return { move: DONE, why: { code: 'done' } };
}

function unwantedTechnology(at: Scene): number {
  const { t, s, seat, base } = at;
  const docked = s.docked[seat]!;
  const income = s.income[seat]!;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!canRemoveTech(t, s, seat, kind)) continue;
    s.docked[seat] = docked & ~(1 << kind);
    s.income[seat] = Math.min(t.facts.cap, income + 3);
    const gain = valueNow(at) - base;
    s.docked[seat] = docked;
    s.income[seat] = income;
    if (gain > 0.15) return kind;
  }
  return NONE;
}

/** What one more worker does in so many rounds to come, less what it costs. */
function hireWorth(payments: number, w: Weights): number {
  let worth = -5 * w.credit * payments;
  for (let later = 0; later < payments; later++)
    worth += w.staff * w.worker[Math.min(later, w.worker.length - 1)]!;
  return worth;
}

/**
 * R119 Points for income, 2 each, if that lets one more worker in: a worker brings more than the
 * points in the rounds to come, and the income stays.
 */
function canBuyHire(t: DeployTable, s: S, seat: number, w: Weights): boolean {
  return paysTrades(t, s, seat, w, 1, paymentsLeft(t, s));
}

/** Whether trades let this many workers in, who will be there for so many settlements. */
function paysTrades(
  t: DeployTable,
  s: S,
  seat: number,
  w: Weights,
  workers: number,
  payments: number,
): boolean {
  const trades = Math.ceil((5 * workers - profit(t, s, seat)) / 2);
  if (s.supply[seat]! < workers || trades < 1 || trades > MOST_TRADES || s.bvp[seat]! < trades)
    return false;
  const income = s.income[seat]!;
  if (income + 2 * trades < 5 || income >= t.facts.cap) return false;
  return trades * (1 - 2 * w.credit * paymentsLeft(t, s)) < w.hireTrade * payments;
}

/** The trade for the workers of the next round, while the income is still paid in this one (R129). */
export function tradesAhead(t: DeployTable, s: S, seat: number, w: Weights): boolean {
  const payments = paymentsLeft(t, s) - 1;
  if (payments === 0 || hireWorth(payments, w) <= 0) return false;
  return paysTrades(t, s, seat, w, 1, payments) || paysTrades(t, s, seat, w, 2, payments);
}
