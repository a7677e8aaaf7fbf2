import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  end,
  get,
  isActive,
  may,
  plays,
  purchase,
  scene,
  stockOf,
  until,
} from '../testing/scene.ts';
import { ADVISER_USED } from '../types.ts';

describe('D3 Investments', () => {
  test('R64 each player may acquire one offer or pass, in turn order', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 9);
      stock(1, 0, 9);
      stock(2, 0, 9);
      offer('X04', 'X05');
    });
    p.play(0, get('X04'));
    expect(asked(p)).toEqual(['acquire', 1]);
    expect(may(p, 1, get('X04'))).toBe(false);
    p.play(1, { type: 'passInvestment' });
    expect(asked(p)).toEqual(['acquire', 2]);
    p.play(2, get('X05'));
    expect(asked(p)[0]).not.toBe('acquire');
  });

  test('X13 R64 a second card in one month is refused', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 9);
      stock(1, 0, 9);
      offer('X04', 'X05');
    });
    p.play(0, get('X04'));
    expect(p.refusal(0, get('X05'))).toEqual({ code: 'one-investment' });
  });

  test('R65 experts cost $, technology E, infrastructure both', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 9, 9);
      stock(1, 0, 9, 9);
      stock(2, 0, 9, 9);
      offer('X04', 'T03', 'I03');
    });
    p.play(0, get('X04'));
    p.play(1, get('T03'));
    p.play(2, get('I03'));
    expect([0, 1, 2].map((seat) => stockOf(p, seat).slice(1, 3))).toEqual([
      [6, 9],
      [9, 6],
      [7, 7],
    ]);
    for (const card of p.t.content.cards) {
      const { money, energy } = card.cost;
      if (card.deck === 'expert') expect(energy).toBe(0);
      if (card.deck === 'technology') expect(money).toBe(0);
      if (card.deck === 'infrastructure') expect(Math.min(money, energy)).toBeGreaterThan(0);
    }
  });

  test('R66 3e, 3t and 3i take one token off a card of their own deck', () => {
    const p = scene('investments', ({ stock, offer, at }) => {
      at('3e', '3t', '3i');
      stock(0, 0, 2, 9);
      stock(1, 0, 9, 2);
      stock(2, 0, 2, 1);
      offer('X04', 'T03', 'I03');
    });
    p.play(0, get('X04', 'money'));
    p.play(1, get('T03', 'energy'));
    expect(may(p, 2, get('I03', 'money'))).toBe(false);
    p.play(2, get('I03', 'energy'));
    expect([0, 1, 2].map((seat) => stockOf(p, seat).slice(1, 3))).toEqual([
      [0, 9],
      [9, 0],
      [0, 0],
    ]);
  });

  test('X16 R66 3e is for experts only', () => {
    const p = scene('investments', ({ stock, offer, at }) => {
      at('3e', '3t', '3i');
      stock(0, 0, 9, 9);
      offer('T03');
    });
    expect(p.refusal(0, get('T03', 'energy'))).toEqual({
      code: 'other-deck',
      facts: { own: '3e' },
    });
  });

  test('R67, R138 the adviser takes 1 $ off a card or a purchase, once per month', () => {
    const p = scene('investments', ({ stock, offer, own, market }) => {
      own(0, 'X02', 'on');
      stock(0, 0, 5);
      offer('X04');
      market(2);
    });
    p.play(0, get('X04', 'none', true));
    expect(stockOf(p, 0)[1]).toBe(3);
    until(p, 'buy', 0);
    expect(p.refusal(0, purchase('raw', 'market', 'none', true))).toEqual({ code: 'adviser-busy' });
    const later = scene('market', ({ stock, own, market }) => {
      own(0, 'X02', 'on');
      stock(0, 0, 2);
      market(2);
    });
    later.play(0, purchase('raw', 'market', 'none', true));
    expect(stockOf(later, 0)[1]).toBe(0);
  });

  test('X17, X32 R67 the adviser works once, and never on a technology', () => {
    const p = scene('investments', ({ s, stock, offer, own }) => {
      own(0, 'X02', 'on');
      stock(0, 0, 9, 9);
      offer('X04', 'T03');
      s.flags[0] = ADVISER_USED;
    });
    expect(p.refusal(0, get('X04', 'none', true))).toEqual({ code: 'adviser-busy' });
    expect(p.refusal(0, get('T03', 'none', true))).toEqual({ code: 'adviser-money' });
  });

  test('E13 R66, R67, R68 stacked discounts leave at least one token to pay', () => {
    const p = scene('investments', ({ stock, offer, own, at }) => {
      at('3i', '3t', '3e');
      own(0, 'X02', 'on');
      stock(0, 0, 1, 0);
      offer('I01');
    });
    p.play(0, get('I01', 'energy', true));
    expect(stockOf(p, 0).slice(1, 3)).toEqual([0, 0]);
    expect(p.s.flags[0]! & ADVISER_USED).toBe(ADVISER_USED);
  });

  test('R68 a discount that would go below one token cannot be used; the adviser stays', () => {
    const p = scene('investments', ({ stock, offer, own, at }) => {
      at('3e', '3t', '3i');
      own(0, 'X02', 'on');
      stock(0, 0, 9, 0);
      offer('X12');
    });
    expect(may(p, 0, get('X12', 'money', true))).toBe(false);
    p.play(0, get('X12', 'money'));
    expect(p.s.flags[0]! & ADVISER_USED).toBe(0);
    expect(stockOf(p, 0)[1]).toBe(8);
  });

  test('R69 offers are not refilled before the Summary phase', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 9);
      stock(1, 0, 9);
      offer('X04', 'X05');
    });
    p.play(0, get('X04'));
    expect(p.s.offers[0]).toBe(-1);
    expect(choices(p, 1, 'acquire').filter((move) => move.card.startsWith('X'))).toEqual([
      get('X05'),
    ]);
  });

  test('X12 R70 a card without ⚡ starts work next month', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 9, 9, 9);
      stock(1, 9, 9, 9);
      offer('X04');
    });
    p.play(0, get('X04'));
    expect(asked(p)).toEqual(['acquire', 1]);
    expect(p.refusal(0, { type: 'activateNow' })).toEqual({ code: 'works-next-month' });
    expect(p.refusal(0, { type: 'activate', item: 'X04', ideas: [] })).toEqual({
      code: 'works-next-month',
    });
    until(p, 'assign', 0);
    expect(may(p, 0, { type: 'activate', item: 'X04', ideas: [] })).toBe(true);
  });

  test('R71 a ⚡ card may be activated at once with free resource tokens', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 1, 1, 1);
      offer('I02');
    });
    p.play(0, get('I02'));
    expect(asked(p)).toEqual(['activateNow', 0]);
    p.play(0, { type: 'activateNow' });
    expect(isActive(p, 0, 'I02')).toBe(true);
    expect(stockOf(p, 0).slice(0, 3)).toEqual([0, 0, 0]);
    const later = scene('investments', ({ stock, offer }) => {
      stock(0, 1, 1, 1);
      offer('I02');
    });
    plays(later, 0, get('I02'), { type: 'activateLater' });
    expect([isActive(later, 0, 'I02'), stockOf(later, 0)[0]]).toEqual([false, 1]);
    const poor = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 1, 1, 5);
      offer('I02');
    });
    poor.play(0, get('I02'));
    expect(asked(poor)[0]).not.toBe('activateNow');
    expect(isActive(poor, 0, 'I02')).toBe(false);
  });

  test('X31 R72 cards without slots are active when acquired and cannot be freed', () => {
    const p = scene('investments', ({ stock, offer, rows }) => {
      stock(0, 0, 0, 3);
      rows(0, 'r1');
      offer('T10');
    });
    p.play(0, get('T10'));
    expect(isActive(p, 0, 'T10')).toBe(true);
    // It works in D4 of the month it is bought in.
    until(p, 'produce', 0);
    expect(may(p, 0, { type: 'payCloud' })).toBe(true);
    until(p, 'freeUp', 0);
    expect(p.refusal(0, { type: 'deactivate', item: 'T10' })).toEqual({ code: 'nothing-to-free' });
  });

  test('R73 there is no limit to cards owned', () => {
    const p = scene('investments', ({ stock, own, offer }) => {
      stock(0, 0, 9, 9);
      for (const card of ['X01', 'X05', 'X06', 'X07', 'T01', 'T02', 'T04', 'I03', 'I04', 'I05'])
        own(0, card);
      offer('X04');
    });
    p.play(0, get('X04'));
    expect(p.s.owner.filter((owner) => owner === 0)).toHaveLength(11);
  });

  test('R134 a card works only while it is active, but counts in trios always', () => {
    const p = scene('production', ({ own, rows }) => {
      own(0, 'I01');
      rows(0, 'r1');
    });
    expect(may(p, 0, { type: 'produce', run: 1 })).toBe(false);
    const q = scene('production', ({ own, rows }) => {
      own(0, 'I01', 'on');
      rows(0, 'r1');
    });
    expect(may(q, 0, { type: 'produce', run: 1 })).toBe(true);
  });

  test('R135 once per period: not renewed by deactivating and activating the card', () => {
    const p = scene('market', ({ own, stock, market, s }) => {
      own(0, 'X02', 'on');
      stock(0, 0, 9);
      market(3);
      s.flags[0] = ADVISER_USED;
    });
    expect(may(p, 0, purchase('raw', 'market', 'none', true))).toBe(false);
    until(p, 'place');
    expect(p.s.flags[0]! & ADVISER_USED).toBe(0);
  });

  test('R136 a card activated by ⚡ works in the districts still to come', () => {
    const p = scene('investments', ({ stock, offer, rows }) => {
      stock(0, 0, 0, 4);
      rows(0, 'r1');
      offer('T09');
    });
    plays(p, 0, get('T09'), { type: 'activateNow' });
    until(p, 'produce', 0);
    p.play(0, { type: 'produce', run: 1 });
    p.play(0, end('endProduce'));
    expect(stockOf(p, 0)[4]).toBe(1);
  });
});
