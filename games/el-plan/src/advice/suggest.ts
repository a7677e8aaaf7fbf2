/** One answer to each question, with the reason for it. */
import { NONE } from '@boardroom/kernel';
import type { Decision, Refusal, Rng, Seat, Suggestion, Table, Template } from '@boardroom/kernel';
import { acquire } from '../decisions/acquire.ts';
import { assign } from '../decisions/assign.ts';
import { auditPay } from '../decisions/audit-pay.ts';
import { buy } from '../decisions/buy.ts';
import { choosePlan } from '../decisions/choose-plan.ts';
import { cutback } from '../decisions/cutback.ts';
import { freeUp } from '../decisions/free-up.ts';
import { innovate } from '../decisions/innovate.ts';
import { canPayCloud, produce } from '../decisions/produce.ts';
import { sell } from '../decisions/sell.ts';
import { adminToken, patentTokens, seedToken, subsidyToken } from '../decisions/take-tokens.ts';
import { capacity, soldTypes, tollOf } from '../effects.ts';
import { itemIndex } from '../facts.ts';
import * as moves from '../moves.ts';
import { draftFrame } from '../steps/drafts.ts';
import { coverOf, held, itemAt } from '../stock.ts';
import { ENERGY, IDEA, INACTIVE, MONEY, SPACE_6, WORKER } from '../types.ts';
import type { ElPlan, ElPlanFrame, ElPlanMove, ElPlanState, MoveOf } from '../types.ts';
import { bestLayout, MOST_PROCESSES } from './layout.ts';
import type { Layout } from './layout.ts';
import {
  bestOutput,
  marketWorth,
  outputs,
  outputWorth,
  purchase,
  restWorth,
  takeIdeas,
} from './month.ts';
import { allTokens, cardWorth, characters, goodsOf, monthlyWorth, outlook } from './outlook.ts';
import type { Character, Outlook } from './outlook.ts';
import { eventLoss, suggestPlace } from './placing.ts';

type T = Table<ElPlan>;
type S = Readonly<ElPlanState>;
type Said = Suggestion<ElPlanMove>;

function say(move: ElPlanMove, code: string, facts?: Refusal['facts']): Said {
  return { move, why: facts ? { code, facts } : { code } };
}

export function suggest(
  t: T,
  s: S,
  f: Readonly<ElPlanFrame>,
  rng: Rng,
  character: Character = characters.manager,
): Said {
  if (f.kind === 'draft')
    return suggest(t, s.drafts[f.seat]!.copy, draftFrame(s, f.seat), rng, character);
  if (f.kind === 'choosePlan') return anyPlan(t, s, f, rng);
  const o = outlook(t, s, f.seat, character);
  switch (f.kind) {
    case 'peekEvent':
      return say(moves.PEEK, 'know-more');
    case 'place':
      return suggestPlace(o);
    case 'ignoreEvent':
      return say(moves.IGNORE_EVENT, 'stay-safe');
    case 'brokerInsure':
      return eventLoss(o, s.event) > o.token
        ? say(moves.PAY_BROKER, 'stay-safe')
        : say(moves.DECLINE_BROKER, 'not-worth-it');
    case 'auditPay':
      return { move: auditPay.fallback(t, s, f) };
    case 'seedToken':
      return takeScarce(t, s, f, seedToken);
    case 'adminToken':
      return takeScarce(t, s, f, adminToken);
    case 'subsidyToken':
      return takeScarce(t, s, f, subsidyToken);
    case 'patentTokens':
      return takeScarce(t, s, f, patentTokens);
    case 'freeUp':
      return freeing(o, f);
    case 'payToll':
      return tolling(o);
    case 'sellCard':
      return say(moves.END_SELL, 'cards-count');
    case 'assign':
      return assigning(o, f);
    case 'acquire':
      return acquiring(o, f);
    case 'activateNow':
      return activating(o, f);
    case 'produce':
      return producing(o, f);
    case 'buy':
      return buying(o, f);
    case 'sell':
      return selling(o, f);
    case 'innovate':
      return innovating(o, f);
    case 'cutback':
      return keeping(o, f);
    default:
      throw new Error(`nothing to say about ${f.kind}`);
  }
}

function list<M extends ElPlanMove>(
  decision: Decision<ElPlan, ElPlanFrame, M>,
  t: T,
  s: S,
  f: Readonly<ElPlanFrame>,
): M[] {
  const out: Template<M>[] = [];
  decision.legal(t, s, f, out);
  return out as unknown as M[];
}

