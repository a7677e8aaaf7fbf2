import { expect, test } from 'vitest';
import { feeOf } from './contracts.ts';
import { asked, plays, rig, scene, throwWith, told, types } from './testing/scene.ts';
import type { Pos, Scene } from './testing/scene.ts';

const fee = (p: Pos, manager: number, id: string): number =>
  feeOf(p.t, p.s, manager, p.t.facts.contractOf[id]!);
/** Seat 0 stops on PJ14, cell 24. */
const visit = (it: Scene): Pos => {
  const p = scene({ at: { 0: 18 }, ...it });
  throwWith(p, 0, 2, 4);
  return p;
};

test('R51, R52, R61 the fee of another PM is collected automatically, the own is nothing', () => {
  const p = visit({ holds: { 1: 'PJ14' } });
  expect(p.s.cash).toEqual([29_760, 30_240, 30_000]);
  const own = visit({ holds: { 0: 'PJ14' } });
  expect(own.s.cash).toEqual([30_000, 30_000, 30_000]);
  expect(asked(own)).toBe('after 0');
});

test('R53 the fee of a project is the printed fee for its level', () => {
  const levels = [480, 1080, 3120, 7440, 9600, 11_280];
  for (const [level, amount] of levels.entries()) {
    const p = scene({ holds: { 1: 'PJ12 PJ13 PJ14' }, staff: { RD: [level, level, level] } });
    expect(fee(p, 1, 'PJ14')).toBe(amount);
  }
});

test('R53 with fteBeforeQm 5 the fifth FTE lies halfway between four and the QM team', () => {
  const p = scene({
    holds: { 1: 'PJ12 PJ13 PJ14' },
    staff: { RD: [5, 5, 6] },
    options: { fteBeforeQm: 5 },
  });
  expect([fee(p, 1, 'PJ12'), fee(p, 1, 'PJ14')]).toEqual([9570, 11_280]);
});

test('R54, R55, R58 E8 doubled at level 0 of a complete group, also beside an extension', () => {
  const p = scene({ holds: { 1: 'PJ12 PJ13 PJ14' }, extended: 'PJ12' });
  expect(['PJ12', 'PJ13', 'PJ14'].map((id) => fee(p, 1, id))).toEqual([0, 440, 480]);
  const alone = scene({ holds: { 1: 'PJ13 PJ14' } });
  expect(fee(alone, 1, 'PJ13')).toBe(220);
});

test('R55 staffed levels are never doubled', () => {
  const p = scene({ holds: { 1: 'PJ12 PJ13 PJ14' }, staff: { RD: [1, 0, 0] } });
  expect([fee(p, 1, 'PJ12'), fee(p, 1, 'PJ13')]).toEqual([990, 440]);
});

test('R56, R57 certifications: 250 for each held, off forecast too; doubled for all six', () => {
  const all = 'CT1 CT2 CT3 CT4 CT5 CT6'.split(' ');
  for (let n = 1; n <= 6; n++) {
    const p = scene({ holds: { 1: all.slice(0, n).join(' ') } });
    expect(fee(p, 1, 'CT1')).toBe(n === 6 ? 3000 : 250 * n);
  }
  const p = scene({ holds: { 1: 'CT1 CT2 CT3' }, extended: 'CT2', marked: 'CT3' });
  expect([fee(p, 1, 'CT1'), fee(p, 1, 'CT2'), fee(p, 1, 'CT3')]).toEqual([750, 0, 0]);
});

test('R58, R59 no fee under extension or with a marker', () => {
  for (const off of [{ extended: 'PJ14' }, { marked: 'PJ14' }]) {
    const p = visit({ holds: { 1: 'PJ14' }, ...off });
    expect(told(p)).toEqual(['thrown', 'moved', 'noFee']);
    expect(p.s.cash[0]).toBe(30_000);
  }
});

test('R59 a marker goes when the contract changes hands or becomes free', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ22' }, marked: 'PJ01 PJ22' });
  p.play(0, { type: 'handBack', project: 'PJ01' });
  plays(p, 0, { type: 'tender', contract: 'PJ22' });
  p.play(1, { type: 'offer', amount: 2000 });
  p.play(2, { type: 'noOffer' });
  p.play(0, { type: 'takeBest' });
  expect(p.s.marked).toBe(0);
});

test('R60 a PM in WFA collects as usual', () => {
  const p = visit({ holds: { 1: 'PJ14' }, wfa: { 1: 1 } });
  expect(p.s.cash[1]).toBe(30_240);
});

