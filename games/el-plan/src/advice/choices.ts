/** What the tokens of a company can be used for: rows and cards to fill, cards to buy. */
import type { Item } from '../facts.ts';
import { INACTIVE } from '../types.ts';
import { monthlyWorths, offerWorths } from './card-worth.ts';
import type { Outlook } from './outlook.ts';

/** A row or card that may be filled: index, item, and its worth of a month beside processes. */
export interface Choice {
  readonly index: number;
  readonly item: Item;
  readonly worth: number;
  /** Same slots and processes as the choice before it: filled only after that one. */
  readonly twin: boolean;
}

/** Offers worth buying: their prices here and now, and their worths less that price. */
export interface Offers {
  count: number;
  readonly money: Int32Array;
  readonly energy: Int32Array;
  readonly net: Float64Array;
}

export interface Wishes {
  /** Free tokens that can be placed: W, $, E, ideas. */
  readonly tokens: readonly number[];
  /** Rows and cards already active stay so; else everything is freed up first. */
  readonly fixed: boolean;
  /** Wild processes beside those of cards. */
  readonly wild: number;
  /** Deck on which the seat's space gives a discount, or NONE. */
  readonly deck: number;
  /** What it is worth to leave something as it lies: enough to decide between equals. */
  readonly stay?: number;
  /** Rows and cards that were best in a like question: where the search begins. */
  readonly hint?: readonly number[];
}

const MOST_CHOICES = 15;

/** The rows and cards that can be filled; what is active and fixed is added to `base`. */
export function choicesOf(o: Outlook, wishes: Wishes, base: number[]): Choice[] {
  const { t, s, seat } = o;
  const { rows, plans, cards } = t.facts;
  const choices: Choice[] = [];
  const own = plans[s.business[seat]!]!.rows;
  for (let row = 0; row < own.length; row++)
    addChoice(choices, wishes, base, row, own[row]!, s.rows[seat * rows + row]!, 0);
  const worths = monthlyWorths(o);
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat)
      addChoice(choices, wishes, base, rows + card, cards[card]!, s.cards[card]!, worths[card]!);
  return choices;
}

function addChoice(
  choices: Choice[],
  wishes: Wishes,
  base: number[],
  index: number,
  item: Item,
  cover: number,
  worth: number,
): void {
  const active = cover !== INACTIVE;
  if (item.slots.length === 0 || (active && wishes.fixed)) {
    if (active) for (let k = 0; k < 4; k++) base[k]! += item.gives[k]!;
    return;
  }
  const count = choices.length;
  if (count === MOST_CHOICES) return;
  const twin = count > 0 && isTwin(choices[count - 1]!.item, item);
  const stays = active ? (wishes.stay ?? 0) : 0;
  choices.push({ index, item, worth: worth + stays, twin });
  if (stays > 0) comeFirst(choices);
}

function isTwin(one: Item, other: Item): boolean {
  return one === other || (isSame(one.gives, other.gives) && isSame(one.slots, other.slots));
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Of twins the ones that stay come first: the last choice passes those before it that do not. */
function comeFirst(choices: Choice[]): void {
  for (
    let i = choices.length - 1;
    choices[i]!.twin && choices[i]!.worth > choices[i - 1]!.worth;
    i--
  ) {
    const [before, own] = [choices[i - 1]!, choices[i]!];
    choices[i - 1] = { ...own, twin: before.twin };
    choices[i] = { ...before, twin: true };
  }
}

const MOST_OFFERS = 32;
const offers: Offers = {
  count: 0,
  money: new Int32Array(MOST_OFFERS),
  energy: new Int32Array(MOST_OFFERS),
  net: new Float64Array(MOST_OFFERS),
};

/** The best come first. */
function addOffer(money: number, energy: number, net: number): void {
  let at = offers.count++;
  for (; at > 0 && offers.net[at - 1]! < net; at--) {
    offers.money[at] = offers.money[at - 1]!;
    offers.energy[at] = offers.energy[at - 1]!;
    offers.net[at] = offers.net[at - 1]!;
  }
  offers.money[at] = money;
  offers.energy[at] = energy;
  offers.net[at] = net;
}

/** The list is valid until the next call. */
export function offersOf(o: Outlook, deck: number): Offers {
  const { cards } = o.t.facts;
  const worths = (o.offered.worths ??= offerWorths(o));
  offers.count = 0;
  for (let i = 0; i < worths.length && offers.count < MOST_OFFERS; i++) {
    const card = o.s.offers[i]!;
    if (card < 0) continue;
    const own = cards[card]!.deck;
    let { money, energy } = cards[card]!;
    if (own === deck && money + energy > 1) {
      if (energy > 0 && (own !== 2 || energy >= money)) energy--;
      else money--;
    }
    const net = worths[i]! - o.token * (money + energy);
    if (net > 0) addOffer(money, energy, net);
  }
  return offers;
}

/** The rows and cards of a seat that are active. */
export function activeItems({ t, s, seat }: Outlook): number[] {
  const { rows, plans, cards } = t.facts;
  const active: number[] = [];
  for (let row = 0; row < plans[s.business[seat]!]!.rows.length; row++)
    if (s.rows[seat * rows + row] !== INACTIVE) active.push(row);
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat && s.cards[card] !== INACTIVE) active.push(rows + card);
  return active;
}
