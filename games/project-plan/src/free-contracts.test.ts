import { expect, test } from 'vitest';
import {
  asked,
  choices,
  held,
  plays,
  range,
  scene,
  stack,
  throwWith,
  told,
  types,
} from './testing/scene.ts';
import type { Pos, Scene } from './testing/scene.ts';

/** Seat 0 stops on PJ03 (1,000), a free contract. */
const stopped = (it: Scene = {}): Pos => {
  const p = scene({ at: { 0: 0 }, ...it });
  throwWith(p, 0, 2, 4);
  return p;
};
const bid = (p: Pos, seat: number, amount: number): void => p.play(seat, { type: 'bid', amount });
const pass = (p: Pos, seat: number): void => p.play(seat, { type: 'pass' });

test('R36, R38 a free contract may be obtained for the printed price', () => {
  const p = stopped();
  expect(asked(p)).toBe('obtain 0');
  p.play(0, { type: 'buy' });
  expect([p.s.cash[0], held(p, 0)]).toEqual([29_000, 'PJ03']);
  expect(asked(p)).toBe('after 0');
});

test('R37, R38 money may be raised before the answer, but not by deals', () => {
  const p = stopped({
    cash: { 0: 300 },
    holds: { 0: 'PJ01 PJ02 PJ06 PJ09' },
    staff: { PK: [1, 1] },
    extended: 'PJ09',
  });
  expect(types(p, 0)).toEqual(['decline', 'release', 'releaseGroup', 'extend', 'handBack']);
  expect(choices(p, 0, 'handBack')).toEqual(['PJ06']);
  plays(p, 0, { type: 'release', project: 'PJ02' }, { type: 'extend', contract: 'PJ06' });
  expect(p.s.cash[0]).toBe(300 + 250 + 700);
  p.play(0, { type: 'buy' });
  expect(held(p, 0)).toContain('PJ03');
});

test('R38 without guaranteed funds of the price it is declined at once', () => {
  const p = stopped({ cash: { 0: 400 }, holds: { 0: 'PJ01' }, extended: 'PJ01' });
  expect(told(p)).toContain('declined');
  expect(asked(p)).toBe('bid 1');
});

test('R39 a declined contract is auctioned at once; with unsoldProjects stay it stays free', () => {
  const p = stopped();
  p.play(0, { type: 'decline' });
  expect(asked(p)).toBe('bid 1');
  const stay = stopped({ options: { unsoldProjects: 'stay' } });
  stay.play(0, { type: 'decline' });
  expect([asked(stay), held(stay, 1)]).toEqual(['after 0', '']);
});

test('R40 without a bid it remains free', () => {
  const p = stopped();
  p.play(0, { type: 'decline' });
  for (const seat of [1, 2, 0]) pass(p, seat);
  expect(told(p)).toEqual(['passed', 'unsold']);
  expect([asked(p), p.s.holds]).toEqual(['after 0', [0, 0, 0]]);
});

test('R41 a special price holds for the first offer only', () => {
  const p = scene({ at: { 0: 0 } });
  stack(p, 'CH05');
  throwWith(p, 0, 3, 4);
  expect(p.asked()[0]).toEqual({ kind: 'obtain', seat: 0, contract: 'CT2', price: 800 });
  p.play(0, { type: 'decline' });
  expect(range(p, 1, 'bid')).toEqual([100, 30_000]);
});

test('R42, R43 all may bid, also the decliner and PMs in WFA; the active PM speaks last', () => {
  const p = stopped({ players: 4, wfa: { 1: 0 }, out: [3] });
  p.play(0, { type: 'decline' });
  expect(asked(p)).toBe('bid 1');
  bid(p, 1, 100);
  expect(asked(p)).toBe('bid 2');
  bid(p, 2, 200);
  expect(asked(p)).toBe('bid 0');
  bid(p, 0, 300);
  pass(p, 1);
  pass(p, 2);
  expect([held(p, 0), p.s.cash[0]]).toEqual(['PJ03', 24_700]);
});

test('R44, R45 a pass is final; bids start at 100 and rise by 100, in tens, up to the cash', () => {
  const p = stopped({ cash: { 1: 5000 } });
  p.play(0, { type: 'decline' });
  expect(range(p, 1, 'bid')).toEqual([100, 5000]);
  pass(p, 1);
  bid(p, 2, 250);
  expect(range(p, 0, 'bid')).toEqual([350, 30_000]);
  bid(p, 0, 350);
  expect(asked(p)).toBe('bid 2');
  expect(p.refusal(2, { type: 'bid', amount: 445 })).not.toBeNull();
  expect(p.refusal(2, { type: 'bid', amount: 440 })).not.toBeNull();
  expect(p.refusal(2, { type: 'bid', amount: 450 })).toBeNull();
});

test('R46, R47 who cannot afford the least bid passes; the high bidder is not asked', () => {
  const p = stopped({ cash: { 0: 90, 1: 90 }, holds: { 0: 'PJ22' } });
  p.play(0, { type: 'decline' });
  expect(told(p)).toEqual(['declined', 'auction', 'passed']);
  expect(asked(p)).toBe('bid 2');
  bid(p, 2, 100);
  expect([asked(p), held(p, 2), p.s.cash[2]]).toEqual(['after 0', 'PJ03', 29_900]);
});

test('R48 the best bid is paid to FICO', () => {
  const p = stopped();
  p.play(0, { type: 'decline' });
  const { fico } = p.s;
  bid(p, 1, 700);
  pass(p, 2);
  pass(p, 0);
  expect([p.s.fico - fico, p.s.cash[1], held(p, 1)]).toEqual([700, 29_300, 'PJ03']);
});

test('R49 nothing but bids and passes while an auction runs', () => {
  const p = stopped({ holds: { 1: 'PJ01 PJ02' } });
  p.play(0, { type: 'decline' });
  expect(types(p, 1)).toEqual(['bid', 'pass']);
  expect(p.legal(0)).toEqual([]);
});

test('R50 sealed bids: at once, secret, the first clockwise among equals wins', () => {
  const p = stopped({ options: { auctionStyle: 'sealed' }, cash: { 2: 50 }, players: 4 });
  p.play(0, { type: 'decline' });
  expect(asked(p)).toBe('sealedBid 1, sealedBid 3, sealedBid 0');
  const sealed = (seat: number, amount: number): void =>
    p.play(seat, { type: 'sealedBid', amount });
  expect(p.refusal(3, { type: 'sealedBid', amount: 90 })).not.toBeNull();
  sealed(3, 800);
  expect(told(p)).toEqual(['sealed']);
  const bids = (seat: number | null): number[] =>
    p.view(seat).agenda.flatMap((f) => (f.kind === 'openBids' ? f.bids : []));
  expect(bids(3)).toEqual([-1, -1, -1, 800]);
  expect(bids(1)).toEqual([-1, -1, -1, -1]);
  expect(bids(null)).toEqual([-1, -1, -1, -1]);
  sealed(0, 0);
  sealed(1, 800);
  expect(p.events().filter((e) => e.type === 'sealedBid')).toHaveLength(4);
  expect([held(p, 1), p.s.cash[1]]).toEqual(['PJ03', 24_200]);
});
