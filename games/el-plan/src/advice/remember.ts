/**
 * Lines of a search put the same company before the same question again and again: what was worked
 * out for it once is kept. The key tells everything the advice of D1 and D2 looks at.
 */
import type { Character, Outlook } from './outlook.ts';
import { RAW, STOCK } from '../types.ts';

/** So many answers are kept for each table and character; then it begins anew. */
const MOST = 500;
/** Outputs come in long lists, and a question or two later nobody asks for them again. */
export const FEW = 40;

interface Kept<V> {
  readonly key: readonly number[];
  readonly value: V;
}

export function remember<V>(
  work: (o: Outlook, most: number) => V,
  writeKey: (o: Outlook, most: number) => void = companyKey,
  kept = MOST,
): (o: Outlook, most?: number) => V {
  const tables = new WeakMap<object, WeakMap<Character, Map<number, Kept<V>>>>();
  return (o, most = 0) => {
    let characters = tables.get(o.t);
    if (!characters) tables.set(o.t, (characters = new WeakMap()));
    let known = characters.get(o.character);
    if (!known) characters.set(o.character, (known = new Map()));
    length = 0;
    writeKey(o, most);
    const hash = hashOfKey();
    const found = known.get(hash);
    if (found && isKey(found.key)) return found.value;
    const key = KEY.slice(0, length);
    const value = work(o, most);
    if (known.size >= kept) known.clear();
    known.set(hash, { key, value });
    return value;
  };
}

/** The key that is being written, and how long it is so far. */
const KEY: number[] = Array.from({ length: 300 }, () => 0);
let length = 0;

function add(value: number): void {
  KEY[length++] = value;
}

function hashOfKey(): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ KEY[i]!, 0x01000193);
  return hash;
}

function isKey(key: readonly number[]): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key[i] !== KEY[i]) return false;
  return true;
}

function companyKey({ t, s, seat }: Outlook): void {
  const { rows } = t.facts;
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
  for (let i = 0; i < s.offers.length; i++) add(s.offers[i]!);
  for (let i = 0; i < s.pots.length; i++) add(s.pots[i]!);
  for (let i = 0; i < s.played.length; i++) add(s.played[i]!);
  for (let card = 0; card < s.owner.length; card++)
    if (s.owner[card] === seat) {
      add(1000 + card);
      add(s.cards[card]!);
    }
}

/** Everything that decides which outputs of a month there are and what they are worth. */
export function outputKey(o: Outlook, most: number): void {
  const { s, seat } = o;
  const at = seat * STOCK + RAW;
  add(s.period);
  add(s.business[seat]!);
  add(most);
  for (let i = 0; i < 3; i++) {
    add(s.stock[at + i]!);
    add(s.box[RAW + i]!);
    add(dollars(o.price[i]!));
    add(dollars(o.secondPrice[i]!));
    add(o.caps[i]!);
  }
  add(o.discount);
  add(o.keepMost);
  add(o.buyTypes);
  add(o.sellTypes);
  add(o.canSell ? 1 : 0);
  add(o.saleBonus);
  add(dollars(o.rig));
  add(o.centre ? 1 : 0);
  add(o.mostIdeas);
  add(o.coach);
}

/** What cannot be had costs Infinity. */
function dollars(price: number): number {
  return price === Infinity ? -1 : price;
}
