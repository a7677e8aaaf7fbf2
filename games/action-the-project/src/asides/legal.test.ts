/** What is open to a seat at any time, in the order in which it is listed. */
import { expect, test } from 'vitest';
import { A, O, pass, S, scene } from '../testing/scene.ts';
import type { Scene, SceneSetting } from '../testing/scene.ts';

const range = (min: number, max: number, step = 1) => ({ gap: 'range', min, max, step });
const money = (max: number) => range(100, max, 100);
const MOST_MONEY = 999_900;
const SOME = range(1, 9999);
const ANY = range(0, 9999);
const MESSAGE = range(0, 999_999);
const secret = range(0, 1);
const of = (p: Scene, seat: number, type: string) =>
  p.asides(seat).filter((move) => move.type === type);
/** Two players: whatever is listed is for seat 1. */
const two = (setting: SceneSetting = {}): Scene =>
  scene('leadership', { players: 2, prestige: [5, 5], money: [500, 100], ...setting });

test('R93 as much prestige as the money buys', () => {
  expect(of(two(), 0, 'buy')).toEqual([{ type: 'buy', count: range(1, 2) }]);
  expect(of(two(), 1, 'buy')).toEqual([]);
  expect(of(two({ money: [100, 200] }), 1, 'buy')).toEqual([{ type: 'buy', count: range(1, 1) }]);
});

test('R97, R100 gifts of money with or without prestige, then of prestige alone', () => {
  const give = { type: 'give', to: 1, secret };
  expect(of(two(), 0, 'give')).toEqual([
    { ...give, money: money(500), prestige: range(0, 5) },
    { ...give, money: 0, prestige: range(1, 5) },
  ]);
  expect(of(two({ prestige: [0, 5] }), 0, 'give')).toEqual([
    { ...give, money: money(500), prestige: 0 },
  ]);
  expect(of(two({ money: [0, 100] }), 0, 'give')).toEqual([
    { ...give, money: 0, prestige: range(1, 5) },
  ]);
  const bidding = two();
  bidding.play(0, { type: 'open', bid: 3 });
  expect(of(bidding, 0, 'give')[1]).toEqual({ ...give, money: 0, prestige: range(1, 2) });
  expect(of(two({ options: { negotiation: 'open' } }), 0, 'give')[0]).toMatchObject({ secret: 0 });
});

test('R103, R106 offers, by the first amount that is not nothing', () => {
  const offer = { type: 'offer', to: 1, secret };
  const all = { wantMoney: range(0, MOST_MONEY, 100), wantPrestige: ANY };
  const wanted = [
    { ...offer, giveMoney: 0, givePrestige: 0, wantMoney: money(MOST_MONEY), wantPrestige: ANY },
    { ...offer, giveMoney: 0, givePrestige: 0, wantMoney: 0, wantPrestige: SOME },
  ];
  expect(of(two(), 0, 'offer')).toEqual([
    { ...offer, giveMoney: money(500), givePrestige: range(0, 5), ...all },
    { ...offer, giveMoney: 0, givePrestige: range(1, 5), ...all },
    ...wanted,
  ]);
  expect(of(two({ money: [0, 0], prestige: [0, 5] }), 0, 'offer')).toEqual(wanted);
  expect(of(two({ options: { offersPerTurn: 0 } }), 0, 'offer')).toEqual([]);
});

