import { expect, test } from 'vitest';
import { asked, code, owes, plays, scene, throwWith } from './testing/scene.ts';

test('X1 throw in another PM’s hand', () => {
  expect(scene().refusal(1, { type: 'throw' })).toEqual({
    code: 'not-your-hand',
    facts: { active: 0 },
  });
});

test('X2 end the hand without the throws owed', () => {
  expect(code(scene(), 0, { type: 'endHand' })).toBe('still-to-throw');
  const must = scene({ at: { 0: 4 }, options: { doubleThrow: 'must' } });
  throwWith(must, 0, 3, 3);
  expect(code(must, 0, { type: 'endHand' })).toBe('still-to-throw');
});

test('X3, X4 obtain without the cash, or what is not on offer', () => {
  const p = scene({ cash: { 0: 500 }, holds: { 0: 'PJ22' } });
  expect(code(p, 0, { type: 'buy' })).toBe('not-on-offer');
  throwWith(p, 0, 2, 4);
  expect(p.refusal(0, { type: 'buy' })).toEqual({
    code: 'cannot-pay-price',
    facts: { price: 1000, cash: 500 },
  });
});

test('X5, X6 bids too low, not in tens, above the cash, or after a pass', () => {
  const p = scene({ cash: { 1: 5000 } });
  throwWith(p, 0, 2, 4);
  p.play(0, { type: 'decline' });
  for (const amount of [90, 105, 5010, -100, 1e9])
    expect(p.refusal(1, { type: 'bid', amount })).toEqual({
      code: 'bad-bid',
      facts: { least: 100, cash: 5000 },
    });
  p.play(1, { type: 'pass' });
  expect(code(p, 1, { type: 'bid', amount: 100 })).toBe('has-passed');
});

test('X7, X8 hire in an incomplete group or on a certification', () => {
  const p = scene({ holds: { 0: 'PJ01 CT1' } });
  expect(p.refusal(0, { type: 'hire', project: 'PJ01' })).toEqual({
    code: 'not-complete',
    facts: { missing: 'PJ02' },
  });
  expect(code(p, 0, { type: 'hire', project: 'CT1' })).toBe('no-staff-here');
});

test('X9, X10 hire ahead of the others, or beside an extension', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [1, 0] } });
  expect(p.refusal(0, { type: 'hire', project: 'PJ01' })).toEqual({
    code: 'spread-evenly',
    facts: { project: 'PJ02', level: 1 },
  });
  const extended = scene({ holds: { 0: 'PJ01 PJ02' }, extended: 'PJ02' });
  expect(extended.refusal(0, { type: 'hire', project: 'PJ01' })).toEqual({
    code: 'under-extension',
    facts: { contract: 'PJ02' },
  });
});

test('X11 hire a fifth FTE or a second QM team', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [4, 3] } });
  expect(code(p, 0, { type: 'hire', project: 'PJ01' })).toBe('most-ftes');
  const full = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [5, 5] } });
  expect(code(full, 0, { type: 'hire', project: 'PJ01' })).toBe('fully-staffed');
});

const busy = {
  holds: { 0: 'PJ01 PJ02', 1: 'PJ03 PJ04 PJ05 PJ06 PJ07 PJ08 PJ09 PJ10 PJ11' },
  staff: { LB: [4, 4, 4], OR: [4, 4, 4], BR: [3, 3, 2] },
};

test('X12, X31 hire without a piece at Planning, or without the cash', () => {
  expect(code(scene(busy), 0, { type: 'hire', project: 'PJ01' })).toBe('no-fte-left');
  const poor = scene({ holds: { 0: 'PJ01 PJ02' }, cash: { 0: 490 } });
  expect(poor.refusal(0, { type: 'hire', project: 'PJ01' })).toEqual({
    code: 'cannot-pay-step',
    facts: { price: 500, cash: 490 },
  });
  const qm = scene({
    holds: { 0: 'PJ01 PJ02', 1: 'PJ03 PJ04 PJ05 PJ06 PJ07 PJ08 PJ09 PJ10 PJ11 PJ12 PJ13 PJ14' },
    staff: { PK: [4, 4], LB: [5, 5, 5], OR: [5, 5, 5], BR: [5, 5, 5], RD: [5, 5, 5] },
  });
  expect(code(qm, 0, { type: 'hire', project: 'PJ01' })).toBe('no-qm-team-left');
});

