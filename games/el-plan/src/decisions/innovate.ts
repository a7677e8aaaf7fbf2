import type { Decision, Seat, Table, Template } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards } from '../effects.ts';
import { END_INNOVATE, innovate as innovateMove } from '../moves.ts';
import { gain, held, pay } from '../stock.ts';
import { CENTRE_USED, ENERGY, IDEA, MONEY, RAW, RIG_USED } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Move = MoveOf<'innovate' | 'endInnovate'>;

/** R105, R20: whether one more innovation is allowed at all. */
function mayInnovate(t: T, s: S, seat: Seat): boolean {
  const most = t.options.innovationsPerPeriod;
  return s.box[IDEA]! > 0 && (most === 0 || s.innovations[seat]! < most);
}

/** R108: what replaces one product, if the seat can pay it. */
function canUseRig(t: T, s: S, seat: Seat): boolean {
  if (s.flags[seat]! & RIG_USED) return false;
  const money = fromCards(t, s, seat, EFFECT.rigMoney);
  const energy = fromCards(t, s, seat, EFFECT.rigEnergy);
  return money + energy > 0 && held(s, seat, MONEY) >= money && held(s, seat, ENERGY) >= energy;
}

/** R109 */
function canUseCentre(t: T, s: S, seat: Seat): boolean {
  return !(s.flags[seat]! & CENTRE_USED) && fromCards(t, s, seat, EFFECT.twoTypes) > 0;
}

/** R104, R108 to R110: all innovations possible now; with `out` null only whether there is one. */
function ways(t: T, s: S, seat: Seat, out: Template<Move>[] | null): boolean {
  if (!mayInnovate(t, s, seat)) return false;
  const r = held(s, seat, RAW);
  const g = held(s, seat, RAW + 1);
  const v = held(s, seat, RAW + 2);
  if (r > 0 && g > 0 && v > 0) {
    if (out === null) return true;
    out.push(innovateMove(1, 1, 1));
  }
  if (r + g + v < 2) return false;
  if (canUseRig(t, s, seat))
    for (let missing = 2; missing >= 0; missing--) {
      if ((missing !== 0 && r === 0) || (missing !== 1 && g === 0) || (missing !== 2 && v === 0))
        continue;
      if (out === null) return true;
      out.push(innovateMove(missing === 0 ? 0 : 1, missing === 1 ? 0 : 1, missing === 2 ? 0 : 1));
    }
  if (canUseCentre(t, s, seat))
    for (let two = 0; two < 3; two++)
      for (let one = 0; one < 3; one++) {
        if (one === two || held(s, seat, RAW + two) < 2 || held(s, seat, RAW + one) < 1) continue;
        if (out === null) return true;
        out.push(innovateMove(amount(0, two, one), amount(1, two, one), amount(2, two, one)));
      }
  return false;
}

function amount(product: number, two: number, one: number): number {
  return product === two ? 2 : product === one ? 1 : 0;
}

/** C19 */
export const innovate: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    ways(t, s, f.seat, out);
    out.push(END_INNOVATE);
  },
  /** R106, R107 */
  apply(t, s, f, move, emit) {
    if (move.type !== 'innovate') return;
    const { seat } = f;
    const { raw, good, service } = move;
    pay(s, seat, RAW, raw);
    pay(s, seat, RAW + 1, good);
    pay(s, seat, RAW + 2, service);
    if (raw + good + service === 2) {
      pay(s, seat, MONEY, fromCards(t, s, seat, EFFECT.rigMoney));
      pay(s, seat, ENERGY, fromCards(t, s, seat, EFFECT.rigEnergy));
      s.flags[seat]! |= RIG_USED;
    } else if (raw !== 1 || good !== 1) s.flags[seat]! |= CENTRE_USED;
    gain(s, seat, IDEA, 1);
    s.innovations[seat]!++;
    emit?.({ type: 'innovated', seat, raw, good, service });
    s.agenda.push(t.facts.begun.innovate[seat]!);
    if (s.innovations[seat] === 1 && fromCards(t, s, seat, EFFECT.patent) > 0)
      s.agenda.push(t.facts.frames.patentTokens[seat]!);
  },
  fallback(t, s, f) {
    const whole =
      mayInnovate(t, s, f.seat) &&
      held(s, f.seat, RAW) > 0 &&
      held(s, f.seat, RAW + 1) > 0 &&
      held(s, f.seat, RAW + 2) > 0;
    return whole ? innovateMove(1, 1, 1) : END_INNOVATE;
  },
  auto: (t, s, f) => (f.begun || ways(t, s, f.seat, null) ? null : END_INNOVATE),
};
