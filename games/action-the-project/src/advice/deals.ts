/** Asides a bot makes: promises, payments, answers to offers, and what it buys. */
import type { Seat, Suggestion } from '@boardroom/kernel';
import { mayOffer } from '../asides/legal.ts';
import { stocksAreSeen } from '../secrets.ts';
import { covers, uncommitted } from '../stocks.ts';
import { IF_FAILS, IF_SUCCEEDS, IF_TRIAL, OPPOSE, SUCCEEDED, TRIAL } from '../types.ts';
import type { ActionMove, ActionState, ActionTable, Offer, Pledge } from '../types.ts';
import { honourWorth } from './cards.ts';
import type { Character } from './characters.ts';
import { mayNegotiate, negotiate } from './politics.ts';
import { chanceOf, spreadOf, wealthOf } from './standing.ts';
import { lackingToRaise, prestigeToBuy } from './windows.ts';
import {
  beforeReveal,
  isSettled,
  moneyByBook,
  moneyOf,
  pileOf,
  prestigeByBook,
  prestigeOf,
  prestigeWorth,
  turnsLeft,
} from './worth.ts';

type View = Readonly<ActionState>;
type Wish = Suggestion<ActionMove> | null;

export function planAside(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  if (s.turn === 0 || me >= t.players) return null;
  return (
    (s.offers.length > 0 ? answerOffer(t, s, me) : null) ??
    (isSettled(s) ? payDebt(t, s, me, c) : null) ??
    (beforeReveal(s) && s.history.length === s.turn ? negotiate(t, s, me, c) : null) ??
    buyForRaise(t, s, me, c) ??
    sellPrestige(t, s, me)
  );
}

/** False where {@link planAside} has nothing to think about: from own and public facts alone. */
export function mayAside(t: ActionTable, s: View, me: Seat): boolean {
  if (s.turn === 0 || me >= t.players) return false;
  const f = s.agenda[s.agenda.length - 1];
  return (
    (f?.kind === 'bid' && f.seat === me && lackingToRaise(s, me) > 0) ||
    (s.offers.length > 0 && s.offers.some(({ to }) => to === me)) ||
    (isSettled(s) && s.promises.some((pledge) => canPay(t, s, me, pledge))) ||
    (beforeReveal(s) && s.history.length === s.turn && mayNegotiate(t, s, me)) ||
    sellPrestige(t, s, me) !== null
  );
}

/** R119, R139 debts are paid in settlement by whoever thinks the name worth the money. */
function payDebt(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  for (const pledge of s.promises) {
    if (!canPay(t, s, me, pledge)) continue;
    const money = pledge.money - pledge.bookedMoney;
    const prestige = pledge.prestige - pledge.bookedPrestige;
    const cost = money + prestige * prestigeWorth(t, s);
    if (isTooDear(t, s, me, pledge.to, money, cost, c)) continue;
    const { to, secret } = pledge;
    const why = { code: 'pay-debt', facts: { to, money } };
    return { move: { type: 'give', to, money, prestige, secret }, why };
  }
  return null;
}

/** Whether something of an own promise is still to be paid, and can be. */
function canPay(t: ActionTable, s: View, me: Seat, pledge: Pledge): boolean {
  if (pledge.from !== me || pledge.kind !== 'pay' || pledge.turn !== s.turn) return false;
  if (!isDue(s, pledge) || !isDeserved(s, pledge)) return false;
  const money = pledge.money - pledge.bookedMoney;
  const prestige = pledge.prestige - pledge.bookedPrestige;
  return money + prestige * prestigeWorth(t, s) > 0 && covers(s, me, money, prestige);
}

/** In the last turn only the place counts: a debt that does not cost it is paid. */
function isTooDear(
  t: ActionTable,
  s: View,
  me: Seat,
  to: Seat,
  money: number,
  cost: number,
  c: Character,
): boolean {
  const honour = honourWorth(t, s, c);
  if (turnsLeft(t, s) > 0) return cost > honour;
  const wealth = wealthOf(t, s, me);
  const spread = spreadOf(t, s);
  const before = chanceOf(wealth, me, spread);
  const place = placeOf(wealth, me);
  wealth[me]! -= money;
  wealth[to]! += money;
  if (placeOf(wealth, me) > place) return true;
  const lost = before - chanceOf(wealth, me, spread);
  return lost * pileOf(t, s) * t.facts.unit >= honour;
}

/** How many are richer. */
function placeOf(wealth: readonly number[], me: Seat): number {
  return wealth.filter((owned) => owned > wealth[me]!).length;
}

function isDue(s: View, { condition }: Pledge): boolean {
  if (condition === IF_SUCCEEDS) return s.outcome === SUCCEEDED;
  if (condition === IF_FAILS) return s.outcome !== SUCCEEDED;
  return condition !== IF_TRIAL || s.outcome === TRIAL;
}

/** Nobody pays for support to those who opposed, or had meant to when the Quiet Word overruled them. */
function isDeserved(s: View, { condition, to }: Pledge): boolean {
  if (condition !== IF_SUCCEEDS) return true;
  return s.cards[to] !== OPPOSE && (s.target !== to || s.original !== OPPOSE);
}

/** R77 buying is for a raise that would be lost otherwise. */
function buyForRaise(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  const f = s.agenda[s.agenda.length - 1];
  if (f?.kind !== 'bid' || f.seat !== me) return null;
  const count = prestigeToBuy(t, s, me, c);
  return count > 0
    ? { move: { type: 'buy', count }, why: { code: 'buy-to-raise', facts: { count } } }
    : null;
}

