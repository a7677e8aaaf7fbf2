import { guess, newRng } from '@boardroom/kernel';
import { checkLaws } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { A, O, pass, S, scene } from './testing/scene.ts';
import { game } from './index.ts';

test('a guess keeps to what the books allow: bought at least what was bid beyond the book', () => {
  const p = scene('leadership', { prestige: [2, 4, 4, 4], money: [800, 400, 400, 400] });
  p.play(0, { type: 'buy', count: 3 });
  p.play(0, { type: 'open', bid: 5 });
  pass(p);
  p.play(0, { type: 'keepLeader' });
  for (let i = 0; i < 50; i++) {
    const s = guess(game, p.t, p.view(2), 2, newRng(i));
    expect(s.bought[0]).toBeGreaterThanOrEqual(3);
    expect(s.bought[0]).toBeLessThanOrEqual(4);
    expect(s.prestige[0]! - s.bought[0]!).toBe(p.s.bookPrestige[0]);
    expect(game.invariants(p.t, s)).toEqual([]);
  }
});

test('a bid that no purchase can explain is explained by a secret gift of another', () => {
  const p = scene('leadership', { players: 3, prestige: [1, 4, 4], money: [0, 400, 400] });
  p.play(1, { type: 'give', to: 0, money: 0, prestige: 3, secret: 1 });
  p.play(0, { type: 'open', bid: 4 });
  for (let i = 0; i < 20; i++) {
    const s = guess(game, p.t, p.view(2), 2, newRng(i));
    expect(s.prestige[0]).toBeGreaterThanOrEqual(4);
    expect(s.secretPrestige[1 * 3 + 0]).toBeGreaterThanOrEqual(1);
    expect(game.invariants(p.t, s)).toEqual([]);
  }
});

test('the five laws hold with secret dealings, sealed bids, open stocks and after the end', () => {
  const variants = [
    {},
    { auction: 'sealed' },
    { holdings: 'open' },
    { purchaseVisibility: 'public' },
    { holdings: 'open', purchaseVisibility: 'public' },
    { peekOnSteer: false },
  ] as const;
  for (const options of variants) {
    const p = scene('leadership', { options, money: [800, 400, 400, 400] });
    p.play(0, { type: 'give', to: 1, money: 300, prestige: 2, secret: 1 });
    p.play(1, {
      type: 'promisePay',
      to: 2,
      money: 100,
      prestige: 0,
      condition: 0,
      turn: 1,
      secret: 1,
    });
    p.play(2, { type: 'promisePlay', to: 3, card: S, turn: 1, secret: 0 });
    p.play(2, { type: 'buy', count: 1 });
    for (let seat = 0; seat < 4; seat++)
      for (let seed = 0; seed < 10; seed++)
        expect(checkLaws(game, p.t, p.s, seat, seed).broken).toEqual([]);
  }
});

test('without revealSecretsAtEnd a guess after the end keeps the stocks that are shown', () => {
  const options = { revealSecretsAtEnd: false, settlement: false };
  const p = scene('quietWord', { turn: 8, options, cards: [S, S, O, A] });
  p.play(0, { type: 'buy', count: 2 });
  p.play(1, { type: 'give', to: 2, money: 200, prestige: 1, secret: 1 });
  pass(p);
  for (let seat = 0; seat < 4; seat++) {
    expect(checkLaws(game, p.t, p.s, seat, 1).broken).toEqual([]);
    expect(guess(game, p.t, p.view(seat), seat, newRng(1)).money).toEqual(p.s.money);
  }
});

test('a trainer sees everything, a spectator only what is public', () => {
  const p = scene('proposal', { options: { trainerSees: true } });
  p.play(0, { type: 'give', to: 1, money: 100, prestige: 0, secret: 1 });
  expect(p.t.seats).toBe(5);
  expect(p.view(4).money).toEqual(p.s.money);
  expect(p.view(null).money).toEqual([-1, -1, -1, -1]);
  expect(p.asides(4)).toEqual([]);
});

const guesses = (p: ReturnType<typeof scene>, viewer: number, count = 200) =>
  Array.from({ length: count }, (_, i) => guess(game, p.t, p.view(viewer), viewer, newRng(i)));

test('R106 what lies in an open offer was not spent on prestige', () => {
  const p = scene('leadership', { money: [500, 900, 400, 400] });
  const terms = { givePrestige: 0, wantMoney: 0, wantPrestige: 1, secret: 0 };
  p.play(0, { type: 'offer', to: 1, giveMoney: 400, ...terms });
  p.play(1, { type: 'offer', to: 0, giveMoney: 500, ...terms });
  const seen = guesses(p, 2);
  expect(seen.every((s) => s.bought[0] === 0 && s.money[0] === 500)).toBe(true);
  expect(new Set(seen.map((s) => s.bought[1]))).toEqual(new Set([0, 1, 2]));
  expect(seen.every((s) => game.invariants(p.t, s).length === 0)).toBe(true);
});

