import type { Decision, Seat, Table, Template } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import {
  boughtTypes,
  countBits,
  fromCards,
  fromEvent,
  isGuest,
  tollOf,
  unitPrice,
} from '../effects.ts';
import { buy as buyMove, END_BUY, PRODUCT_INDEX } from '../moves.ts';
import { gain, held, pay } from '../stock.ts';
import { ADVISER_USED, BOUGHT, MONEY, RAW, SERVED, SPACE_5, STOCK } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { adviserOf } from './acquire.ts';
import { payTollNow } from './pay-toll.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Move = MoveOf<'buy' | 'endBuy'>;

/** R43 */
export function isMarketClosed(t: T, s: S, seat: Seat): boolean {
  return fromEvent(t, s, seat, EFFECT.marketClosed) > 0;
}

/** R86, R92 */
export function mayBuyType(t: T, s: S, seat: Seat, product: number): boolean {
  const bits = boughtTypes(s, seat);
  if (bits & (1 << product)) return true;
  return bits === 0 || countBits(bits) < 1 + fromCards(t, s, seat, EFFECT.buyTypes);
}

/** R85, R87: whether a token of this type can be had there at all. */
export function isThere(t: T, s: S, product: number, imported: boolean): boolean {
  if (!imported) return s.market[product]! > 0;
  if (t.options.importOnlyWhenSoldOut && s.market[product]! > 0) return false;
  return s.box[RAW + product]! > 0;
}

/** The price with these discounts (space 1, adviser 2), or -1 if they cannot be used (R90, R42). */
function priceWith(t: T, s: S, seat: Seat, unit: number, bits: number): number {
  let price = unit;
  if (bits & 1) {
    if (s.spot[seat] !== SPACE_5 || !isGuest(s, seat, 5)) return -1;
    price--;
  }
  if (bits & 2) {
    const off = adviserOf(t, s, seat);
    if (off === 0) return -1;
    price -= off;
  }
  return bits > 0 && price < 1 ? -1 : price;
}

/** Whether the seat can pay this price, and with the space discount its toll. */
function affords(t: T, s: S, seat: Seat, price: number, bits: number): boolean {
  const money = held(s, seat, MONEY);
  const toll = bits & 1 ? tollOf(t, s, seat) : -1;
  if (toll < 0) return price <= money;
  return toll === MONEY ? price < money : price <= money && held(s, seat, toll) > 0;
}

function ways(t: T, s: S, seat: Seat, out: Template<Move>[] | null): boolean {
  if (isMarketClosed(t, s, seat) || held(s, seat, MONEY) === 0) return false;
  const market = unitPrice(t, s, seat, false);
  const imports = unitPrice(t, s, seat, true);
  const mostBits =
    (s.spot[seat] === SPACE_5 && isGuest(s, seat, 5) ? 1 : 0) | (adviserOf(t, s, seat) > 0 ? 2 : 0);
  for (let product = 0; product < 3; product++) {
    if (!mayBuyType(t, s, seat, product)) continue;
    for (let from = 0; from < 2; from++) {
      if (!isThere(t, s, product, from === 1)) continue;
      for (let bits = 0; bits <= mostBits; bits++) {
        const price = priceWith(t, s, seat, from === 1 ? imports : market, bits);
        if (price < 0 || !affords(t, s, seat, price, bits)) continue;
        if (out === null) return true;
        out.push(buyMove(product, from === 1, bits));
      }
    }
  }
  return false;
}

/** C16: one token a step. */
export const buy: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    ways(t, s, f.seat, out);
    out.push(END_BUY);
  },
  apply(t, s, f, move, emit) {
    if (move.type !== 'buy') return;
    const { seat } = f;
    const imported = move.from === 'import';
    const product = PRODUCT_INDEX[move.product]!;
    const bits = (move.discount === 'none' ? 0 : 1) | (move.adviser ? 2 : 0);
    const price = priceWith(t, s, seat, unitPrice(t, s, seat, imported), bits);
    if (bits & 1) {
      payTollNow(t, s, seat, emit);
      s.flags[seat]! |= SERVED;
      emit?.({ type: 'served', seat, space: '5' });
    }
    if (bits & 2) s.flags[seat]! |= ADVISER_USED;
    pay(s, seat, MONEY, price);
    if (imported) gain(s, seat, RAW + product, 1);
    else {
      s.market[product]!--;
      s.stock[seat * STOCK + RAW + product]!++;
    }
    s.flags[seat]! |= BOUGHT << product;
    emit?.({ type: 'bought', seat, product: move.product, from: move.from, price });
    s.agenda.push(t.facts.begun.buy[seat]!);
  },
  fallback: () => END_BUY,
  auto: (t, s, f) => (f.begun || ways(t, s, f.seat, null) ? null : END_BUY),
};
