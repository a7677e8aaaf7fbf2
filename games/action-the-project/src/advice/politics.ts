/** Words given before the cards lie: asking for support, money for who decides, coalitions against. */
import { NONE } from '@boardroom/kernel';
import type { Seat, Suggestion } from '@boardroom/kernel';
import { inSight } from '../stocks.ts';
import { IF_SUCCEEDS, OPPOSE, SUPPORT } from '../types.ts';
import type { ActionMove, ActionState, ActionTable, Pledge } from '../types.ts';
import { isLiar, leaderAsks, leaning, packagesFor, promiseOf, talks, trust } from './beliefs.ts';
import { balanceOf, oddsOf, planCard } from './cards.ts';
import type { Plan } from './cards.ts';
import type { Character } from './characters.ts';
import { isLate } from './endgame.ts';
import { notesOf } from './notes.ts';
import type { Notes } from './notes.ts';
import { certain } from './odds.ts';
import type { Odds } from './odds.ts';
import { prospect } from './prospects.ts';
import type { Prospect } from './prospects.ts';
import { packageWorth, pileOf } from './worth.ts';

type View = Readonly<ActionState>;
type Wish = Suggestion<ActionMove> | null;

/** A leader who reckons with so much of a chance buys no more votes. */
const SURE = 0.9;
/** A vote is bought that gains so much of the pile beyond its price. */
const BARGAIN = 0.03;
/** Who opposes anyhow talks to others from this part of the pile on. */
const WORTHWHILE = 0.08;

export function mayNegotiate(t: ActionTable, s: View, me: Seat): boolean {
  if (!t.facts.may.promise || s.promisesMade[me]! >= t.options.promisesPerTurn) return false;
  if (t.players === 2) return false;
  if (me === s.leader)
    return promiseOf(s, me, 'play') ? isForSale(t, s, me) : s.cards.includes(NONE);
  if (s.cards[me] !== NONE || promiseOf(s, me, 'play')) return false;
  const hears = (pledge: Pledge): boolean => pledge.from === s.leader && inSight(pledge, me);
  return s.promises.some(hears);
}

/** R110–R112 the leader asks for support; colleagues say what they mean to do, or what they do not. */
export function negotiate(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  if (!mayNegotiate(t, s, me)) return null;
  if (me === s.leader) return lead(t, s, me, c);
  if (!leaderAsks(s)) return null;
  const plan = planCard(t, s, me, c);
  const against = (plan.card === OPPOSE ? join(s, me) : null) ?? conspire(t, s, me, plan, c);
  if (against) return against;
  if (plan.card === SUPPORT) return promiseSupport(s, plan, 'promise-support');
  return isScheming(s, me, c) ? promiseSupport(s, plan, 'empty-promise') : null;
}

function promiseSupport(s: View, plan: Plan, code: string): Wish {
  const { leader: to, turn } = s;
  const facts = { to, packages: Math.round(10 * plan.mine) / 10 };
  return {
    move: { type: 'promisePlay', to, card: SUPPORT, turn, secret: 0 },
    why: { code, facts },
  };
}

/**
 * Whether a schemer gives its word this turn without meaning it: it wants the others in and itself
 * out. Turn and seat decide, so that it is of one mind however often it is asked.
 */
function isScheming(s: View, me: Seat, c: Character): boolean {
  return c.deceit > 0 && (7 * s.turn + 3 * me + s.leader) % 10 < 10 * c.deceit;
}

/** An open word to all, then money for whoever may decide the vote. */
function lead(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  if (!promiseOf(s, me, 'play')) {
    const to = (me + 1) % t.players;
    const why = { code: 'ask-support', facts: { packages: pileOf(t, s) } };
    return { move: { type: 'promisePlay', to, card: SUPPORT, turn: s.turn, secret: 0 }, why };
  }
  return buyVote(t, s, me, c);
}

/** Whether there is a colleague whose card does not lie yet and who was promised no money. */
function isForSale(t: ActionTable, s: View, me: Seat): boolean {
  for (let to = 0; to < t.players; to++)
    if (to !== me && s.cards[to] === NONE && !promiseOf(s, me, 'pay', to)) return true;
  return false;
}

/** Whether a colleague's vote may be bought: not from liars, nor from those who do not deal. */
function sells(t: ActionTable, s: View, me: Seat, to: Seat): boolean {
  if (s.cards[to] !== NONE || isLiar(t, s, to, me)) return false;
  return !promiseOf(s, me, 'pay', to) && talks(t, s, to, me) >= 0.5;
}

