import type { Decision, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { fromCards } from '../effects.ts';
import { keep } from '../moves.ts';
import { gain, held, pay } from '../stock.ts';
import { ENERGY, RAW } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';

/** R112, R113: how many products a seat may keep. */
export function mayKeep(t: Table<ElPlan>, s: Readonly<ElPlanState>, seat: Seat): number {
  return 1 + fromCards(t, s, seat, EFFECT.keep);
}

export function products(s: Readonly<ElPlanState>, seat: Seat): number {
  return held(s, seat, RAW) + held(s, seat, RAW + 1) + held(s, seat, RAW + 2);
}

/** C21: put only to seats with more products than they may keep (R144). */
export const cutback: Decision<ElPlan, ElPlanFrame, MoveOf<'keep'>> = {
  legal(t, s, f, out) {
    const most = mayKeep(t, s, f.seat);
    for (let raw = Math.min(most, held(s, f.seat, RAW)); raw >= 0; raw--)
      for (let good = Math.min(most - raw, held(s, f.seat, RAW + 1)); good >= 0; good--) {
        const service = most - raw - good;
        if (service <= held(s, f.seat, RAW + 2)) out.push(keep(raw, good, service));
      }
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    const raw = held(s, seat, RAW) - move.raw;
    const good = held(s, seat, RAW + 1) - move.good;
    const service = held(s, seat, RAW + 2) - move.service;
    pay(s, seat, RAW, raw);
    pay(s, seat, RAW + 1, good);
    pay(s, seat, RAW + 2, service);
    emit?.({ ...move, type: 'kept', seat });
    emit?.({ type: 'lost', seat, raw, good, service });
    // R115
    const most = fromCards(t, s, seat, EFFECT.recycle);
    if (most === 0) return;
    const energy = gain(s, seat, ENERGY, Math.min(most, raw + good + service));
    emit?.({ type: 'recycled', seat, energy });
  },
  /** One of each in the order last table row, last but one, …; then second ones. */
  fallback(t, s, f) {
    const { table, type } = t.facts.plans[s.business[f.seat]!]!;
    const order: number[] = [];
    for (let i = table.length - 1; i >= 0; i--)
      if (table[i]!.product !== type && !order.includes(table[i]!.product))
        order.push(table[i]!.product);
    order.push(type);
    const kept = [0, 0, 0];
    let left = mayKeep(t, s, f.seat);
    for (let round = 1; left > 0; round++)
      for (const product of order)
        if (left > 0 && held(s, f.seat, RAW + product) >= round) {
          kept[product]!++;
          left--;
        }
    return keep(kept[0]!, kept[1]!, kept[2]!);
  },
  /** With one type only there is nothing to choose. */
  auto(t, s, f) {
    const kinds =
      (held(s, f.seat, RAW) > 0 ? 1 : 0) +
      (held(s, f.seat, RAW + 1) > 0 ? 1 : 0) +
      (held(s, f.seat, RAW + 2) > 0 ? 1 : 0);
    return kinds < 2 ? cutback.fallback(t, s, f) : null;
  },
};
