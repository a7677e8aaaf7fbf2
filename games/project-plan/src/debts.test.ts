import type { Decision } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { guaranteedFunds } from './contracts.ts';
import { CERTIFICATIONS } from './facts.ts';
import { game } from './index.ts';
import {
  asked,
  choices,
  code,
  held,
  isExtended,
  offer,
  owes,
  plays,
  propose,
  range,
  scene,
  stack,
  throwWith,
  told,
  types,
} from './testing/scene.ts';
import type { Pos } from './testing/scene.ts';
import type { ProjectPlan } from './types.ts';

const name = (p: Pos, seat: number, amount: number): void =>
  p.play(seat, { type: 'namePrice', amount });

test('R104 a payment is made at once when cash covers it', () => {
  const p = scene({ cash: { 0: 1500 } });
  throwWith(p, 0, 1, 4);
  expect([p.s.cash[0], told(p).at(-1)]).toEqual([0, 'paid']);
});

test('R105 guaranteed funds: cash, half of all staff, extension values not yet drawn', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02 PJ22 CT1' },
    staff: { PK: [5, 4] },
    extended: 'CT1',
    cash: { 0: 1000 },
  });
  expect(guaranteedFunds(p.t, p.s, 0)).toBe(1000 + 9 * 250 + 300 + 400 + 2000);
});

test('R106, R107 play stops for a settlement; what a debtor may do', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02 PJ22 PJ21 PJ06', 1: 'PJ12 PJ13 PJ14' },
    staff: { PK: [2, 1], RD: [3, 3, 3] },
    extended: 'PJ06',
    cash: { 0: 100 },
    at: { 0: 18 },
  });
  throwWith(p, 0, 2, 4);
  expect([asked(p), p.s.debt.rest, p.s.debt.creditor]).toEqual(['debt 0', 7440, 1]);
  expect(types(p, 0)).toEqual([
    'release',
    'releaseGroup',
    'extend',
    'handBack',
    'inKind',
    'propose',
    'declareBankrupt',
    'concede',
  ]);
  expect(choices(p, 0, 'handBack')).toEqual(['PJ21', 'PJ22']);
  expect(choices(p, 0, 'inKind')).toEqual(['PJ06', 'PJ21', 'PJ22']);
});

test('R107 proposals of a settlement are counted apart from those of the hand', () => {
  const p = scene({
    holds: { 0: 'PJ22' },
    cash: { 0: 0 },
    options: { maxProposals: 1 },
    edit: (s, t) => {
      s.proposals = 1;
      owes(0, 1, 1000)(s, t);
    },
  });
  plays(p, 0, { type: 'propose', to: 1 }, { type: 'dropDeal' });
  expect(types(p, 0)).not.toContain('propose');
  expect(p.s.debt.proposals).toBe(1);
});

test('R108 as soon as cash covers the rest it is paid and the settlement closes', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 100 }, edit: owes(0, 1, 1500) });
  p.play(0, { type: 'extend', contract: 'PJ22' });
  expect(told(p)).toEqual(['extended', 'settled']);
  expect([p.s.cash[0], p.s.cash[1], asked(p)]).toEqual([600, 31_500, 'before 0']);
});

test('R109 settlements come one at a time; a debtor need not be active', () => {
  const p = scene({ at: { 0: 35 }, cash: { 1: 50, 2: 50 }, holds: { 1: 'PJ01', 2: 'PJ02' } });
  stack(p, 'PC07');
  throwWith(p, 0, 3, 4);
  expect([asked(p), p.s.debt.creditor]).toEqual(['debt 1', 0]);
  p.play(1, { type: 'extend', contract: 'PJ01' });
  expect(asked(p)).toBe('debt 2');
  p.play(2, { type: 'extend', contract: 'PJ02' });
  expect([asked(p), p.s.cash[0]]).toEqual(['after 0', 32_200]);
});

