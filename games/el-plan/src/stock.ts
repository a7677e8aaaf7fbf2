/** Tokens moving between the box, the players' stocks and the slots. */
import type { Seat, Table } from '@boardroom/kernel';
import type { Item } from './facts.ts';
import { IDEA, INACTIVE, MONEY, ENERGY, STOCK } from './types.ts';
import type { ElPlan, ElPlanState } from './types.ts';

export function held(s: Readonly<ElPlanState>, seat: Seat, thing: number): number {
  return s.stock[seat * STOCK + thing]!;
}

/** R19, R20: from the box as far as it goes; returns how many came. */
export function gain(s: ElPlanState, seat: Seat, thing: number, count: number): number {
  const inBox = s.box[thing]!;
  const served = count < inBox ? count : inBox;
  s.box[thing] = inBox - served;
  s.stock[seat * STOCK + thing]! += served;
  return served;
}

/** R19: to the box. */
export function pay(s: ElPlanState, seat: Seat, thing: number, count: number): void {
  s.stock[seat * STOCK + thing]! -= count;
  s.box[thing]! += count;
}

/** R145: how many of `count` tokens, each $ or E, the box can pay. */
export function payable(s: Readonly<ElPlanState>, count: number): number {
  const most = s.box[MONEY]! + s.box[ENERGY]!;
  return count < most ? count : most;
}

/** The fewest $ in a payment of `count` tokens that the box can make up with E. */
export function fewestMoney(s: Readonly<ElPlanState>, count: number): number {
  const short = count - s.box[ENERGY]!;
  return short > 0 ? short : 0;
}

export function mostMoney(s: Readonly<ElPlanState>, count: number): number {
  const inBox = s.box[MONEY]!;
  return count < inBox ? count : inBox;
}

/** R57, R58: whether free tokens fill the slots with ideas on the slots of `bits`. */
export function canFill(s: Readonly<ElPlanState>, seat: Seat, item: Item, bits: number): boolean {
  const { stock } = s;
  const { needs } = item;
  const at = seat * STOCK;
  const from = bits * 4;
  return (
    stock[at]! >= needs[from]! &&
    stock[at + 1]! >= needs[from + 1]! &&
    stock[at + 2]! >= needs[from + 2]! &&
    stock[at + IDEA]! >= needs[from + 3]!
  );
}

/** Puts tokens on the slots of an item, or with `sign` 1 takes them back. */
export function place(s: ElPlanState, seat: Seat, item: Item, bits: number, sign: 1 | -1): void {
  const at = seat * STOCK;
  for (let thing = 0; thing <= IDEA; thing++)
    s.stock[at + thing]! += sign * item.needs[bits * 4 + thing]!;
}

/** The row or card with this index, rows first. */
export function itemAt(
  t: Table<ElPlan>,
  s: Readonly<ElPlanState>,
  seat: Seat,
  index: number,
): Item {
  const { rows, plans, cards } = t.facts;
  return index < rows ? plans[s.business[seat]!]!.rows[index]! : cards[index - rows]!;
}

/** What an item carries: INACTIVE or the bits of its idea slots. */
export function coverOf(t: Table<ElPlan>, s: Readonly<ElPlanState>, seat: Seat, index: number) {
  const { rows } = t.facts;
  return index < rows ? s.rows[seat * rows + index]! : s.cards[index - rows]!;
}

export function setCover(
  t: Table<ElPlan>,
  s: ElPlanState,
  seat: Seat,
  index: number,
  cover: number,
): void {
  const { rows } = t.facts;
  if (index < rows) s.rows[seat * rows + index] = cover;
  else s.cards[index - rows] = cover;
}

/** Adds up what lies on the slots of a seat: one number for each resource and for ideas. */
export function placedTokens(t: Table<ElPlan>, s: Readonly<ElPlanState>, seat: Seat): number[] {
  const sum = [0, 0, 0, 0];
  if (s.business[seat]! < 0) return sum;
  const { rows, plans, cards } = t.facts;
  const add = (item: Item, bits: number): void => {
    if (bits === INACTIVE) return;
    for (let thing = 0; thing <= IDEA; thing++) sum[thing]! += item.needs[bits * 4 + thing]!;
  };
  const plan = plans[s.business[seat]!]!;
  for (let row = 0; row < plan.rows.length; row++) add(plan.rows[row]!, s.rows[seat * rows + row]!);
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat) add(cards[card]!, s.cards[card]!);
  return sum;
}

export function cardsOwned(s: Readonly<ElPlanState>, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < s.owner.length; card++) if (s.owner[card] === seat) count++;
  return count;
}
