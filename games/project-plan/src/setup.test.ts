import { expect, test } from 'vitest';
import { isRefusal, setTable } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import classic from '../content/classic.json' with { type: 'json' };
import { freeContracts, isComplete } from './contracts.ts';
import { CELL } from './facts.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { count } from './sets.ts';
import { asked, choices, held, rig, scene, throwWith, types } from './testing/scene.ts';
import type { Pos } from './testing/scene.ts';

const start = (players: number, options: Partial<Options> = {}, seed = 'setup'): Pos =>
  position(game, { players, options, edition: classic, seed });
const counts = [2, 3, 4, 5, 6];

test('R1 two to six PMs play', () => {
  for (const players of counts) expect(start(players).s.cash).toHaveLength(players);
  for (const players of [1, 7])
    expect(
      isRefusal(setTable(game, { players, edition: { id: 'classic', content: classic } })),
    ).toBe(true);
});

test('R2 a facilitator is one more seat, with asides only, at any number of PMs', () => {
  for (const players of counts) {
    const p = start(players, { facilitator: true });
    expect([p.t.seats, p.t.players]).toEqual([players + 1, players]);
    expect(p.legal(players)).toEqual([]);
    expect(p.asides(players).length).toBeGreaterThan(0);
    expect(p.s.cash).toHaveLength(players);
    expect(game.scores(p.t, p.s)).toHaveLength(players);
  }
});

test('R3 without a facilitator FICO and Planning choose nothing', () => {
  const p = start(3);
  expect(p.t.seats).toBe(3);
  expect(p.asides(3)).toEqual([]);
});

test('R4, R5 40 cells; go-to-WFA between yellow and green, WFA between brown and red', () => {
  const { cells, group, groupIds } = start(2).t.facts;
  expect(cells).toHaveLength(40);
  const colour = (cell: number): string => groupIds[group[cells[cell]!]!]!;
  expect([cells[0], cells[10], cells[20], cells[30]]).toEqual([
    CELL.go,
    CELL.vacation,
    CELL.wfa,
    CELL.gotoWfa,
  ]);
  expect([colour(19), colour(21), colour(29), colour(31)]).toEqual(['BR', 'RD', 'YE', 'GN']);
  const p = scene({ at: { 0: 37 } });
  throwWith(p, 0, 1, 5);
  expect(p.s.at[0]).toBe(3);
});

test('R6 two packs of 16 cards, shuffled and face down', () => {
  const p = start(4);
  expect([p.s.chancePack.length, p.s.chestPack.length]).toEqual([16, 16]);
  expect(p.s.chancePack).not.toEqual(p.s.chancePack.toSorted((a, b) => a - b));
  expect(start(4, {}, 'other').s.chancePack).not.toEqual(p.s.chancePack);
  expect(p.view(0).chancePack.every((card) => card === -1)).toBe(true);
});

test('R7, R8, R9 E1 starting budgets: nine 1,000, nine 100, ten 10 and notes of 5,000', () => {
  for (const players of counts) {
    const notes = 9 * 1000 + 9 * 100 + 10 * 10 + (7 - players) * 5000;
    expect(start(players).s.cash).toEqual(Array.from({ length: players }, () => notes));
    expect(notes % 10).toBe(0);
  }
  const poor = { ...classic, budgets: [0, 0, 5000, 0, 0] };
  const rest = position(game, {
    players: 4,
    options: { payForDealt: true },
    edition: poor,
    seed: 'a',
  });
  expect(rest.s.cash).toEqual(rest.s.dealt.map((sum) => Math.max(0, 5000 - sum)));
  expect(start(4).s.cash[0]).toBe(25_000);
  expect([start(2).s.cash[0], start(6).s.cash[0]]).toEqual([35_000, 15_000]);
});

test('R9 bids, offers and sums go in tens', () => {
  const p = scene({ at: { 0: 1 }, cash: { 1: 5000 } });
  throwWith(p, 0, 2, 3);
  p.play(0, { type: 'decline' });
  expect(p.refusal(1, { type: 'bid', amount: 105 })).not.toBeNull();
  expect(p.refusal(1, { type: 'bid', amount: 110 })).toBeNull();
});

test('R10 FICO never runs out: it has paid out more than it took in', () => {
  const p = scene({ at: { 0: 39 } });
  p.s.fico = -1_000_000;
  p.s.cash[1]! += 1_000_000;
  throwWith(p, 0, 5, 6);
  expect(p.events()).toContainEqual({ type: 'crossedGo', seat: 0, amount: 2000 });
});

