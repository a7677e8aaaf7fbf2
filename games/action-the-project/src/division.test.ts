import { expect, test } from 'vitest';
import { A, gained, O, P, pass, S, scene, settle } from './testing/scene.ts';
import type { SceneSetting } from './testing/scene.ts';
import { sharesOf } from './steps/aftermath.ts';
import { SKIPPED, SUCCEEDED } from './types.ts';

/** Reveals these cards and divides without a bid; gives packages and prestige gained by seat. */
function divide(setting: SceneSetting) {
  const p = scene('quietWord', { players: setting.cards!.length, ...setting });
  const money = [...p.s.money];
  const prestige = [...p.s.prestige];
  pass(p);
  return {
    p,
    packages: gained(p, money),
    prestige: p.s.prestige.map((now, seat) => now - prestige[seat]!),
  };
}

test('R29, R44–R47, E3 success through all tiers', () => {
  const { p, packages, prestige } = divide({ value: 22, cards: [S, S, S, A, O] });
  expect([p.s.votesFor, p.s.votesAgainst, p.s.outcome]).toEqual([3, 1, SUCCEEDED]);
  expect(packages).toEqual([11, 5, 5, 1, 0]);
  expect(prestige).toEqual([11, 5, 5, 1, 0]);
});

test('R30, R50–R52, E4 failure with a remainder', () => {
  const { p, packages } = divide({ value: 26, cards: [S, O, O, O, A, A] });
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([1, 3]);
  expect(packages).toEqual([0, 8, 8, 8, 1, 1]);
});

test('R31 Abstain counts for neither side and shares what is left in both cases', () => {
  expect(divide({ value: 10, cards: [S, S, S, A] }).packages).toEqual([5, 2, 2, 1]);
  expect(divide({ value: 10, cards: [A, O, O, O, A] }).packages).toEqual([0, 3, 3, 3, 1]);
});

test('R32, R33, R48, E5 nobody follows the leader; Politics takes prestige and no share', () => {
  const { p, packages, prestige } = divide({ value: 10, cards: [S, A, A, P] });
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([1, 0]);
  expect(packages).toEqual([6, 2, 2, 0]);
  expect(prestige).toEqual([6, 2, 2, 4]);
});

test('R33, R34 Politics pays n prestige at the reveal, in time for W4', () => {
  const p = scene('quietWord', { cards: [P, P, O, O], prestige: [0, 1, 2, 3] });
  for (let seat = 0; seat < 4; seat++) p.play(seat, { type: 'noBid' });
  expect(p.s.prestige).toEqual([4, 5, 2, 3]);
  p.play(0, { type: 'open', bid: 4 });
  expect([p.s.window, p.s.bids[0]]).toEqual([4, 4]);
});

test('R35 in W4 a bid of a Politics player counts double', () => {
  const p = scene('quietWord', { cards: [P, O, O, S] });
  for (let seat = 0; seat < 4; seat++) p.play(seat, { type: 'noBid' });
  p.play(0, { type: 'open', bid: 2 });
  expect(p.events()).toContainEqual({ type: 'opened', seat: 0, window: 4, bid: 2, counts: 4 });
  expect(p.refusal(1, { type: 'raise', bid: 4 })?.code).toBe('bid-too-low');
});

test('R36, R45 an assigned card gives its owner what it gives', () => {
  const p = scene('quietWord', { players: 3, leader: 0, cards: [O, O, A], value: 10 });
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'steer', target: 1 });
  const before = p.s.prestige[1]!;
  p.play(0, { type: 'assign', card: P });
  expect(p.s.prestige[1]).toBe(before + 3);
});

test('R37 the leader’s card is a vote like any other', () => {
  expect(divide({ cards: [S, O, A, A] }).p.s.votesFor).toBe(1);
  expect(divide({ cards: [O, S, A, A] }).p.s.votesAgainst).toBe(1);
  const { p } = divide({ cards: [A, S, P, A] });
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([1, 0]);
});

test('R38, R53, E6 the leader is in no sharing group: a lone Oppose leaves the leader everything', () => {
  expect(divide({ value: 34, cards: [O, S, P] }).packages).toEqual([34, 0, 0]);
  expect(divide({ value: 34, cards: [O, S, A] }).packages).toEqual([0, 0, 34]);
});

