import { expect, test } from 'vitest';
import { A, answers, O, pass, S, scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';

const NO = { type: 'noBid' } as const;
const DROP = { type: 'drop' } as const;
const raise = (bid: number) => ({ type: 'raise', bid }) as const;
const code = (p: Scene, seat: number, move: unknown) => p.refusal(seat, move)?.code;
const gift = (to: number, money: number, prestige = 0, secret = 0) => ({
  type: 'give',
  to,
  money,
  prestige,
  secret,
});
const terms = { giveMoney: 100, givePrestige: 0, wantMoney: 0, wantPrestige: 1, secret: 0 };
const pay = (to: number, turn: number) =>
  ({ type: 'promisePay', to, money: 100, prestige: 0, condition: 0, turn, secret: 0 }) as const;

/** W2 with an opening bid of 3 by seat 0; seat 1 is asked. */
const bidding = (setting: object = {}) => {
  const p = scene('leadership', { prestige: [9, 9, 9, 9], ...setting });
  p.play(0, { type: 'open', bid: 3 });
  return p;
};

test('X1 bid more prestige than you hold', () => {
  const p = scene('leadership', { prestige: [2, 2, 2, 2], money: [0, 0, 0, 0] });
  expect(p.refusal(0, { type: 'open', bid: 3 })).toEqual({
    code: 'bid-too-high',
    facts: { prestige: 2 },
  });
});
test('X2 open with 0', () =>
  expect(code(scene('leadership'), 0, { type: 'open', bid: 0 })).toBe('open-too-low'));
test('X3, X4 raise to a bid that counts no more than the high bid; no doubling before W4', () => {
  expect(bidding().refusal(1, raise(3))).toMatchObject({
    code: 'bid-too-low',
    facts: { high: 3, least: 4 },
  });
});
test('X5, X6, X7 out, own high bid, out of turn', () => {
  const p = bidding();
  p.play(1, DROP);
  expect([code(p, 1, raise(9)), code(p, 0, raise(9))]).toEqual(['dropped-out', 'holds-high-bid']);
  expect(p.refusal(3, raise(1))).toEqual({ code: 'not-your-bid', facts: { seat: 2 } });
});
test('X8 give or trade prestige committed to a bid', () => {
  expect(code(bidding(), 0, gift(1, 0, 7))).toBe('tied-up');
  expect(code(bidding(), 0, { type: 'offer', to: 1, ...terms, givePrestige: 7 })).toBe('tied-up');
});
test('X9, X32 a second card, or a card before your turn', () => {
  const p = scene('placing', { leader: 1 });
  expect(p.refusal(2, { type: 'place', card: S })).toEqual({
    code: 'places-first',
    facts: { seat: 1 },
  });
  p.play(1, { type: 'place', card: S });
  expect(code(p, 1, { type: 'place', card: O })).toBe('card-lies');
});
test('X10, X11, X12, X25 the leader, oneself, two players, or without having won', () => {
  const p = scene('quietWord', { leader: 1, cards: [S, S, O, A] });
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  expect(code(p, 0, { type: 'steer', target: 1 })).toBe('leader-protected');
  expect(code(p, 0, { type: 'steer', target: 0 })).toBe('word-with-oneself');
  expect(p.refusal(2, { type: 'steer', target: 3 })).toEqual({
    code: 'not-the-winner',
    facts: { seat: 0 },
  });
  p.play(0, { type: 'steer', target: 2 });
  expect(p.refusal(0, { type: 'steer', target: 3 })).not.toBeNull();
});
test('X13 the target does not see the assigned card', () => {
  const p = scene('quietWord', { leader: 0, cards: [S, O, O, A], options: { fate: true } });
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'steer', target: 1 });
  expect(p.view(1).cards[1]).toBe(4);
});
test('X14 a trial after success', () => {
  const p = scene('quietWord', { cards: [S, S, S, S] });
  pass(p);
  expect(code(p, 0, { type: 'trial' })).toBe('no-trial');
});
test('X15, X16 W4 and W1 on the last turn', () => {
  const p = scene('proposal', { turn: 8 });
  expect(code(p, 0, { type: 'redrawProject' })).toBe('no-project-left');
  pass(p);
  expect(code(p, 0, { type: 'trial' })).toBe('no-next-project');
});
test('X17 buy with too little money', () => {
  const p = scene('proposal', { money: [100, 400, 400, 400] });
  expect(p.refusal(0, { type: 'buy', count: 1 })).toEqual({
    code: 'too-little-money',
    facts: { price: 200, money: 100 },
  });
});
test('X18, X24, X27, X30, X36 have no move at all', () => {
  const p = scene('proposal');
  for (const type of ['sell', 'refuseGift', 'look', 'enforce', 'takeBack'])
    expect(p.refusal(0, { type })?.code).toBe('not-legal');
});
test('X19 money off the grain or negative', () => {
  const p = scene('proposal');
  expect([code(p, 0, gift(1, 50)), code(p, 0, gift(1, -100))]).toEqual([
    'money-in-steps',
    'money-in-steps',
  ]);
});
test('X20 give to yourself, or nothing', () => {
  const p = scene('proposal');
  expect([code(p, 0, gift(0, 100)), code(p, 0, gift(1, 0)), code(p, 0, gift(9, 100))]).toEqual([
    'choose-other',
    'choose-other',
    'choose-other',
  ]);
});
test('X21, X22 accept what you cannot cover, or an offer that is gone', () => {
  const p = scene('proposal', { prestige: [4, 0, 4, 4] });
  p.play(0, { type: 'offer', to: 1, ...terms });
  expect(code(p, 1, { type: 'accept', from: 0, ...terms })).toBe('cannot-cover');
  expect(code(p, 1, { type: 'accept', from: 2, ...terms })).toBe('offer-gone');
  expect(code(p, 2, { type: 'withdraw', to: 1, ...terms })).toBe('offer-gone');
});
test('X23 a fourth open offer, and one more than the turn allows', () => {
  const p = scene('proposal', { options: { offersPerTurn: 4 } });
  for (const to of [1, 2, 3]) p.play(0, { type: 'offer', to, ...terms });
  expect(code(p, 0, { type: 'offer', to: 1, ...terms })).toBe('withdraw-first');
  p.play(0, { type: 'withdraw', to: 1, ...terms });
  p.play(0, { type: 'offer', to: 1, ...terms });
  p.play(0, { type: 'withdraw', to: 1, ...terms });
  expect(code(p, 0, { type: 'offer', to: 1, ...terms })).toBe('no-more-offers');
});
test('X26 overtime without the Fate variant or by anyone but the leader', () => {
  expect(code(scene('proposal'), 0, { type: 'overtime', forfeit: 1 })).toBe('no-overtime');
  const p = scene('quietWord', { leader: 0, cards: [S, S, O, A], options: { fate: true } });
  answers(p, NO, NO, NO, NO);
  expect(code(p, 1, { type: 'overtime', forfeit: 1 })).toBe('no-overtime');
});
test('X28 nothing after the end', () => {
  const p = scene('quietWord', { turn: 8, cards: [S, S, O, A], options: { settlement: false } });
  pass(p);
  expect(code(p, 0, gift(1, 100))).toBe('over');
});
test('X29, X33, X35 promises for no turn, for what is over, and too many', () => {
  const p = scene('proposal', { options: { promisesPerTurn: 1 } });
  expect(p.refusal(0, pay(1, 9))).toEqual({ code: 'no-such-turn', facts: { turns: 8 } });
  expect(code(p, 0, pay(1, 0))).toBe('already-decided');
  p.play(0, pay(1, 1));
  expect(code(p, 0, pay(1, 1))).toBe('no-more-promises');
});
test('X31 a leader card somebody has', () => {
  const p = scene('proposal');
  p.s.turn = 0;
  p.s.agenda = [{ kind: 'chooseLeaderCard', seat: 3 }];
  p.s.leaderCards = [4, -1, -1, -1];
  expect(p.refusal(3, { type: 'choose', leaderCard: 'LD5' })).toEqual({
    code: 'card-taken',
    facts: { seat: 0 },
  });
});
test('X34 what the table does not allow', () => {
  const p = scene('proposal', { options: { negotiation: 'gifts', chat: 'off' } });
  expect(p.refusal(0, gift(1, 100, 0, 1))).toEqual({
    code: 'not-at-this-table',
    facts: { option: 'negotiation' },
  });
  expect(code(p, 0, { type: 'offer', to: 1, ...terms })).toBe('not-at-this-table');
  expect(code(p, 0, pay(1, 1))).toBe('not-at-this-table');
  expect(p.refusal(0, { type: 'say', to: -1, message: 1 })).toEqual({
    code: 'not-at-this-table',
    facts: { option: 'chat' },
  });
});
test('X37 judge too early, twice, or a promise made to somebody else', () => {
  const p = scene('placing');
  p.play(0, { type: 'promiseText', to: 1, message: 3, turn: 1, secret: 0 });
  const judge = { type: 'judge', from: 0, turn: 1, message: 3, secret: 0, kept: 1 };
  expect(p.refusal(1, judge)).toEqual({ code: 'not-yours-to-judge', facts: { seat: 1, turn: 1 } });
  expect(p.refusal(2, judge)).toEqual({ code: 'not-yours-to-judge', facts: { seat: 1, turn: 1 } });
});
test('X38 seal a bid that leaves an own offer uncovered', () => {
  const p = scene('leadership', { options: { auction: 'sealed' } });
  p.play(0, { type: 'offer', to: 1, ...terms, givePrestige: 3 });
  expect(p.refusal(0, { type: 'seal', bid: 2 })).toEqual({
    code: 'offer-uncovered',
    facts: { max: 1 },
  });
  expect(code(p, 0, { type: 'seal', bid: 5 })).toBe('bid-too-high');
});
test('X39 drop out or decline before you are asked', () => {
  expect(code(bidding(), 3, DROP)).toBe('not-your-bid');
  expect(code(scene('leadership'), 3, NO)).toBe('not-your-bid');
});
test('X40 raise with too little prestige but enough money', () => {
  const p = bidding({ prestige: [9, 2, 9, 9], money: [0, 600, 0, 0] });
  expect(p.refusal(1, raise(5))).toEqual({ code: 'buy-first', facts: { count: 3 } });
  expect(code(p, 1, raise(6))).toBe('bid-too-high');
});
test('the order of reasons: what is decided before the amount, too low before too high', () => {
  const p = bidding({ prestige: [9, 2, 9, 9], money: [0, 0, 0, 0] });
  expect(code(p, 1, raise(3))).toBe('bid-too-low');
});
