import { expect, test } from 'vitest';
import {
  asked,
  choices,
  code,
  held,
  isExtended,
  offer,
  plays,
  propose,
  range,
  scene,
  told,
  types,
} from './testing/scene.ts';

test('R127, R130, R131 E4 an extension pays half the price and is redeemed with 10 % more', () => {
  const p = scene({ holds: { 0: 'PJ22 CT1' } });
  plays(p, 0, { type: 'extend', contract: 'PJ22' }, { type: 'extend', contract: 'CT1' });
  expect([p.s.cash[0], choices(p, 0, 'extend')]).toEqual([32_800, []]);
  p.play(0, { type: 'redeem', contract: 'PJ22' });
  expect([p.s.cash[0], choices(p, 0, 'extend')]).toEqual([30_600, ['PJ22']]);
});

test('R128, R129 extending in a staffed group releases it first; then no staff and no fee', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [2, 1] } });
  p.play(0, { type: 'extend', contract: 'PJ02' });
  expect([told(p), p.s.cash[0]]).toEqual([['groupReleased', 'extended'], 30_000 + 750 + 400]);
  expect(choices(p, 0, 'hire')).toEqual([]);
});

test('R132 extend and redeem on the own hand only', () => {
  const p = scene({ holds: { 1: 'PJ01 PJ02' }, extended: 'PJ01' });
  expect(code(p, 1, { type: 'redeem', contract: 'PJ01' })).toBe('not-your-hand');
  expect(code(p, 1, { type: 'extend', contract: 'PJ02' })).toBe('not-your-hand');
});

test('R133 E5 sale under extension: the addition at once, and redeeming now or later', () => {
  const sold = (): ReturnType<typeof scene> => {
    const p = scene({ holds: { 0: 'PJ22' }, extended: 'PJ22' });
    propose(p, 0, 1, 'PJ22', -2500);
    p.play(1, { type: 'accept' });
    expect([p.s.cash[0], p.s.cash[1], asked(p)]).toEqual([32_500, 27_300, 'takeOver 1']);
    return p;
  };
  const now = sold();
  now.play(1, { type: 'redeemNow' });
  expect(30_000 - now.s.cash[1]!).toBe(4700);
  const later = sold();
  later.play(1, { type: 'keepExtension' });
  later.s.agenda = [{ kind: 'before', seat: 1 }];
  later.s.active = 1;
  later.play(1, { type: 'redeem', contract: 'PJ22' });
  expect(30_000 - later.s.cash[1]!).toBe(4900);
});

test('R133 without the cash for the extension value nothing is asked', () => {
  const p = scene({ holds: { 0: 'PJ22' }, extended: 'PJ22', cash: { 1: 3000 } });
  propose(p, 0, 1, 'PJ22', -2500);
  p.play(1, { type: 'accept' });
  expect([told(p).at(-1), asked(p), p.s.cash[1]]).toEqual(['keepsExtension', 'before 0', 300]);
});

test('R134, R135 contracts of unstaffed groups and exit cards may be sold', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02 PJ22 CH09', 1: 'PC13' }, staff: { PK: [1, 0] } });
  expect(choices(p, 0, 'tender')).toEqual(['PJ22']);
  p.play(0, { type: 'propose', to: 1 });
  expect(choices(p, 0, 'add')).toEqual(['PJ22', 'CH09', 'PC13']);
  p.play(0, { type: 'dropDeal' });
  p.play(0, { type: 'releaseGroup', group: 'PK' });
  expect(choices(p, 0, 'tender')).toEqual(['PJ01', 'PJ02', 'PJ22']);
});

test('R136 a deal names what each side gives; both must give something', () => {
  const p = scene({ holds: { 0: 'PJ22', 1: 'PJ21' } });
  p.play(0, { type: 'propose', to: 1 });
  expect(types(p, 0)).toEqual(['add', 'dropDeal']);
  p.play(0, { type: 'add', item: 'PJ22' });
  expect(range(p, 0, 'offerDeal')).toEqual([-16_000, -1000]);
  p.play(0, { type: 'add', item: 'PJ21' });
  expect(range(p, 0, 'offerDeal')).toEqual([-12_400, 10_400]);
  p.play(0, { type: 'offerDeal', cash: 500 });
  p.play(1, { type: 'accept' });
  expect([held(p, 0), held(p, 1), p.s.cash]).toEqual(['PJ21', 'PJ22', [29_500, 30_500, 30_000]]);
});