/** No prestige is sold for less than this part of what the bank asks. */
const LEAST_PRICE = 1 / 4;

/** One prestige more is worth less, the more one has. */
function marginal(t: ActionTable, s: View, held: number): number {
  return (prestigeWorth(t, s) * 2 * t.players) / (2 * t.players + Math.max(0, held));
}

/** R104, R107 a trade is taken if both sides in dollars leave a gain. */
function answerOffer(t: ActionTable, s: View, me: Seat): Wish {
  for (const offer of s.offers) {
    if (offer.to !== me) continue;
    const { giveMoney, givePrestige, wantMoney, wantPrestige, secret, from } = offer;
    const each = marginal(t, s, s.prestige[me]!);
    const gain = giveMoney - wantMoney + each * (givePrestige - wantPrestige);
    const terms = { from, giveMoney, givePrestige, wantMoney, wantPrestige, secret };
    const sold = wantPrestige - givePrestige;
    const takes =
      gain > 0 &&
      giveMoney - wantMoney >= sold * LEAST_PRICE * t.facts.price &&
      covers(s, me, wantMoney, wantPrestige) &&
      !isTiedUp(s, me, offer);
    const counter = takes ? null : counterOffer(t, s, me, offer);
    if (counter) return counter;
    const why = { code: takes ? 'good-offer' : 'poor-offer', facts: { from } };
    return { move: { type: takes ? 'accept' : 'decline', ...terms }, why };
  }
  return null;
}

/** How many offers of its own a bot makes in a turn, counters included. */
const MOST_OFFERS = 3;

/**
 * R108 the same prestige at the price that splits the difference, if that leaves both a gain. The
 * offer answered is declined next, because the counter lies beside it then.
 */
function counterOffer(t: ActionTable, s: View, me: Seat, offer: Offer): Wish {
  const { from, givePrestige, wantPrestige, giveMoney, wantMoney, secret } = offer;
  const count = givePrestige - wantPrestige;
  if (count === 0 || s.offersMade[me]! >= MOST_OFFERS || !mayOffer(t, s, me)) return null;
  if (s.offers.some((other) => other.from === me && other.to === from)) return null;
  const theirs = marginal(t, s, prestigeOf(t, s, from, me));
  const own = marginal(t, s, s.prestige[me]!);
  const { grain, price } = t.facts;
  const each = Math.max((own + theirs) / 2, LEAST_PRICE * price);
  const money = Math.ceil((Math.abs(count) * each) / grain) * grain;
  // To whom the prestige is worth more gets it: whoever buys gains, and so does who sells.
  const buyers = count > 0 ? own : theirs;
  if (
    money <= 0 ||
    money >= Math.abs(count) * buyers ||
    (count > 0 ? own <= theirs : own >= theirs)
  )
    return null;
  if (count > 0 ? money >= wantMoney - giveMoney : money <= giveMoney - wantMoney) return null;
  if (!covers(s, me, count > 0 ? money : 0, count > 0 ? 0 : -count)) return null;
  if (count < 0 && (isTiedUp(s, me, offer) || money > moneyOf(t, s, from, me))) return null;
  const terms =
    count > 0
      ? { giveMoney: money, givePrestige: 0, wantMoney: 0, wantPrestige: count }
      : { giveMoney: 0, givePrestige: -count, wantMoney: money, wantPrestige: 0 };
  const why = { code: 'counter-offer', facts: { to: from, prestige: Math.abs(count), money } };
  return { move: { type: 'offer', to: from, ...terms, secret }, why };
}

/** No prestige is given away in the middle of an own auction. */
function isTiedUp(s: View, me: Seat, offer: Offer): boolean {
  return s.window > 0 && s.bids[me]! > 0 && offer.wantPrestige > 0;
}

function mayTrade(t: ActionTable, s: View, me: Seat): boolean {
  if (!t.facts.may.trade || s.window !== 1 || s.offersMade[me]! > 0 || !mayOffer(t, s, me))
    return false;
  return turnsLeft(t, s) >= 1 && uncommitted(s, me) >= 3 * t.players;
}

/**
 * R102, R103 prestige beyond need is offered, once a turn, to the player who has least. It comes to the
 * same for who is asked before a view is made, so of others it reads what the seat may know.
 */
function sellPrestige(t: ActionTable, s: View, me: Seat): Wish {
  if (!mayTrade(t, s, me)) return null;
  const n = t.players;
  const held = uncommitted(s, me);
  const prestige = stocksAreSeen(t, s) ? prestigeOf : prestigeByBook;
  const money = stocksAreSeen(t, s) ? moneyOf : moneyByBook;
  let to = (me + 1) % n;
  for (let i = 2; i < n; i++) {
    const seat = (me + i) % n;
    if (prestige(t, s, seat, me) < prestige(t, s, to, me)) to = seat;
  }
  const { grain, price } = t.facts;
  const givePrestige = Math.min(n, Math.floor(held / 4));
  const theirs = marginal(t, s, prestige(t, s, to, me));
  const ask = Math.max((marginal(t, s, held) + theirs) / 2, LEAST_PRICE * price);
  const wantMoney = Math.ceil((givePrestige * ask) / grain) * grain;
  if (wantMoney >= givePrestige * theirs) return null;
  if (wantMoney <= 0 || wantMoney > money(t, s, to, me)) return null;
  const terms = { giveMoney: 0, givePrestige, wantMoney, wantPrestige: 0, secret: 0 };
  const why = { code: 'sell-prestige', facts: { to, prestige: givePrestige, money: wantMoney } };
  return { move: { type: 'offer', to, ...terms }, why };
}
