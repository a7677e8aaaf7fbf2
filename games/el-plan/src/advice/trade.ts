/** D5 to D7 and cutbacks: what to buy, sell, turn into ideas and keep; and which tokens to take. */
import type { Decision, Seat, Table } from '@boardroom/kernel';
import { buy } from '../decisions/buy.ts';
import { cutback } from '../decisions/cutback.ts';
import { innovate } from '../decisions/innovate.ts';
import { sell } from '../decisions/sell.ts';
import { soldTypes, tollOf } from '../effects.ts';
import { END_BUY, END_INNOVATE, END_SALE, PRODUCT_INDEX } from '../moves.ts';
import { held } from '../stock.ts';
import { ENERGY, MONEY, WORKER } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanState, MoveOf } from '../types.ts';
import { marketWorth, purchase, restWorth, takeIdeas } from './month.ts';
import { allTokens, goodsOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { list, say } from './said.ts';
import type { Said } from './said.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** Takes tokens of the kind the company has least of, against the slots it has to fill. */
export function takeScarce(
  t: T,
  s: S,
  f: Readonly<ElPlanFrame>,
  decision: Decision<ElPlan, ElPlanFrame, MoveOf<'take'>>,
): Said {
  const lack = lackOf(t, s, f.seat);
  let best: MoveOf<'take'> | null = null;
  let bestLack = -Infinity;
  for (const move of list(decision, t, s, f)) {
    const { workers, money, energy } = move;
    // Each further token of a kind helps a little less.
    const sum =
      workers * lack[WORKER]! +
      money * lack[MONEY]! +
      energy * lack[ENERGY]! -
      (workers * workers + money * money + energy * energy) / 2;
    if (sum > bestLack) [best, bestLack] = [move, sum];
  }
  return say(best!, 'scarce');
}

/** Slots less tokens, for each resource; $ buys products and cards too. */
function lackOf(t: T, s: S, seat: Seat): number[] {
  const tokens = allTokens(t, s, seat);
  const lack = [-tokens[0]!, 1.5 - tokens[1]!, 0.5 - tokens[2]!];
  const { plans, cards } = t.facts;
  for (const row of plans[s.business[seat]!]!.rows) for (const slot of row.slots) lack[slot]!++;
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat) for (const slot of cards[card]!.slots) lack[slot]!++;
  return lack;
}

/** C16: what is missing for an idea, if it is worth its price. */
export function buying(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const [r = 0, g = 0, v = 0] = goodsOf(s, seat);
  marketWorth(o, r, g, v, held(s, seat, MONEY));
  const { first } = purchase;
  if (first < 0) return say(END_BUY, 'save');
  const toll = tollOf(t, s, seat) >= 0;
  let best: MoveOf<'buy'> | null = null;
  let bestPrice = Infinity;
  for (const move of list(buy, t, s, f)) {
    if (move.type !== 'buy' || PRODUCT_INDEX[move.product] !== first) continue;
    const discount = move.discount === 'money' && !toll ? 1 : 0;
    const price =
      (move.from === 'market' ? 0 : o.t.content.importPrice - o.t.content.marketPrice) -
      discount -
      (move.adviser ? 1 : 0);
    if (price < bestPrice) [best, bestPrice] = [move, price];
  }
  return best ? say(best, 'missing', { product: best.product }) : say(END_BUY, 'save');
}

/** C17: what no idea needs and cannot be kept. */
export function selling(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const goods = goodsOf(s, seat);
  takeIdeas(o, goods, held(s, seat, MONEY));
  restWorth(o, goods);
  const lack = lackOf(t, s, seat);
  let best: MoveOf<'sell'> | null = null;
  let bestWorth = 0;
  const sold = soldTypes(s, seat);
  for (const move of list(sell, t, s, f)) {
    if (move.type !== 'sell') continue;
    const product = PRODUCT_INDEX[move.product]!;
    if (goods[product]! <= 0) continue;
    // Rather the type with more to sell; $ if it is the scarcer token.
    const worth =
      goods[product]! * 10 +
      (sold & (1 << product) ? 100 : 0) +
      (lack[MONEY]! >= lack[ENERGY]! ? move.money : -move.money) +
      1;
    if (best === null || worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return best ? say(best, 'surplus', { product: best.product }) : say(END_SALE, 'keep');
}

/** C19: every idea that can be had, whole sets first. */
export function innovating(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const ways = list(innovate, o.t, o.s, f).filter((move) => move.type === 'innovate');
  const [first] = ways;
  if (!first) return say(END_INNOVATE, 'no-more-ideas');
  const free = ways.find((move) => move.raw + move.good + move.service === 3) ?? first;
  return say(free, 'a-point');
}

/** C21: the dearest to make. */
export function keeping(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  let best: MoveOf<'keep'> | null = null;
  let bestWorth = -1;
  for (const move of list(cutback, o.t, o.s, f)) {
    const counts = [move.raw, move.good, move.service];
    let worth = 0;
    for (let p = 0; p < 3; p++)
      worth += counts[p]! > 0 ? o.kept[p]! * (1 + 0.4 * (counts[p]! - 1)) : 0;
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return say(best!, 'dearest');
}
