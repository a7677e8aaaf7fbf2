import { expect, test } from 'vitest';
import { isOver, standings } from '@boardroom/kernel';
import {
  asked,
  held,
  isExtended,
  owes,
  scene,
  stack,
  throwWith,
  told,
  types,
} from './testing/scene.ts';
import { game } from './index.ts';
import { netWorth } from './contracts.ts';

test('R121, R122 E13 the estate goes to the creditor, who chooses about extensions', () => {
  const it = {
    players: 4,
    holds: { 0: 'PJ10 PJ11 CH09' },
    extended: 'PJ11',
    cash: { 0: 240 },
    edit: owes(0, 1, 6820),
  };
  const p = scene(it);
  p.play(0, { type: 'declareBankrupt' });
  expect([held(p, 1), p.s.cash[1]]).toEqual(['PJ10 PJ11 CH09', 25_240]);
  expect([asked(p), types(p, 1)]).toEqual([
    'estate 1',
    ['inheritKeep', 'inheritRedeem', 'inheritLeave'],
  ]);
  p.play(1, { type: 'inheritKeep' });
  expect([p.s.cash[1], isExtended(p, 'PJ11'), asked(p)]).toEqual([25_140, true, 'before 1']);
  const redeemed = scene(it);
  redeemed.play(0, { type: 'declareBankrupt' });
  redeemed.play(1, { type: 'inheritRedeem' });
  expect([redeemed.s.cash[1], isExtended(redeemed, 'PJ11')]).toEqual([24_140, false]);
  const left = scene(it);
  left.play(0, { type: 'declareBankrupt' });
  left.play(1, { type: 'inheritLeave' });
  expect([held(left, 1), isExtended(left, 'PJ11')]).toEqual(['PJ10 CH09', false]);
});

test('R121 staff is released and its money is part of the estate', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02' },
    staff: { PK: [2, 1] },
    cash: { 0: 0 },
    edit: owes(0, 1, 9000),
  });
  p.play(0, { type: 'declareBankrupt' });
  expect([p.s.cash[1], p.s.ftes, held(p, 1)]).toEqual([30_750, 32, 'PJ01 PJ02']);
});

test('R122 a creditor without the cash for the addition leaves the contract', () => {
  const p = scene({
    holds: { 0: 'PJ22' },
    extended: 'PJ22',
    cash: { 0: 0, 1: 190, 2: 0 },
    edit: owes(0, 1, 500),
  });
  p.play(0, { type: 'declareBankrupt' });
  expect([held(p, 1), told(p)]).toEqual(['', ['bankrupt', 'left', 'hand']]);
});

test('R123 to FICO: contracts free, exit cards to the bottom; bankruptToFico auction', () => {
  const it = { holds: { 0: 'PJ22 PJ01 PC13' }, extended: 'PJ22', cash: { 0: 40 } };
  const p = scene({ ...it, edit: owes(0, -1, 9000) });
  p.play(0, { type: 'declareBankrupt' });
  expect([p.s.holds, p.s.extended, p.s.cash[0]]).toEqual([[0, 0, 0], 0, 0]);
  expect(p.t.facts.cardIds[p.s.chestPack.at(-1)!]).toBe('PC13');
  const sold = scene({
    ...it,
    options: { bankruptToFico: 'auction' },
    edit: owes(0, -1, 9000),
  });
  sold.play(0, { type: 'declareBankrupt' });
  expect(sold.asked()[0]).toMatchObject({ kind: 'bid', seat: 1, contract: 'PJ01' });
  sold.play(1, { type: 'bid', amount: 100 });
  sold.play(2, { type: 'pass' });
  expect(sold.asked()[0]).toMatchObject({ kind: 'bid', seat: 1, contract: 'PJ22' });
  sold.play(1, { type: 'pass' });
  sold.play(2, { type: 'pass' });
  expect([held(sold, 1), asked(sold)]).toEqual(['PJ01', 'before 1']);
});

test('R125 if the active PM goes bankrupt the hand ends at once', () => {
  const p = scene({ cash: { 0: 0 } });
  stack(p, 'CH14');
  throwWith(p, 0, 3, 4);
  expect([p.s.out[0], asked(p), p.s.open]).toEqual([1, 'before 1', []]);
});

