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
