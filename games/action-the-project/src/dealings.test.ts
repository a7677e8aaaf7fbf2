import { expect, test } from 'vitest';
import { A, kinds, O, pass, S, scene, settle } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';

const terms = (giveMoney = 0, givePrestige = 0, wantMoney = 0, wantPrestige = 0, secret = 0) => ({
  giveMoney,
  givePrestige,
  wantMoney,
  wantPrestige,
  secret,
});
const asideTypes = (p: Scene, seat: number) => new Set(p.asides(seat).map((move) => move.type));

test('R93, R94 $200 buys 1 prestige, k at a time; nothing turns prestige into money', () => {
  const p = scene('proposal', { money: [700, 400, 400, 400] });
  p.play(0, { type: 'buy', count: 3 });
  expect([p.s.money[0], p.s.prestige[0], p.s.bought[0]]).toEqual([100, 7, 3]);
  expect(p.refusal(0, { type: 'buy', count: 1 })).toEqual({
    code: 'too-little-money',
    facts: { price: 200, money: 100 },
  });
  expect(p.refusal(0, { type: 'buy', count: -1 })).not.toBeNull();
});

test('R95 free actions are open to every seat in every waiting state, and use up nobody’s turn', () => {
  const moments = [
    scene('proposal'),
    scene('leadership'),
    scene('placing'),
    scene('quietWord', { cards: [S, S, O, A] }),
  ];
  const settlement = scene('quietWord', { cards: [S, S, O, A] });
  pass(settlement);
  for (const p of [...moments, settlement]) {
    const before = JSON.stringify(p.s.agenda);
    for (let seat = 0; seat < 4; seat++) p.play(seat, { type: 'buy', count: 1 });
    expect(JSON.stringify(p.s.agenda)).toBe(before);
  }
});

test('R95 not while leader cards are being chosen', () => {
  const p = scene('proposal');
  p.s.turn = 0;
  expect(p.asides(0)).toEqual([]);
  expect(p.refusal(0, { type: 'buy', count: 1 })?.code).toBe('not-yet');
});

test('R96 a purchase is private, or public by option', () => {
  const p = scene('proposal');
  const before = JSON.stringify(p.view(1));
  p.play(0, { type: 'buy', count: 1 });
  expect([p.events(0).length, p.events(1).length]).toEqual([1, 0]);
  expect(JSON.stringify(p.view(1))).toBe(before);
  const q = scene('proposal', { options: { purchaseVisibility: 'public' } });
  q.play(0, { type: 'buy', count: 1 });
  expect([q.events(1).length, q.view(1).bought[0]]).toEqual([1, 1]);
});

test('R97, R98 anybody may give money and prestige, and the receiver cannot refuse', () => {
  const p = scene('placing');
  p.play(2, { type: 'give', to: 1, money: 300, prestige: 2, secret: 0 });
  expect([p.s.money, p.s.prestige]).toEqual([
    [400, 700, 100, 400],
    [4, 6, 2, 4],
  ]);
  expect([...asideTypes(p, 1)]).not.toContain('refuseGift');
});

test('R99 an open gift is seen by all, a secret one by the two alone', () => {
  const p = scene('proposal');
  p.play(0, { type: 'give', to: 1, money: 100, prestige: 0, secret: 0 });
  expect([p.events(3).length, p.view(3).bookMoney]).toEqual([1, [300, 500, 400, 400]]);
  const before = JSON.stringify(p.view(3));
  p.play(0, { type: 'give', to: 1, money: 100, prestige: 1, secret: 1 });
  expect([
    p.events(0).length,
    p.events(1).length,
    p.events(3).length,
    p.events(null).length,
  ]).toEqual([1, 1, 0, 0]);
  expect(JSON.stringify(p.view(3))).toBe(before);
});

test('R101, R121 players talk openly or in private; words change nothing', () => {
  const p = scene('proposal');
  const before = JSON.stringify(p.s);
  p.play(2, { type: 'say', to: -1, message: 7 });
  expect(p.events(0)).toEqual([{ type: 'said', seat: 2, message: 7 }]);
  p.play(2, { type: 'say', to: 1, message: 8 });
  expect([p.events(1).length, p.events(0).length]).toEqual([1, 0]);
  expect(JSON.stringify(p.s)).toBe(before);
});

test('R102, R103, R105 money and prestige are traded freely, both sides at once', () => {
  const p = scene('proposal');
  p.play(1, { type: 'offer', to: 2, ...terms(0, 2, 300) });
  expect(p.events(0)).toHaveLength(1);
  p.play(2, { type: 'accept', from: 1, ...terms(0, 2, 300) });
  expect([p.s.money, p.s.prestige, p.s.offers]).toEqual([[400, 700, 100, 400], [4, 2, 6, 4], []]);
  expect(p.refusal(0, { type: 'offer', to: 1, ...terms() })?.code).toBe('choose-other');
});

test('R104 the receiver accepts or declines, the offerer may withdraw, once', () => {
  const p = scene('proposal');
  const deal = terms(100, 0, 0, 1);
  p.play(0, { type: 'offer', to: 1, ...deal });
  expect(p.refusal(2, { type: 'accept', from: 0, ...deal })?.code).toBe('offer-gone');
  p.play(1, { type: 'decline', from: 0, ...deal });
  expect(p.s.offers).toEqual([]);
  p.play(0, { type: 'offer', to: 1, ...deal });
  p.play(0, { type: 'withdraw', to: 1, ...deal });
  expect(p.refusal(1, { type: 'accept', from: 0, ...deal })?.code).toBe('offer-gone');
});

