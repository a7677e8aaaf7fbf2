/** What things are worth to a seat this month, in tokens: one W, $ or E of the early game. */
import type { Seat, Table } from '@boardroom/kernel';
import { EFFECT } from '../content.ts';
import { isMarketClosed, isThere } from '../decisions/buy.ts';
import { mayKeep } from '../decisions/cutback.ts';
import { effect, fromCards, fromEvent, isGuest, tollOf, unitPrice } from '../effects.ts';
import { CAPS } from '../facts.ts';
import { held, placedTokens } from '../stock.ts';
import { ADVISER_USED, CENTRE_USED, ENERGY, RAW, RIG_USED } from '../types.ts';
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
  /** Between two players it plays like this. */
  readonly headsUp?: Character;
}

export const characters = {
  manager: { point: 6, cards: 0.5, trios: 1, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  investor: { point: 6, cards: 2.6, trios: 2.2, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  artisan: { point: 6, cards: 0.1, trios: 0.3, tokens: 1, kept: 1, workers: 0.85, safety: 0.8 },
  insurer: { point: 6, cards: 0.4, trios: 1, tokens: 1, kept: 1, workers: 0.85, safety: 2.5 },
} as const satisfies Record<string, Character>;

/**
 * Between two it values an idea by fewer tokens and is not fond of cards; its numbers there were found
 * by games against the manager (docs/bots.md).
 */
export const veteran: Character = {
  ...characters.manager,
  headsUp: { point: 2.5, cards: 0.3, trios: 0.35, tokens: 1, kept: 0.5, workers: 0.7, safety: 0.8 },
};

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
  /** How many $ less the first of them costs. */
  readonly discount: number;
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
  /** The same only where the end of a month comes to the same: see `month.ts`. */
  readonly stamp: number;
  /** What the cards on offer are worth, once somebody has asked. */
  readonly offered: { worths: readonly number[] | null };
}

export function outlook(t: T, s: S, seat: Seat, character: Character): Outlook {
  const { periods, innovationsPerPeriod } = t.options;
  const left = periods - s.period;
  const token = character.tokens * tokenWorth(left, periods);
  const closed = isMarketClosed(t, s, seat);
  const used = s.flags[seat]!;
  const rig = fromCards(t, s, seat, EFFECT.rigMoney);
  const rigEnergy = fromCards(t, s, seat, EFFECT.rigEnergy);
  const hasRig = rig + rigEnergy > 0 && !(used & RIG_USED) && rigEnergy <= energyFor(t, s, seat);
  const o = {
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
    price: nextPrices(t, s, seat, closed, 0),
    secondPrice: nextPrices(t, s, seat, closed, 1),
    discount: discountOf(t, s, seat),
    buyTypes: 1 + fromCards(t, s, seat, EFFECT.buyTypes),
    sellTypes: 1 + fromCards(t, s, seat, EFFECT.sellTypes),
    canSell: !closed,
    saleBonus: effect(t, s, seat, EFFECT.saleBonus),
    rig: hasRig ? rig : Infinity,
    centre: fromCards(t, s, seat, EFFECT.twoTypes) > 0 && !(used & CENTRE_USED),
    mostIdeas: innovationsPerPeriod === 0 ? 9 : innovationsPerPeriod - s.innovations[seat]!,
    coach: fromCards(t, s, seat, EFFECT.coach),
    caps: [
      fromEvent(t, s, seat, CAPS[0]) || 99,
      fromEvent(t, s, seat, CAPS[1]) || 99,
      fromEvent(t, s, seat, CAPS[2]) || 99,
    ],
    stamp: 0,
    offered: { worths: null },
  };
  o.stamp = last !== null && endsAlike(o, last) ? last.stamp : ++stamps;
  last = o;
  return o;
}
let stamps = 0;
let last: Outlook | null = null;

/** Whether the same products come to the same with both: all that {@link endOf} of `month.ts` reads. */
function endsAlike(one: Outlook, other: Outlook): boolean {
  return (
    one.idea === other.idea &&
    one.token === other.token &&
    one.later === other.later &&
    one.kept[0] === other.kept[0] &&
    one.kept[1] === other.kept[1] &&
    one.kept[2] === other.kept[2] &&
    one.keepMost === other.keepMost &&
    one.sellTypes === other.sellTypes &&
    one.canSell === other.canSell &&
    one.saleBonus === other.saleBonus &&
    one.rig === other.rig &&
    one.centre === other.centre &&
    one.mostIdeas === other.mostIdeas
  );
}

/** E that can be paid in D7: until D2 is over, what lies on the slots can be freed. */
function energyFor(t: T, s: S, seat: Seat): number {
  return s.district > 2 ? held(s, seat, ENERGY) : allTokens(t, s, seat)[ENERGY]!;
}

/** From 1.15 in the first month down to 0.15 in the last. */
function tokenWorth(left: number, periods: number): number {
  return 0.15 + left / Math.max(1, periods - 1);
}

/** What a token of each type costs when so many have been bought. */
function nextPrices(t: T, s: S, seat: Seat, closed: boolean, bought: number): number[] {
  if (closed) return [Infinity, Infinity, Infinity];
  const market = unitPrice(t, s, seat, false);
  const imported = unitPrice(t, s, seat, true);
  const prices = [market, market, market];
  for (let product = 0; product < 3; product++) {
    if (s.market[product]! > bought) continue;
    const canBeHad = isThere(t, s, product, true) || t.options.importOnlyWhenSoldOut;
    prices[product] = canBeHad ? imported : Infinity;
  }
  return prices;
}

/** R88 on space 5, unless it costs a toll, and R67. */
function discountOf(t: T, s: S, seat: Seat): number {
  const own = isGuest(s, seat, 5) && tollOf(t, s, seat) < 0 ? 1 : 0;
  return own + (s.flags[seat]! & ADVISER_USED ? 0 : fromCards(t, s, seat, EFFECT.adviser));
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
  const tokens = placedTokens(t, s, seat);
  for (let thing = 0; thing < tokens.length; thing++) tokens[thing]! += held(s, seat, thing);
  return tokens;
}

export const goodsOf = (s: S, seat: Seat): number[] => [
  held(s, seat, RAW),
  held(s, seat, RAW + 1),
  held(s, seat, RAW + 2),
];
