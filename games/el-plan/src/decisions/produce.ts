import type { Decision, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { canUse, capacity, fromCards } from '../effects.ts';
import type { Run } from '../facts.ts';
import { END_PRODUCE, PAY_CLOUD } from '../moves.ts';
import { gain, held, pay } from '../stock.ts';
import { CLOUD_USED, ENERGY, PRODUCTS, RAW } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Move = MoveOf<'produce' | 'payCloud' | 'endProduce'>;

/** R81, R20: whether this run is possible on top of the runs already made. */
function canRun(t: T, s: S, seat: Seat, has: readonly number[], coach: number, run: Run): boolean {
  const at = seat * 3;
  return (
    s.box[RAW + run.product]! >= run.count &&
    canUse(
      t,
      s,
      seat,
      has,
      coach,
      s.used[at]! + run.uses[0]!,
      s.used[at + 1]! + run.uses[1]!,
      s.used[at + 2]! + run.uses[2]!,
    )
  );
}

/** R79 */
export function canPayCloud(t: T, s: S, seat: Seat): boolean {
  if (s.flags[seat]! & CLOUD_USED) return false;
  const price = fromCards(t, s, seat, EFFECT.cloud);
  return price > 0 && held(s, seat, ENERGY) >= price;
}

/** C15 with C14 */
export const produce: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    const { table } = t.facts.plans[s.business[f.seat]!]!;
    const has = capacity(t, s, f.seat);
    const coach = fromCards(t, s, f.seat, EFFECT.coach);
    for (let i = 0; i < table.length; i++)
      if (canRun(t, s, f.seat, has, coach, table[i]!)) out.push(table[i]!.move);
    if (canPayCloud(t, s, f.seat)) out.push(PAY_CLOUD);
    out.push(END_PRODUCE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'produce') {
      const run = t.facts.plans[s.business[seat]!]!.table[move.run - 1]!;
      for (let kind = 0; kind < 3; kind++) s.used[seat * 3 + kind]! += run.uses[kind]!;
      gain(s, seat, RAW + run.product, run.count);
      emit?.({
        type: 'produced',
        seat,
        run: move.run,
        product: PRODUCTS[run.product]!,
        count: run.count,
        processes: run.total,
      });
    } else if (move.type === 'payCloud') {
      pay(s, seat, ENERGY, fromCards(t, s, seat, EFFECT.cloud));
      s.flags[seat]! |= CLOUD_USED;
      emit?.({ type: 'cloudPaid', seat });
    } else {
      if (emit) reportUse(t, s, seat, emit);
      return;
    }
    s.agenda.push(t.facts.begun.produce[seat]!);
  },
  fallback(t, s, f) {
    const runs = bestRuns(t, s, f.seat);
    const first = runs.findIndex((count) => count > 0);
    return first < 0 ? END_PRODUCE : t.facts.plans[s.business[f.seat]!]!.table[first]!.move;
  },
  auto(t, s, f) {
    if (f.begun || canPayCloud(t, s, f.seat)) return null;
    const { table } = t.facts.plans[s.business[f.seat]!]!;
    const has = capacity(t, s, f.seat);
    const coach = fromCards(t, s, f.seat, EFFECT.coach);
    for (let i = 0; i < table.length; i++)
      if (canRun(t, s, f.seat, has, coach, table[i]!)) return null;
    return END_PRODUCE;
  },
};

function reportUse(t: T, s: S, seat: Seat, emit: (event: ElPlan['event']) => void): void {
  const [p, l, m, wild] = capacity(t, s, seat);
  const used = s.used[seat * 3]! + s.used[seat * 3 + 1]! + s.used[seat * 3 + 2]!;
  emit({ type: 'productionEnded', seat, used, available: p! + l! + m! + wild! });
}

/**
 * The default of C15: of all sets of further runs the one with most tokens of the own type, then
 * most tokens, then fewest processes, then most runs of t1, of t2, …
 */
function bestRuns(t: T, s: S, seat: Seat): number[] {
  const { table, type } = t.facts.plans[s.business[seat]!]!;
  const has = [...capacity(t, s, seat)];
  const coach = fromCards(t, s, seat, EFFECT.coach);
  let best: number[] = [];
  const runs = table.map(() => 0);
  const used = [0, 1, 2].map((kind) => s.used[seat * 3 + kind]!);
  const made = [0, 0, 0];
  const visit = (from: number): void => {
    const tokens = made[0]! + made[1]! + made[2]!;
    const key = [made[type]!, tokens, -(used[0]! + used[1]! + used[2]!), ...runs];
    if (best.length === 0 || isMore(key, best)) best = key;
    for (let i = from; i < table.length; i++) {
      const run = table[i]!;
      const [p, l, m] = [0, 1, 2].map((kind) => used[kind]! + run.uses[kind]!);
      if (made[run.product]! + run.count > s.box[RAW + run.product]!) continue;
      if (!canUse(t, s, seat, has, coach, p!, l!, m!)) continue;
      step(run, i, 1);
      visit(i);
      step(run, i, -1);
    }
  };
  const step = (run: Run, i: number, sign: 1 | -1): void => {
    for (const [kind, n] of run.uses.entries()) used[kind]! += sign * n;
    made[run.product]! += sign * run.count;
    runs[i]! += sign;
  };
  visit(0);
  return best.slice(3);
}

function isMore(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!;
  return false;
}