test('R137 one counter, which is accepted or declined; three proposals in a hand', () => {
  const p = scene({ holds: { 0: 'PJ22', 1: 'PJ21 PJ01' } });
  propose(p, 0, 1, 'PJ22', -2000);
  expect(types(p, 1)).toEqual(['accept', 'reject', 'counter']);
  p.play(1, { type: 'counter' });
  expect(types(p, 1)).toEqual(['offerDeal', 'add', 'take', 'reject']);
  plays(p, 1, { type: 'take', item: 'PJ22' }, { type: 'add', item: 'PJ01' });
  expect(code(p, 1, { type: 'add', item: 'PJ22' })).toBe('not-legal');
  offer(p, 1, '', -700);
  expect([asked(p), types(p, 0)]).toEqual(['reply 0', ['accept', 'reject']]);
  p.play(0, { type: 'accept' });
  expect([held(p, 0), p.s.cash[0]]).toEqual(['PJ01 PJ22', 29_300]);
  plays(p, 0, { type: 'propose', to: 1 }, { type: 'dropDeal' });
  plays(p, 0, { type: 'propose', to: 2 }, { type: 'dropDeal' });
  expect(types(p, 0)).not.toContain('propose');
});

test('R138, R154 gifts are refused: the smaller side is at least 25 % of the larger', () => {
  const p = scene({ holds: { 0: 'PJ06', 1: 'CH09 PJ22' }, extended: 'PJ22' });
  p.play(0, { type: 'propose', to: 1 });
  p.play(0, { type: 'add', item: 'CH09' });
  expect(range(p, 0, 'offerDeal')).toEqual([130, 2000]);
  p.play(0, { type: 'add', item: 'PJ22' });
  // 2,000 for a contract under extension and 500 for the card.
  expect(range(p, 0, 'offerDeal')).toEqual([630, 10_000]);
  const free = scene({ holds: { 0: 'PJ22' }, options: { giftFloor: 0 } });
  plays(free, 0, { type: 'propose', to: 1 }, { type: 'add', item: 'PJ22' });
  expect(range(free, 0, 'offerDeal')).toEqual([-30_000, -10]);
  const even = scene({ holds: { 0: 'PJ22', 1: 'PJ21' }, options: { giftFloor: 100 } });
  plays(even, 0, { type: 'propose', to: 1 }, { type: 'add', item: 'PJ22' });
  even.play(0, { type: 'add', item: 'PJ21' });
  expect(range(even, 0, 'offerDeal')).toEqual([-400, -400]);
});

test('R139, R154 a deal is carried out whole and at once; a loan cannot be made', () => {
  const p = scene({ holds: { 0: 'PJ22' } });
  p.play(0, { type: 'propose', to: 1 });
  expect(code(p, 0, { type: 'offerDeal', cash: -500 })).toBe('gift');
  expect(code(p, 0, { type: 'offerDeal', cash: -5000, later: 5500 })).not.toBeUndefined();
  offer(p, 0, 'PJ22', -4000);
  expect(p.s.cash).toEqual([30_000, 30_000, 30_000]);
  p.play(1, { type: 'accept' });
  expect([p.s.cash[0], held(p, 1)]).toEqual([34_000, 'PJ22']);
});

test('R140 additions must be payable after the cash; the first proposer chooses first', () => {
  const p = scene({
    holds: { 0: 'PJ22 PJ01', 1: 'PJ21 PJ20' },
    extended: 'PJ22 PJ01 PJ21 PJ20',
    cash: { 0: 3000, 1: 150 },
  });
  p.play(0, { type: 'propose', to: 1 });
  for (const item of ['PJ22', 'PJ01', 'PJ21', 'PJ20']) p.play(0, { type: 'add', item });
  // Seat 1 owes additions of 230, seat 0 of 340.
  expect(range(p, 0, 'offerDeal')).toEqual([80, 2660]);
  p.play(0, { type: 'offerDeal', cash: 80 });
  p.play(1, { type: 'counter' });
  expect(range(p, 1, 'offerDeal')).toEqual([-2660, -80]);
  p.play(1, { type: 'offerDeal', cash: -80 });
  p.play(0, { type: 'accept' });
  expect(p.s.cash.slice(0, 2)).toEqual([3000 - 80 - 340, 0]);
  expect(p.asked()[0]).toMatchObject({ kind: 'takeOver', seat: 0, contract: 'PJ20' });
  p.play(0, { type: 'keepExtension' });
  expect(p.asked()[0]).toMatchObject({ kind: 'takeOver', seat: 0, contract: 'PJ21' });
  p.play(0, { type: 'redeemNow' });
  expect([asked(p), isExtended(p, 'PJ21'), isExtended(p, 'PJ01')]).toEqual([
    'before 0',
    false,
    true,
  ]);
});

