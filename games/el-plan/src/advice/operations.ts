/** D3 and D4, and tolls: investing and producing. */
import { EFFECT } from '../content.ts';
import { acquire } from '../decisions/acquire.ts';
import { canPayCloud, produce } from '../decisions/produce.ts';
import { capacity, fromCards, tollOf } from '../effects.ts';
import * as moves from '../moves.ts';
import { held } from '../stock.ts';
import { MONEY, SPACE_6, WORKER } from '../types.ts';
import type { ElPlanFrame, ElPlanMove } from '../types.ts';
import { ownSpace } from './administration.ts';
import { cardWorth, monthlyWorths } from './card-worth.ts';
import { bestOutput, goodsAfter, MOST_PROCESSES, outputs, outputWorth } from './outputs.ts';
import type { Outlook } from './outlook.ts';
import { list, say } from './said.ts';
import type { Said } from './said.ts';

/** C9: a toll costs a token; pay if the benefit is worth more. */
export function tolling(o: Outlook): Said {
  const { t, s, seat } = o;
  let benefit = 0;
  if (s.district === 6) {
    const taken = 1 + s.pots[s.spot[seat]! - SPACE_6]! + fromCards(t, s, seat, EFFECT.subsidyBonus);
    // At the end of the year tokens only break ties, whenever they came (R130).
    benefit = taken * (o.left > 0 ? o.later : o.token);
  }
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
  const outs = outputs(o, Math.min(MOST_PROCESSES, p + l + m + w + wild), p, l, m, w + wild);
  return outputWorth(o, outs, bestOutput(o, outs, p, l, m, w + wild, money), money);
}

/**
 * What is left to use in D4: processes already used are taken from the fixed ones first. One that the
 * coach (R80) turned into another kind is taken from the wild ones, even from none: then he has done it.
 */
function processesLeft(o: Outlook): { p: number; l: number; m: number; w: number } {
  const { used } = o.s;
  const [p = 0, l = 0, m = 0, w = 0] = capacity(o.t, o.s, o.seat);
  const at = 3 * o.seat;
  const up = used[at]!;
  const ul = used[at + 1]!;
  const um = used[at + 2]!;
  return {
    p: Math.max(0, p - up),
    l: Math.max(0, l - ul),
    m: Math.max(0, m - um),
    w: w - Math.max(0, up - p) - Math.max(0, ul - l) - Math.max(0, um - m),
  };
}

/** C13: the card with the most worth over its price, if the month can spare it. */
export function acquiring(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const money = held(s, seat, MONEY);
  const [p = 0, l = 0, m = 0, w = 0] = capacity(t, s, seat);
  const wild = w + ownSpace(s, seat).wild;
  const outs = outputs(o, Math.min(MOST_PROCESSES, p + l + m + wild), p, l, m, wild);
  const rest = (cash: number): number =>
    outputWorth(o, outs, bestOutput(o, outs, p, l, m, wild, cash), cash);
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
export function activating(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const card = f.card!;
  const { slots } = t.facts.cards[card]!;
  const gives = t.facts.cardEffects[card]!.slice(0, 4);
  const [p = 0, l = 0, m = 0, w = 0] = capacity(t, s, seat);
  const wild = w + ownSpace(s, seat).wild;
  const money = held(s, seat, MONEY);
  const cash = money - slots.filter((slot) => slot === MONEY).length;
  const outs = outputs(o, Math.min(MOST_PROCESSES, p + l + m + wild + 2));
  const before = outputWorth(o, outs, bestOutput(o, outs, p, l, m, wild, money), money);
  const after = outputWorth(
    o,
    outs,
    bestOutput(o, outs, p + gives[0]!, l + gives[1]!, m + gives[2]!, wild + gives[3]!, cash),
    cash,
  );
  return after + 0.5 * monthlyWorths(o)[card]! > before
    ? say(moves.ACTIVATE_NOW, 'start-now')
    : say(moves.ACTIVATE_LATER, 'stay-liquid');
}

/** C15: the next run of the best output. */
export function producing(o: Outlook, f: Readonly<ElPlanFrame>): Said {
  const { t, s, seat } = o;
  const { table } = t.facts.plans[s.business[seat]!]!;
  const { p, l, m, w } = processesLeft(o);
  const money = held(s, seat, MONEY);
  const at = 3 * seat;
  const caps = o.caps.map((cap, kind) => cap - s.used[at + kind]!);
  const now: Outlook = { ...o, caps };
  const outs = outputs(now, Math.min(MOST_PROCESSES, p + l + m + w + 1), p, l, m, w + 1);
  const output = bestOutput(now, outs, p, l, m, w, money);
  const run = output < 0 ? -1 : outs.sets[output]!.runs.findIndex((count) => count > 0);
  if (canPayCloud(t, s, seat)) {
    const more = bestOutput(now, outs, p, l, m, w + 1, money);
    if (outputWorth(now, outs, more, money) - o.token > outputWorth(now, outs, output, money))
      return say(moves.PAY_CLOUD, 'one-more-process');
  }
  if (run < 0 || !list(produce, t, s, f).some((move) => isRun(move, run + 1)))
    return say(moves.END_PRODUCE, 'enough');
  const [raw = 0, good = 0, service = 0] = goodsAfter(outs, output);
  return say(table[run]!.move, 'aim', { raw, good, service });
}

function isRun(move: ElPlanMove, run: number): boolean {
  return move.type === 'produce' && move.run === run;
}
