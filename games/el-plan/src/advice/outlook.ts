/** What things are worth to a seat this month, in tokens: one W, $ or E of the early game. */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { isMarketClosed, isThere } from '../decisions/buy.ts';
import { mayKeep } from '../decisions/cutback.ts';
import { effect, fromCards, fromEvent, unitPrice } from '../effects.ts';
import { CAPS } from '../facts.ts';
import { cardCounts } from '../scoring.ts';
import { held, placedTokens } from '../stock.ts';
import { CENTRE_USED, RAW, RIG_USED } from '../types.ts';
import type { ElPlan, ElPlanState } from '../types.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;

/** A manner of play: how much it likes what. */
export interface Character {
  /** Worth of an idea or a trio. */
  readonly point: number;
  /** Appetite for what investment cards do, and for trios. */
  readonly cards: number;
  readonly trios: number;
  /** How dear a token is, and a product kept for next month. */
  readonly tokens: number;
  readonly kept: number;
  /** How much a worker more is worth than the token it is, in D2. */
  readonly workers: number;
  /** Appetite for safety on space 1. */
  readonly safety: number;
}

export const characters = {
  manager: { point: 6, cards: 0.5, trios: 1, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  investor: { point: 6, cards: 1.6, trios: 1.6, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  artisan: { point: 6, cards: 0.2, trios: 0.6, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  insurer: { point: 6, cards: 0.4, trios: 1, tokens: 1, kept: 1, workers: 0.85, safety: 2.5 },
} as const satisfies Record<string, Character>;

export interface Outlook {
  readonly t: T;
  readonly s: S;
  readonly seat: Seat;
  readonly character: Character;
  /** Months after this one. */
  readonly left: number;
  /** A token now, and one that comes too late for this month. */
  readonly token: number;
  readonly later: number;
  readonly idea: number;
  /** A product of each type kept over the month end. */
  readonly kept: readonly number[];
  readonly keepMost: number;
  /** What the next and the one after next token of a type cost; Infinity if it cannot be had. */
  readonly price: number[];
  readonly secondPrice: number[];
  readonly buyTypes: number;
  readonly sellTypes: number;
  readonly canSell: boolean;
  readonly saleBonus: number;
  /** Price of the rig in $, or Infinity. */
  readonly rig: number;
  readonly centre: boolean;
  readonly mostIdeas: number;
  readonly coach: number;
  readonly caps: readonly number[];
  /** What the cards on offer are worth, once somebody has asked. */
  readonly offered: { worths: readonly number[] | null };
}

export function outlook(t: T, s: S, seat: Seat, character: Character): Outlook {
  const { periods, innovationsPerPeriod } = t.options;
  const left = periods - s.period;
  const token = character.tokens * tokenWorth(left, periods);
  const closed = isMarketClosed(t, s, seat);
  const price = [0, 1, 2].map((p) => (closed ? Infinity : nextPrice(t, s, seat, p, 0)));
  const used = s.flags[seat]!;
  const rig = fromCards(t, s, seat, EFFECT.rigMoney);
  const hasRig = rig + fromCards(t, s, seat, EFFECT.rigEnergy) > 0 && !(used & RIG_USED);
  return {
    t,
    s,
    seat,
    character,
    left,
    token,
    later: left > 0 ? character.tokens * tokenWorth(left - 1, periods) : 0.05,
    idea: character.point + (t.options.ideaWildcard ? 0.8 * token : 0),
    kept: keptWorth(t, s, seat, left > 0 ? character.kept : 0),
    keepMost: mayKeep(t, s, seat),
    price,
    secondPrice: [0, 1, 2].map((p) => (closed ? Infinity : nextPrice(t, s, seat, p, 1))),
    buyTypes: 1 + fromCards(t, s, seat, EFFECT.buyTypes),
    sellTypes: 1 + fromCards(t, s, seat, EFFECT.sellTypes),
    canSell: !closed,
    saleBonus: effect(t, s, seat, EFFECT.saleBonus),
    rig: hasRig ? rig : Infinity,
    centre: fromCards(t, s, seat, EFFECT.twoTypes) > 0 && !(used & CENTRE_USED),
    mostIdeas: innovationsPerPeriod === 0 ? 9 : innovationsPerPeriod - s.innovations[seat]!,
    coach: fromCards(t, s, seat, EFFECT.coach),
    caps: CAPS.map((cap) => fromEvent(t, s, seat, cap) || 99),
    offered: { worths: null },
  };
}

/** From 1.15 in the first month down to 0.15 in the last. */
function tokenWorth(left: number, periods: number): number {
  return 0.15 + left / Math.max(1, periods - 1);
}

function nextPrice(t: T, s: S, seat: Seat, product: number, bought: number): number {
  if (s.market[product]! > bought) return unitPrice(t, s, seat, false);
  return isThere(t, s, product, true) || t.options.importOnlyWhenSoldOut
    ? unitPrice(t, s, seat, true)
    : Infinity;
}

/** About half the processes it takes to make it. */
function keptWorth(t: T, s: S, seat: Seat, scale: number): number[] {
  const worth = [0, 0, 0];
  if (scale === 0) return worth;
  for (const run of t.facts.plans[s.business[seat]!]!.table) {
    const cost = scale * (0.45 * (run.total / run.count) + 0.25);
    if (worth[run.product] === 0 || cost < worth[run.product]!) worth[run.product] = cost;
  }
  return worth;
}

/** Free and placed tokens: W, $, E and ideas, as they are when everything has been freed up. */
export function allTokens(t: T, s: S, seat: Seat): number[] {
  return placedTokens(t, s, seat).map((count, thing) => count + held(s, seat, thing));
}

/** What an active card brings in a month beside processes. */
export function monthlyWorth(o: Outlook, card: number): number {
  const { t, token, later, left } = o;
  const amounts = t.facts.cardEffects[card]!;
  const gain = left > 0 ? 1 : 0;
  return (
    later *
      gain *
      (amounts[EFFECT.incomeMoney]! +
        amounts[EFFECT.incomeWorker]! +
        amounts[EFFECT.incomeEnergy]!) +
    later * 0.7 * amounts[EFFECT.saleBonus]! +
    later * 0.6 * amounts[EFFECT.patent]! +
    later * 0.25 * amounts[EFFECT.subsidyBonus]! +
    0.35 * gain * amounts[EFFECT.keep]! +
    0.5 * amounts[EFFECT.coach]! +
    0.35 * amounts[EFFECT.broker]! * o.character.safety * gain +
    0.2 * amounts[EFFECT.radar]! * gain +
    0.3 * token * amounts[EFFECT.adviser]! +
    0.1 * (amounts[EFFECT.buyTypes]! + amounts[EFFECT.sellTypes]!) -
    0.3 * token * amounts[EFFECT.marketPrice]! -
    0.15 * token * amounts[EFFECT.importPrice]! +
    0.15 * amounts[EFFECT.canteen]! +
    0.2 * later * amounts[EFFECT.recycle]! +
    0.2 * later * amounts[EFFECT.exportBonus]! +
    0.9 * amounts[EFFECT.twoTypes]! +
    (amounts[EFFECT.rigMoney]! > 0 ? 0.5 : 0) +
    (amounts[EFFECT.cloud]! > 0 ? 0.25 : 0) +
    (amounts[EFFECT.convert]! > 0 ? 0.3 : 0)
  );
}

/** What a card is worth when bought now, before its price. */
export function cardWorth(o: Outlook, card: number): number {
  return workWorth(o, card) + trioWorth(o, card);
}

/** What it does in the months to come. */
function workWorth(o: Outlook, card: number): number {
  const { t, left, character } = o;
  const amounts = t.facts.cardEffects[card]!;
  const processes =
    0.55 * (amounts[EFFECT.production]! + amounts[EFFECT.logistics]! + amounts[EFFECT.marketing]!) +
    0.75 * amounts[EFFECT.wild]!;
  const { slots } = t.facts.cards[card]!;
  const monthly = processes + monthlyWorth(o, card) - 0.3 * slots.length;
  return character.cards * Math.max(0, monthly) * left * 0.75;
}

/** What an own card that lies idle will still be good for: some months of work, a trio. */
export function idleWorth(o: Outlook, card: number): number {
  const counts = cardCounts(o.t, o.s, o.seat);
  counts[o.t.facts.cards[card]!.deck]!--;
  return workWorth(o, card) + trioWorth(o, card, counts);
}

/** How much nearer the card brings a trio (R125). */
function trioWorth(o: Outlook, card: number, counts = cardCounts(o.t, o.s, o.seat)): number {
  const before = trioHope(counts, o.left);
  counts[o.t.facts.cards[card]!.deck]!++;
  return o.character.point * o.character.trios * (trioHope(counts, o.left) - before);
}

/** Trios, and a share of one for the cards of the next; one card a month at most. */
function trioHope(counts: readonly number[], left: number): number {
  const trios = Math.min(...counts);
  const begun = counts.filter((count) => count > trios).length;
  const missing = 3 - begun;
  if (begun === 0 || missing > left) return trios;
  return trios + (begun === 2 ? 0.5 : 0.22);
}

export const goodsOf = (s: S, seat: Seat): number[] => [
  held(s, seat, RAW),
  held(s, seat, RAW + 1),
  held(s, seat, RAW + 2),
];
