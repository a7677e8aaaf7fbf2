import type { Decision, Emit, Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { countBits, effect, fromCards, soldTypes } from '../effects.ts';
import { END_SALE, PRODUCT_INDEX, sell as sellMove } from '../moves.ts';
import { fewestMoney, gain, held, mostMoney, payable } from '../stock.ts';
import { ENERGY, MONEY, PRODUCTS, RAW, SOLD, SPACES, SPACE_6, STOCK } from '../types.ts';
import type { ElPlan, ElPlanEvent, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { isMarketClosed } from './buy.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Move = MoveOf<'sell' | 'endSale'>;

/** R93, R95 */
export function maySellType(t: T, s: S, seat: Seat, product: number): boolean {
  if (held(s, seat, RAW + product) === 0) return false;
  const bits = soldTypes(s, seat);
  if (bits & (1 << product)) return true;
  return bits === 0 || countBits(bits) < 1 + fromCards(t, s, seat, EFFECT.sellTypes);
}

/** R93, R96: how many tokens the next token sold pays. */
function salePay(t: T, s: S, seat: Seat): number {
  const count = 1 + (soldTypes(s, seat) === 0 ? effect(t, s, seat, EFFECT.saleBonus) : 0);
  return t.options.salePayout === 'money' ? mostMoney(s, count) : payable(s, count);
}

/** C17: one token a step. */
export const sell: Decision<ElPlan, ElPlanFrame, Move> = {
  legal(t, s, f, out) {
    if (!isMarketClosed(t, s, f.seat)) {
      const count = salePay(t, s, f.seat);
      const least = t.options.salePayout === 'money' ? count : fewestMoney(s, count);
      const most = mostMoney(s, count);
      for (let product = 0; product < 3; product++)
        if (maySellType(t, s, f.seat, product))
          for (let money = least; money <= most; money++) out.push(sellMove(product, money));
    }
    out.push(END_SALE);
  },
  apply(t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'endSale') {
      exports(t, s, seat, emit);
      return;
    }
    const product = PRODUCT_INDEX[move.product]!;
    const { money } = move;
    const energy = salePay(t, s, seat) - money;
    s.stock[seat * STOCK + RAW + product]!--;
    s.market[product]!++;
    gain(s, seat, MONEY, money);
    gain(s, seat, ENERGY, energy);
    s.flags[seat]! |= SOLD << product;
    emit?.({ type: 'sold', seat, product: move.product, money, energy });
    s.agenda.push(t.facts.begun.sell[seat]!);
  },
  fallback: () => END_SALE,
  auto(t, s, f) {
    if (f.begun) return null;
    const at = f.seat * STOCK + RAW;
    const products = s.stock[at]! + s.stock[at + 1]! + s.stock[at + 2]!;
    return products === 0 || isMarketClosed(t, s, f.seat) ? END_SALE : null;
  },
};

/** R97 to R99 */
function exports(t: T, s: ElPlanState, seat: Seat, emit?: Emit<ElPlanEvent>): void {
  const size = t.content.exportSize;
  for (let product = 0; product < 3; product++)
    while (s.market[product]! >= size) {
      s.market[product]! -= size;
      s.box[RAW + product]! += size;
      emit?.({ type: 'exported', seat, product: PRODUCTS[product]!, count: size });
      placeSubsidy(s, emit);
      for (let i = 0; i < t.seats; i++) payExportBonus(t, s, (s.leader + i) % t.seats, emit);
    }
}

/** R98: on the leftmost of the spaces with the fewest $. */
function placeSubsidy(s: ElPlanState, emit?: Emit<ElPlanEvent>): void {
  if (s.box[MONEY] === 0) return;
  let space = 0;
  for (let i = 1; i < 3; i++) if (s.pots[i]! < s.pots[space]!) space = i;
  s.box[MONEY]!--;
  s.pots[space]!++;
  emit?.({ type: 'subsidyPlaced', space: SPACES[SPACE_6 + space]! });
}

function payExportBonus(t: T, s: ElPlanState, seat: Seat, emit?: Emit<ElPlanEvent>): void {
  const money = gain(s, seat, MONEY, fromCards(t, s, seat, EFFECT.exportBonus));
  if (money > 0) emit?.({ type: 'exportBonus', seat, money });
}