test('X13, X14 release unevenly, or a QM team with fewer than four FTEs at Planning', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02' }, staff: { PK: [2, 1] } });
  expect(p.refusal(0, { type: 'release', project: 'PJ02' })).toEqual({
    code: 'release-evenly',
    facts: { project: 'PJ01' },
  });
  const few = scene({ ...busy, staff: { ...busy.staff, PK: [5, 5], BR: [2, 2, 1] } });
  expect(few.refusal(0, { type: 'release', project: 'PJ01' })).toEqual({
    code: 'too-few-ftes',
    facts: { count: 3 },
  });
});

test('X15 sell or hand back a project of a staffed group', () => {
  const p = scene({ holds: { 0: 'PJ01 PJ02', 1: 'PJ22' }, staff: { PK: [1, 0] } });
  expect(code(p, 0, { type: 'handBack', project: 'PJ02' })).toBe('release-first');
  expect(code(p, 0, { type: 'tender', contract: 'PJ02' })).toBe('release-first');
  p.play(0, { type: 'propose', to: 1 });
  expect(code(p, 0, { type: 'add', item: 'PJ02' })).toBe('release-first');
});

test('X16, X17 extend twice, or redeem without the cost', () => {
  const p = scene({ holds: { 0: 'PJ22' }, extended: 'PJ22', cash: { 0: 2190 } });
  expect(code(p, 0, { type: 'extend', contract: 'PJ22' })).toBe('extended-already');
  expect(p.refusal(0, { type: 'redeem', contract: 'PJ22' })).toEqual({
    code: 'cannot-redeem',
    facts: { amount: 2200, extension: 2000 },
  });
});

test('X18, X19 gifts, and things that are no part of a deal', () => {
  const p = scene({ holds: { 0: 'PJ22' } });
  p.play(0, { type: 'propose', to: 1 });
  p.play(0, { type: 'add', item: 'PJ22' });
  expect(p.refusal(0, { type: 'offerDeal', cash: -500 })).toEqual({
    code: 'gift',
    facts: { floor: 25, giveValue: 4000, getValue: 500 },
  });
  expect(code(p, 0, { type: 'offerDeal', cash: 0 })).toBe('gift');
  for (const item of ['FTE', 'PK', 'waiver', 'constructor'])
    expect(code(p, 0, { type: 'add', item })).toBe('only-items');
});

test('X20 propose in another hand, or too often', () => {
  const p = scene({ holds: { 0: 'PJ22', 1: 'PJ21' }, options: { maxProposals: 1 } });
  const refused = { code: 'no-proposal', facts: { most: 1 } };
  expect(p.refusal(1, { type: 'propose', to: 0 })).toEqual(refused);
  plays(p, 0, { type: 'propose', to: 1 }, { type: 'dropDeal' });
  expect(p.refusal(0, { type: 'propose', to: 1 })).toEqual(refused);
});

test('X21, X22 pay after throwing in WFA; a card when not in WFA', () => {
  const p = scene({ wfa: { 0: 0 }, holds: { 0: 'CH09' } });
  throwWith(p, 0, 1, 3);
  expect(code(p, 0, { type: 'wfaPay' })).toBe('pay-before-throw');
  const transit = scene({ at: { 0: 20 }, holds: { 0: 'CH09' } });
  expect(code(transit, 0, { type: 'wfaCard', pack: 'chance' })).toBe('not-in-wfa');
  const without = scene({ wfa: { 0: 0 } });
  expect(code(without, 0, { type: 'wfaCard', pack: 'chest' })).toBe('no-exit-card');
});

test('X23, X24 declare bankruptcy too early; pay FICO with contracts', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 100 }, edit: owes(0, -1, 2000) });
  expect(p.refusal(0, { type: 'declareBankrupt' })).toEqual({
    code: 'can-still-pay',
    facts: { funds: 2100, rest: 2000 },
  });
  expect(code(p, 0, { type: 'inKind', contract: 'PJ22' })).toBe('fico-takes-money');
});

test('X25 name a price above the rest of the debt', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 100 }, edit: owes(0, 1, 2000) });
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  expect(p.refusal(1, { type: 'namePrice', amount: 2010 })).toEqual({
    code: 'above-the-debt',
    facts: { rest: 2000 },
  });
});