/** The vote that gains the leader most for its price, if any pays. */
function buyVote(t: ActionTable, s: View, me: Seat, c: Character): Wish {
  const sellers: Seat[] = [];
  for (let i = 1; i < t.players; i++) {
    const to = (me + i) % t.players;
    if (sells(t, s, me, to)) sellers.push(to);
  }
  if (sellers.length === 0) return null;
  const notes = notesOf(t, s, me, c);
  const { pile, pilot, honour } = balanceOf(notes, s, me);
  const odds = oddsOf(notes, s, me);
  const now = (notes.asItIs ??= prospect(t, s, odds, me, SUPPORT, pile, pilot));
  if (now.success >= SURE) return null;
  let wish: Wish = null;
  let most = BARGAIN * pile * packageWorth(t, s);
  for (const to of sellers) {
    if (odds[to]![SUPPORT] > 0.9) continue;
    const { money, gain } = (notes.bargains[to] ??= bargainWith(notes, s, me, to, now));
    if (gain <= most || money > honour) continue;
    most = gain;
    wish = payFor(t, s, to, money);
  }
  return wish;
}

/** What a vote costs, and what it brings beyond that. */
export interface Bargain {
  readonly money: number;
  readonly gain: number;
}

function bargainWith(notes: Notes, s: View, me: Seat, to: Seat, now: Prospect): Bargain {
  const { t } = notes;
  const { winning, pile, pilot, scales } = balanceOf(notes, s, me);
  const odds = oddsOf(notes, s, me);
  const bought = odds.with(to, certain(SUPPORT));
  const then = prospect(t, s, bought, me, SUPPORT, pile, pilot);
  const money = priceOf(t, s, to, me, odds, winning, then.success);
  const gain =
    (packagesFor(then, pile, scales) - packagesFor(now, pile, scales)) *
      packageWorth(t, s) *
      trust(t, s, to, me) -
    then.success * money;
  return { money, gain };
}

function payFor(t: ActionTable, s: View, to: Seat, money: number): Wish {
  const secret = t.facts.may.secret ? 1 : 0;
  const condition = IF_SUCCEEDS;
  const why = { code: 'promise-money', facts: { to, money } };
  return {
    move: { type: 'promisePay', to, money, prestige: 0, condition, turn: s.turn, secret },
    why,
  };
}

/** What makes Support the better card for a colleague, and a little more. */
function priceOf(
  t: ActionTable,
  s: View,
  to: Seat,
  me: Seat,
  odds: readonly Odds[],
  winning: readonly number[],
  success: number,
): number {
  const { grain } = t.facts;
  const pile = pileOf(t, s) * packageWorth(t, s);
  const missing = 0.03 - leaning(t, s, to, me, odds, winning);
  const money = (Math.max(0, missing) * pile) / Math.max(0.2, success * trust(t, s, me, to));
  return Math.max(grain, Math.ceil(money / grain) * grain);
}

/** A coalition against a project has at most so many members beside its founder. */
const MOST_PARTNERS = 3;

/**
 * R101 the smallest coalition that would bring the project down and suits each of its members. One
 * partner is talked to in secret; more can only be won by an open word.
 */
function conspire(t: ActionTable, s: View, me: Seat, plan: Plan, c: Character): Wish {
  const odds = [...plan.odds];
  const { scales, pile, pilot, winning } = plan.balance;
  const worth = (card: number): number =>
    packagesFor(prospect(t, s, odds, me, card, pile, pilot), pile, scales);
  const along = plan.card === SUPPORT;
  const going = along && !isLate(t, s) ? plan.value / packageWorth(t, s) : worth(plan.card);
  const partners = likeliest(t, s, me, odds);
  odds[me] = certain(OPPOSE);
  for (let i = 0; i < Math.min(MOST_PARTNERS, partners.length); i++) {
    odds[partners[i]!] = certain(OPPOSE);
    const members = i + 2;
    // Whoever is left out may tell the leader: the more, the more it must bring.
    const part = along ? (c.patience * (t.players - members)) / members : WORTHWHILE;
    if (worth(OPPOSE) <= going + part * pile) continue;
    const joined = partners.slice(0, i + 1);
    if (joined.some((to) => leaning(t, s, to, me, odds, winning) > 0)) return null;
    const secret = i === 0 && t.facts.may.secret ? 1 : 0;
    const [to] = joined as [Seat];
    const why = { code: secret ? 'conspire' : 'oppose-openly', facts: { to, leader: s.leader } };
    return { move: { type: 'promisePlay', to, card: OPPOSE, turn: s.turn, secret }, why };
  }
  return null;
}

/** Whoever was told in secret of a vote against, and means to cast one too, says so. */
function join(s: View, me: Seat): Wish {
  for (const { from: to, to: told, kind, card, turn, secret } of s.promises) {
    if (told !== me || kind !== 'play' || card !== OPPOSE || turn !== s.turn || !secret) continue;
    const why = { code: 'conspire', facts: { to, leader: s.leader } };
    return { move: { type: 'promisePlay', to, card: OPPOSE, turn, secret }, why };
  }
  return null;
}

/** Colleagues who could still be won against the project, the likeliest first. */
function likeliest(t: ActionTable, s: View, me: Seat, odds: readonly Odds[]): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < t.players; i++) {
    const to = (me + i) % t.players;
    if (to === s.leader || s.cards[to] !== NONE || odds[to]![OPPOSE] === 1) continue;
    if (!isLiar(t, s, to, me)) seats.push(to);
  }
  return seats.sort((a, b) => odds[b]![OPPOSE] - odds[a]![OPPOSE]);
}
