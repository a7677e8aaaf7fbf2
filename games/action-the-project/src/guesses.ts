/** Guessing the stocks of the others, from the viewer's own books (RULES.md, Determinisation). */
import { HIDDEN } from '@boardroom/kernel';
import type { Rng, Seat } from '@boardroom/kernel';
import { boughtUnseen, committedInSight, mostMoneyOffered, mostPrestigeOffered } from './stocks.ts';
import type { ActionState, ActionTable } from './types.ts';

/** What the viewer knows of one other player. */
interface Other {
  readonly seat: Seat;
  /** The viewer's books: all that was seen to come and go. */
  readonly money: number;
  readonly prestige: number;
  /** What lies in offers or bids must be there. */
  readonly needsMoney: number;
  readonly needsPrestige: number;
  /** Bounds of what was bought, if there were no secret dealings among the others. */
  readonly least: number;
  readonly most: number;
}

export function dealUnknownStocks(t: ActionTable, s: ActionState, viewer: Seat, rng: Rng): void {
  const others: Other[] = [];
  for (let seat = 0; seat < t.players; seat++)
    if (seat !== viewer) others.push(whatIsKnown(t, s, viewer, seat));
  if (others.some(({ seat }) => s.bought[seat] === HIDDEN)) guessPurchases(t, s, others, rng);
  if (others.some(({ seat }) => s.money[seat] === HIDDEN)) guessStocks(t, s, others);
  const { price } = t.facts;
  explain(t, s.secretMoney, others, ({ seat, money }) => {
    return s.money[seat]! - money + price * boughtUnseen(t, s, seat);
  });
  explain(t, s.secretPrestige, others, ({ seat, prestige }) => {
    return s.prestige[seat]! - prestige - boughtUnseen(t, s, seat);
  });
}

function whatIsKnown(t: ActionTable, s: Readonly<ActionState>, viewer: Seat, seat: Seat): Other {
  const at = viewer * t.players + seat;
  const money = s.bookMoney[seat]! + s.secretMoney[at]!;
  const prestige = s.bookPrestige[seat]! + s.secretPrestige[at]!;
  const needsMoney = mostMoneyOffered(s, seat, viewer);
  const needsPrestige = committedInSight(t, s, seat) + mostPrestigeOffered(s, seat, viewer);
  return {
    seat,
    money,
    prestige,
    needsMoney,
    needsPrestige,
    least: Math.max(s.least[at]!, needsPrestige - prestige, 0),
    most: Math.floor((money - needsMoney) / t.facts.price),
  };
}

/** Purchases are expensive: each one more is half as likely. */
function few(least: number, most: number, rng: Rng): number {
  let count = least;
  while (count < most && rng.unit() < 0.5) count++;
  return count;
}

function sum(others: readonly Other[], value: (other: Other) => number): number {
  let total = 0;
  for (const other of others) total += value(other);
  return total;
}

function guessPurchases(t: ActionTable, s: ActionState, others: readonly Other[], rng: Rng): void {
  const { price } = t.facts;
  const stocksSeen = others.every(({ seat }) => s.money[seat] !== HIDDEN);
  if (!stocksSeen && others.every(({ least, most }) => least <= most)) {
    for (const { seat, least, most } of others) s.bought[seat] = few(least, most, rng);
    return;
  }
  // Secret dealings among the others: only what they bought together is bounded, or even known.
  const together = stocksSeen
    ? sum(others, ({ seat, money }) => money - s.money[seat]!) / price
    : few(
        Math.max(
          0,
          sum(others, ({ needsPrestige, prestige }) => needsPrestige - prestige),
        ),
        Math.floor(sum(others, ({ money, needsMoney }) => money - needsMoney) / price),
        rng,
      );
  for (const { seat } of others) s.bought[seat] = 0;
  for (let i = 0; i < together; i++) s.bought[others[rng.below(others.length)]!.seat]!++;
}

/** The stocks that follow from the purchases; whoever falls short got it secretly from the others. */
function guessStocks(t: ActionTable, s: ActionState, others: readonly Other[]): void {
  for (const { seat, money, prestige } of others) {
    const unseen = boughtUnseen(t, s, seat);
    s.money[seat] = money - t.facts.price * unseen;
    s.prestige[seat] = prestige + unseen;
  }
  coverNeeds(s.money, others, ({ needsMoney }) => needsMoney);
  coverNeeds(s.prestige, others, ({ needsPrestige }) => needsPrestige);
}

function coverNeeds(
  stock: number[],
  others: readonly Other[],
  needs: (other: Other) => number,
): void {
  for (const poor of others)
    for (const rich of others) {
      const short = needs(poor) - stock[poor.seat]!;
      const spare = stock[rich.seat]! - needs(rich);
      if (short <= 0 || spare <= 0) continue;
      const moved = Math.min(short, spare);
      stock[poor.seat]! += moved;
      stock[rich.seat]! -= moved;
    }
}

/** Writes secret flows among the others that explain what each has more or less than the books say. */
function explain(
  t: ActionTable,
  flows: number[],
  others: readonly Other[],
  excess: (other: Other) => number,
): void {
  const n = t.players;
  const open = others.map(excess);
  for (let i = 0; i < others.length; i++)
    for (let j = 0; j < others.length; j++) {
      if (open[i]! <= 0 || open[j]! >= 0) continue;
      const moved = Math.min(open[i]!, -open[j]!);
      const to = others[i]!.seat;
      const from = others[j]!.seat;
      flows[from * n + to]! += moved;
      flows[to * n + from]! -= moved;
      open[i]! -= moved;
      open[j]! += moved;
    }
}
