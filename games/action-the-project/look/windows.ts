/** Prestige windows and the bids in them. */
import { HIDDEN, isOver, NONE } from '@boardroom/kernel';
import type { Looked, Seat } from '@boardroom/kernel';
import { leastRaise } from '../src/decisions/auction.ts';
import { counts } from '../src/stocks.ts';
import { HELD, SKIPPED, SUCCEEDED, TO_COME, UNOPENED } from '../src/types.ts';
import { chances, highBid, pileOf, question, reachOf, sunk } from './figures.ts';
import {
  figure,
  inLaterTurns,
  inTheWay,
  isAsked,
  player,
  refused,
  ruleLine,
  say,
} from './reader.ts';
import type { ActionReader, Obstacle } from './reader.ts';
import { windowNow } from './turn.ts';

const RULES = ['', 'R79', 'R81', 'R82', 'R88'];

export function windowName(r: ActionReader, window: number): string {
  return say(r, `window.name.${window}`);
}

/** What the winner may do: one sentence. */
export function windowDoes(r: ActionReader, window: number): string {
  return say(r, `window.does.${window}`, { pile: pileOf(r) });
}

/** What the reader needs to lead the running auction, a sentence each; none outside of one. */
export function bidOfReader(r: ActionReader): string[] {
  const seat = player(r);
  const { view } = r;
  if (seat === null || view.window === 0 || view.out[seat] === 1 || view.high === seat) return [];
  const least = view.high === NONE ? 1 : leastRaise(view, seat);
  const held = view.prestige[seat]!;
  if (least <= held) return [say(r, 'way.bid', { least, held })];
  const short = least - held;
  const cost = short * r.t.facts.price;
  return cost <= view.money[seat]! ? [say(r, 'way.bid.buy', { least, held, short, cost })] : [];
}

export function lookAtWindow(r: ActionReader, window: number): Looked | null {
  if (!(window >= 1 && window <= 4)) return null;
  const { view } = r;
  const state = stateOf(r, window);
  const high = window === view.window ? highBid(r) : null;
  const winner = view.winners[window - 1]!;
  return {
    id: `window:${window}`,
    name: windowName(r, window),
    kind: say(r, `window.kind.${window}`),
    figures: [
      figure(r, 'state', say(r, `window.state.${state}`)),
      ...(high
        ? [figure(r, 'bid', say(r, 'bid.of', { seat: high.seat, counts: high.counts }))]
        : []),
      ...(window === view.window ? [figure(r, 'burnt', String(sunk(r)))] : []),
    ],
    line: windowDoes(r, window),
    facts: [
      ...(state === 'held' || state === 'used'
        ? [say(r, `window.won.${state}`, { seat: winner, bid: paidAt(r, window, winner) })]
        : []),
      ...(window === 1 && view.pile.length > 0 ? [say(r, 'chances', chances(r))] : []),
      say(r, 'allPay'),
    ],
    ...nowAt(r, window),
    ...notToBid(r, window, state),
    rule: ruleLine(r, RULES[window]!),
  };
}

function paidAt({ t, view }: ActionReader, window: number, seat: Seat): number {
  return view.paid[(window - 1) * t.players + seat] ?? 0;
}

type WindowState = 'later' | 'on' | 'skipped' | 'unopened' | 'held' | 'used';

function stateOf(r: ActionReader, window: number): WindowState {
  const state = r.view.windows[window - 1];
  if (windowNow(r) === window) return 'on';
  if (state === TO_COME) return 'later';
  if (state === SKIPPED) return 'skipped';
  if (state === UNOPENED) return 'unopened';
  return state === HELD ? 'held' : 'used';
}

/** What it takes to lead, and by whom. */
function nowAt(r: ActionReader, window: number): Pick<Looked, 'now'> {
  const [text] = window === r.view.window ? bidOfReader(r) : [];
  if (text === undefined) return {};
  const high = highBid(r);
  if (!high) return { now: { text } };
  const doubled = counts(r.view, player(r)!, 1) === 2 ? 1 : 0;
  return { now: { text, calc: say(r, 'bid.calc', { ...high, doubled }) } };
}