test('R106 an offer must be covered, and is withdrawn the moment it no longer is', () => {
  const p = scene('leadership');
  expect(p.refusal(0, { type: 'offer', to: 1, ...terms(500) })?.code).toBe('too-little');
  p.play(0, { type: 'offer', to: 1, ...terms(0, 3, 100) });
  p.play(0, { type: 'offer', to: 2, ...terms(300, 0, 0, 1, 1) });
  p.play(0, { type: 'open', bid: 2 });
  expect(p.s.offers).toHaveLength(1);
  expect(p.events(3).map((event) => event.type)).toEqual(['opened', 'offerWithdrawn']);
  p.play(0, { type: 'buy', count: 1 });
  expect(p.s.offers).toHaveLength(0);
  expect(p.events(2)).toEqual([
    { type: 'offerWithdrawn', seat: 0, to: 2, ...terms(300, 0, 0, 1, 1) },
  ]);
  expect(p.events(3)).toEqual([]);
});

test('R107 a receiver who cannot cover the other side cannot accept', () => {
  const p = scene('proposal');
  const deal = terms(0, 1, 500);
  p.play(0, { type: 'offer', to: 1, ...deal });
  expect(p.refusal(1, { type: 'accept', from: 0, ...deal })?.code).toBe('cannot-cover');
  p.play(2, { type: 'give', to: 1, money: 100, prestige: 0, secret: 1 });
  p.play(1, { type: 'accept', from: 0, ...deal });
  expect(p.s.prestige[1]).toBe(5);
});

test('R108 at most 3 offers of one player lie open, and 10 are made in a turn', () => {
  const p = scene('proposal');
  for (let i = 1; i <= 3; i++) p.play(0, { type: 'offer', to: i, ...terms(100) });
  expect(p.refusal(0, { type: 'offer', to: 1, ...terms(200) })?.code).toBe('withdraw-first');
  for (let i = 0; i < 7; i++) {
    p.play(0, { type: 'withdraw', to: 3, ...terms(100) });
    p.play(0, { type: 'offer', to: 3, ...terms(100) });
  }
  p.play(0, { type: 'withdraw', to: 3, ...terms(100) });
  expect(p.refusal(0, { type: 'offer', to: 3, ...terms(100) })?.code).toBe('no-more-offers');
  expect(p.view(1).offersMade[0]).toBe(-1);
});

test('R109 open offers lapse at Housekeeping', () => {
  const p = scene('quietWord', { cards: [S, S, O, A] });
  p.play(0, { type: 'offer', to: 1, ...terms(100) });
  pass(p);
  settle(p);
  expect(p.s.offers).toEqual([]);
  expect([p.s.turn, p.s.offersMade]).toEqual([2, [0, 0, 0, 0]]);
  expect(p.events(2).map((event) => event.type)).toContain('offerLapsed');
});

test('R122, R123 stocks are hidden until the end; nothing proves them', () => {
  const p = scene('proposal');
  expect(p.view(1).money).toEqual([-1, 400, -1, -1]);
  expect(p.view(null).prestige).toEqual([-1, -1, -1, -1]);
  expect([...asideTypes(p, 0)].toSorted()).toEqual([
    'buy',
    'give',
    'offer',
    'promiseBid',
    'promiseNoBid',
    'promisePay',
    'promisePlay',
    'promiseText',
    'say',
  ]);
  const open = scene('proposal', { options: { holdings: 'open' } });
  expect(open.view(1).money).toEqual([400, 400, 400, 400]);
});

test('R159 amounts wanted or promised are bounded for the form', () => {
  const p = scene('proposal');
  p.play(0, { type: 'offer', to: 1, ...terms(0, 0, 999_900, 9_999) });
  expect(p.refusal(0, { type: 'offer', to: 1, ...terms(0, 0, 1_000_000) })).not.toBeNull();
  expect(p.refusal(0, { type: 'offer', to: 1, ...terms(0, 0, 150) })?.code).toBe('money-in-steps');
  const pay = { type: 'promisePay', to: 1, condition: 0, turn: 1, secret: 0, money: 0 };
  expect(p.refusal(0, { ...pay, prestige: 10_000 })).not.toBeNull();
  expect(p.refusal(0, { ...pay, prestige: 0 })?.code).toBe('choose-other');
});

test('R164 the public book may show less than 0', () => {
  const p = scene('leadership', { money: [400, 400, 400, 400], prestige: [1, 4, 4, 4] });
  p.play(0, { type: 'buy', count: 2 });
  p.play(0, { type: 'open', bid: 3 });
  pass(p);
  expect([p.s.prestige[0], p.view(2).bookPrestige[0]]).toEqual([0, -2]);
});

test('options negotiation and chat limit the dealings', () => {
  const allowed = (options: object) =>
    [...asideTypes(scene('proposal', { options }), 0)].toSorted();
  expect(allowed({ negotiation: 'off', chat: 'off' })).toEqual(['buy']);
  expect(allowed({ negotiation: 'gifts' })).toEqual(['buy', 'give', 'say']);
  expect(allowed({ negotiation: 'open', chat: 'promises' })).toEqual([
    'buy',
    'give',
    'offer',
    'promiseBid',
    'promiseNoBid',
    'promisePay',
    'promisePlay',
  ]);
  const p = scene('proposal', { options: { negotiation: 'open' } });
  const gift = { type: 'give', to: 1, money: 100, prestige: 0 };
  expect(p.refusal(0, { ...gift, secret: 1 })).toEqual({
    code: 'not-at-this-table',
    facts: { option: 'negotiation' },
  });
  expect(p.refusal(0, { type: 'say', to: 1, message: 1 })?.code).toBe('not-at-this-table');
  expect(p.refusal(0, { ...gift, secret: 0 })).toBeNull();
  expect(kinds(p)).toEqual(['open']);
});
