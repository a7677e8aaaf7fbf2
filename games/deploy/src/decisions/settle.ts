import { NONE } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { unusedIn } from '../figures.ts';
import { isAny, pushAnytime, takeFreeStep } from '../free-steps.ts';
import { DONE, RESELL } from '../moves.ts';
import type { Option } from '../moves.ts';
import { has } from '../room.ts';
import { POOLS, RE_SELL } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf } from '../types.ts';

type F = FrameOf<'settle'>;

/** R97, R126 The settlement window, before income and fees. */
export const settle: Decision<Deploy, F> = {
  legal(t, s, f, out) {
    pushOptions(t, s, f, out);
    out.push(DONE);
  },
  apply(t, s, f, move, emit) {
    f.open = true;
    if (takeFreeStep(t, s, f, move, emit)) return;
    if (move.type === 'resell') {
      f.pool = POOLS.indexOf(move.pool);
      s.agenda.push(f);
    } else s.agenda.push({ kind: 'settleUp', seat: f.seat, pool: f.pool });
  },
  /** RE-SELL the pool with most unused places, then done. */
  fallback(t, s, f) {
    let best = NONE;
    if (f.pool === NONE && has(s, f.seat, RE_SELL))
      for (let pool = 0; pool < 3; pool++) {
        const unused = unusedIn(t, s, f.seat, pool);
        if (unused > (best === NONE ? 0 : unusedIn(t, s, f.seat, best))) best = pool;
      }
    return best === NONE ? DONE : RESELL[best]!;
  },
  auto: (t, s, f) => (f.open || isAny((out) => pushOptions(t, s, f, out)) ? null : DONE),
};

function pushOptions(t: DeployTable, s: Readonly<DeployState>, f: Readonly<F>, out: Option[]) {
  const { seat } = f;
  if (f.pool === NONE && has(s, seat, RE_SELL))
    for (let pool = 0; pool < 3; pool++)
      if (unusedIn(t, s, seat, pool) > 0) out.push(RESELL[pool]!);
  pushAnytime(t, s, seat, out);
}