test('R62, R152 E15 a fee must be claimed before the following PM throws', () => {
  const it: Scene = { holds: { 1: 'PJ14' }, options: { feeClaim: 'claim' }, at: { 0: 16 } };
  const p = scene(it);
  throwWith(p, 0, 4, 4);
  expect(p.s.claims).toMatchObject([{ manager: 1, visitor: 0, fee: 240 }]);
  throwWith(p, 0, 1, 2);
  if (asked(p) === 'obtain 0') plays(p, 0, { type: 'buy' });
  expect(p.asides(1)).toEqual([{ type: 'claim', claim: 1 }]);
  p.play(0, { type: 'endHand' });
  expect(asked(p)).toBe('before 1');
  expect(types(p, 1)).toContain('claim');
  // Had the next PM conceded before throwing, the claim would have stayed open.
  const late = scene({ ...it, players: 4, holds: { 2: 'PJ14' } });
  throwWith(late, 0, 2, 6);
  late.play(0, { type: 'endHand' });
  late.play(1, { type: 'concede' });
  expect(late.s.claims).toHaveLength(1);
  throwWith(p, 1, 4, 6);
  expect([p.s.claims, told(p)[1]]).toEqual([[], 'claimLapsed']);
  expect(p.refusal(1, { type: 'claim', claim: 1 })).toEqual({
    code: 'claim-too-late',
    facts: { thrower: 1 },
  });
  expect(p.s.cash[1]).toBe(30_000);
});

test('R62 the visitor’s own throws do not close a claim; it may be an aside', () => {
  const p = scene({ holds: { 1: 'PJ14' }, options: { feeClaim: 'claim' }, at: { 0: 16 } });
  throwWith(p, 0, 4, 4);
  p.play(1, { type: 'claim', claim: 1 });
  expect([p.s.cash[0], p.s.cash[1], asked(p)]).toEqual([29_760, 30_240, 'after 0']);
});

test('R63 a claim is a debt if need be, stays with its manager and lapses with a bankruptcy', () => {
  const p = scene({
    holds: { 0: 'PJ01', 1: 'PJ12 PJ13 PJ14' },
    staff: { RD: [3, 3, 3] },
    cash: { 0: 100 },
    at: { 0: 18 },
    options: { feeClaim: 'claim' },
  });
  throwWith(p, 0, 2, 4);
  p.play(1, { type: 'claim', claim: 1 });
  expect([asked(p), p.s.debt.rest]).toEqual(['debt 0', 7440]);
  const gone = scene({ holds: { 1: 'PJ14' }, at: { 0: 18 }, options: { feeClaim: 'claim' } });
  throwWith(gone, 0, 2, 4);
  gone.play(0, { type: 'concede' });
  expect(gone.s.claims).toEqual([]);
});

test('R63 open claims are collected at the deadline, before anything is counted', () => {
  const p = scene({
    players: 2,
    holds: { 0: 'PJ14', 1: 'PJ22' },
    at: { 1: 18 },
    options: { feeClaim: 'claim', endMode: 'rounds', deadlineRounds: 5 },
    edit: (s) => {
      s.round = 5;
      s.active = 1;
      s.agenda = [{ kind: 'before', seat: 1 }];
    },
  });
  throwWith(p, 1, 2, 4);
  p.play(1, { type: 'endHand' });
  expect(told(p)).toEqual(['claimed', 'paidTo', 'richest']);
  expect(p.s.cash).toEqual([35_240, 34_760]);
});

test('R64 mark-up review: missed no fee, kept one half more; not for QM teams and certifications', () => {
  const options = { markupReview: true };
  const p = visit({ holds: { 1: 'PJ14' }, options });
  expect([asked(p), types(p, 0)]).toEqual(['review 0', ['payFee', 'askReview']]);
  const outcomes = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const q = visit({ holds: { 1: 'PJ14' }, options, seed: `review-${i}` });
    q.play(0, { type: 'askReview' });
    const { die, missed } = q.events()[0] as { die: number; missed: boolean };
    expect(missed).toBe(die <= 2);
    expect(q.s.cash[0]).toBe(missed ? 30_000 : 29_640);
    outcomes.add(die);
  }
  expect(outcomes.size).toBeGreaterThan(2);
  p.play(0, { type: 'payFee' });
  expect(p.s.cash[0]).toBe(29_760);
  const qm = visit({ holds: { 1: 'PJ12 PJ13 PJ14' }, staff: { RD: [5, 5, 5] }, options });
  expect(asked(qm)).toBe('after 0');
  const cert = scene({ holds: { 1: 'CT4' }, at: { 0: 18 }, options });
  rig(cert, 0, 3, 4);
  cert.play(0, { type: 'throw' });
  expect([asked(cert), cert.s.cash[0]]).toEqual(['after 0', 29_750]);
});
