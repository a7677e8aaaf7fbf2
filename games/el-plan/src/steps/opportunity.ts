import type { Emit, Seat, Step, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards, isGuest, tollOf } from '../effects.ts';
import { gain, held } from '../stock.ts';
import { BARRED, SERVED, SPACES, WORKER } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanState } from '../types.ts';

/** R32, R41, R42: a guest of D2, D4 or D6 is served, after the toll if there is one. */
export const opportunity: Step<ElPlan> = {
  run(t, s, f, emit) {
    const { seat } = f;
    if (!isGuest(s, seat, s.district)) return;
    const toll = tollOf(t, s, seat);
    if (toll < 0) serve(t, s, seat, emit);
    else if (held(s, seat, toll) > 0) s.agenda.push(t.facts.frames.payToll[seat]!);
    else {
      s.flags[seat]! |= BARRED;
      emit?.({ type: 'barred', seat });
    }
  },
};

/** Gives the benefit of the space; in D4 it is one more wild process (R76). */
export function serve(
  t: Table<ElPlan>,
  s: ElPlanState,
  seat: Seat,
  emit?: Emit<ElPlanEvent>,
): void {
  const { frames } = t.facts;
  s.flags[seat]! |= SERVED;
  emit?.({ type: 'served', seat, space: SPACES[s.spot[seat]!]! });
  if (s.district === 6) s.agenda.push(frames.subsidyToken[seat]!);
  if (s.district !== 2) return;
  s.agenda.push(frames.sellCard[seat]!);
  const chosen = t.options.d2Token === 'choice';
  if (chosen) s.agenda.push(frames.adminToken[seat]!);
  // R51, R52
  const count = gain(s, seat, WORKER, (chosen ? 0 : 1) + fromCards(t, s, seat, EFFECT.canteen));
  if (count > 0) emit?.({ type: 'hired', seat, count });
}