/** No business is better than another; a bot likes variety. */
function anyPlan(t: T, s: S, f: Readonly<ElPlanFrame>, rng: Rng): Said {
  const plans = list(choosePlan, t, s, f);
  return say(plans[rng.below(plans.length)]!, 'any-plan');
}

/** Takes tokens of the kind the company has least of, against the slots it has to fill. */
function takeScarce(
  t: T,
  s: S,
  f: Readonly<ElPlanFrame>,
  decision: Decision<ElPlan, ElPlanFrame, MoveOf<'take'>>,
): Said {
  const lack = lackOf(t, s, f.seat);
  let best: MoveOf<'take'> | null = null;
  let bestLack = -Infinity;
  for (const move of list(decision, t, s, f)) {
    const { workers, money, energy } = move;
    // Each further token of a kind helps a little less.
    const sum =
      workers * lack[WORKER]! +
      money * lack[MONEY]! +
      energy * lack[ENERGY]! -
      (workers * workers + money * money + energy * energy) / 2;
    if (sum > bestLack) [best, bestLack] = [move, sum];
  }
  return say(best!, 'scarce');
}

/** Slots less tokens, for each resource; $ buys products and cards too. */
function lackOf(t: T, s: S, seat: Seat): number[] {
  const tokens = allTokens(t, s, seat);
  const lack = [-tokens[0]!, 1.5 - tokens[1]!, 0.5 - tokens[2]!];
  const { plans, cards } = t.facts;
  for (const row of plans[s.business[seat]!]!.rows) for (const slot of row.slots) lack[slot]!++;
  for (let card = 0; card < cards.length; card++)
    if (s.owner[card] === seat) for (const slot of cards[card]!.slots) lack[slot]!++;
  return lack;
}

/** What would be the best use of all tokens in this D2 turn. */
function wholeLayout(o: Outlook): Layout {
  const { t, s, seat } = o;
  const tokens = allTokens(t, s, seat);
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  return bestLayout(o, { tokens, fixed: false, ...ownSpace(s, seat) });
}

/** What the seat's own space will add this month. */
function ownSpace(s: S, seat: Seat): { wild: number; deck: number } {
  const spot = s.spot[seat]!;
  return { wild: spot === 7 ? 1 : 0, deck: spot >= 4 && spot <= 6 ? spot - 4 : NONE };
}

/** R49: frees what the best layout does not want, or everything if ideas lie badly. */
function freeing(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s } = o;
  const layout = wholeLayout(o);
  const active = list(freeUp, t, s, f).filter((move) => move.type === 'deactivate');
  for (const move of active)
    if (!layout.filled.includes(itemIndex(t.facts, move.item)))
      return say(move, 'better-elsewhere', { item: move.item });
  const [first] = active;
  if (first && !canComplete(o, layout)) return say(first, 'sort-ideas', { item: first.item });
  return say(moves.END_FREE_UP, 'well-placed');
}

/** Whether the active rows and cards fit into the layout as they lie. */
function canComplete(o: Outlook, layout: Layout): boolean {
  const { t, s, seat } = o;
  const covered = layout.covered.slice();
  const need = [0, 0, 0];
  for (const index of layout.filled) {
    const cover = coverOf(t, s, seat, index);
    const { slots } = itemAt(t, s, seat, index);
    for (const [i, slot] of slots.entries())
      if (cover === INACTIVE) need[slot]!++;
      else if (cover & (1 << i)) covered[slot]!--;
  }
  for (let k = 0; k < 3; k++)
    if (covered[k]! < 0 || need[k]! - covered[k]! > held(s, seat, k)) return false;
  return covered[0]! + covered[1]! + covered[2]! <= held(s, seat, IDEA);
}

/** R57: fills the next row or card of the best layout. */
function assigning(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const tokens = [WORKER, MONEY, ENERGY, IDEA].map((thing) => held(s, seat, thing));
  if (!t.options.ideaWildcard) tokens[IDEA] = 0;
  const layout = bestLayout(o, { tokens, fixed: true, ...ownSpace(s, seat) });
  const [index] = layout.filled;
  if (index === undefined) return converting(o, f);
  const item = itemAt(t, s, seat, index);
  const covered = layout.covered.slice();
  let bits = 0;
  for (const [i, slot] of item.slots.entries())
    if (covered[slot]! > 0) {
      covered[slot]!--;
      bits |= 1 << i;
    }
  return say(item.activate[bits]!, 'aim', aimOf(layout));
}

/** The products a layout aims at, for the words of the reason. */
function aimOf(layout: Layout) {
  const [raw = 0, good = 0, service = 0] = layout.output?.goods ?? [];
  return { raw, good, service };
}