test('R38 option leaderShares = alsoGroup', () => {
  const options = { leaderShares: 'alsoGroup' } as const;
  expect(divide({ value: 34, cards: [O, S, P], options }).packages).toEqual([34, 0, 0]);
  expect(divide({ value: 22, cards: [S, S, A], options }).packages).toEqual([16, 5, 1]);
  expect(divide({ value: 22, cards: [O, O, S], options }).packages).toEqual([11, 11, 0]);
});

test('R39 a leader with Politics gets the prestige and keeps the leader’s parts', () => {
  const { packages, prestige } = divide({ value: 10, cards: [P, S, A, A] });
  expect(packages).toEqual([5, 5, 0, 0]);
  expect(prestige).toEqual([9, 5, 0, 0]);
});

test('R40 more votes for than against; a tie and 0 : 0 fail', () => {
  expect(divide({ cards: [S, S, O, A] }).p.s.outcome).toBe(SUCCEEDED);
  expect(divide({ cards: [S, O, A, A] }).p.s.outcome).not.toBe(SUCCEEDED);
  expect(divide({ cards: [A, A, A, A] }).p.s.outcome).not.toBe(SUCCEEDED);
  const options = { tieOutcome: 'succeeds' } as const;
  expect(divide({ cards: [A, A, A, A], options }).p.s.outcome).toBe(SUCCEEDED);
});

test('R41, R43 a card of 22 is 22 packages of $100 and 1 prestige, divided whole', () => {
  const { p, packages, prestige } = divide({ value: 22, cards: [S, O, O, O, A] });
  expect(packages).toEqual([0, 7, 7, 7, 1]);
  expect(prestige).toEqual(packages);
  expect(p.events()).toContainEqual(
    expect.objectContaining({ type: 'shared', seat: 1, packages: 7, money: 700, prestige: 7 }),
  );
});

test('R42, R58 packages carried over are added to the pile; after a division nothing is carried', () => {
  const { p, packages } = divide({ value: 14, carry: 38, turn: 2, cards: [S, S, O, S] });
  expect(packages).toEqual([26, 13, 0, 13]);
  expect(p.s.carry).toBe(0);
});

test('R49 on success nobody gets more than the leader', () => {
  const t = scene('placing').t;
  for (let mask = 0; mask < 256; mask++) {
    const cards = [mask & 3, (mask >> 2) & 3, (mask >> 4) & 3, (mask >> 6) & 3];
    for (const pile of [4, 10, 22]) {
      const shares = sharesOf(t, { cards, leader: 0 }, pile, true).slice(0, 4);
      expect(Math.max(...shares)).toBe(shares[0]);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(pile);
    }
  }
});

test('R54 supporters get nothing on failure, opposers nothing on success, Politics never', () => {
  expect(divide({ value: 22, cards: [A, S, O, O, P] }).packages).toEqual([0, 0, 11, 11, 0]);
  expect(divide({ value: 22, cards: [S, S, O, P] }).packages).toEqual([11, 11, 0, 0]);
});

test('R55, R56 W4 comes before the division of a failure, and never after a success', () => {
  const success = scene('quietWord', { cards: [S, S, S, O] });
  pass(success);
  expect(success.s.windows[3]).toBe(SKIPPED);
  const failure = scene('quietWord', { cards: [S, O, O, O] });
  for (let seat = 0; seat < 4; seat++) failure.play(seat, { type: 'noBid' });
  expect([failure.s.window, failure.s.divided]).toEqual([4, 0]);
});

test('R57 W4 is skipped on the last turn', () => {
  const p = scene('quietWord', { turn: 8, cards: [S, O, O, O] });
  for (let seat = 0; seat < 4; seat++) p.play(seat, { type: 'noBid' });
  expect(p.s.windows[3]).toBe(SKIPPED);
  expect(p.asked()[0]!.kind).toBe('done');
  settle(p);
  expect(p.asked()).toEqual([]);
});

test('R136, R138 at the reveal cards first, then Politics, then the votes; shares of one pile', () => {
  const { p } = divide({ value: 4, cards: [S, P, O, O] });
  const order = p
    .events()
    .map((event) => event.type)
    .filter((type) => type === 'shared');
  expect(order).toEqual(['shared', 'shared']);
  const q = scene('quietWord', { cards: [S, P, O, O] });
  for (let seat = 0; seat < 4; seat++) q.play(seat, { type: 'noBid' });
  const seen = q.events().map((event) => event.type);
  expect(seen.lastIndexOf('cardTurned')).toBeLessThan(seen.indexOf('politicsPaid'));
  expect(seen.indexOf('politicsPaid')).toBeLessThan(seen.indexOf('failed'));
});
