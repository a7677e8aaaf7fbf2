/** What the tokens of a company can be used for: rows and cards to fill, cards to buy. */
import type { Item } from '../facts.ts';
import { coverOf } from '../stock.ts';
import { INACTIVE } from '../types.ts';
import { cardWorth, monthlyWorth } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** A row or card that may be filled: index, item, processes and other worth of a month. */
export interface Choice {
  readonly index: number;
  readonly item: Item;
  readonly gives: readonly number[];
  readonly worth: number;
  /** Same slots and processes as the choice before it: filled only after that one. */
  readonly twin: boolean;
}

/** An offer worth buying: its price here and now, and its worth less that price. */
export interface Offer {
  readonly money: number;
  readonly energy: number;
  readonly net: number;
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
  const { rows, plans, cards, cardEffects } = t.facts;
  const choices: Choice[] = [];
  const add = (index: number, item: Item, gives: readonly number[], worth: number): void => {
    const active = coverOf(t, s, seat, index) !== INACTIVE;
    if (item.slots.length === 0 || (active && wishes.fixed)) {
      if (active) for (let k = 0; k < 4; k++) base[k]! += gives[k]!;
      return;
    }
    const last = choices.at(-1);
    const twin =
      last !== undefined &&
      last.gives.every((n, k) => n === gives[k]) &&
      last.item.slots.join() === item.slots.join();
    if (choices.length === MOST_CHOICES) return;
    const stays = active ? (wishes.stay ?? 0) : 0;
    choices.push({ index, item, gives, worth: worth + stays, twin });
    if (stays > 0) comeFirst(choices);
  };
  for (const [row, item] of plans[s.business[seat]!]!.rows.entries())
    add(row, item, [...item.gives, 0], 0);
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat)
      add(rows + card, cards[card]!, cardEffects[card]!.slice(0, 4), monthlyWorth(o, card));
  return choices;
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

export function offersOf(o: Outlook, deck: number): Offer[] {
  const offers: Offer[] = [];
  const worths = (o.offered.worths ??= o.s.offers.map((card) =>
    card < 0 ? 0 : cardWorth(o, card),
  ));
  for (const [i, card] of o.s.offers.entries()) {
    if (card < 0) continue;
    const { deck: own, ...price } = o.t.facts.cards[card]!;
    let { money, energy } = price;
    if (own === deck && money + energy > 1) {
      if (energy > 0 && (own !== 2 || energy >= money)) energy--;
      else money--;
    }
    const net = worths[i]! - o.token * (money + energy);
    if (net > 0) offers.push({ money, energy, net });
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
