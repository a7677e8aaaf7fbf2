/** Tokens of the player's choice from the box: one mechanism for C7, C18, C20 and C22. */
import type { Decision, Emit, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards, fromEvent } from '../effects.ts';
import { take } from '../moves.ts';
import { gain } from '../stock.ts';
import { ENERGY, MONEY, SPACES, SPACE_6, STOCK, WORKER } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

interface Taking {
  count(t: T, s: S, seat: Seat): number;
  /** Whether a worker is among the choices. */
  readonly workers: boolean;
  /** The default: which to take first, or evenly $ and E. */
  readonly prefer: readonly number[] | 'even';
  after?(t: T, s: ElPlanState, seat: Seat, emit?: Emit<ElPlanEvent>): void;
}

function takeTokens(taking: Taking): Decision<ElPlan, ElPlanFrame, MoveOf<'take'>> {
  const { workers, prefer } = taking;
  const inBox = (s: S, thing: number): number => (thing === WORKER && !workers ? 0 : s.box[thing]!);
  /** R145: as many as the box can give. */
  const size = (t: T, s: S, seat: Seat): number =>
    Math.min(taking.count(t, s, seat), inBox(s, WORKER) + inBox(s, MONEY) + inBox(s, ENERGY));
  const decision: Decision<ElPlan, ElPlanFrame, MoveOf<'take'>> = {
    legal(t, s, f, out) {
      const count = size(t, s, f.seat);
      for (let w = 0; w <= count && w <= inBox(s, WORKER); w++)
        for (let e = 0; w + e <= count && e <= inBox(s, ENERGY); e++)
          if (count - w - e <= inBox(s, MONEY)) out.push(take(w, count - w - e, e));
    },
    apply(t, s, f, move, emit) {
      gain(s, f.seat, WORKER, move.workers);
      gain(s, f.seat, MONEY, move.money);
      gain(s, f.seat, ENERGY, move.energy);
      if (move.workers + move.money + move.energy > 0)
        emit?.({ ...move, type: 'tookTokens', seat: f.seat });
      taking.after?.(t, s, f.seat, emit);
    },
    fallback(t, s, f) {
      const count = size(t, s, f.seat);
      if (prefer === 'even') {
        const half = Math.min(Math.ceil(count / 2), s.box[MONEY]!);
        const energy = Math.min(count - half, s.box[ENERGY]!);
        return take(0, count - energy, energy);
      }
      const taken = [0, 0, 0];
      let left = count;
      for (const thing of prefer) {
        taken[thing] = Math.min(left, inBox(s, thing));
        left -= taken[thing];
      }
      return take(taken[0]!, taken[1]!, taken[2]!);
    },
    /** R145: with nothing in the box nothing is asked; neither with one kind only. */
    auto(t, s, f) {
      const kinds =
        (inBox(s, WORKER) > 0 ? 1 : 0) + (s.box[MONEY]! > 0 ? 1 : 0) + (s.box[ENERGY]! > 0 ? 1 : 0);
      const all = inBox(s, WORKER) + inBox(s, MONEY) + inBox(s, ENERGY);
      const forced = kinds < 2 || size(t, s, f.seat) === all || size(t, s, f.seat) === 0;
      return forced ? decision.fallback(t, s, f) : null;
    },
  };
  return decision;
}

/** C7, EV14 */
export const seedToken = takeTokens({
  count: (t, s, seat) => fromEvent(t, s, seat, EFFECT.grant),
  workers: true,
  prefer: [MONEY, ENERGY, WORKER],
});

/** C22, option `d2Token` choice. */
export const adminToken = takeTokens({
  count: () => 1,
  workers: true,
  prefer: [WORKER, MONEY, ENERGY],
});

/** C18: R100, R102, then the $ lying on the space. */
export const subsidyToken = takeTokens({
  count: (t, s, seat) => 1 + fromCards(t, s, seat, EFFECT.subsidyBonus),
  workers: false,
  prefer: [MONEY, ENERGY],
  after(_t, s, seat, emit) {
    const space = s.spot[seat]!;
    const money = s.pots[space - SPACE_6]!;
    if (money === 0) return;
    s.pots[space - SPACE_6] = 0;
    s.stock[seat * STOCK + MONEY]! += money;
    emit?.({ type: 'potCollected', seat, space: SPACES[space]!, money });
  },
});

/** C20, R111 */
export const patentTokens = takeTokens({
  count: (t, s, seat) => fromCards(t, s, seat, EFFECT.patent),
  workers: false,
  prefer: 'even',
});