test('R141 a tender: one open offer each, rising by 100; sold to the best or kept', () => {
  const p = scene({ players: 4, holds: { 0: 'PJ22 PJ01' }, cash: { 2: 1500 } });
  p.play(0, { type: 'tender', contract: 'PJ22' });
  expect([asked(p), range(p, 1, 'offer')]).toEqual(['offer 1', [1000, 25_000]]);
  p.play(1, { type: 'offer', amount: 1450 });
  expect([asked(p), range(p, 3, 'offer')]).toEqual(['offer 3', [1550, 25_000]]);
  p.play(3, { type: 'offer', amount: 20_000 });
  expect([asked(p), types(p, 0)]).toEqual(['closeTender 0', ['takeBest', 'keep']]);
  p.play(0, { type: 'takeBest' });
  expect([held(p, 3), p.s.cash[0], p.s.cash[3]]).toEqual(['PJ22', 45_000, 5000]);
  p.play(0, { type: 'tender', contract: 'PJ01' });
  for (const seat of [1, 2, 3]) p.play(seat, { type: 'noOffer' });
  expect([told(p), held(p, 0)]).toEqual([['noOffer', 'kept'], 'PJ01']);
  expect(choices(p, 0, 'tender')).toEqual([]);
});

test('R141 the addition of a contract under extension stays covered', () => {
  const p = scene({ holds: { 0: 'PJ22' }, extended: 'PJ22', cash: { 1: 1000 } });
  p.play(0, { type: 'tender', contract: 'PJ22' });
  expect(range(p, 1, 'offer')).toEqual([500, 800]);
});

test('R142, R153 nobody manages for another', () => {
  const p = scene({ holds: { 1: 'PJ01 PJ02 PJ22' }, extended: 'PJ22' });
  for (const move of [
    { type: 'hire', project: 'PJ01' },
    { type: 'extend', contract: 'PJ01' },
    { type: 'redeem', contract: 'PJ22' },
    { type: 'handBack', project: 'PJ01' },
    { type: 'tender', contract: 'PJ01' },
  ])
    expect(code(p, 0, move)).toBe('not-manager');
});

test('R143 hand back: half the price, nothing under extension, no auction, no certifications', () => {
  const p = scene({ holds: { 0: 'PJ22 PJ21 CT1' }, extended: 'PJ21' });
  expect(choices(p, 0, 'handBack')).toEqual(['PJ21', 'PJ22']);
  plays(p, 0, { type: 'handBack', project: 'PJ22' }, { type: 'handBack', project: 'PJ21' });
  expect([p.s.cash[0], held(p, 0), p.s.extended, asked(p)]).toEqual([32_000, 'CT1', 0, 'before 0']);
  const off = scene({ holds: { 0: 'PJ22' }, options: { handBack: false } });
  expect(choices(off, 0, 'handBack')).toEqual([]);
});

test('R144 a facilitator may cancel any managed project between steps', () => {
  const p = scene({
    holds: { 1: 'PJ01 PJ02 CT1' },
    staff: { PK: [1, 1] },
    options: { facilitator: true, ficoCancels: 1 },
  });
  expect(p.asides(3)).toEqual([
    { type: 'ficoCancel', project: 'PJ01' },
    { type: 'ficoCancel', project: 'PJ02' },
    { type: 'callDeadline' },
  ]);
  p.play(3, { type: 'ficoCancel', project: 'PJ02' });
  expect([p.s.cash[1], held(p, 1), asked(p)]).toEqual([30_900, 'PJ01 CT1', 'before 0']);
  expect(p.asides(3)).toEqual([{ type: 'callDeadline' }]);
});

test('R144 while anything is open the facilitator waits', () => {
  const p = scene({ holds: { 0: 'PJ22' }, options: { facilitator: true } });
  p.play(0, { type: 'tender', contract: 'PJ22' });
  expect(p.asides(3)).toEqual([]);
});

test('R145, R147 the facilitator or the clock calls the deadline: the round is finished first', () => {
  const p = scene({ players: 2, options: { facilitator: true } });
  p.play(2, { type: 'callDeadline' });
  expect([p.s.deadline, asked(p), p.asides(2)]).toEqual([1, 'before 0', []]);
  const timed = scene({ players: 2, options: { endMode: 'minutes' }, holds: { 0: 'PJ22' } });
  timed.play(0, { type: 'tender', contract: 'PJ22' });
  timed.play(2, { type: 'timeUp' });
  expect([timed.s.deadline, asked(timed), timed.asides(2)]).toEqual([1, 'offer 1', []]);
  for (const q of [p, timed]) {
    if (q === timed) q.play(1, { type: 'noOffer' });
    for (const seat of [0, 1]) {
      q.s.at[seat] = 0;
      q.play(seat, { type: 'throw' });
      while (q.asked()[0]?.kind !== 'after') {
        const [f] = q.asked();
        const item = f!.kind === 'obtain' ? 'decline' : 'pass';
        q.play(f!.seat, { type: item });
      }
      q.play(seat, { type: 'endHand' });
    }
    expect(q.asked()).toEqual([]);
  }
});
