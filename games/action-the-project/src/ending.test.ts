import { decisionOf, standings } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { A, finishTurn, kinds, O, P, pass, placeAll, S, scene, settle } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { game } from './index.ts';

const types = (p: Scene) => p.events().map((event) => event.type);

function atLastSettlement(options: object = {}): Scene {
  const p = scene('quietWord', { turn: 8, options, cards: [S, S, O, A] });
  pass(p);
  return p;
}

test('R124, R125 the project is discarded face up and the leader card goes back', () => {
  const p = scene('quietWord', { value: 26, cards: [S, S, O, A] });
  const card = p.s.project;
  pass(p);
  settle(p);
  expect([p.view(null).discards, p.s.leader]).toEqual([[card], -1]);
});

test('R126 the game ends after 2n turns', () => {
  for (const players of [2, 3, 6]) {
    const p = scene('proposal', { players });
    let turns = 0;
    while (p.asked().length > 0) {
      finishTurn(p, [A, A, A, A, A, A]);
      turns++;
    }
    expect([turns, p.s.discards.length]).toEqual([2 * players, 2 * players]);
  }
});

test('R127–R130, E12 ranking: money, prestige, who led last', () => {
  const p = scene('placing');
  p.s.history = [1, 0, 3, 3, 1, 2, 0, 2];
  p.s.money = [7200, 7200, 6800, 7200];
  p.s.prestige = [15, 15, 60, 9];
  const places = standings(game, p.t, p.s);
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 2],
    [3, 3],
    [2, 4],
  ]);
});

test('R130 tied players none of whom ever led share the place, and places count on', () => {
  const p = scene('placing');
  p.s.history = [2];
  p.s.money = [500, 500, 100, 500];
  p.s.prestige = [3, 3, 9, 1];
  expect(standings(game, p.t, p.s).map(({ place }) => place)).toEqual([1, 1, 3, 4]);
});

test('R131 prestige counts for ties only, and nothing is committed at the end', () => {
  const p = atLastSettlement();
  settle(p);
  expect(p.s.bids).toEqual([0, 0, 0, 0]);
  expect(game.scores(p.t, p.s)).toEqual(p.s.money);
});

test('R132 after the end stocks and secrets are shown, or with the option stocks alone', () => {
  const p = atLastSettlement();
  p.play(0, { type: 'buy', count: 1 });
  p.play(0, { type: 'promiseText', to: 1, message: 1, turn: 8, secret: 1 });
  expect(p.view(2).money[0]).toBe(-1);
  settle(p);
  const open = p.view(2);
  expect([open.money, open.bought[0], open.box]).toEqual([p.s.money, 1, p.s.box]);
  expect(open.promises).toHaveLength(1);
  const q = atLastSettlement({ revealSecretsAtEnd: false });
  q.play(0, { type: 'buy', count: 1 });
  q.play(0, { type: 'promiseText', to: 1, message: 1, turn: 8, secret: 1 });
  settle(q);
  expect([q.view(2).money, q.view(2).bought[0], q.view(2).box[0]]).toEqual([q.s.money, -1, -1]);
  expect(q.view(2).promises).toEqual([]);
});

test('R133, R134 every decision has a default for a clock that runs out or a player who left', () => {
  const defaults: Record<string, string> = {
    open: 'noBid',
    bid: 'drop',
    sealedBid: 'seal',
    useW1: 'keepProject',
    useW2: 'keepLeader',
    place: 'place',
    steer: 'leave',
    assign: 'assign',
    overtime: 'acceptFate',
    useW4: 'divide',
    done: 'done',
    chooseLeaderCard: 'choose',
  };
  const p = scene('quietWord', { leader: 0, cards: [S, O, S, A], options: { fate: true } });
  const seen = new Set<string>();
  for (let i = 0; i < 400 && p.asked().length > 0; i++) {
    const f = p.asked()[0]!;
    const fallback = decisionOf(game, f).fallback(p.t, p.s, f);
    expect(fallback.type).toBe(defaults[f.kind]);
    seen.add(f.kind);
    if (f.kind === 'open' && i % 3 === 0 && p.s.prestige[f.seat]! > 0)
      p.play(f.seat, { type: 'open', bid: 1 });
    else if (f.kind === 'steer') {
      const move = p.legal(f.seat).at(-1)!;
      p.play(f.seat, move as never);
      const ask = p.asked()[0]!;
      expect(decisionOf(game, ask).fallback(p.t, p.s, ask)).toEqual({
        type: 'assign',
        card: p.s.original,
      });
    } else p.play(f.seat, fallback as never);
  }
  expect(seen.size).toBeGreaterThanOrEqual(8);
});

