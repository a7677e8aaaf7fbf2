import { expect, test } from 'vitest';
import { A, answers, kinds, O, P, pass, placeAll, S, scene, settle } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { FACE_DOWN, SKIPPED, TRIAL } from './types.ts';

const ascending = (a: number, b: number): number => a - b;
const DROP = { type: 'drop' } as const;
const NO = { type: 'noBid' } as const;

/** Seat `seat` buys the window being opened for 1. */
function win(p: Scene, seat: number): void {
  while (p.asked()[0]!.seat !== seat) p.play(p.asked()[0]!.seat, NO);
  p.play(seat, { type: 'open', bid: 1 });
  pass(p);
}
const value = (p: Scene) => p.t.facts.values[p.s.project]!;

test('R79 W1: the project goes back, the pile is shuffled, the top card is turned up', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const p = scene('proposal', { players: 2, value: 22, seed: `w1-${i}` });
    win(p, 0);
    p.play(0, { type: 'redrawProject' });
    expect(p.s.pile).toHaveLength(3);
    seen.add(value(p));
  }
  expect(seen.has(22)).toBe(true);
  expect(seen.size).toBeGreaterThan(2);
});

test('R80 a redraw keeps the number of cards, and all know the returned card is in the pile', () => {
  const p = scene('proposal', { value: 22, options: { redraw: 'different' } });
  const old = p.s.project;
  win(p, 1);
  p.play(1, { type: 'redrawProject' });
  expect([p.s.pile.length, p.s.discards.length]).toEqual([7, 0]);
  expect([p.s.returned, p.view(3).returned]).toEqual([[old], [old]]);
  expect(p.s.pile).toContain(old);
});

test('option redraw = different: never the same project or leader', () => {
  for (let i = 0; i < 30; i++) {
    const options = { redraw: 'different' } as const;
    const p = scene('proposal', { players: 2, value: 22, seed: `d${i}`, options });
    win(p, 0);
    p.play(0, { type: 'redrawProject' });
    expect(value(p)).not.toBe(22);
    const q = scene('leadership', { players: 3, leader: 1, seed: `d${i}`, options });
    win(q, 0);
    q.play(0, { type: 'redrawLeader' });
    expect(q.s.leader).not.toBe(1);
  }
});

test('R81 W2: all n leader cards are shuffled again; the same player may come', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const p = scene('leadership', { players: 3, leader: 1, seed: `w2-${i}` });
    win(p, 0);
    p.play(0, { type: 'redrawLeader' });
    seen.add(p.s.leader);
  }
  expect(seen).toEqual(new Set([0, 1, 2]));
});