test('R11, R13, R14 contracts are dealt face up: 7, 6, 5, 4, 3 each; the rest is free', () => {
  const dealt = [7, 6, 5, 4, 3];
  const free = [14, 10, 8, 8, 10];
  for (const players of counts) {
    const p = start(players);
    for (const set of p.s.holds) expect(count(set)).toBe(dealt[players - 2]);
    expect(count(freeContracts(p.s))).toBe(free[players - 2]);
    expect(p.view(1).holds).toEqual(p.s.holds);
    expect(p.view(null).holds).toEqual(p.s.holds);
  }
});

test('R12 dealt contracts cost nothing; with payForDealt their printed price', () => {
  const p = start(4, { payForDealt: true });
  p.s.cash.forEach((cash, seat) => expect(cash).toBe(25_000 - p.s.dealt[seat]!));
  expect(p.s.dealt.every((sum) => sum > 0)).toBe(true);
  expect(start(4).s.cash[0]).toBe(25_000);
  expect(start(4, { dealMode: 'none' }).s.holds).toEqual([0, 0, 0, 0]);
});

test('R15 Planning starts with 32 FTEs and 12 QM teams', () => {
  const { s } = start(2);
  expect([s.ftes, s.qmTeams]).toEqual([32, 12]);
});

test('R16 all tokens start on GO!, without a budget increase', () => {
  const p = start(3);
  expect(p.s.at).toEqual([0, 0, 0]);
  expect(p.events().map((event) => event.type)).not.toContain('crossedGo');
});

test('R17, R18 the highest throw starts, ties throw again; the starter throws anew', () => {
  let ties = 0;
  for (let i = 0; i < 40; i++) {
    const p = start(4, {}, `start-${i}`);
    const throws = p.events().flatMap((e) => (e.type === 'startThrow' ? [e] : []));
    let left = [0, 1, 2, 3];
    let from = 0;
    while (left.length > 1) {
      const lap = throws.slice(from, from + left.length);
      expect(lap.map((e) => e.seat)).toEqual(left);
      const best = Math.max(...lap.map((e) => e.dice[0]! + e.dice[1]!));
      left = lap.filter(({ dice: [a, b] }) => best === a! + b!).map((e) => e.seat);
      from += lap.length;
      if (left.length > 1) ties++;
    }
    expect([p.s.starter, from]).toEqual([left[0], throws.length]);
    expect(asked(p)).toBe(`before ${p.s.starter}`);
    rig(p, p.s.starter, 1, 3);
    p.play(p.s.starter, { type: 'throw' });
    expect(p.events()[0]).toEqual({ type: 'thrown', seat: p.s.starter, dice: [1, 3] });
  }
  expect(ties).toBeGreaterThan(0);
});

test('R18 hands pass clockwise', () => {
  const p = scene({ at: { 0: 0 } });
  throwWith(p, 0, 4, 6);
  p.play(0, { type: 'endHand' });
  expect(asked(p)).toBe('before 1');
});

test('R19 a group complete through the deal counts at once', () => {
  let found = false;
  for (let i = 0; i < 200 && !found; i++) {
    const p = start(2, {}, `deal-${i}`);
    const seat = p.s.starter;
    for (let g = 0; g < 8; g++)
      if (isComplete(p.t, p.s, seat, g)) {
        found = true;
        expect(choices(p, seat, 'hire')).toContain(p.t.facts.ids[p.t.facts.members[g]![0]!]);
      }
  }
  expect(found).toBe(true);
});

test('R155 one token each; no cell but corners, penalties and cards pays or charges', () => {
  for (let cell = 2; cell <= 12; cell++) {
    const p = scene({ holds: { 0: 'PJ02 CT1 PJ03 PJ04 PJ05 PJ06 PJ07' } });
    if ([2, 5, 7].includes(cell)) continue;
    const a = Math.min(6, cell - 1);
    throwWith(p, 0, a, cell - a);
    expect(p.s.at).toEqual([cell, 0, 0]);
    expect(p.s.cash[0]).toBe(30_000);
  }
});

test('R155 lateStartBonus is paid by starting order', () => {
  const p = start(4, { lateStartBonus: 600 });
  for (let k = 0; k < 4; k++) expect(p.s.cash[(p.s.starter + k) % 4]).toBe(25_000 + 600 * k);
  expect(types(p, p.s.starter)).toContain('throw');
  expect(held(p, 0)).not.toBe('');
});