test('R110, R111 contracts of unstaffed groups pay a PM in part; FICO takes money only', () => {
  const it = { holds: { 0: 'PJ01 PJ02 PJ22' }, staff: { PK: [1, 1] }, cash: { 0: 0 } };
  const pm = scene({ ...it, edit: owes(0, 1, 3000) });
  expect(choices(pm, 0, 'inKind')).toEqual(['PJ22']);
  const fico = scene({ ...it, edit: owes(0, -1, 3000) });
  expect(choices(fico, 0, 'inKind')).toEqual([]);
  expect(choices(fico, 0, 'auctionContract')).toEqual(['PJ22']);
  fico.play(0, { type: 'handBack', project: 'PJ22' });
  expect(fico.s.cash[0]).toBe(2000);
});

test('R112, R113, R115 the creditor names a price up to the rest; accepting shrinks the debt', () => {
  const p = scene({
    holds: { 0: 'PJ06 PJ07' },
    cash: { 0: 100, 1: 0 },
    edit: owes(0, 1, 3000),
  });
  p.play(0, { type: 'inKind', contract: 'PJ06' });
  expect([asked(p), range(p, 1, 'namePrice')]).toEqual(['namePrice 1', [0, 3000]]);
  name(p, 1, 900);
  expect(choices(p, 0, 'inKind')).toEqual(['PJ07']);
  p.play(0, { type: 'acceptPrice', contract: 'PJ06' });
  expect([p.s.debt.rest, held(p, 1), p.s.cash[1]]).toEqual([2100, 'PJ06', 0]);
  p.play(0, { type: 'extend', contract: 'PJ07' });
  expect(p.s.debt.rest).toBe(2100);
});

test('R113 an extended contract passes with its addition; without the cash only 0 is named', () => {
  const p = scene({
    holds: { 0: 'PJ22 PJ06' },
    extended: 'PJ22 PJ06',
    cash: { 0: 0, 1: 5000 },
    edit: owes(0, 1, 3000),
  });
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  name(p, 1, 500);
  p.play(0, { type: 'acceptPrice', contract: 'PJ22' });
  expect([p.s.cash[1], asked(p)]).toEqual([4800, 'takeOver 1']);
  p.play(1, { type: 'keepExtension' });
  expect([isExtended(p, 'PJ22'), asked(p)]).toEqual([true, 'debt 0']);
  const poor = scene({
    holds: { 0: 'PJ22' },
    extended: 'PJ22',
    cash: { 0: 0, 1: 190 },
    edit: owes(0, 1, 3000),
  });
  poor.play(0, { type: 'inKind', contract: 'PJ22' });
  expect([told(poor), asked(poor)]).toEqual([['inKind', 'priced'], 'debt 0']);
  expect(types(poor, 0)).not.toContain('acceptPrice');
  expect(choices(poor, 0, 'auctionContract')).toEqual(['PJ22']);
});

test('R114 a named price stands, counts at the rest, and lapses with an extension', () => {
  const p = scene({ holds: { 0: 'PJ22 PJ21 PJ06' }, cash: { 0: 0 }, edit: owes(0, 1, 6000) });
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  name(p, 1, 5000);
  p.play(0, { type: 'inKind', contract: 'PJ21' });
  name(p, 1, 4000);
  p.play(0, { type: 'inKind', contract: 'PJ06' });
  name(p, 1, 700);
  p.play(0, { type: 'auctionContract', contract: 'PJ22' });
  expect(range(p, 1, 'bid')[0]).toBe(5100);
  p.play(1, { type: 'pass' });
  p.play(2, { type: 'pass' });
  expect(choices(p, 0, 'acceptPrice')).toEqual(['PJ06', 'PJ21', 'PJ22']);
  p.play(0, { type: 'extend', contract: 'PJ06' });
  expect(choices(p, 0, 'acceptPrice')).toEqual(['PJ21', 'PJ22']);
  p.play(0, { type: 'acceptPrice', contract: 'PJ21' });
  expect(p.s.debt.rest).toBe(2000);
  p.play(0, { type: 'acceptPrice', contract: 'PJ22' });
  expect([told(p).at(-1), held(p, 1), p.s.cash[0]]).toEqual(['settled', 'PJ21 PJ22', 700]);
  expect(asked(p)).toBe('before 0');
});