test('R106 an offer that a bid leaves uncovered is gone and proves no purchase', () => {
  const p = scene('leadership', { prestige: [4, 6, 4, 4], money: [400, 1600, 400, 400], chair: 1 });
  const terms = { giveMoney: 0, wantMoney: 100, wantPrestige: 0, secret: 0 };
  p.play(1, { type: 'offer', to: 2, givePrestige: 4, ...terms });
  p.play(1, { type: 'open', bid: 6 });
  expect(p.s.offers).toEqual([]);
  expect(guesses(p, 0).some((s) => s.bought[1] === 0)).toBe(true);
  // One that a raise still covers lies beside it and proves what is held.
  const q = scene('leadership', { prestige: [4, 2, 4, 4], money: [400, 1600, 400, 400], chair: 0 });
  q.play(1, { type: 'buy', count: 4 });
  q.play(1, { type: 'offer', to: 2, givePrestige: 3, ...terms });
  q.play(0, { type: 'open', bid: 2 });
  q.play(1, { type: 'raise', bid: 3 });
  expect(guesses(q, 0).every((s) => s.bought[1]! >= 4)).toBe(true);
});

test('R96 an announced purchase is in the public book, and in every guess', () => {
  const options = { purchaseVisibility: 'public' } as const;
  const p = scene('leadership', { options, money: [1000, 400, 400, 400] });
  p.play(0, { type: 'buy', count: 3 });
  const { bookMoney, bookPrestige } = p.view(2);
  expect([bookMoney[0], bookPrestige[0]]).toEqual([400, 7]);
  expect(game.invariants(p.t, p.s)).toEqual([]);
  p.play(0, { type: 'open', bid: 7 });
  for (const s of guesses(p, 2, 20)) expect([s.money[0], s.prestige[0]]).toEqual([400, 7]);
});

test('R95 each purchase more is half as likely as the one before', () => {
  const p = scene('leadership', { money: [1000, 400, 400, 400] });
  const share = (count: number): number =>
    guesses(p, 2, 400).filter((s) => s.bought[0] === count).length / 400;
  expect(share(0)).toBeCloseTo(0.5, 1);
  expect(share(1)).toBeCloseTo(0.25, 1);
});

test('R156 whoever has sealed a bid may have bid, whoever is still asked has not', () => {
  const p = scene('leadership', { options: { auction: 'sealed' }, prestige: [5, 5, 5, 5] });
  const terms = { giveMoney: 0, wantMoney: 100, wantPrestige: 0, secret: 0 };
  p.play(0, { type: 'offer', to: 1, givePrestige: 2, ...terms });
  p.play(0, { type: 'seal', bid: 2 });
  const seen = guesses(p, 2);
  const bids = new Set(seen.map((s) => s.bids[0]!));
  for (const bid of [0, 1, 2, 3]) expect(bids).toContain(bid);
  expect(seen.every((s) => s.bids[0]! <= s.prestige[0]! - 2)).toBe(true);
  expect(seen.every((s) => s.bids[1] === 0 && s.bids[3] === 0)).toBe(true);
  expect(seen.filter((s) => s.bids[0] === 0).length).toBeGreaterThan(100);
});

test('R112 a promised card is likely, of this turn and this player alone', () => {
  const share = (from: number, turn: number): number => {
    const p = scene('quietWord', { leader: 3, cards: [S, S, O, A] });
    p.play(from, { type: 'promisePlay', to: 3, card: A, turn, secret: 0 });
    return guesses(p, 2).filter((s) => s.cards[0] === A).length / 200;
  };
  expect(share(0, 1)).toBeGreaterThan(0.6);
  expect(share(0, 2)).toBeLessThan(0.15);
  expect(share(1, 1)).toBeLessThan(0.15);
});

test('a leader is thought to support the project more often than the others', () => {
  const p = scene('quietWord', { leader: 0, cards: [S, S, O, A] });
  const seen = guesses(p, 2);
  const share = (seat: number, card: number): number =>
    seen.filter((s) => s.cards[seat] === card).length / seen.length;
  expect(share(0, S)).toBeGreaterThan(0.65);
  expect(share(0, O)).toBeLessThan(0.1);
  expect(share(1, S)).toBeLessThan(0.6);
  expect(share(1, O)).toBeGreaterThan(0.3);
});
