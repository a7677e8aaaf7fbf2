import { newRng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { O, P, pass, placeAll, S, scene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { game } from '../index.ts';
import type { ActionMove } from '../types.ts';
import { trust } from './beliefs.ts';
import { characters } from './characters.ts';

const { advice } = game;
const wish = (p: Scene, seat: number, character: object = characters.accountant) =>
  advice.aside!(p.t, p.view(seat), seat, newRng(1), character)?.move ?? null;
const answerOf = (
  p: Scene,
  seat: number,
  character: object = characters.accountant,
): ActionMove => {
  const f = p.asked().find((frame) => frame.seat === seat)!;
  return advice.suggest(p.t, p.view(seat), f, newRng(1), character).move;
};

/** Every bot makes the asides it wants to. */
function talk(p: Scene): void {
  for (let seat = 0; seat < p.t.players; seat++)
    for (let move = wish(p, seat), i = 0; move && i < 8; move = wish(p, seat), i++)
      p.play(seat, move);
}

test('the leader asks openly for support, colleagues answer, and the project succeeds', () => {
  const p = scene('placing', { players: 5, leader: 4, value: 62 });
  expect(wish(p, 0)).toBeNull();
  expect(wish(p, 4)).toMatchObject({ type: 'promisePlay', card: S, turn: 1, secret: 0 });
  talk(p);
  talk(p);
  expect(wish(p, 0)).toBeNull();
  expect(p.s.promises.filter((pledge) => pledge.kind === 'play' && pledge.card === S).length).toBe(
    5,
  );
  while (p.asked()[0]!.kind === 'place')
    p.play(p.asked()[0]!.seat, answerOf(p, p.asked()[0]!.seat));
  expect(p.s.cards).toEqual([S, S, S, S, S]);
});

test('without deals nobody supports', () => {
  const p = scene('placing', { players: 4, leader: 0, value: 62, options: { negotiation: 'off' } });
  expect(wish(p, 0)).toBeNull();
  p.play(0, { type: 'place', card: P });
  expect(answerOf(p, 1)).not.toEqual({ type: 'place', card: S });
});

test('debts are paid in settlement while a name is worth more; the opportunist pays none at the end', () => {
  for (const [turn, character, pays] of [
    [2, characters.accountant, true],
    [8, characters.loyalist, true],
    [8, characters.opportunist, false],
  ] as const) {
    const p = scene('placing', { leader: 0, value: 62, turn });
    p.play(0, {
      type: 'promisePay',
      to: 1,
      money: 200,
      prestige: 0,
      condition: 1,
      turn,
      secret: 1,
    });
    placeAll(p, [S, S, S, O]);
    pass(p);
    const gift = { type: 'give', to: 1, money: 200, prestige: 0, secret: 1 };
    expect(wish(p, 0, character)).toEqual(pays ? gift : null);
  }
});

test('trust follows the marks a seat has seen', () => {
  const p = scene('placing');
  const before = trust(p.t, p.s, 2, 0);
  p.s.kept[2 * 4 + 2] = 3;
  expect(trust(p.t, p.s, 2, 0)).toBeGreaterThan(before);
  p.s.broken[2 * 4 + 1] = 3;
  expect(trust(p.t, p.view(0), 2, 0)).toBeGreaterThan(trust(p.t, p.view(1), 2, 1));
});

test('R104, R108 a dear offer is answered with one at a price between, then declined', () => {
  const p = scene('leadership', { prestige: [30, 2, 16, 16], money: [400, 4000, 400, 400] });
  const dear = { giveMoney: 0, givePrestige: 4, wantMoney: 4000, wantPrestige: 0, secret: 0 };
  p.play(0, { type: 'offer', to: 1, ...dear });
  const counter = advice.aside!(p.t, p.view(1), 1, newRng(1), characters.accountant)!;
  expect(counter.why?.code).toBe('counter-offer');
  expect(counter.move).toMatchObject({ type: 'offer', to: 0, givePrestige: 0, wantPrestige: 4 });
  p.play(1, counter.move);
  expect(wish(p, 1)).toMatchObject({ type: 'decline', from: 0 });
  expect(wish(p, 0)).toMatchObject({ type: 'accept', from: 1 });
});

test('a schemer gives its word and breaks it, an accountant who does not mean it says nothing', () => {
  // Turn 1, seat 1, leader 0: a turn in which the saboteur is of a mind to.
  const p = scene('placing', { players: 4, leader: 0, value: 22, turn: 1 });
  p.play(0, { type: 'promisePlay', to: 1, card: S, turn: 1, secret: 0 });
  p.s.broken[0] = 6;
  expect(wish(p, 1)).toBeNull();
  const lie = advice.aside!(p.t, p.view(1), 1, newRng(1), characters.saboteur)!;
  expect(lie.why?.code).toBe('empty-promise');
  p.play(1, lie.move);
  p.play(0, { type: 'place', card: S });
  const f = p.asked().find(({ seat }) => seat === 1)!;
  const { move, why } = advice.suggest(p.t, p.view(1), f, newRng(1), characters.saboteur);
  expect(move).not.toEqual({ type: 'place', card: S });
  expect(why?.code).toBe('break-word');
});

test('who was seen to break more promises than to keep is promised no money', () => {
  const p = scene('placing', { players: 4, leader: 0, value: 62 });
  p.play(0, { type: 'promisePlay', to: 1, card: S, turn: 1, secret: 0 });
  p.s.kept[5] = p.s.kept[10] = p.s.kept[15] = 1;
  expect(wish(p, 0)).toMatchObject({ type: 'promisePay', to: 1 });
  p.s.broken[5] = 2;
  expect(wish(p, 0)).toMatchObject({ type: 'promisePay', to: 2 });
});

test('more money is never worse, and the end is 0 or 1', () => {
  const values = [200, 400, 800, 3000].map((money) => {
    const p = scene('placing', { money: [money, 400, 400, 400] });
    return advice.evaluate(p.t, p.view(0), 0);
  });
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  const p = scene('quietWord', { turn: 8, cards: [S, S, S, O], options: { settlement: false } });
  pass(p);
  const best = p.s.money.indexOf(Math.max(...p.s.money));
  expect([advice.evaluate(p.t, p.s, best), advice.evaluate(p.t, p.s, 3)]).toEqual([1, 0]);
});

test('a bot buys prestige only for a raise worth far more than it costs', () => {
  const rich = scene('quietWord', {
    leader: 0,
    value: 74,
    turn: 8,
    cards: [S, S, O, O],
    prestige: [9, 9, 1, 9],
    money: [400, 400, 4000, 400],
  });
  rich.play(0, { type: 'open', bid: 1 });
  rich.play(1, { type: 'drop' });
  expect(wish(rich, 2)).toEqual({ type: 'buy', count: 1 });
  const small = scene('quietWord', {
    leader: 0,
    value: 4,
    turn: 8,
    cards: [S, S, O, O],
    prestige: [9, 9, 1, 9],
    money: [400, 400, 4000, 400],
  });
  small.play(0, { type: 'open', bid: 1 });
  small.play(1, { type: 'drop' });
  expect(wish(small, 2)).toBeNull();
});