test('X26 claim after the next PM has thrown', () => {
  const p = scene({ holds: { 2: 'PJ03' }, options: { feeClaim: 'claim' } });
  throwWith(p, 0, 2, 4);
  p.play(0, { type: 'endHand' });
  throwWith(p, 1, 4, 6);
  expect(p.refusal(2, { type: 'claim', claim: 1 })).toEqual({
    code: 'claim-too-late',
    facts: { thrower: 1 },
  });
  p.play(1, { type: 'endHand' });
  expect(p.refusal(2, { type: 'claim', claim: 1 })?.facts).toEqual({ thrower: 1 });
});

test('X27, X28 hand back a certification; act on another PM’s contract', () => {
  const p = scene({ holds: { 0: 'CT1', 1: 'PJ22' } });
  expect(code(p, 0, { type: 'handBack', project: 'CT1' })).toBe('only-projects');
  expect(code(p, 0, { type: 'extend', contract: 'PJ22' })).toBe('not-manager');
});

test('X29 the facilitator cancels too often, or at the wrong moment', () => {
  const p = scene({
    holds: { 0: 'PJ22 PJ21' },
    options: { facilitator: true, ficoCancels: 1 },
  });
  p.play(3, { type: 'ficoCancel', project: 'PJ22' });
  expect(code(p, 3, { type: 'ficoCancel', project: 'PJ21' })).toBe('no-cancellations-left');
  p.play(0, { type: 'tender', contract: 'PJ21' });
  expect(code(p, 3, { type: 'ficoCancel', project: 'PJ21' })).toBe('wait');
});

test('X30 contest with a project that cannot take the piece', () => {
  const p = scene({
    ...busy,
    holds: { ...busy.holds, 2: 'PJ18 PJ19 PJ20' },
    staff: { LB: [4, 4, 4], OR: [4, 4, 4], BR: [2, 2, 2], GN: [1, 0, 0] },
  });
  p.play(0, { type: 'hire', project: 'PJ01' });
  expect(asked(p)).toBe('contest 1');
  expect(p.refusal(1, { type: 'contest', project: 'PJ03' })).toEqual({
    code: 'cannot-take-piece',
    facts: { project: 'PJ03' },
  });
});

test('X32, X33 a second tender on a contract; a throw too many', () => {
  const p = scene({ holds: { 0: 'PJ22' } });
  p.play(0, { type: 'tender', contract: 'PJ22' });
  plays(p, 1, { type: 'noOffer' });
  plays(p, 2, { type: 'noOffer' });
  expect(p.refusal(0, { type: 'tender', contract: 'PJ22' })).toEqual({
    code: 'tendered-already',
    facts: { contract: 'PJ22' },
  });
  throwWith(p, 0, 4, 6);
  expect(code(p, 0, { type: 'throw' })).toBe('no-further-throw');
});

test('X34 auction before the offer in kind, or twice', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 0 }, edit: owes(0, 1, 2500) });
  expect(p.refusal(0, { type: 'auctionContract', contract: 'PJ22' })).toEqual({
    code: 'offer-first',
    facts: { contract: 'PJ22', creditor: 1 },
  });
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  p.play(1, { type: 'namePrice', amount: 0 });
  p.play(0, { type: 'auctionContract', contract: 'PJ22' });
  plays(p, 1, { type: 'pass' });
  plays(p, 2, { type: 'pass' });
  expect(code(p, 0, { type: 'auctionContract', contract: 'PJ22' })).toBe('auctioned-already');
});

test('X35 a card instead of the 500 of the third hand', () => {
  const p = scene({ wfa: { 0: 2 }, cash: { 0: 0 }, holds: { 0: 'CH09' } });
  throwWith(p, 0, 1, 3);
  expect([asked(p), code(p, 0, { type: 'wfaCard', pack: 'chance' })]).toEqual([
    'debt 0',
    'card-too-late',
  ]);
  expect(code(p, 0, { type: 'forcedCard', pack: 'chance' })).toBe('card-too-late');
});

test('X36 accept a price named before the extension', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 0 }, edit: owes(0, 1, 2500) });
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  p.play(1, { type: 'namePrice', amount: 2000 });
  p.play(0, { type: 'extend', contract: 'PJ22' });
  expect(p.refusal(0, { type: 'acceptPrice', contract: 'PJ22' })).toEqual({
    code: 'price-lapsed',
    facts: { creditor: 1 },
  });
});
