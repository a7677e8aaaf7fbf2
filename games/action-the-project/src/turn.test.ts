import { expect, test } from 'vitest';
import { FACE_DOWN, SKIPPED } from './types.ts';
import {
  A,
  answers,
  finishTurn,
  kinds,
  O,
  P,
  pass,
  placeAll,
  S,
  scene,
  settle,
} from './testing/scene.ts';

const types = (p: ReturnType<typeof scene>) => p.events().map((event) => event.type);

test('R13 the order of a turn', () => {
  const p = scene('proposal', { value: 22 });
  expect([p.s.window, p.s.project >= 0, p.s.leader]).toEqual([1, true, -1]);
  pass(p); // W1 and W2: nobody opens
  expect(kinds(p)).toEqual(['place']);
  placeAll(p, [S, O, O, O]);
  expect(p.s.window).toBe(3);
  pass(p); // W3, reveal and, after the failure, W4
  expect(kinds(p)).toEqual(['done', 'done', 'done', 'done']);
  settle(p);
  expect([p.s.turn, p.s.window]).toEqual([2, 1]);
});

test('R14, R21 every turn all n players are in the draw, whoever led before', () => {
  const leaders = new Map<number, number>();
  for (let i = 0; i < 300; i++) {
    const p = scene('proposal', { players: 3, seed: `l${i}`, turn: 2 });
    p.play(0, { type: 'noBid' });
    p.play(1, { type: 'noBid' });
    p.play(2, { type: 'noBid' });
    leaders.set(p.s.leader, (leaders.get(p.s.leader) ?? 0) + 1);
  }
  for (const seat of [0, 1, 2]) expect(leaders.get(seat)).toBeGreaterThan(70);
});

test('R15, R16 the top project is turned up and W1 follows', () => {
  const p = scene('proposal', { value: 38 });
  expect(p.t.facts.values[p.s.project]).toBe(38);
  expect([p.s.pile.length, p.s.window, kinds(p)]).toEqual([7, 1, ['open']]);
});

test('R17 W1 is skipped when the pile is empty', () => {
  const p = scene('proposal', { turn: 8 });
  expect(p.s.pile).toEqual([]);
  expect([p.s.windows[0], p.s.window]).toEqual([SKIPPED, 2]);
});

test('R18, R19 the top leader card names the designate and W2 follows', () => {
  const p = scene('proposal');
  answers(p, ...Array.from({ length: 4 }, () => ({ type: 'noBid' }) as const));
  expect(types(p)).toContain('designated');
  expect([p.s.leader >= 0, p.s.window]).toEqual([true, 2]);
  expect(p.s.history).toEqual([]);
});

test('R20 only the leader after W2 is in the history', () => {
  const p = scene('leadership', { leader: 1, options: { redraw: 'different' } });
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'redrawLeader' });
  expect(p.s.leader).not.toBe(1);
  expect(p.s.history).toEqual([p.s.leader]);
});

test('R22, R23, R24 everybody places one of four cards, the leader first, then clockwise', () => {
  const p = scene('placing', { leader: 2 });
  const order: number[] = [];
  for (let i = 0; i < 4; i++) {
    const { seat } = p.asked()[0]!;
    order.push(seat);
    expect(p.legal(seat)).toHaveLength(4);
    if (i < 3)
      expect(p.refusal((seat + 1) % 4, { type: 'place', card: S })).toEqual({
        code: 'places-first',
        facts: { seat },
      });
    p.play(seat, { type: 'place', card: i });
    expect(p.events((seat + 1) % 4)[0]).toEqual({ type: 'placed', seat });
    expect(p.view((seat + 1) % 4).cards[seat]).toBe(FACE_DOWN);
  }
  expect(order).toEqual([2, 3, 0, 1]);
});

test('R24 with placement together all place in any order', () => {
  const p = scene('placing', { options: { placement: 'together' } });
  expect(kinds(p)).toEqual(['place', 'place', 'place', 'place']);
  for (const seat of [3, 1, 0, 2]) p.play(seat, { type: 'place', card: A });
  expect(p.s.window).toBe(3);
});

test('R25 a placed card cannot be swapped, but its owner sees it', () => {
  const p = scene('placing', { leader: 0 });
  p.play(0, { type: 'place', card: P });
  expect(p.refusal(0, { type: 'place', card: S })?.code).toBe('card-lies');
  expect(p.view(0).cards[0]).toBe(P);
});

test('R26 W3 opens once all cards lie', () => {
  const p = scene('placing', { leader: 0 });
  for (const seat of [0, 1, 2]) {
    p.play(seat, { type: 'place', card: S });
    expect(p.s.window).toBe(0);
  }
  p.play(3, { type: 'place', card: S });
  expect(p.s.window).toBe(3);
});

test('R27 all cards are turned up at once', () => {
  const p = scene('quietWord', { cards: [S, O, A, P] });
  answers(p, { type: 'noBid' }, { type: 'noBid' }, { type: 'noBid' });
  expect(p.view(null).cards).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN, FACE_DOWN]);
  p.play(3, { type: 'noBid' });
  expect(p.events().filter((event) => event.type === 'cardTurned')).toHaveLength(4);
  expect(p.view(null).cards).toEqual([S, O, A, P]);
});

test('R28 the cards go back: the same one can be played every turn', () => {
  const p = scene('proposal', { players: 3 });
  finishTurn(p, [P, P, P]);
  expect(p.s.cards).toEqual([-1, -1, -1]);
  const before = p.s.politicsPaid;
  finishTurn(p, [P, P, P]);
  expect(p.s.politicsPaid - before).toBe(9);
});