test('R135 a command that no longer fits is refused with its reason and changes nothing', () => {
  const p = scene('proposal');
  const deal = { giveMoney: 100, givePrestige: 0, wantMoney: 0, wantPrestige: 1, secret: 0 };
  p.play(0, { type: 'offer', to: 1, ...deal });
  p.play(0, { type: 'withdraw', to: 1, ...deal });
  const before = JSON.stringify(p.s);
  expect(p.refusal(1, { type: 'accept', from: 0, ...deal })?.code).toBe('offer-gone');
  expect(JSON.stringify(p.s)).toBe(before);
});

test('R139, R140 settlement waits for all, in any order, and done forbids nothing', () => {
  const p = atLastSettlement();
  expect(kinds(p)).toEqual(['done', 'done', 'done', 'done']);
  p.play(2, { type: 'done' });
  p.play(2, { type: 'give', to: 0, money: 100, prestige: 0, secret: 1 });
  p.play(2, { type: 'buy', count: 1 });
  for (const seat of [0, 3]) p.play(seat, { type: 'done' });
  expect(p.asked()).toHaveLength(1);
  p.play(1, { type: 'done' });
  expect(p.asked()).toEqual([]);
});

test('R141 promises, then offers, then the cards', () => {
  const p = scene('quietWord', { cards: [S, S, O, A] });
  p.play(0, { type: 'promisePlay', to: 1, card: S, turn: 1, secret: 0 });
  p.play(0, {
    type: 'offer',
    to: 1,
    giveMoney: 100,
    givePrestige: 0,
    wantMoney: 0,
    wantPrestige: 0,
    secret: 0,
  });
  pass(p);
  settle(p);
  const order = types(p).filter((type) =>
    ['promiseMarked', 'offerLapsed', 'discarded', 'turnBegan'].includes(type),
  );
  expect(order).toEqual(['promiseMarked', 'offerLapsed', 'discarded', 'turnBegan']);
  expect([p.s.cards, p.s.leader]).toEqual([[-1, -1, -1, -1], -1]);
});

test('R142 on the last turn the game ends right after that', () => {
  const p = atLastSettlement();
  settle(p);
  expect(types(p).at(-1)).toBe('ended');
  expect(p.refusal(0, { type: 'buy', count: 1 })).toEqual({ code: 'over' });
  expect(p.asides(0)).toEqual([]);
});

test('R160 once the pile is empty the boxed projects are those never seen', () => {
  const p = scene('proposal', { players: 2, turn: 4 });
  const view = p.view(0);
  const unseen = view.deck.filter((card) => card !== view.project && !view.discards.includes(card));
  expect(unseen).toEqual(p.s.box);
  expect(new Set(view.box)).toEqual(new Set([-1]));
});

test('R161 a free action changes no pending decision, and done cannot be taken back', () => {
  const p = atLastSettlement();
  p.play(1, { type: 'done' });
  const asked = JSON.stringify(p.asked());
  p.play(1, { type: 'say', to: -1, message: 1 });
  p.play(3, { type: 'buy', count: 1 });
  expect(JSON.stringify(p.asked())).toBe(asked);
  expect(p.refusal(1, { type: 'done' })?.code).toBe('not-asked');
});

test('a whole game of nothing but Politics divides every pile to its leader', () => {
  const p = scene('proposal', { players: 2 });
  while (p.asked().length > 0) {
    pass(p);
    placeAll(p, [P, P]);
    pass(p);
    settle(p);
  }
  const shares = [0, 0];
  for (const [turn, leader] of p.s.history.entries())
    shares[leader]! += p.t.facts.values[p.s.discards[turn]!]!;
  expect(p.s.money).toEqual(shares.map((packages) => 200 + 100 * packages));
});