test('R116 a debtor auction needs the offer in kind first; FICO none; once each', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 0 }, edit: owes(0, 1, 2500) });
  expect(choices(p, 0, 'auctionContract')).toEqual([]);
  p.play(0, { type: 'inKind', contract: 'PJ22' });
  name(p, 1, 0);
  p.play(0, { type: 'auctionContract', contract: 'PJ22' });
  p.play(1, { type: 'pass' });
  p.play(2, { type: 'pass' });
  expect([told(p).at(-1), held(p, 0)]).toEqual(['unsold', 'PJ22']);
  expect(choices(p, 0, 'auctionContract')).toEqual([]);
});

test('R117, R118 the debtor does not bid, the creditor may; the best bid is paid to the debtor', () => {
  const p = scene({
    players: 4,
    holds: { 0: 'PJ22 PJ01' },
    extended: 'PJ22',
    cash: { 0: 0, 2: 1000 },
    edit: owes(0, -1, 2500),
  });
  p.play(0, { type: 'auctionContract', contract: 'PJ22' });
  expect(asked(p)).toBe('bid 1');
  p.play(1, { type: 'pass' });
  expect(range(p, 2, 'bid')).toEqual([100, 800]);
  p.play(2, { type: 'bid', amount: 800 });
  p.play(3, { type: 'pass' });
  expect([held(p, 2), p.s.cash[2], p.s.cash[0]]).toEqual(['PJ22', 0, 800]);
});

test('R119, R120 bankruptcy may be declared only below the debt, and comes by itself at the end', () => {
  const rich = scene({ holds: { 0: 'PJ22' }, cash: { 0: 100 }, edit: owes(0, 1, 2100) });
  expect(types(rich, 0)).not.toContain('declareBankrupt');
  const poor = scene({ holds: { 0: 'PJ22' }, cash: { 0: 90 }, edit: owes(0, 1, 2100) });
  expect(types(poor, 0)).toContain('declareBankrupt');
  const none = scene({ cash: { 0: 90 }, edit: owes(0, 1, 2100) });
  expect([none.s.out[0], none.s.cash[1]]).toEqual([1, 30_090]);
});

test('R160 a proposal left is a step only with something to give and cash at another PM', () => {
  const it = { players: 3, holds: { 0: 'CH09' }, edit: owes(0, -1, 500) };
  expect(asked(scene({ ...it, cash: { 0: 0 } }))).toBe('debt 0');
  expect(scene({ ...it, cash: { 0: 0, 1: 0, 2: 0 } }).s.out[0]).toBe(1);
  const least = scene({ ...it, cash: { 0: 0, 1: 0, 2: 10 } });
  expect(choices(least, 0, 'propose')).toEqual([2]);
  expect(scene({ ...it, cash: { 0: 0 }, options: { maxProposals: 0 } }).s.out[0]).toBe(1);
  const extended = { holds: { 0: 'PJ22' }, extended: 'PJ22', cash: { 0: 0, 1: 0, 2: 0 } };
  expect(asked(scene({ ...extended, edit: owes(0, -1, 500) }))).toBe('debt 0');
});

test('R156 price, contract, addition, choice, and only then the debt is paid', () => {
  const p = scene({
    holds: { 0: 'PJ22' },
    extended: 'PJ22',
    cash: { 0: 0 },
    edit: owes(0, -1, 500),
  });
  p.play(0, { type: 'auctionContract', contract: 'PJ22' });
  p.play(1, { type: 'bid', amount: 600 });
  p.play(2, { type: 'pass' });
  expect([told(p), asked(p)]).toEqual([['passed', 'sold', 'addition'], 'takeOver 1']);
  expect(p.s.cash[0]).toBe(600);
  p.play(1, { type: 'redeemNow' });
  expect([told(p), p.s.cash[0]]).toEqual([['redeemed', 'settledWithFico'], 100]);
});

