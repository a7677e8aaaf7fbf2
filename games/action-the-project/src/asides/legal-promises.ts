import type { Seat } from '@boardroom/kernel';
import { FAILING, OPEN_OUTCOME, TO_COME } from '../types.ts';
import type { ActionState, ActionTable, Pledge } from '../types.ts';
import { ANY_MESSAGE, ANY_PRESTIGE, range, secrecy, SOME_PRESTIGE, someMoney } from './gaps.ts';
import type { Out } from './gaps.ts';

const ANY_CARD = range(0, 3);
const ANY_CONDITION = range(0, 3);
const ANY_WINDOW = range(1, 4);
const KEPT_OR_BROKEN = range(0, 1);

/** F6, R111–R113. */
export function newPromises(t: ActionTable, s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { turns, may } = t.facts;
  const { turn: now } = s;
  const secret = secrecy(t);
  const fromNow = range(now, turns);
  const later = now < turns ? range(now + 1, turns) : null;
  const play = s.revealed ? later : fromNow;
  const window = firstWindowToCome(s);
  const windows = window <= 4 ? range(window, 4) : null;
  const money = someMoney(t);
  const prestige = ANY_PRESTIGE;
  for (let to = 0; to < t.players; to++) {
    if (to === seat) continue;
    const condition = ANY_CONDITION;
    if (play) out.push({ type: 'promisePlay', to, card: ANY_CARD, turn: play, secret });
    out.push(
      { type: 'promisePay', to, money, prestige, condition, turn: fromNow, secret },
      {
        type: 'promisePay',
        to,
        money: 0,
        prestige: SOME_PRESTIGE,
        condition,
        turn: fromNow,
        secret,
      },
    );
    if (windows)
      out.push(
        { type: 'promiseBid', to, window: windows, bid: SOME_PRESTIGE, turn: now, secret },
        { type: 'promiseNoBid', to, window: windows, turn: now, secret },
      );
    if (later)
      out.push(
        { type: 'promiseBid', to, window: ANY_WINDOW, bid: SOME_PRESTIGE, turn: later, secret },
        { type: 'promiseNoBid', to, window: ANY_WINDOW, turn: later, secret },
      );
    if (may.words)
      out.push({ type: 'promiseText', to, message: ANY_MESSAGE, turn: fromNow, secret });
  }
}

/** R113 the first window of this turn that is not over; 5 if all are. */
export function firstWindowToCome(s: Readonly<ActionState>): number {
  let window = 1;
  while (window <= 4 && s.windows[window - 1] !== TO_COME) window++;
  return window;
}

/** F7, R118. */
export function judgements(s: Readonly<ActionState>, seat: Seat, out: Out): void {
  const { promises } = s;
  for (let i = 0; i < promises.length; i++) {
    const pledge = promises[i]!;
    const { from, turn, message, secret } = pledge;
    if (pledge.to === seat && isJudgeable(s, pledge) && findText(s, pledge) === i)
      out.push({ type: 'judge', from, turn, message, secret, kept: KEPT_OR_BROKEN });
  }
}

/** R118 from settlement of its turn on. */
export function isJudgeable(s: Readonly<ActionState>, pledge: Readonly<Pledge>): boolean {
  if (pledge.kind !== 'text' || pledge.turn > s.turn) return false;
  return pledge.turn < s.turn || (s.outcome !== OPEN_OUTCOME && s.outcome !== FAILING);
}

/** Index of the oldest unmarked `text` promise like this one, or -1. */
export function findText(
  s: Readonly<ActionState>,
  wanted: Readonly<Pick<Pledge, 'from' | 'to' | 'turn' | 'message' | 'secret'>>,
): number {
  return s.promises.findIndex(
    (pledge) =>
      pledge.kind === 'text' &&
      pledge.from === wanted.from &&
      pledge.to === wanted.to &&
      pledge.turn === wanted.turn &&
      pledge.message === wanted.message &&
      pledge.secret === wanted.secret,
  );
}
