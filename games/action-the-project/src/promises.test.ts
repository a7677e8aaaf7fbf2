import { expect, test } from 'vitest';
import { A, answers, finishTurn, O, P, pass, placeAll, S, scene, settle } from './testing/scene.ts';
import type { Scene, SceneSetting } from './testing/scene.ts';
import { ANYHOW, IF_FAILS, IF_SUCCEEDS, IF_TRIAL } from './types.ts';
import type { ActionEvent } from './types.ts';

const NO = { type: 'noBid' } as const;
const pay = (to: number, money: number, condition = ANYHOW, turn = 1, secret = 0) =>
  ({ type: 'promisePay', to, money, prestige: 0, condition, turn, secret }) as const;
const play = (to: number, card: number, turn = 1, secret = 0) =>
  ({ type: 'promisePlay', to, card, turn, secret }) as const;
const text = (to: number, message: number, turn = 1, secret = 0) =>
  ({ type: 'promiseText', to, message, turn, secret }) as const;
const gift = (to: number, money: number, secret = 0) =>
  ({ type: 'give', to, money, prestige: 0, secret }) as const;

/** Ends the turn and gives the marks that a seat hears, as "maker kind mark". */
function marks(p: Scene, seat?: number): string[] {
  pass(p);
  settle(p);
  return p
    .events(seat)
    .filter((e): e is Extract<ActionEvent, { type: 'promiseMarked' }> => e.type === 'promiseMarked')
    .map((e) => `${e.seat} ${e.kind} ${e.mark}`);
}
const reveal = (setting: SceneSetting) => scene('quietWord', { cards: [S, S, O, A], ...setting });

test('R102–R120, R139, E11 promise and trade', () => {
  const p = scene('placing', { turn: 3, leader: 0, money: [2000, 400, 400, 400] });
  p.play(0, pay(1, 600, IF_SUCCEEDS, 3, 1));
  p.play(1, play(0, S, 3, 1));
  const deal = { giveMoney: 0, givePrestige: 2, wantMoney: 300, wantPrestige: 0, secret: 0 };
  p.play(1, { type: 'offer', to: 2, ...deal });
  p.play(2, { type: 'accept', from: 1, ...deal });
  placeAll(p, [S, S, O, A]);
  pass(p);
  p.play(0, gift(1, 400, 1));
  settle(p);
  const heard = (seat: number) =>
    p.events(seat).flatMap((e) => (e.type === 'promiseMarked' ? [`${e.seat} ${e.mark}`] : []));
  expect(heard(0)).toEqual(['0 broken', '1 kept']);
  expect(heard(1)).toEqual(['0 broken', '1 kept']);
  expect([heard(2), heard(3)]).toEqual([[], []]);
});

test('R110 a promise never binds: any other card may be placed', () => {
  const p = scene('placing', { leader: 0 });
  p.play(0, play(1, S));
  expect(p.legal(0)).toHaveLength(4);
  p.play(0, { type: 'place', card: O });
  expect(p.s.promises).toHaveLength(1);
});

test('R111 a promise names another player and a turn from now to 2n, and stands', () => {
  const p = scene('proposal', { turn: 3 });
  p.play(0, pay(1, 100, ANYHOW, 8));
  expect(p.refusal(0, pay(1, 100, ANYHOW, 9))).toEqual({
    code: 'no-such-turn',
    facts: { turns: 8 },
  });
  expect(p.refusal(0, pay(1, 100, ANYHOW, 2))?.code).toBe('already-decided');
  expect(p.refusal(0, pay(0, 100, ANYHOW, 3))?.code).toBe('choose-other');
  expect(p.asides(0).map((move) => move.type)).not.toContain('takeBack');
});

test('R112, R117 promises to bid and to keep out are kept or broken by what was paid', () => {
  const p = scene('leadership');
  const by = { to: 3, turn: 1, secret: 0 };
  p.play(0, { type: 'promiseBid', window: 2, bid: 2, ...by });
  p.play(1, { type: 'promiseBid', window: 2, bid: 4, ...by });
  p.play(2, { type: 'promiseNoBid', window: 2, ...by });
  p.play(0, { type: 'promiseNoBid', window: 3, ...by });
  p.play(0, { type: 'promiseBid', window: 3, bid: 1, to: 2, turn: 1, secret: 0 });
  p.play(1, { type: 'promiseNoBid', window: 4, ...by });
  p.play(0, { type: 'open', bid: 2 });
  p.play(1, { type: 'raise', bid: 3 });
  pass(p);
  p.play(1, { type: 'keepLeader' });
  placeAll(p, [S, S, S, S]);
  expect(marks(p)).toEqual([
    '0 bid kept',
    '1 bid broken',
    '2 noBid kept',
    '0 noBid kept',
    '0 bid broken',
    '1 noBid lapsed',
  ]);
});

test('R113 nothing can be promised that is already over', () => {
  const p = scene('quietWord', { cards: [S, O, O, O] });
  const by = { to: 1, turn: 1, secret: 0 };
  expect(p.refusal(0, { type: 'promiseBid', window: 2, bid: 1, ...by })?.code).toBe(
    'already-decided',
  );
  p.play(0, { type: 'open', bid: 1 });
  p.play(0, { type: 'promiseNoBid', window: 3, ...by });
  p.play(0, play(1, O));
  pass(p);
  p.play(0, { type: 'leave' });
  expect(p.refusal(0, play(1, O))?.code).toBe('already-decided');
  expect(p.refusal(0, { type: 'promiseNoBid', window: 3, ...by })?.code).toBe('already-decided');
  p.play(0, { type: 'promiseNoBid', window: 4, ...by });
  pass(p);
  p.play(0, pay(1, 100, IF_FAILS));
  p.play(0, text(1, 1));
  p.play(0, { type: 'promiseNoBid', window: 1, to: 1, turn: 8, secret: 0 });
});