function notToBid(
  r: ActionReader,
  window: number,
  state: WindowState,
): Pick<Looked, 'obstacles' | 'ways'> {
  const seat = player(r);
  const { view, t } = r;
  if (seat === null || isOver(view)) return {};
  if (state === 'later') {
    const never = willBeSkipped(r, window);
    if (never) return inTheWay(never, inLaterTurns(r, 'way.window.next'));
    return inTheWay({ text: say(r, 'why.window.later'), rule: 'R13' }, [
      say(r, `way.window.${window}`),
    ]);
  }
  if (state !== 'on') {
    const text = say(r, state === 'skipped' ? 'why.window.skipped' : 'why.window.over');
    const rule = state === 'skipped' ? skippedBy(r, window) : 'R60';
    return inTheWay({ text, rule }, inLaterTurns(r, 'way.window.next'));
  }
  if (isAsked(r, 'useW1', 'useW2', 'steer', 'assign', 'useW4')) return {};
  if (view.window === 0)
    return inTheWay(
      { text: say(r, 'why.window.won', { seat: view.winners[window - 1] }), rule: 'R74' },
      inLaterTurns(r, 'way.window.next'),
    );
  const asked = isAsked(r, 'open', 'bid', 'sealedBid');
  const least = view.high === NONE ? 1 : leastRaise(view, seat);
  if (asked && least <= view.prestige[seat]!) return {};
  if (t.options.auction === 'sealed')
    return asked
      ? inTheWay(poor(r, least), bidOfReader(r))
      : inTheWay({ text: say(r, 'why.sealed'), rule: 'R156' }, []);
  const why = refused(
    r,
    view.high === NONE ? { type: 'open', bid: 1 } : { type: 'raise', bid: least },
  );
  if (view.out[seat] === 1) return inTheWay(why, inLaterTurns(r, 'way.window.next'));
  if (view.high === seat) return inTheWay(why, [say(r, 'way.bid.high')]);
  if (!asked)
    return inTheWay(why, [say(r, 'way.bid.turn', { seat: question(r)!.seat }), ...bidOfReader(r)]);
  return inTheWay(why, bidOfReader(r));
}

function poor(r: ActionReader, least: number): Obstacle {
  return { text: say(r, 'why.poor', { held: r.view.prestige[player(r)!]!, least }), rule: 'R68' };
}

/** R17, R55, R57 and the options that skip a window. */
function skippedBy({ view }: ActionReader, window: number): string {
  if (window === 1) return 'R17';
  if (window === 2) return 'R81';
  return view.outcome === SUCCEEDED ? 'R55' : 'R57';
}

/** A window of this turn that is sure to be skipped. */
function willBeSkipped(r: ActionReader, window: number): Obstacle | null {
  const { view, t } = r;
  const last = view.turn === t.facts.turns && t.options.lastTrial === 'closed';
  return window === 4 && last ? { text: say(r, 'why.window.last'), rule: 'R57' } : null;
}

/** Prestige laid down by a player in the running auction. */
export function lookAtBid(r: ActionReader, seat: Seat): Looked | null {
  const { view } = r;
  if (!(seat >= 0 && seat < r.t.players) || view.window === 0) return null;
  const bid = view.bids[seat]!;
  const own = seat === player(r) && view.out[seat] !== 1;
  // R156 Who has answered a sealed auction lies face down, whatever the bid.
  const answered = r.t.options.auction === 'sealed' && !r.asked.includes(seat);
  const sealed = bid === HIDDEN || (answered && bid === 0 && !own);
  if (bid === 0 && !own && !sealed) return null;
  const counted = sealed ? 0 : counts(view, seat, bid);
  const state = sealed
    ? 'sealed'
    : view.out[seat] === 1
      ? 'out'
      : view.high === seat
        ? 'high'
        : bid > 0
          ? 'in'
          : 'none';
  return {
    id: `stack:${seat}`,
    name: say(r, 'bid.name', { seat }),
    kind: say(r, 'bid.kind', { name: windowName(r, view.window) }),
    owner: seat,
    figures: sealed
      ? []
      : [
          figure(r, 'bid', String(bid)),
          ...(counted === bid ? [] : [figure(r, 'counts', String(counted))]),
          figure(r, 'reach', String(reachOf(r, seat))),
        ],
    line: say(r, `bid.line.${state}`, { seat, bid }),
    ...(own ? { ...nowAt(r, view.window), ...notToBid(r, view.window, 'on') } : {}),
    rule: ruleLine(r, 'R73'),
  };
}