test('R159 a deal in a settlement brings the debtor more cash than its additions', () => {
  const p = scene({
    holds: { 0: 'PJ06', 1: 'PJ22 PJ01' },
    extended: 'PJ22',
    cash: { 0: 1000 },
    edit: owes(0, -1, 3000),
  });
  p.play(0, { type: 'propose', to: 1 });
  plays(p, 0, { type: 'add', item: 'PJ06' }, { type: 'add', item: 'PJ22' });
  expect(range(p, 0, 'offerDeal')[1]).toBe(-210);
  p.play(0, { type: 'offerDeal', cash: -210 });
  p.play(1, { type: 'counter' });
  expect(range(p, 1, 'offerDeal')[0]).toBe(210);
  p.play(1, { type: 'offerDeal', cash: 210 });
  p.play(0, { type: 'accept' });
  expect([p.s.cash[0], held(p, 0)]).toEqual([1010, 'PJ22']);
});

test('R110, R112, R116 E12 debt, in kind, auction', () => {
  const p = scene({
    holds: { 0: 'PJ07 CT2' },
    cash: { 0: 1300, 1: 5000, 2: 3000 },
    edit: owes(0, 1, 3120),
  });
  expect(guaranteedFunds(p.t, p.s, 0)).toBe(2800);
  expect(types(p, 0)).toContain('declareBankrupt');
  p.play(0, { type: 'inKind', contract: 'PJ07' });
  name(p, 1, 900);
  p.play(0, { type: 'auctionContract', contract: 'PJ07' });
  p.play(1, { type: 'pass' });
  expect(range(p, 2, 'bid')[0]).toBe(1000);
  p.play(2, { type: 'bid', amount: 1000 });
  expect([p.s.cash[0], held(p, 2)]).toEqual([2300, 'PJ07']);
  p.play(0, { type: 'extend', contract: 'CT2' });
  expect(p.s.debt.rest - p.s.cash[0]!).toBe(20);
  p.play(0, { type: 'inKind', contract: 'CT2' });
  expect(range(p, 1, 'namePrice')).toEqual([0, 3120]);
  name(p, 1, 20);
  p.play(0, { type: 'acceptPrice', contract: 'CT2' });
  p.play(1, { type: 'keepExtension' });
  expect([p.s.cash[0], held(p, 0), p.s.cash[1]]).toEqual([0, '', 5000 - 80 + 3100]);
  expect(isExtended(p, 'CT2')).toBe(true);
});

test('R107 a debtor’s deal with another PM can end the settlement', () => {
  const p = scene({ holds: { 0: 'PJ22' }, cash: { 0: 0 }, edit: owes(0, 1, 2500) });
  expect(code(p, 0, { type: 'throw' })).toBe('not-legal');
  propose(p, 0, 2, 'PJ22', -3000);
  p.play(2, { type: 'counter' });
  offer(p, 2, '', 2600);
  p.play(0, { type: 'accept' });
  expect([p.s.cash[0], asked(p)]).toEqual([100, 'before 0']);
});

test('the clock extends the cheapest contract, then releases where FTEs cost least, then gives up', () => {
  const answer = (it: Parameters<typeof scene>[0]) => {
    const p = scene({ ...it, cash: { 0: 10 }, edit: owes(0, 1, 20_000) });
    const debt = game.agenda.debt as Decision<ProjectPlan>;
    return debt.fallback(p.t, p.s, p.asked()[0]!);
  };
  const { facts } = scene().t;
  const [dear, cheap] = [...facts.groupIds.keys()]
    .slice(0, CERTIFICATIONS)
    .toSorted(
      (a, b) => facts.ftePrice[facts.members[b]![0]!]! - facts.ftePrice[facts.members[a]![0]!]!,
    )
    .filter((_, i, all) => i === 0 || i === all.length - 1) as [number, number];
  const ids = (group: number): string[] => facts.members[group]!.map((c) => facts.itemIds[c]!);
  const staff = Object.fromEntries(
    [dear, cheap].map((group) => [facts.groupIds[group]!, ids(group).map(() => 1)]),
  );
  const both = [...ids(dear), ...ids(cheap)].join(' ');
  expect(answer({ holds: { 0: `${both} CT5` }, staff })).toEqual({
    type: 'extend',
    contract: 'CT5',
  });
  expect(answer({ holds: { 0: both }, staff })).toMatchObject({
    type: 'releaseGroup',
    group: facts.groupIds[cheap],
  });
  expect(answer({ holds: { 0: 'CT5' }, extended: 'CT5' })).toEqual({ type: 'declareBankrupt' });
});