test('R114, R115 `play` is marked at Housekeeping: kept, broken or overruled', () => {
  const p = scene('quietWord', { leader: 0, cards: [S, S, O, A] });
  for (const [seat, card] of [
    [1, S],
    [2, S],
    [3, O],
  ] as const)
    p.play(seat, play(0, card));
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'steer', target: 3 });
  p.play(0, { type: 'assign', card: O });
  expect(marks(p)).toEqual(['1 play kept', '2 play broken', '3 play overruled']);
});

test('R116 `pay` lapses if its condition fails, else is kept or broken by the gifts', () => {
  const p = reveal({ money: [2000, 400, 400, 400] });
  p.play(0, pay(1, 300, IF_SUCCEEDS));
  p.play(0, pay(2, 300, IF_FAILS));
  p.play(0, pay(2, 300, IF_TRIAL));
  p.play(0, pay(3, 300, ANYHOW));
  p.play(0, gift(1, 300));
  expect(marks(p)).toEqual(['0 pay kept', '0 pay lapsed', '0 pay lapsed', '0 pay broken']);
});

test('R116 "fails" includes a trial', () => {
  const p = scene('quietWord', { leader: 0, cards: [P, O, O, O] });
  p.play(0, pay(1, 100, IF_FAILS));
  p.play(0, pay(2, 100, IF_TRIAL));
  answers(p, NO, NO, NO, NO);
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'trial' });
  p.play(0, gift(2, 100));
  expect(marks(p)).toEqual(['0 pay broken', '0 pay kept']);
});

test('R118 a `text` promise is marked by its promisee, once, from settlement on', () => {
  const p = reveal({});
  p.play(1, text(0, 5));
  const judge = { type: 'judge', from: 1, turn: 1, message: 5, secret: 0, kept: 1 } as const;
  expect(p.refusal(0, judge)).toEqual({ code: 'not-yours-to-judge', facts: { seat: 0, turn: 1 } });
  pass(p);
  expect(p.refusal(2, judge)).toEqual({ code: 'not-yours-to-judge', facts: { seat: 0, turn: 1 } });
  settle(p);
  expect(p.s.promises).toHaveLength(1);
  p.play(0, judge);
  expect([p.s.promises.length, p.s.kept[1 * 4 + 1]]).toEqual([0, 1]);
  expect(p.refusal(0, judge)?.code).toBe('not-yours-to-judge');
});

test('R119 a gift is booked to the debt due first, then the oldest, and what is left to the next', () => {
  const p = reveal({ money: [2000, 400, 400, 400] });
  p.play(0, pay(1, 300, ANYHOW, 2));
  p.play(0, pay(1, 200, ANYHOW, 1));
  p.play(0, pay(1, 100, ANYHOW, 1));
  p.play(0, gift(1, 400));
  expect(p.s.promises.map((pledge) => pledge.bookedMoney)).toEqual([100, 200, 100]);
});

test('R119 a debt known to be void is passed over; trades and earlier gifts are not booked', () => {
  const p = reveal({ money: [2000, 400, 400, 400] });
  p.play(0, gift(1, 100));
  p.play(0, pay(1, 300, IF_FAILS));
  p.play(0, pay(1, 300, IF_SUCCEEDS));
  const deal = { giveMoney: 300, givePrestige: 0, wantMoney: 0, wantPrestige: 1, secret: 0 };
  p.play(0, { type: 'offer', to: 1, ...deal });
  p.play(1, { type: 'accept', from: 0, ...deal });
  expect(p.s.promises.map((pledge) => pledge.bookedMoney)).toEqual([0, 0]);
  pass(p);
  p.play(0, gift(1, 300));
  expect(marks(p)).toEqual(['0 pay lapsed', '0 pay kept']);
});

test('R120, R158 a promise and its mark are seen by those who could see it; bookings by the two', () => {
  const p = reveal({ money: [2000, 400, 400, 400] });
  p.play(0, pay(1, 200, ANYHOW, 1, 0));
  p.play(0, pay(2, 200, ANYHOW, 1, 1));
  p.play(0, gift(1, 200, 1));
  expect(p.view(1).promises.map((pledge) => [pledge.to, pledge.bookedMoney])).toEqual([[1, 200]]);
  expect(p.view(3).promises.map((pledge) => [pledge.to, pledge.bookedMoney])).toEqual([[1, -1]]);
  expect(p.view(2).promises).toHaveLength(2);
  expect(marks(p, 3)).toEqual(['0 pay kept']);
  expect([p.view(3).kept[0], p.s.broken[2], p.view(3).broken[2]]).toEqual([1, 1, 0]);
  expect(p.view(2).broken[2]).toBe(1);
});

test('R157 at most 10 promises of one player in a turn', () => {
  const p = scene('proposal');
  for (let i = 0; i < 10; i++) p.play(0, text(1, i, 8));
  expect(p.refusal(0, text(1, 11, 8))?.code).toBe('no-more-promises');
  finishTurn(p, [A, A, A, A]);
  p.play(0, text(1, 11, 8));
});

test('option settlement = false: no wait, debts must be paid before the division', () => {
  const p = reveal({ options: { settlement: false }, money: [2000, 400, 400, 400] });
  p.play(0, pay(1, 200));
  p.play(1, text(0, 3));
  expect(p.asides(0).some((move) => move.type === 'judge')).toBe(false);
  answers(p, NO, NO, NO, NO);
  expect([p.s.turn, p.s.broken[0]]).toEqual([2, 1]);
  p.play(0, { type: 'judge', from: 1, turn: 1, message: 3, secret: 0, kept: 0 });
  expect(p.s.broken[1 * 4 + 1]).toBe(1);
});
