/** The rest of a month for a seat with some products: what to buy, and what comes of it. */
import type { Outlook } from './outlook.ts';

/** Which types the last call of {@link marketWorth} would buy: NONE, or first and second. */
export const purchase = { first: -1, second: -1 };

/** From D5 on: the best purchase, then ideas, sales and what is kept. */
export function marketWorth(o: Outlook, r: number, g: number, v: number, money: number): number {
  const { price, secondPrice, discount, token, buyTypes } = o;
  let best = WORTH[endOf(o, r, g, v, money)]!;
  let first = -1;
  let second = -1;
  for (let a = 0; a < 3; a++) {
    const one = Math.max(1, price[a]! - discount);
    if (one > money) continue;
    const r1 = r + is(a, 0);
    const g1 = g + is(a, 1);
    const v1 = v + is(a, 2);
    const worth = WORTH[endOf(o, r1, g1, v1, money - one)]! - one * token;
    if (worth > best) {
      best = worth;
      first = a;
      second = -1;
    }
    const last = buyTypes > 1 ? 2 : a;
    for (let b = buyTypes > 1 ? 0 : a; b <= last; b++) {
      const two = one + (a === b ? secondPrice[a]! : price[b]!);
      if (two > money) continue;
      const end = endOf(o, r1 + is(b, 0), g1 + is(b, 1), v1 + is(b, 2), money - two);
      const both = WORTH[end]! - two * token;
      if (both > best) {
        best = both;
        first = a;
        second = b;
      }
    }
  }
  purchase.first = first;
  purchase.second = second;
  return best;
}

function is(a: number, b: number): number {
  return a === b ? 1 : 0;
}

/**
 * Worths of ends by the products in hand, for the outlook whose stamp they bear: sets of runs and
 * purchases come to the same products again and again. Money counts for the rig alone.
 */
const SIDE = 16;
const CELLS = SIDE * SIDE * SIDE;
/** The last one is for more products than usual: worked out whenever it is asked for. */
const STAMP = new Int32Array(2 * CELLS + 1);
const WORTH = new Float64Array(2 * CELLS + 1);

/** The place of what comes of these products: ideas, then the best of keeping and selling the rest. */
function endOf(o: Outlook, r: number, g: number, v: number, money: number): number {
  let at = 2 * CELLS;
  if (r < SIDE && g < SIDE && v < SIDE) {
    at = (r * SIDE + g) * SIDE + v + (o.rig <= money ? CELLS : 0);
    if (STAMP[at] === o.stamp) return at;
    STAMP[at] = o.stamp;
  }
  rest[0] = r;
  rest[1] = g;
  rest[2] = v;
  WORTH[at] = o.idea * takeIdeas(o, rest, money) + restWorth(o, rest);
  return at;
}
const rest = [0, 0, 0];

/** Takes the products of all ideas that can be had out of `goods`; returns how many (less the rig). */
export function takeIdeas(o: Outlook, goods: number[], money: number): number {
  let ideas = Math.min(goods[0]!, goods[1]!, goods[2]!, o.mostIdeas);
  for (let p = 0; p < 3; p++) goods[p]! -= ideas;
  if (o.centre && ideas < o.mostIdeas) ideas += takeTwoTypes(goods);
  if (o.rig <= money && ideas < o.mostIdeas) {
    const low = lowest(goods);
    if (goods[(low + 1) % 3]! > 0 && goods[(low + 2) % 3]! > 0) {
      goods[(low + 1) % 3]!--;
      goods[(low + 2) % 3]!--;
      ideas += 1 - ((o.rig + 1) * o.token) / o.idea;
    }
  }
  return ideas;
}

function lowest(goods: readonly number[]): number {
  if (goods[0]! <= goods[1]! && goods[0]! <= goods[2]!) return 0;
  return goods[1]! <= goods[2]! ? 1 : 2;
}

function takeTwoTypes(goods: number[]): number {
  for (let two = 0; two < 3; two++)
    for (let one = 0; one < 3; one++)
      if (one !== two && goods[two]! > 1 && goods[one]! > 0) {
        goods[two]! -= 2;
        goods[one]! -= 1;
        return 1;
      }
  return 0;
}

/** Keeps the dearest and sells the rest of one type, or of two. Leaves in `goods` what is sold. */
export function restWorth(o: Outlook, goods: number[]): number {
  let worth = 0;
  copies[0] = copies[1] = copies[2] = 0;
  for (let i = 0; i < o.keepMost; i++) {
    let best = -1;
    let bestWorth = 0;
    for (let p = 0; p < 3; p++) {
      if (goods[p] === 0) continue;
      const w = o.kept[p]! * (copies[p] === 0 ? 1 : 0.4);
      if (w > bestWorth) {
        bestWorth = w;
        best = p;
      }
    }
    if (best < 0 || (o.canSell && bestWorth < o.later)) break;
    goods[best]!--;
    copies[best]!++;
    worth += bestWorth;
  }
  if (!o.canSell) return worth;
  const low = lowest(goods);
  const a = goods[(low + 1) % 3]!;
  const b = goods[(low + 2) % 3]!;
  const sold = o.sellTypes > 1 ? a + b : Math.max(a, b);
  return sold === 0 ? worth : worth + o.later * (sold + o.saleBonus);
}
const copies = [0, 0, 0];
