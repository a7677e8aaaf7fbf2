/**
 * Lines of a search put the same company before the same question again and again: what was worked
 * out for it once is kept. The key tells everything the advice of D1 and D2 looks at.
 */
import type { Character, Outlook } from './outlook.ts';
import { RAW, STOCK } from '../types.ts';

/** So many answers are kept for each table and character; then it begins anew. */
const MOST = 3000;
/** Outputs come in long lists, and a question or two later nobody asks for them again. */
export const FEW = 40;

export function remember<V>(
  work: (o: Outlook, most: number) => V,
  keyFor: (o: Outlook, most: number) => string = keyOf,
  kept = MOST,
): (o: Outlook, most?: number) => V {
  const tables = new WeakMap<object, WeakMap<Character, Map<string, V>>>();
  return (o, most = 0) => {
    let characters = tables.get(o.t);
    if (!characters) tables.set(o.t, (characters = new WeakMap()));
    let known = characters.get(o.character);
    if (!known) characters.set(o.character, (known = new Map()));
    const key = keyFor(o, most);
    let value = known.get(key);
    if (value === undefined) {
      value = work(o, most);
      if (known.size >= kept) known.clear();
      known.set(key, value);
    }
    return value;
  };
}

const parts: number[] = [];

function keyOf({ t, s, seat }: Outlook): string {
  const { rows } = t.facts;
  let n = 0;
  const add = (value: number): void => {
    parts[n++] = value;
  };
  add(s.period);
  add(s.district);
  add(s.event);
  add(s.eventDeck[0] ?? -1);
  add(s.open);
  add(s.business[seat]!);
  add(s.spot[seat]!);
  add(s.flags[seat]!);
  add(s.returned[seat]!);
  add(s.innovations[seat]!);
  for (let i = 0; i < 3; i++) add(s.used[3 * seat + i]!);
  for (let i = 0; i < STOCK; i++) add(s.stock[seat * STOCK + i]!);
  for (let i = 0; i < 3; i++) add(s.market[i]!);
  for (let i = 0; i < 3; i++) add(s.box[RAW + i]!);
  for (let i = 0; i < rows; i++) add(s.rows[seat * rows + i]!);
  for (const card of s.offers) add(card);
  for (const pot of s.pots) add(pot);
  for (const event of s.played) add(event);
  for (let card = 0; card < s.owner.length; card++)
    if (s.owner[card] === seat) {
      add(1000 + card);
      add(s.cards[card]!);
    }
  parts.length = n;
  return parts.join();
}

/** Everything that decides which outputs of a month there are and what they are worth. */
export function outputKey(o: Outlook, most: number): string {
  const { s, seat } = o;
  const at = seat * STOCK + RAW;
  return [
    s.period,
    s.business[seat],
    most,
    s.stock[at],
    s.stock[at + 1],
    s.stock[at + 2],
    s.box[RAW],
    s.box[RAW + 1],
    s.box[RAW + 2],
    o.keepMost,
    o.buyTypes,
    o.sellTypes,
    o.canSell,
    o.saleBonus,
    o.rig,
    o.centre,
    o.mostIdeas,
    o.coach,
    ...o.price,
    ...o.secondPrice,
    ...o.caps,
  ].join();
}