test('R126 conceding is bankruptcy to FICO, in a settlement to its creditor', () => {
  const p = scene({ holds: { 0: 'PJ01' } });
  p.play(0, { type: 'concede' });
  expect([p.s.out[0], p.s.holds[0], asked(p)]).toEqual([1, 0, 'before 1']);
  const debt = scene({ holds: { 0: 'PJ22' }, cash: { 0: 100 }, edit: owes(0, 1, 500) });
  expect(types(debt, 0)).not.toContain('declareBankrupt');
  debt.play(0, { type: 'concede' });
  expect([held(debt, 1), debt.s.cash[1]]).toEqual(['PJ22', 30_100]);
});

test('R157, R146 with one PM left the game ends and nothing more is asked', () => {
  const p = scene({
    players: 2,
    holds: { 0: 'PJ22 PJ01' },
    extended: 'PJ22',
    cash: { 0: 0 },
    edit: owes(0, 1, 900),
  });
  p.play(0, { type: 'declareBankrupt' });
  expect(isOver(p.s)).toBe(true);
  expect([held(p, 1), p.s.extended, told(p)]).toEqual(['PJ01', 0, ['bankrupt', 'monopolist']]);
});

test('R70 a card still open when its drawer has won stays open', () => {
  const p = scene({ players: 2, at: { 0: 35 }, cash: { 1: 50 } });
  stack(p, 'PC07');
  throwWith(p, 0, 3, 4);
  expect([isOver(p.s), p.s.open.length, game.invariants(p.t, p.s)]).toEqual([true, 1, []]);
});

test('R149 E14 net worth', () => {
  const p = scene({
    holds: { 0: 'PJ18 PJ19 PJ20 CT4 PJ02 CH09' },
    staff: { GN: [2, 2, 1] },
    extended: 'PJ02',
    cash: { 0: 4350 },
  });
  expect(netWorth(p.t, p.s, 0)).toBe(25_010);
  expect(game.scores(p.t, p.s)[0]).toBe(25_010);
});

test('R150, R151 ties by cash, then contracts, then shared; bankrupt PMs last, the latest first', () => {
  const p = scene({
    players: 6,
    out: [3, 1],
    holds: { 0: 'PJ01 PJ03', 2: 'CT1', 4: 'PJ22', 5: 'CT2' },
    cash: { 0: 20_000, 2: 20_000, 4: 17_600, 5: 20_000 },
  });
  const place = (seat: number): number =>
    standings(game, p.t, p.s).find((it) => it.seat === seat)!.place;
  expect([0, 1, 2, 3, 4, 5].map(place)).toEqual([1, 5, 2, 6, 4, 2]);
});

test('R147, R148, R158 the richest PM wins at the deadline and at the hard stop', () => {
  for (const options of [
    { endMode: 'rounds', deadlineRounds: 7 } as const,
    { hardStopRounds: 20 },
    { endMode: 'rounds', deadlineRounds: 20, hardStopRounds: 20 } as const,
  ]) {
    const last = 'deadlineRounds' in options ? options.deadlineRounds : 20;
    const p = scene({
      players: 2,
      cash: { 1: 40_000 },
      options,
      edit: (s) => {
        s.round = last;
      },
    });
    throwWith(p, 0, 4, 6);
    p.play(0, { type: 'endHand' });
    expect(isOver(p.s)).toBe(false);
    throwWith(p, 1, 4, 6);
    p.play(1, { type: 'endHand' });
    expect([isOver(p.s), told(p)]).toEqual([true, ['richest']]);
    expect(p.events()).toEqual([{ type: 'richest', seat: 1 }]);
  }
});

test('R147 profitMeasure growth takes the budget and the dealt contracts off', () => {
  const options = { profitMeasure: 'growth' } as const;
  const p = scene({ options, holds: { 0: 'PJ22' }, edit: (s) => void (s.dealt[0] = 4000) });
  expect(game.scores(p.t, p.s)).toEqual([0, 0, 0]);
  const paid = scene({
    options: { ...options, payForDealt: true },
    holds: { 0: 'PJ22' },
    edit: (s) => void (s.dealt[0] = 4000),
  });
  expect(game.scores(paid.t, paid.s)[0]).toBe(4000);
});

test('R146, R158 the last PM is the Monopolist', () => {
  const p = scene({ players: 2 });
  p.play(0, { type: 'concede' });
  expect(p.events().at(-1)).toEqual({ type: 'monopolist', seat: 1 });
  expect(standings(game, p.t, p.s)[0]!.seat).toBe(1);
});
