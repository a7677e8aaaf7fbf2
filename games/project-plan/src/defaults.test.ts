/** What the clock answers for a PM, and in which order a phase lists what is open. */
import { guess, newRng } from '@boardroom/kernel';
import type { Decision } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { game } from './index.ts';
import { owes, scene, throwWith, types } from './testing/scene.ts';
import type { Pos } from './testing/scene.ts';
import type { ProjectPlan, ProjectPlanMove } from './types.ts';

const fallback = (p: Pos): ProjectPlanMove => {
  const [f] = p.asked();
  return (game.agenda[f!.kind] as Decision<ProjectPlan>).fallback(p.t, p.s, f!);
};

test('R79 in WFA the clock hands in a card, pays if there is plenty, or throws', () => {
  const wfa = { 0: 0 };
  expect(fallback(scene({ wfa, holds: { 0: 'CH09' } }))).toEqual({
    type: 'wfaCard',
    pack: 'chance',
  });
  expect(fallback(scene({ wfa, holds: { 0: 'PC13' } }))).toEqual({
    type: 'wfaCard',
    pack: 'chest',
  });
  expect(fallback(scene({ wfa, cash: { 0: 2000 } }))).toEqual({ type: 'wfaPay' });
  expect(fallback(scene({ wfa, cash: { 0: 1990 } }))).toEqual({ type: 'throw' });
});

test('R82 in the third hand the clock hands in a card rather than pay', () => {
  const third = (holds: string): ProjectPlanMove => {
    const p = scene({ wfa: { 0: 2 }, holds: { 0: holds }, options: { forcedExit: 'payOrCard' } });
    throwWith(p, 0, 1, 3);
    return fallback(p);
  };
  expect(third('CH09')).toEqual({ type: 'forcedCard', pack: 'chance' });
  expect(third('PC13')).toEqual({ type: 'forcedCard', pack: 'chest' });
  expect(third('CH09 PC13')).toEqual({ type: 'forcedCard', pack: 'chance' });
});

test('R112 the clock names half the book value, in tens, up to the rest of the debt', () => {
  const named = (contract: string, rest: number, extended = ''): ProjectPlanMove => {
    const p = scene({ holds: { 0: contract }, extended, cash: { 0: 0 }, edit: owes(0, 1, rest) });
    p.play(0, { type: 'inKind', contract });
    return fallback(p);
  };
  const price = (amount: number) => ({ type: 'namePrice', amount });
  expect(named('PJ22', 9000)).toEqual(price(2000));
  expect(named('PJ22', 1500)).toEqual(price(1500));
  expect(named('PJ22', 9000, 'PJ22')).toEqual(price(1000));
  expect(named('CT1', 9000, 'CT1')).toEqual(price(400));
});

test('R29 after a double the clock throws again, else it ends the hand', () => {
  const p = scene({ at: { 0: 4 } });
  throwWith(p, 0, 3, 3);
  expect(fallback(p)).toEqual({ type: 'throw' });
  const q = scene({ at: { 0: 0 } });
  throwWith(q, 0, 4, 6);
  expect(fallback(q)).toEqual({ type: 'endHand' });
});

test('R21 before the throw: throw, staff, money, redemption, tender, proposals, giving up', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02 PJ03 PJ22 CH09', 1: 'PJ21' },
    staff: { PK: [2, 1] },
    extended: 'PJ22',
  });
  expect(types(p, 0)).toEqual([
    'throw',
    'hire',
    'release',
    'releaseGroup',
    'extend',
    'handBack',
    'redeem',
    'tender',
    'propose',
    'concede',
  ]);
  const wfa = scene({ wfa: { 0: 0 }, holds: { 0: 'CH09 PC13' } });
  expect(types(wfa, 0).slice(0, 3)).toEqual(['throw', 'wfaPay', 'wfaCard']);
  expect(wfa.legal(0).slice(2, 4)).toEqual([
    { type: 'wfaCard', pack: 'chance' },
    { type: 'wfaCard', pack: 'chest' },
  ]);
});

test('R50 sealed bids: the highest wins, among equals the first clockwise from the active PM', () => {
  const sealed = (bids: readonly number[]): Pos => {
    const p = scene({ players: 4, options: { auctionStyle: 'sealed' }, cash: { 3: 90 } });
    throwWith(p, 0, 2, 4);
    p.play(0, { type: 'decline' });
    expect(p.asked().map(({ seat }) => seat)).toEqual([1, 2, 0]);
    for (const [seat, amount] of bids.entries()) p.play(seat, { type: 'sealedBid', amount });
    return p;
  };
  const sold = (bids: readonly number[]) =>
    sealed(bids)
      .events()
      .flatMap((event) => (event.type === 'sold' ? [[event.seat, event.amount]] : []));
  expect(sold([500, 300, 400])).toEqual([[0, 500]]);
  expect(sold([400, 400, 300])).toEqual([[1, 400]]);
  expect(sold([400, 300, 400])).toEqual([[2, 400]]);
  expect(
    sealed([0, 0, 0])
      .events()
      .map(({ type }) => type),
  ).toContain('unsold');
});

test('R50 a sealed bid is guessed between the least bid and the cash, in tens; who is asked has none', () => {
  const p = scene({ players: 4, options: { auctionStyle: 'sealed' }, cash: { 1: 150, 3: 90 } });
  throwWith(p, 0, 2, 4);
  p.play(0, { type: 'decline' });
  p.play(1, { type: 'sealedBid', amount: 120 });
  const bids = Array.from({ length: 100 }, (_, i) => {
    const s = guess(game, p.t, p.view(0), 0, newRng(i));
    const frame = s.agenda.find((f) => f.kind === 'openBids')!;
    return (frame as { bids: number[] }).bids;
  });
  expect(new Set(bids.map((list) => list[1]))).toEqual(new Set([0, 100, 110, 120, 130, 140, 150]));
  expect(new Set(bids.map((list) => list[2]))).toEqual(new Set([-1]));
  expect(new Set(bids.map((list) => list[3]))).toEqual(new Set([0]));
});
