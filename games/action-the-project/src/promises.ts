/** Promises: what they say, what is booked to them, and how they are marked. Never enforced (R110). */
import type { Emit, Seat } from '@boardroom/kernel';
import { witnesses } from './stocks.ts';
import {
  FAILED,
  FAILING,
  IF_FAILS,
  IF_SUCCEEDS,
  IF_TRIAL,
  OPEN_OUTCOME,
  SKIPPED,
  SUCCEEDED,
  TRIAL,
} from './types.ts';
import type { ActionEvent, ActionState, ActionTable, Mark, Pledge } from './types.ts';

/** R112 whether the project went as the condition says; only asked when the outcome is final. */
function holds(condition: number, outcome: number): boolean {
  if (condition === IF_SUCCEEDS) return outcome === SUCCEEDED;
  if (condition === IF_FAILS) return outcome !== SUCCEEDED;
  return condition !== IF_TRIAL || outcome === TRIAL;
}

/** R119 the condition of a promise of this turn is known not to hold. */
function isVoid(s: Readonly<ActionState>, pledge: Readonly<Pledge>): boolean {
  const { outcome } = s;
  if (pledge.turn !== s.turn || outcome === OPEN_OUTCOME) return false;
  // Before the pile is divided a trial is still possible.
  if (outcome === FAILING && pledge.condition === IF_TRIAL) return false;
  return !holds(pledge.condition, outcome === FAILING ? FAILED : outcome);
}

/** R119 books a gift to the giver's debts to the receiver: due first, then the oldest. */
export function bookGift(
  s: ActionState,
  from: Seat,
  to: Seat,
  money: number,
  prestige: number,
): void {
  while (money > 0) {
    const debt = firstDebt(s, from, to, 'money');
    if (debt === null) break;
    const booked = Math.min(money, debt.money - debt.bookedMoney);
    debt.bookedMoney += booked;
    money -= booked;
  }
  while (prestige > 0) {
    const debt = firstDebt(s, from, to, 'prestige');
    if (debt === null) return;
    const booked = Math.min(prestige, debt.prestige - debt.bookedPrestige);
    debt.bookedPrestige += booked;
    prestige -= booked;
  }
}

function firstDebt(
  s: ActionState,
  from: Seat,
  to: Seat,
  currency: 'money' | 'prestige',
): Pledge | null {
  let first: Pledge | null = null;
  for (const pledge of s.promises) {
    if (pledge.kind !== 'pay' || pledge.from !== from || pledge.to !== to) continue;
    const missing =
      currency === 'money'
        ? pledge.money - pledge.bookedMoney
        : pledge.prestige - pledge.bookedPrestige;
    if (missing > 0 && (first === null || pledge.turn < first.turn) && !isVoid(s, pledge))
      first = pledge;
  }
  return first;
}

/** R114–R117 how a promise of this turn came out. `text` is left to its promisee (R118). */
function markOf(t: ActionTable, s: Readonly<ActionState>, pledge: Readonly<Pledge>): Mark {
  const { from } = pledge;
  if (pledge.kind === 'play') {
    if (s.target === from) return 'overruled';
    return s.cards[from] === pledge.card ? 'kept' : 'broken';
  }
  if (pledge.kind === 'pay') {
    if (!holds(pledge.condition, s.outcome)) return 'lapsed';
    const met = pledge.bookedMoney >= pledge.money && pledge.bookedPrestige >= pledge.prestige;
    return met ? 'kept' : 'broken';
  }
  if (s.windows[pledge.window - 1] === SKIPPED) return 'lapsed';
  const paid = s.paid[(pledge.window - 1) * t.players + from]!;
  return (pledge.kind === 'bid' ? paid >= pledge.bid : paid === 0) ? 'kept' : 'broken';
}

/** R114, R141 the promises due this turn are marked, the oldest first. */
export function markPromises(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const open: Pledge[] = [];
  for (const pledge of s.promises)
    if (pledge.kind === 'text' || pledge.turn > s.turn) open.push(pledge);
    else recordMark(t, s, pledge, markOf(t, s, pledge), emit);
  s.promises = open;
}

/** R120 those who could see the promise see its mark. */
export function recordMark(
  t: ActionTable,
  s: ActionState,
  pledge: Readonly<Pledge>,
  mark: Mark,
  emit?: Emit<ActionEvent>,
): void {
  const { from: seat, to, secret, kind, turn } = pledge;
  if (mark === 'kept' || mark === 'broken') {
    const at = seat * t.players + (secret ? to : seat);
    s[mark][at]!++;
  }
  const event = { type: 'promiseMarked', seat, to, turn, secret, kind, mark } as const;
  emit?.(event, witnesses(secret, seat, to));
}