test('R104, R107 an open offer may be withdrawn, accepted if covered, or declined; equal ones once', () => {
  const p = scene('leadership', { prestige: [5, 5, 5, 5] });
  const terms = { giveMoney: 100, givePrestige: 0, wantMoney: 0, wantPrestige: 5, secret: 0 };
  p.play(0, { type: 'offer', to: 1, ...terms });
  p.play(0, { type: 'offer', to: 1, ...terms });
  p.play(0, { type: 'offer', to: 1, ...terms, wantPrestige: 6 });
  const open = (seat: number) =>
    p.asides(seat).filter(({ type }) => ['withdraw', 'accept', 'decline'].includes(type));
  expect(open(0)).toEqual([
    { type: 'withdraw', to: 1, ...terms },
    { type: 'withdraw', to: 1, ...terms, wantPrestige: 6 },
  ]);
  expect(open(1)).toEqual([
    { type: 'accept', from: 0, ...terms },
    { type: 'decline', from: 0, ...terms },
    { type: 'decline', from: 0, ...terms, wantPrestige: 6 },
  ]);
  expect(open(2)).toEqual([]);
  expect(of(p, 0, 'offer')).toEqual([]);
  expect(of(p, 1, 'offer').length).toBeGreaterThan(0);
});

test('R111–R113 promises for this turn and those to come, about what is not yet decided', () => {
  const promises = (p: Scene, type: string) =>
    of(p, 0, type).map(({ type: _t, to: _to, ...rest }: any) => rest);
  const p = two({ turn: 2 });
  expect(promises(p, 'promisePlay')).toEqual([{ card: range(0, 3), turn: range(2, 4), secret }]);
  const pay = { condition: range(0, 3), turn: range(2, 4), secret };
  expect(promises(p, 'promisePay')).toEqual([
    { money: money(MOST_MONEY), prestige: ANY, ...pay },
    { money: 0, prestige: SOME, ...pay },
  ]);
  expect(promises(p, 'promiseNoBid')).toEqual([
    { window: range(2, 4), turn: 2, secret },
    { window: range(1, 4), turn: range(3, 4), secret },
  ]);
  expect(promises(p, 'promiseBid')).toEqual([
    { window: range(2, 4), bid: SOME, turn: 2, secret },
    { window: range(1, 4), bid: SOME, turn: range(3, 4), secret },
  ]);
  expect(promises(p, 'promiseText')).toEqual([{ message: MESSAGE, turn: range(2, 4), secret }]);
  const last = two({ turn: 4 });
  expect(promises(last, 'promisePlay')).toEqual([{ card: range(0, 3), turn: range(4, 4), secret }]);
  expect(promises(last, 'promiseNoBid')).toEqual([{ window: range(2, 4), turn: 4, secret }]);
  const over = scene('quietWord', { players: 2, turn: 4, cards: [S, O] });
  pass(over);
  expect(promises(over, 'promisePlay')).toEqual([]);
  expect(promises(over, 'promiseBid')).toEqual([]);
  expect(of(two({ options: { promisesPerTurn: 0 } }), 0, 'promisePay')).toEqual([]);
});

test('R118 a promise in words is judged by its promisee from settlement on, equal ones once', () => {
  const p = scene('quietWord', { cards: [S, S, O, A] });
  const text = { type: 'promiseText', to: 1, message: 3, secret: 0 } as const;
  p.play(0, { ...text, turn: 1 });
  p.play(0, { ...text, turn: 1 });
  p.play(0, { ...text, turn: 2 });
  p.play(0, { ...text, turn: 1, secret: 1 });
  expect(of(p, 1, 'judge')).toEqual([]);
  pass(p);
  const judge = { type: 'judge', from: 0, turn: 1, message: 3, kept: range(0, 1) };
  expect(of(p, 1, 'judge')).toEqual([
    { ...judge, secret: 0 },
    { ...judge, secret: 1 },
  ]);
  expect(of(p, 2, 'judge')).toEqual([]);
});

test('R121 words to all, and to each alone where secrets are allowed', () => {
  const said = (p: Scene) => of(p, 0, 'say').map((move) => (move as { to: number }).to);
  expect(said(scene('proposal'))).toEqual([-1, 1, 2, 3]);
  expect(said(scene('proposal', { options: { negotiation: 'open' } }))).toEqual([-1]);
  expect(said(scene('proposal', { options: { chat: 'promises' } }))).toEqual([]);
});