test('option leaderDraw = rota: everybody leads exactly twice, W2 skipped when no card is left', () => {
  const p = scene('proposal', { players: 3, options: { leaderDraw: 'rota' } });
  while (p.asked().length > 0) {
    pass(p);
    if (p.s.rota.length === 0 && p.s.leader >= 0) expect(p.s.windows[1]).toBe(SKIPPED);
    placeAll(p, [A, A, A]);
    pass(p);
    settle(p);
  }
  expect(p.s.history.toSorted(ascending)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('option leaderDraw = rota: in W2 the card is drawn among the cards left', () => {
  for (let i = 0; i < 20; i++) {
    const options = { leaderDraw: 'rota', redraw: i % 2 ? 'different' : 'shuffleIn' } as const;
    const p = scene('proposal', { players: 4, options, seed: `r${i}` });
    answers(p, NO, NO, NO, NO);
    const first = p.s.leader;
    win(p, 2);
    p.play(2, { type: 'redrawLeader' });
    expect([...p.s.rota, p.s.leader].toSorted(ascending)).toEqual([0, 1, 2, 3]);
    if (i % 2) expect(p.s.leader).not.toBe(first);
  }
});

test('R82, R83 W3: any colleague but the winner and the leader can be the target', () => {
  const p = scene('quietWord', { leader: 1, cards: [S, S, O, O] });
  win(p, 0);
  expect(p.legal(0).map((move) => ('target' in move ? move.target : move.type))).toEqual([
    'leave',
    2,
    3,
  ]);
  const q = scene('quietWord', { leader: 1, cards: [S, S, O, O] });
  win(q, 1);
  expect(q.legal(1)).toHaveLength(4);
});

test('R83 with two players a winner who does not lead has no target', () => {
  const p = scene('quietWord', { players: 2, leader: 1, cards: [O, S] });
  p.play(0, { type: 'open', bid: 1 });
  p.play(1, DROP);
  expect(p.events()).toContainEqual({ type: 'wordLeft', seat: 0 });
  expect(p.s.revealed).toBe(1);
});

test('R82–R87, E9 a quiet word', () => {
  const p = scene('quietWord', {
    value: 46,
    leader: 3,
    cards: [O, O, S, S],
    prestige: [9, 9, 9, 9],
  });
  answers(p, NO, NO, NO);
  p.play(3, { type: 'open', bid: 5 });
  answers(p, DROP, DROP, DROP);
  p.play(3, { type: 'steer', target: 1 });
  expect(p.events(3)).toContainEqual({ type: 'saw', seat: 3, target: 1, card: O });
  expect(p.events(0)).toEqual([{ type: 'steered', seat: 3, target: 1 }]);
  expect(p.view(3).cards[1]).toBe(O);
  expect([p.view(1).cards[1], p.view(1).original]).toEqual([FACE_DOWN, O]);
  expect(p.refusal(3, { type: 'steer', target: 0 })).not.toBeNull();
  const before = [...p.s.money];
  p.play(3, { type: 'assign', card: A });
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([2, 1]);
  expect(p.s.money.map((m, seat) => m - before[seat]!)).toEqual([0, 0, 2300, 2300]);
  expect(p.events(1)).toContainEqual({ type: 'overruled', seat: 1, card: O });
  expect(p.events(0).some((event) => event.type === 'overruled')).toBe(false);
  expect([p.view(0).original, p.view(3).original]).toEqual([-1, O]);
});

test('R84 option peekOnSteer = false: target and card are named together, unseen', () => {
  const p = scene('quietWord', { options: { peekOnSteer: false }, leader: 0, cards: [S, O, O, S] });
  win(p, 0);
  expect(p.refusal(0, { type: 'steer', target: 1 })).not.toBeNull();
  p.play(0, { type: 'impose', target: 1, card: S });
  expect(p.events(0).some((event) => event.type === 'saw')).toBe(false);
  expect([p.view(0).original, p.view(1).original, p.s.cards[1]]).toEqual([-1, O, S]);
});

test('R85, R86, R87 any of the four cards, also the same one; nobody else can tell', () => {
  const p = scene('quietWord', { leader: 0, cards: [S, O, O, O] });
  win(p, 0);
  p.play(0, { type: 'steer', target: 2 });
  expect(p.legal(0)).toHaveLength(4);
  p.play(0, { type: 'assign', card: O });
  expect(p.s.cards).toEqual([S, O, O, O]);
  expect(p.events(2).some((event) => event.type === 'overruled')).toBe(false);
});

test('R34, R35, R72, R73, R88, R58, E8 Politics and a trial', () => {
  const p = scene('quietWord', {
    value: 38,
    after: [14],
    leader: 0,
    chair: 2,
    cards: [P, O, O, S],
    prestige: [6, 11, 8, 5],
  });
  answers(p, NO, NO, NO, NO);
  expect(p.s.prestige).toEqual([10, 11, 8, 5]);
  p.play(2, NO);
  p.play(3, NO);
  p.play(0, { type: 'open', bid: 3 });
  p.play(1, { type: 'raise', bid: 7 });
  answers(p, DROP, DROP);
  p.play(0, { type: 'raise', bid: 4 });
  p.play(1, { type: 'raise', bid: 9 });
  p.play(0, { type: 'raise', bid: 5 });
  p.play(1, DROP);
  expect(p.s.prestige).toEqual([5, 2, 8, 5]);
  const money = [...p.s.money];
  p.play(0, { type: 'trial' });
  expect([p.s.carry, p.s.outcome, p.s.money]).toEqual([38, TRIAL, money]);
  settle(p);
  expect([value(p), p.s.carry]).toEqual([14, 38]);
});

test('R89 if the winner of W4 does not declare a trial the pile is divided', () => {
  const p = scene('quietWord', { value: 10, cards: [S, O, O, O] });
  answers(p, NO, NO, NO, NO);
  win(p, 0);
  p.play(0, { type: 'divide' });
  expect(p.s.money).toEqual([500, 700, 700, 700]);
});

test('R90, R91, R92 trials may follow each other; the card is discarded, the packages stay with the table', () => {
  const p = scene('quietWord', { value: 22, carry: 38, turn: 2, leader: 0, cards: [P, O, O, O] });
  answers(p, NO, NO, NO, NO);
  win(p, 1);
  const card = p.s.project;
  p.play(1, { type: 'trial' });
  expect([p.s.carry, p.s.trialsInRow]).toEqual([60, 1]);
  settle(p);
  expect(p.s.discards).toContain(card);
  expect(p.s.politicsPaid).toBe(4);
  win(p, 0);
  p.play(0, { type: 'redrawProject' });
  expect(p.s.carry).toBe(60);
});

test('option maxTrials: W4 is skipped in a turn that follows that many', () => {
  const options = { maxTrials: 1 };
  const p = scene('quietWord', { value: 22, options, leader: 0, cards: [P, O, O, O] });
  answers(p, NO, NO, NO, NO);
  win(p, 1);
  p.play(1, { type: 'trial' });
  settle(p);
  pass(p);
  placeAll(p, [O, O, O, O]);
  pass(p);
  expect([p.s.windows[3], p.s.carry, p.s.trialsInRow]).toEqual([SKIPPED, 0, 0]);
});

test('option lastTrial = lost: a trial on the last turn returns the pile to the bank', () => {
  const options = { lastTrial: 'lost' } as const;
  const p = scene('quietWord', { options, value: 22, turn: 8, cards: [S, O, O, O] });
  answers(p, NO, NO, NO, NO);
  win(p, 0);
  const money = [...p.s.money];
  p.play(0, { type: 'trial' });
  expect([p.s.carry, p.s.lost, p.s.money]).toEqual([0, 22, money]);
  expect(p.events()).toContainEqual({ type: 'packagesLost', packages: 22 });
  settle(p);
  expect(kinds(p)).toEqual([]);
});

test('options deckSlice, moneyPerUnit and prestigePrice', () => {
  const high = scene('proposal', { players: 2, options: { deckSlice: 'high' } });
  expect(high.s.deck).toEqual([19, 20, 21, 22, 23, 24]);
  const any = scene('proposal', { players: 2, options: { deckSlice: 'random' } });
  expect([any.s.deck.length, any.view(1).deck]).toEqual([6, any.s.deck]);
  const p = scene('quietWord', {
    value: 10,
    options: { moneyPerUnit: 10, prestigePrice: 300 },
    cards: [S, S, O, A],
  });
  pass(p);
  expect(p.s.money).toEqual([450, 450, 400, 400]);
  p.play(0, { type: 'give', to: 1, money: 10, prestige: 0, secret: 0 });
  p.play(1, { type: 'buy', count: 1 });
  expect(p.s.money).toEqual([440, 160, 400, 400]);
});
