import { isRefusal, setTable } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { content } from './content.ts';
import { game } from './index.ts';
import { options, profiles } from './options.ts';
import { finishTurn, scene, P } from './testing/scene.ts';

const set = (players: number) => position(game, { players, edition: classic, seed: 's' });
const edition = { id: 'classic', content: classic };

test('the edition fits its schema and has the cards of the rules', () => {
  const cards = content.parse(classic);
  expect(cards.projects.map((card) => card.value / 2).filter((half) => !isPrime(half))).toEqual([]);
  expect(cards.projects).toHaveLength(25);
  expect(cards.fates.map((card) => card.vote)).toEqual([1, 1, 0, 0, -1, -1]);
  const odd = { ...classic, projects: [{ id: 'PR01', value: 5 }, ...classic.projects.slice(1)] };
  expect(content.safeParse(odd).success).toBe(false);
});

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

test('profiles are valid settings of the options', () => {
  for (const profile of Object.values(profiles))
    expect(options.safeParse(profile).success).toBe(true);
  expect(options.safeParse({ clock: 5 }).success).toBe(false);
});

test('R1 two to six players', () => {
  for (const players of [1, 7]) expect(isRefusal(setTable(game, { players, edition }))).toBe(true);
  for (const players of [2, 3, 4, 5, 6])
    expect(isRefusal(setTable(game, { players, edition }))).toBe(false);
});

test('R2 money in whole hundreds, prestige whole, neither negative', () => {
  const p = scene('proposal', { prestige: [4, 4, 4, 4] });
  expect(p.refusal(0, { type: 'give', to: 1, money: 50, prestige: 0, secret: 0 })?.code).toBe(
    'money-in-steps',
  );
  expect(p.refusal(0, { type: 'give', to: 1, money: 0, prestige: 0.5, secret: 0 })).not.toBeNull();
  expect(p.refusal(0, { type: 'give', to: 1, money: 500, prestige: 0, secret: 0 })?.code).toBe(
    'too-little',
  );
});

test('R3 the bank has no stock to run out of or to be seen', () => {
  const p = scene('proposal', { money: [200_000, 0, 0, 0] });
  p.play(0, { type: 'buy', count: 1000 });
  expect(p.s.prestige[0]).toBe(1004);
  expect(Object.keys(p.s)).not.toContain('bank');
});

test('R4 everybody takes one leader card, no two the same, the lowest free one by default', () => {
  const p = set(3);
  expect(p.asked().map((f) => f.seat)).toEqual([0, 1, 2]);
  p.play(1, { type: 'choose', leaderCard: 'LD3' });
  expect(p.legal(0)).toHaveLength(7);
  expect(p.refusal(0, { type: 'choose', leaderCard: 'LD3' })).toEqual({
    code: 'card-taken',
    facts: { seat: 1 },
  });
  const { chooseLeaderCard } = game.agenda;
  const fallback =
    'fallback' in chooseLeaderCard && chooseLeaderCard.fallback(p.t, p.s, p.asked()[0]!);
  expect(fallback).toEqual({ type: 'choose', leaderCard: 'LD1' });
  p.play(0, { type: 'choose', leaderCard: 'LD1' });
  p.play(2, { type: 'choose', leaderCard: 'LD8' });
  expect(p.s.leaderCards).toEqual([0, 2, 7]);
  expect(p.s.turn).toBe(1);
});

test('R5 everybody has all four Action cards', () => {
  const p = scene('placing', { leader: 2 });
  expect(p.legal(2)).toEqual([0, 1, 2, 3].map((card) => ({ type: 'place', card })));
});

test('R6, E1 everybody starts with $100 and 1 prestige for each player', () => {
  const p = set(4);
  expect(p.s.money).toEqual([400, 400, 400, 400]);
  expect(p.s.prestige).toEqual([4, 4, 4, 4]);
});

test('R7, R8, E2 the deck is the 3n lowest cards; 2n are dealt, n boxed unseen', () => {
  const p = set(4);
  const values = p.s.deck.map((card) => p.t.facts.values[card]);
  expect(values).toEqual([4, 6, 10, 14, 22, 26, 34, 38, 46, 58, 62, 74]);
  expect(p.s.pile).toHaveLength(8);
  expect(p.s.box).toHaveLength(4);
  for (const viewer of [0, 1, 2, 3, null]) {
    expect(new Set(p.view(viewer).box)).toEqual(new Set([-1]));
    expect(new Set(p.view(viewer).pile)).toEqual(new Set([-1]));
  }
});

test('R9 the first Chair is drawn at random', () => {
  const chairs = new Set(
    Array.from(
      { length: 40 },
      (_, i) => position(game, { players: 4, edition: classic, seed: `c${i}` }).s.chair,
    ),
  );
  expect(chairs.size).toBe(4);
});

test('R10 the Chair is asked first at every window', () => {
  const p = scene('proposal', { chair: 2 });
  const first: number[] = [];
  for (const [window, kind] of [
    [1, 'open'],
    [2, 'open'],
  ] as const) {
    expect(p.s.window).toBe(window);
    expect(p.asked()[0]!.kind).toBe(kind);
    first.push(p.asked()[0]!.seat);
    for (let i = 0; i < 4; i++) p.play(p.asked()[0]!.seat, { type: 'noBid' });
  }
  expect(first).toEqual([2, 2]);
});

test('R11, R143 the Chair passes clockwise, so each player has it twice', () => {
  const p = scene('proposal', { players: 3, chair: 1 });
  const chairs: number[] = [];
  while (p.asked().length > 0) {
    chairs.push(p.s.chair);
    finishTurn(p, [P, P, P]);
  }
  expect(chairs).toEqual([1, 2, 0, 1, 2, 0]);
});

test('R12 nothing is carried over at the start', () => {
  expect(set(5).s.carry).toBe(0);
});

test('R162 everything is laid out before the leader cards are chosen; the last choice begins turn 1', () => {
  const p = set(2);
  expect([p.s.turn, p.s.pile.length, p.s.money[0]]).toEqual([0, 4, 200]);
  expect(game.invariants(p.t, p.s)).toEqual([]);
  p.play(1, { type: 'choose', leaderCard: 'LD1' });
  expect(p.s.turn).toBe(0);
  p.play(0, { type: 'choose', leaderCard: 'LD2' });
  expect([p.s.turn, p.asked()[0]!.kind]).toEqual([1, 'open']);
});