/** R63: idle workers become $. */
function converting(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  if (o.left === 0) return say(moves.END_ASSIGN, 'enough');
  let best: MoveOf<'convertWorkers'> | null = null;
  for (const move of list(assign, t, s, f))
    if (
      move.type === 'convertWorkers' &&
      (!best || move.count > best.count || move.money > best.money)
    )
      if (move.count <= held(s, seat, WORKER)) best = move;
  return best ? say(best, 'idle-workers') : say(moves.END_ASSIGN, 'enough');
}

/** C9: a toll costs a token; pay if the benefit is worth more. */
function tolling(o: Outlook): Said {
  const { t, s, seat } = o;
  let benefit = 0;
  if (s.district === 6) benefit = o.later * (1 + s.pots[s.spot[seat]! - SPACE_6]!);
  if (s.district === 4) benefit = productionWorth(o, 1) - productionWorth(o, 0);
  if (s.district === 2 && tollOf(t, s, seat) !== WORKER) benefit = o.token * 1.05;
  return benefit > o.token
    ? say(moves.PAY_TOLL, 'worth-the-toll')
    : say(moves.DECLINE_TOLL, 'not-worth-it');
}

/** The best output now with extra wild processes. */
function productionWorth(o: Outlook, wild: number): number {
  const { p, l, m, w } = processesLeft(o);
  const money = held(o.s, o.seat, MONEY);
  const most = outputs(o, Math.min(MOST_PROCESSES, p + l + m + w + wild));
  return outputWorth(o, bestOutput(o, most, p, l, m, w + wild, money), money);
}

/** What is left to use in D4: processes already used are taken from the fixed ones first. */
function processesLeft(o: Outlook): { p: number; l: number; m: number; w: number } {
  const [p = 0, l = 0, m = 0, w = 0] = capacity(o.t, o.s, o.seat);
  const at = 3 * o.seat;
  const [up = 0, ul = 0, um = 0] = o.s.used.slice(at, at + 3);
  return {
    p: Math.max(0, p - up),
    l: Math.max(0, l - ul),
    m: Math.max(0, m - um),
    w: w - Math.max(0, up - p) - Math.max(0, ul - l) - Math.max(0, um - m),
  };
}

/** C13: the card with the most worth over its price, if the month can spare it. */
function acquiring(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const money = held(s, seat, MONEY);
  const [p = 0, l = 0, m = 0, w = 0] = capacity(t, s, seat);
  const wild = w + ownSpace(s, seat).wild;
  const outs = outputs(o, Math.min(MOST_PROCESSES, p + l + m + wild));
  const rest = (cash: number): number =>
    outputWorth(o, bestOutput(o, outs, p, l, m, wild, cash), cash);
  let best: Said = say(moves.PASS_INVESTMENT, 'save');
  let bestWorth = rest(money);
  for (const move of list(acquire, t, s, f)) {
    if (move.type !== 'acquire') continue;
    const card = t.facts.cards[t.facts.cardIndex[move.card]!]!;
    const toll = move.discount === 'none' ? -1 : tollOf(t, s, seat);
    const spent =
      card.money -
      (move.discount === 'money' ? 1 : 0) -
      (move.adviser ? 1 : 0) +
      (toll === MONEY ? 1 : 0);
    const other =
      card.energy - (move.discount === 'energy' ? 1 : 0) + (toll >= 0 && toll !== MONEY ? 1 : 0);
    const worth =
      cardWorth(o, t.facts.cardIndex[move.card]!) - o.token * (spent + other) + rest(money - spent);
    if (worth > bestWorth + 0.001) {
      bestWorth = worth;
      best = say(move, o.left === 0 ? 'trio' : 'invest', { card: move.card });
    }
  }
  return best;
}

/** R71 */
function activating(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const card = f.card!;
  const { slots } = t.facts.cards[card]!;
  const gives = t.facts.cardEffects[card]!.slice(0, 4);
  const [p = 0, l = 0, m = 0, w = 0] = capacity(t, s, seat);
  const wild = w + ownSpace(s, seat).wild;
  const money = held(s, seat, MONEY);
  const cash = money - slots.filter((slot) => slot === MONEY).length;
  const outs = outputs(o, Math.min(MOST_PROCESSES, p + l + m + wild + 2));
  const before = outputWorth(o, bestOutput(o, outs, p, l, m, wild, money), money);
  const after = outputWorth(
    o,
    bestOutput(o, outs, p + gives[0]!, l + gives[1]!, m + gives[2]!, wild + gives[3]!, cash),
    cash,
  );
  return after + 0.5 * monthlyWorth(o, card) > before
    ? say(moves.ACTIVATE_NOW, 'start-now')
    : say(moves.ACTIVATE_LATER, 'stay-liquid');
}

