import { expect, test } from 'vitest';
import { A, answers, kinds, O, P, pass, S, scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { reach } from './stocks.ts';
import { UNOPENED, USED } from './types.ts';

const NO = { type: 'noBid' } as const;
const DROP = { type: 'drop' } as const;
const raise = (bid: number) => ({ type: 'raise', bid }) as const;
const asked = (p: Scene) => p.asked()[0]!.seat;

test('R59 prestige goes to the bank in auctions only', () => {
  const p = scene('proposal', { prestige: [5, 5, 5, 5] });
  expect(p.asides(0).map((move) => move.type)).not.toContain('sell');
  p.play(0, { type: 'open', bid: 2 });
  pass(p);
  expect([p.s.prestige, p.s.auctionPaid]).toEqual([[3, 5, 5, 5], 2]);
});

test('R60 a redraw gives no second window', () => {
  const p = scene('proposal');
  p.play(0, { type: 'open', bid: 1 });
  answers(p, DROP, DROP, DROP);
  p.play(0, { type: 'redrawProject' });
  expect([p.s.window, p.s.windows[0]]).toEqual([2, USED]);
});

test('R61, R62 everybody may take part; from the Chair each is asked once until one opens', () => {
  const p = scene('leadership', { chair: 2, leader: 0 });
  expect(asked(p)).toBe(2);
  p.play(2, NO);
  expect(asked(p)).toBe(3);
  p.play(3, NO);
  p.play(0, { type: 'open', bid: 1 });
  expect([p.asked()[0]!.kind, asked(p)]).toEqual(['bid', 1]);
});

test('R63 all say no bid: the window closes and nothing happens', () => {
  const p = scene('leadership');
  answers(p, NO, NO, NO, NO);
  expect([p.s.windows[1], p.s.auctionPaid, kinds(p)]).toEqual([UNOPENED, 0, ['place']]);
});

test('R64 no bid at the opening is not dropping out', () => {
  const p = scene('leadership', { chair: 0 });
  p.play(0, NO);
  p.play(1, { type: 'open', bid: 1 });
  answers(p, DROP, DROP);
  expect(asked(p)).toBe(0);
  p.play(0, raise(2));
  expect(p.s.high).toBe(0);
});

test('R62–R76, R81, E7 a leadership auction', () => {
  const p = scene('leadership', { chair: 1, leader: 0, prestige: [9, 4, 12, 6], seed: 'e7' });
  p.play(1, NO);
  p.play(2, { type: 'open', bid: 3 });
  p.play(3, raise(4));
  p.play(0, raise(6));
  p.play(1, DROP);
  p.play(2, raise(8));
  p.play(3, DROP);
  p.play(0, raise(9));
  p.play(2, raise(10));
  p.play(0, DROP);
  expect(p.s.prestige).toEqual([0, 4, 2, 2]);
  expect(p.s.paid.slice(4, 8)).toEqual([9, 0, 10, 4]);
  expect(p.asked()).toEqual([{ kind: 'useW2', seat: 2 }]);
  p.play(2, { type: 'redrawLeader' });
  expect(p.s.history).toEqual([p.s.leader]);
});

test('R65, R66 the turn keeps going round, passing over the high bid and those who are out', () => {
  const p = scene('leadership', { prestige: [9, 9, 9, 9] });
  p.play(0, { type: 'open', bid: 1 });
  const order: number[] = [];
  for (const move of [raise(2), DROP, raise(3), raise(4), raise(5), raise(6), DROP]) {
    order.push(asked(p));
    p.play(asked(p), move);
  }
  expect(order).toEqual([1, 2, 3, 0, 1, 3, 0]);
  expect(p.refusal(2, raise(9))?.code).toBe('dropped-out');
  expect(asked(p)).toBe(1);
});

test('R67, R70 a raise names the new total, counts more than the high bid and replaces the old bid', () => {
  const p = scene('leadership', { prestige: [9, 9, 9, 9] });
  p.play(0, { type: 'open', bid: 2 });
  expect(p.legal(1)[1]).toEqual({ type: 'raise', bid: { gap: 'range', min: 3, max: 9, step: 1 } });
  p.play(1, raise(7));
  answers(p, DROP, DROP);
  p.play(0, raise(8));
  expect(p.s.bids).toEqual([8, 7, 0, 0]);
});

test('R68 a bid may not exceed the prestige held', () => {
  const p = scene('leadership', { prestige: [3, 9, 9, 9], money: [0, 0, 0, 0] });
  expect(p.refusal(0, { type: 'open', bid: 4 })).toEqual({
    code: 'bid-too-high',
    facts: { prestige: 3 },
  });
});

test('R69, R100 committed prestige cannot be given or traded', () => {
  const p = scene('leadership', { prestige: [5, 9, 9, 9] });
  p.play(0, { type: 'open', bid: 4 });
  expect(p.refusal(0, { type: 'give', to: 1, money: 0, prestige: 2, secret: 0 })?.code).toBe(
    'tied-up',
  );
  p.play(0, { type: 'give', to: 1, money: 0, prestige: 1, secret: 0 });
  expect(p.s.prestige[0]).toBe(4);
});

test('R71, R75 the last one in wins; an opener nobody raises wins with the opening bid', () => {
  const p = scene('leadership');
  p.play(0, { type: 'open', bid: 3 });
  answers(p, DROP, DROP, DROP);
  expect(p.events()).toContainEqual({ type: 'won', seat: 0, window: 2, bid: 3 });
  expect(p.s.prestige[0]).toBe(1);
});

test('R72 doubling counts at W4 only, and costs what was bid', () => {
  const at3 = scene('quietWord', { cards: [P, O, O, S], prestige: [9, 9, 9, 9] });
  at3.play(0, { type: 'open', bid: 2 });
  expect(at3.events()).toContainEqual(expect.objectContaining({ type: 'opened', counts: 2 }));
  const at4 = scene('quietWord', { cards: [P, O, O, S], prestige: [9, 9, 9, 9] });
  answers(at4, NO, NO, NO, NO);
  at4.play(0, NO);
  at4.play(1, { type: 'open', bid: 6 });
  answers(at4, DROP, DROP);
  expect(at4.legal(0)[1]).toEqual({
    type: 'raise',
    bid: { gap: 'range', min: 4, max: 13, step: 1 },
  });
  at4.play(0, raise(4));
  at4.play(1, DROP);
  expect([at4.s.prestige[0], at4.s.prestige[1]]).toEqual([9, 3]);
});

test('R73, R137 everyone who bid pays the own last bid before the winner decides', () => {
  const p = scene('leadership', { prestige: [9, 9, 9, 9] });
  p.play(0, { type: 'open', bid: 1 });
  answers(p, raise(2), raise(5), DROP, DROP, DROP);
  expect(p.s.prestige).toEqual([8, 7, 4, 9]);
  expect(p.asked()[0]).toMatchObject({ kind: 'useW2', seat: 2 });
  const seen = p.events().map((event) => event.type);
  expect(seen.lastIndexOf('paid')).toBeLessThan(seen.indexOf('won'));
});

test('R74 the winner may leave things as they are, without refund and for all to see', () => {
  const p = scene('leadership', { leader: 3 });
  p.play(0, { type: 'open', bid: 2 });
  answers(p, DROP, DROP, DROP);
  p.play(0, { type: 'keepLeader' });
  expect([p.s.leader, p.s.prestige[0]]).toEqual([3, 2]);
  expect(p.events(null)).toContainEqual({ type: 'leaderKept', seat: 0 });
});

test('R76 bids, drop-outs, winner and payments are public; holdings stay hidden', () => {
  const p = scene('leadership');
  p.play(0, { type: 'open', bid: 2 });
  expect([p.view(3).bids[0], p.view(3).prestige[0]]).toEqual([2, -1]);
  answers(p, DROP, DROP);
  p.play(3, DROP);
  expect(p.events(null).map((event) => event.type)).toEqual(['dropped', 'paid', 'won']);
});

test('R77, R78 whoever holds too little is asked all the same and may buy before raising', () => {
  const p = scene('leadership', { prestige: [9, 1, 0, 0], money: [0, 1000, 0, 0] });
  p.play(0, { type: 'open', bid: 3 });
  expect(p.legal(1)).toEqual([DROP]);
  expect(p.refusal(1, raise(4))).toEqual({ code: 'buy-first', facts: { count: 3 } });
  p.play(1, { type: 'buy', count: 3 });
  p.play(1, raise(4));
  expect(p.asked()[0]).toMatchObject({ kind: 'bid', seat: 2 });
  expect(p.legal(2)).toEqual([DROP]);
});

test('R78 a player without prestige is asked at the opening too', () => {
  const p = scene('leadership', { prestige: [0, 1, 1, 1] });
  expect(p.legal(0)).toEqual([NO]);
});

test('R154 reach: prestige held and what the money would buy; buying does not change it', () => {
  const p = scene('proposal', { money: [700, 0, 0, 0], prestige: [2, 0, 0, 0] });
  expect(reach(p.t, p.s, 0)).toBe(5);
  p.play(0, { type: 'buy', count: 2 });
  expect(reach(p.t, p.s, 0)).toBe(5);
});

test('R155 nobody drops out or declines before being asked', () => {
  const p = scene('leadership', { chair: 0 });
  expect(p.refusal(2, NO)).toEqual({ code: 'not-your-bid', facts: { seat: 0 } });
  p.play(0, { type: 'open', bid: 1 });
  expect(p.refusal(3, DROP)).toEqual({ code: 'not-your-bid', facts: { seat: 1 } });
});

test('R163 with autoDrop the program looks at reach once, when a player would be asked', () => {
  const options = { autoDrop: true };
  const p = scene('leadership', { options, prestige: [9, 0, 3, 1], money: [0, 0, 0, 400] });
  p.play(0, { type: 'open', bid: 2 });
  expect(asked(p)).toBe(2);
  expect(p.s.out).toEqual([0, 1, 0, 0]);
  p.play(2, { type: 'give', to: 1, money: 0, prestige: 3, secret: 0 });
  expect(asked(p)).toBe(2);
  p.play(2, DROP);
  expect(asked(p)).toBe(3);
});

test('R156 sealed: bids are committed, unseen, and never withdraw an own offer', () => {
  const p = scene('leadership', { options: { auction: 'sealed' }, prestige: [5, 5, 5, 5] });
  const terms = { giveMoney: 0, givePrestige: 2, wantMoney: 100, wantPrestige: 0, secret: 0 };
  p.play(0, { type: 'offer', to: 1, ...terms });
  expect(p.refusal(0, { type: 'seal', bid: 4 })).toEqual({
    code: 'offer-uncovered',
    facts: { max: 3 },
  });
  p.play(0, { type: 'seal', bid: 3 });
  expect(p.s.offers).toHaveLength(1);
  expect(p.view(1).bids[0]).toBe(-1);
  expect(p.events(1)).toEqual([{ type: 'sealed', seat: 0, window: 2 }]);
  expect(p.refusal(0, { type: 'give', to: 1, money: 0, prestige: 3, secret: 0 })?.code).toBe(
    'tied-up',
  );
  p.play(2, { type: 'seal', bid: 3 });
  p.play(1, { type: 'seal', bid: 0 });
  p.play(3, { type: 'seal', bid: 1 });
  expect(p.s.prestige).toEqual([2, 5, 2, 4]);
  expect(p.asked()[0]).toMatchObject({ kind: 'useW2', seat: 0 });
});

test('R156 sealed: what a bid shows to have been bought is known when it is turned up, not before', () => {
  const options = { auction: 'sealed' } as const;
  const p = scene('leadership', { options, prestige: [2, 5, 5, 5], money: [400, 400, 400, 400] });
  const least = (): number[] => [1, 2, 3].map((viewer) => p.s.least[viewer * 4]!);
  p.play(0, { type: 'buy', count: 2 });
  p.play(0, { type: 'seal', bid: 4 });
  expect(least()).toEqual([0, 0, 0]);
  for (const seat of [1, 2, 3]) p.play(seat, { type: 'seal', bid: 0 });
  expect(least()).toEqual([2, 2, 2]);
});

test('sealed: ties go to the first from the Chair; Politics doubles at W4; all 0 is nothing', () => {
  const options = { auction: 'sealed' } as const;
  const p = scene('quietWord', { options, chair: 2, cards: [P, O, O, A], prestige: [5, 5, 5, 5] });
  answers(p, ...Array.from({ length: 4 }, () => ({ type: 'seal', bid: 0 }) as const));
  expect([p.s.windows[2], p.s.window]).toEqual([UNOPENED, 4]);
  for (const [seat, bid] of [
    [0, 2],
    [1, 4],
    [2, 0],
    [3, 4],
  ] as const)
    p.play(seat, { type: 'seal', bid });
  expect(p.asked()[0]).toMatchObject({ kind: 'useW4', seat: 3 });
  expect(p.s.prestige).toEqual([7, 1, 5, 1]);
});

test('sealed with autoDrop: whoever has no reach is not asked', () => {
  const options = { auction: 'sealed', autoDrop: true } as const;
  const p = scene('leadership', { options, prestige: [2, 0, 0, 1], money: [0, 100, 200, 0] });
  expect(p.asked().map((f) => f.seat)).toEqual([0, 2, 3]);
  pass(p);
  expect(p.s.windows[1]).toBe(UNOPENED);
});