/** C15: the next run of the best output. */
function producing(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const { table } = t.facts.plans[s.business[seat]!]!;
  const { p, l, m, w } = processesLeft(o);
  const money = held(s, seat, MONEY);
  const at = 3 * seat;
  const caps = o.caps.map((cap, kind) => cap - s.used[at + kind]!);
  const now: Outlook = {
    ...o,
    caps,
    coach: s.used[at]! + s.used[at + 1]! + s.used[at + 2]! > 0 ? 0 : o.coach,
  };
  const outs = outputs(now, Math.min(MOST_PROCESSES, p + l + m + w + 1));
  const output = bestOutput(now, outs, p, l, m, w, money);
  const run = output ? output.runs.findIndex((count) => count > 0) : -1;
  if (canPayCloud(t, s, seat)) {
    const more = bestOutput(now, outs, p, l, m, w + 1, money);
    if (outputWorth(now, more, money) - o.token > outputWorth(now, output, money))
      return say(moves.PAY_CLOUD, 'one-more-process');
  }
  if (run < 0 || !list(produce, t, s, f).some((move) => isRun(move, run + 1)))
    return say(moves.END_PRODUCE, 'enough');
  const [raw = 0, good = 0, service = 0] = output!.goods;
  return say(table[run]!.move, 'aim', { raw, good, service });
}

function isRun(move: ElPlanMove, run: number): boolean {
  return move.type === 'produce' && move.run === run;
}

/** C16: what is missing for an idea, if it is worth its price. */
function buying(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const [r = 0, g = 0, v = 0] = goodsOf(s, seat);
  marketWorth(o, r, g, v, held(s, seat, MONEY));
  const { first } = purchase;
  if (first < 0) return say(moves.END_BUY, 'save');
  const toll = tollOf(t, s, seat) >= 0;
  let best: MoveOf<'buy'> | null = null;
  let bestPrice = Infinity;
  for (const move of list(buy, t, s, f)) {
    if (move.type !== 'buy' || moves.PRODUCT_INDEX[move.product] !== first) continue;
    const discount = move.discount === 'money' && !toll ? 1 : 0;
    const price =
      (move.from === 'market' ? 0 : o.t.content.importPrice - o.t.content.marketPrice) -
      discount -
      (move.adviser ? 1 : 0);
    if (price < bestPrice) [best, bestPrice] = [move, price];
  }
  return best ? say(best, 'missing', { product: best.product }) : say(moves.END_BUY, 'save');
}

/** C17: what no idea needs and cannot be kept. */
function selling(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const goods = goodsOf(s, seat);
  takeIdeas(o, goods, held(s, seat, MONEY));
  restWorth(o, goods);
  const lack = lackOf(t, s, seat);
  let best: MoveOf<'sell'> | null = null;
  let bestWorth = 0;
  const sold = soldTypes(s, seat);
  for (const move of list(sell, t, s, f)) {
    if (move.type !== 'sell') continue;
    const product = moves.PRODUCT_INDEX[move.product]!;
    if (goods[product]! <= 0) continue;
    // Rather the type with more to sell; $ if it is the scarcer token.
    const worth =
      goods[product]! * 10 +
      (sold & (1 << product) ? 100 : 0) +
      (lack[MONEY]! >= lack[ENERGY]! ? move.money : -move.money) +
      1;
    if (best === null || worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return best ? say(best, 'surplus', { product: best.product }) : say(moves.END_SALE, 'keep');
}

/** C19: every idea that can be had, whole sets first. */
function innovating(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const ways = list(innovate, o.t, o.s, f).filter((move) => move.type === 'innovate');
  const [first] = ways;
  if (!first) return say(moves.END_INNOVATE, 'no-more-ideas');
  const free = ways.find((move) => move.raw + move.good + move.service === 3) ?? first;
  return say(free, 'a-point');
}

/** C21: the dearest to make. */
function keeping(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  let best: MoveOf<'keep'> | null = null;
  let bestWorth = -1;
  for (const move of list(cutback, o.t, o.s, f)) {
    const counts = [move.raw, move.good, move.service];
    let worth = 0;
    for (let p = 0; p < 3; p++)
      worth += counts[p]! > 0 ? o.kept[p]! * (1 + 0.4 * (counts[p]! - 1)) : 0;
    if (worth > bestWorth) [best, bestWorth] = [move, worth];
  }
  return say(best!, 'dearest');
}
