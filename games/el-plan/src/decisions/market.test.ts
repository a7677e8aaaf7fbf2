import { describe, expect, test } from 'vitest';
import {
  asked,
  end,
  may,
  plays,
  purchase,
  sale,
  scene,
  stockOf,
  take,
  until,
} from '../testing/scene.ts';
import type { Lay } from '../testing/scene.ts';
import { ADVISER_USED, INSURED } from '../types.ts';

describe('D5 Market: purchasing', () => {
  test('R84 all purchase in turn order, then all sell', () => {
    const p = scene('market', ({ stock, market }) => {
      market(3);
      for (const seat of [0, 1, 2]) stock(seat, 0, 3, 0, 0, 1);
    });
    const order: unknown[] = [];
    while (p.s.district === 5) {
      order.push(asked(p).join(' '));
      p.play(p.asked()[0]!.seat, end(p.asked()[0]!.kind === 'buy' ? 'endBuy' : 'endSale'));
    }
    expect(order).toEqual(['buy 0', 'buy 1', 'buy 2', 'sell 0', 'sell 1', 'sell 2']);
  });

  test('X22 R84 nobody purchases after the first sale', () => {
    const p = scene('market', ({ stock, market }) => {
      market(3);
      stock(0, 0, 0, 0, 0, 1);
      stock(1, 0, 9);
    });
    p.play(1, end('endBuy'));
    plays(p, 0, sale('raw'));
    expect(p.refusal(1, purchase('raw'))).toEqual({ code: 'purchasing-over' });
  });

  test('R85 a token from D5 costs 3 $, an import 5 $', () => {
    const p = scene('market', ({ stock, market }) => {
      market(1);
      stock(0, 0, 8);
    });
    p.play(0, purchase('raw'));
    expect(stockOf(p, 0)[1]).toBe(5);
    expect(p.s.market[0]).toBe(0);
    p.play(0, purchase('raw', 'import'));
    expect(stockOf(p, 0)[1]).toBe(0);
    expect(stockOf(p, 0)[4]).toBe(2);
  });

  test('X24 R85 a type that is not there is refused with the import price', () => {
    const p = scene('market', ({ stock, own }) => {
      stock(0, 0, 9);
      own(0, 'I06', 'on');
    });
    expect(p.refusal(0, purchase('service'))).toEqual({
      code: 'not-on-market',
      facts: { product: 'service', price: 4 },
    });
  });

  test('X21 R86 any number of one type; a second type is refused', () => {
    const p = scene('market', ({ stock, market }) => {
      market(2, 2);
      stock(0, 0, 15);
    });
    plays(p, 0, purchase('raw'), purchase('raw'), purchase('raw', 'import'));
    expect(p.refusal(0, purchase('good'))).toEqual({
      code: 'one-type-bought',
      facts: { count: 1 },
    });
  });

  test('R87 importing is allowed while D5 has the type, unless the option says no', () => {
    const lay = ({ stock, market }: Lay) => {
      market(1);
      stock(0, 0, 9);
    };
    expect(may(scene('market', lay), 0, purchase('raw', 'import'))).toBe(true);
    const only = scene('market', lay, { options: { importOnlyWhenSoldOut: true } });
    expect(only.refusal(0, purchase('raw', 'import'))).toEqual({ code: 'no-import' });
    only.play(0, purchase('raw'));
    expect(may(only, 0, purchase('raw', 'import'))).toBe(true);
  });

  test('R88 space 5 takes 1 $ off one token a month', () => {
    const p = scene('market', ({ stock, market, at }) => {
      at('5', '3t', '3i');
      market(2);
      stock(0, 0, 9);
      stock(1, 0, 9);
    });
    p.play(0, purchase('raw', 'market', 'money'));
    expect(stockOf(p, 0)[1]).toBe(7);
    expect(may(p, 0, purchase('raw', 'market', 'money'))).toBe(false);
    p.play(0, end('endBuy'));
    expect(p.refusal(1, purchase('raw', 'market', 'money'))).toEqual({ code: 'not-your-space' });
  });

  test('R89 unit prices under Inflation, Free trade, Trade pavilion and Bonded dock', () => {
    const prices = (edit: (lay: Lay) => void) => {
      const p = scene('market', (lay) => {
        lay.market(1);
        lay.stock(0, 0, 20);
        lay.s.district = 4;
        edit(lay);
      });
      const before = stockOf(p, 0)[1]!;
      p.play(0, purchase('raw'));
      const market = before - stockOf(p, 0)[1]!;
      p.play(0, purchase('raw', 'import'));
      return [market, before - market - stockOf(p, 0)[1]!];
    };
    expect(prices(() => {})).toEqual([3, 5]);
    expect(prices(({ event }) => event('EV10'))).toEqual([4, 6]);
    expect(prices(({ event }) => event('EV13'))).toEqual([3, 3]);
    expect(prices(({ own }) => own(0, 'I11', 'on'))).toEqual([2, 5]);
    expect(prices(({ own }) => own(0, 'I06', 'on'))).toEqual([3, 4]);
    expect(
      prices(({ own, event }) => {
        own(0, 'I06', 'on');
        event('EV13');
      }),
    ).toEqual([3, 2]);
    expect(
      prices(({ event, s }) => {
        event('EV10');
        s.flags[0] = INSURED;
      }),
    ).toEqual([3, 5]);
  });

  test('E14 R86, R88, R89, R90 buying two under Inflation from space 5 costs 9 $', () => {
    const p = scene('market', ({ stock, market, at, event }) => {
      at('5', '3t', '3i');
      market(0, 0, 1);
      stock(0, 0, 9);
      event('EV10');
    });
    plays(p, 0, purchase('service', 'market', 'money'), purchase('service', 'import'));
    expect(stockOf(p, 0)[1]).toBe(0);
    expect(stockOf(p, 0)[6]).toBe(2);
  });

  test('E15 R89, R90 never less than 1 $ per token; an adviser not used stays available', () => {
    const p = scene('market', ({ stock, market, at, own }) => {
      at('5', '3t', '3i');
      market(2);
      stock(0, 0, 2);
      own(0, 'I11', 'on');
      own(0, 'X02', 'on');
    });
    expect(may(p, 0, purchase('raw', 'market', 'money', true))).toBe(false);
    p.play(0, purchase('raw', 'market', 'money'));
    expect(stockOf(p, 0)[1]).toBe(1);
    expect(p.s.flags[0]! & ADVISER_USED).toBe(0);
    p.play(0, purchase('raw', 'market', 'none', true));
    expect(stockOf(p, 0)[1]).toBe(0);
    expect(stockOf(p, 0)[4]).toBe(2);
  });

  test('R91 purchased tokens can be sold or used at once', () => {
    const p = scene('market', ({ stock, market }) => {
      market(0, 0, 1);
      stock(0, 0, 3, 0, 0, 1, 1, 0);
    });
    plays(p, 0, purchase('service'), end('endBuy'));
    expect(may(p, 0, sale('service'))).toBe(true);
    p.play(0, end('endSale'));
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    expect(stockOf(p, 0)[3]).toBe(1);
  });

  test('R92 a Purchasing office allows two types, not three', () => {
    const p = scene('market', ({ stock, market, own }) => {
      market(1, 1, 1);
      stock(0, 0, 9);
      own(0, 'I07', 'on');
    });
    plays(p, 0, purchase('raw'), purchase('good'));
    expect(p.refusal(0, purchase('service'))).toEqual({
      code: 'one-type-bought',
      facts: { count: 2 },
    });
  });
});

describe('D5 Market: selling', () => {
  test('R93, R94 any number of one type, each for 1 $ or 1 E as the seller likes', () => {
    const p = scene('selling', ({ stock }) => stock(0, 0, 0, 0, 0, 3, 1));
    plays(p, 0, sale('raw', 1), sale('raw', 0), sale('raw', 1));
    expect(stockOf(p, 0)).toEqual([0, 2, 1, 0, 0, 1, 0]);
    expect(p.s.market).toEqual([3, 0, 0]);
  });

  test('R94 option salePayout money: $ only', () => {
    const p = scene('selling', ({ stock }) => stock(0, 0, 0, 0, 0, 1), {
      options: { salePayout: 'money' },
    });
    expect(p.legal(0)).toEqual([sale('raw', 1), { type: 'endSale' }]);
  });

  test('X23 R93, R95 a second type needs a Web shop', () => {
    const lay = ({ stock }: Lay) => stock(0, 0, 0, 0, 0, 1, 1, 1);
    const p = scene('selling', lay);
    p.play(0, sale('raw'));
    expect(p.refusal(0, sale('good'))).toEqual({ code: 'one-type-sold', facts: { count: 1 } });
    const shop = scene('selling', (l) => {
      lay(l);
      l.own(0, 'T07', 'on');
    });
    plays(shop, 0, sale('raw'), sale('good'));
    expect(may(shop, 0, sale('service'))).toBe(false);
  });

  test('R96, R137 the first token pays the bonuses together, chosen in one move', () => {
    const p = scene('selling', ({ stock, own, event, s }) => {
      stock(0, 0, 0, 0, 0, 2);
      own(0, 'X08', 'on');
      event('EV12');
      s.district = 5;
    });
    expect(p.legal(0).slice(0, -1)).toEqual([0, 1, 2, 3].map((money) => sale('raw', money)));
    p.play(0, sale('raw', 1));
    expect(stockOf(p, 0).slice(1, 3)).toEqual([1, 2]);
    expect(p.legal(0).slice(0, -1)).toEqual([sale('raw', 0), sale('raw', 1)]);
  });

  test('E3 R93, R97 eight goods: six are exported, two stay, the seller has three tokens', () => {
    const p = scene('selling', ({ stock, market }) => {
      market(0, 5);
      stock(0, 0, 0, 0, 0, 0, 3);
    });
    plays(p, 0, sale('good'), sale('good'), sale('good'));
    expect(p.s.market[1]).toBe(8);
    p.play(0, end('endSale'));
    expect(p.s.market[1]).toBe(2);
    expect(p.s.pots).toEqual([1, 0, 0]);
    expect(stockOf(p, 0)[1]).toBe(3);
  });

  test('R97 exports repeat while six remain, R before G before S', () => {
    const p = scene('selling', ({ stock, market, own }) => {
      market(5, 5);
      stock(0, 0, 0, 0, 0, 7, 1);
      own(0, 'T07', 'on');
    });
    for (let i = 0; i < 7; i++) p.play(0, sale('raw'));
    plays(p, 0, sale('good'), end('endSale'));
    expect(p.events().flatMap((e) => (e.type === 'exported' ? [e.product] : []))).toEqual([
      'raw',
      'raw',
      'good',
    ]);
    expect(p.s.market).toEqual([0, 0, 0]);
  });

  test('E4 R98 the $ goes to the leftmost of the spaces with the fewest, open or not', () => {
    const after = (...pots: number[]) => {
      const p = scene('selling', (lay) => {
        lay.market(5);
        lay.stock(0, 0, 0, 0, 0, 1);
        lay.stock(1, 0, 0, 0, 0, 1);
        lay.pots(...pots);
        lay.s.open = 1;
        lay.s.spot = [4, 5, 6];
      });
      plays(p, 0, sale('raw'), end('endSale'));
      return p.s.pots;
    };
    expect(after(0, 0, 0)).toEqual([1, 0, 0]);
    expect(after(1, 0, 0)).toEqual([1, 1, 0]);
    expect(after(1, 1, 0)).toEqual([1, 1, 1]);
    expect(after(1, 1, 1)).toEqual([2, 1, 1]);
  });

  test('R99 the Export terminal pays its owner 1 $ for each export, whoever causes it', () => {
    const p = scene('selling', ({ stock, market, own }) => {
      market(5);
      stock(0, 0, 0, 0, 0, 7);
      stock(1, 0, 0, 0);
      own(1, 'I12', 'on');
    });
    for (let i = 0; i < 7; i++) p.play(0, sale('raw', 0));
    p.play(0, end('endSale'));
    expect(stockOf(p, 1)[1]).toBe(2);
  });
});

describe('D6 Subsidy', () => {
  test('R100 from left to right: 1 $ or 1 E and all $ lying on the space', () => {
    const p = scene('subsidy', ({ at, pots }) => {
      at('6-2', '6-1', '3i');
      pots(2, 1);
    });
    expect(asked(p)).toEqual(['subsidyToken', 1]);
    expect(p.legal(1)).toEqual([take(0, 1, 0), take(0, 0, 1)]);
    p.play(1, take(0, 0, 1));
    expect(stockOf(p, 1).slice(0, 3)).toEqual([2, 4, 3]);
    p.play(0, take(0, 1, 0));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([2, 4, 2]);
  });

  test('X30 R100 the $ of another space are not collected', () => {
    const p = scene('subsidy', ({ at, pots }) => {
      at('6-1', '3t', '3i');
      pots(0, 2);
    });
    expect(p.refusal(0, { ...take(0, 1, 0), space: '6-2' })).toEqual({ code: 'own-space-only' });
    p.play(0, take(0, 1, 0));
    expect(stockOf(p, 0)[1]).toBe(3);
  });

  test('R101, R103 nobody else is served; $ without a guest stay', () => {
    const p = scene('subsidy', ({ s, pots }) => {
      pots(1, 1, 1);
      s.period = 12;
    });
    expect([0, 1, 2].map((seat) => stockOf(p, seat)[1])).toEqual([2, 2, 2]);
    expect(p.s.pots).toEqual([1, 1, 1]);
  });

  test('R102 an active Lobbyist adds a token', () => {
    const p = scene('subsidy', ({ at, own }) => {
      at('6-1', '3t', '3i');
      own(0, 'X09', 'on');
    });
    expect(p.legal(0)).toEqual([take(0, 2, 0), take(0, 1, 1), take(0, 0, 2)]);
  });

  test('E16 R41, R42, R100, R103 a toll of 1 $ for the subsidy space', () => {
    const p = scene('subsidy', ({ at, pots, event, stock, s }) => {
      at('6-1', '6-2', '3i');
      pots(2, 1);
      event('EV04');
      stock(0, 0, 1);
      stock(1, 2, 0, 2);
      s.period = 12;
    });
    plays(p, 0, { type: 'payToll' }, take(0, 0, 1));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([0, 2, 1]);
    expect(stockOf(p, 1).slice(0, 3)).toEqual([2, 0, 2]);
    expect(p.s.pots).toEqual([0, 1, 0]);
  });
});

describe('D7 Innovation', () => {
  test('R104, R106 one R, one G and one S become an idea; voluntarily', () => {
    const p = scene('innovation', ({ stock }) => stock(0, 0, 0, 0, 0, 1, 1, 1));
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    expect(stockOf(p, 0)).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect(p.s.box.slice(3)).toEqual([119, 30, 30, 30]);
    const q = scene('innovation', ({ stock }) => stock(0, 0, 0, 0, 0, 1, 1, 1));
    q.play(0, end('endInnovate'));
    expect(stockOf(q, 0)[3]).toBe(0);
  });

  test('X26 R104 two of a type are no idea', () => {
    const p = scene('innovation', ({ stock }) => stock(0, 0, 0, 0, 0, 2, 1, 1));
    expect(p.refusal(0, { type: 'innovate', raw: 2, good: 1, service: 0 })).toEqual({
      code: 'three-different',
    });
  });

  test('R105 as often as there are sets, or as the option allows', () => {
    const lay = ({ stock }: Lay) => stock(0, 0, 0, 0, 0, 2, 2, 2);
    const p = scene('innovation', lay);
    plays(
      p,
      0,
      { type: 'innovate', raw: 1, good: 1, service: 1 },
      { type: 'innovate', raw: 1, good: 1, service: 1 },
    );
    expect(stockOf(p, 0)[3]).toBe(2);
    const one = scene('innovation', lay, { options: { innovationsPerPeriod: 1 } });
    one.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    expect(one.legal(0)).toEqual([{ type: 'endInnovate' }]);
  });

  test('R107 ideas are never lost', () => {
    const p = scene('innovation', ({ stock }) => stock(0, 0, 0, 0, 2, 1, 1, 1));
    plays(p, 0, { type: 'innovate', raw: 1, good: 1, service: 1 }, end('endInnovate'));
    until(p, 'place');
    expect(stockOf(p, 0)[3]).toBe(3);
  });

  test('R108 the Prototype rig replaces one product for 2 $ + 1 E, once, two different types needed', () => {
    const p = scene('innovation', ({ stock, own }) => {
      stock(0, 0, 5, 5, 0, 2, 2, 0);
      own(0, 'T12', 'on');
    });
    expect(p.legal(0).slice(0, -1)).toEqual([{ type: 'innovate', raw: 1, good: 1, service: 0 }]);
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 0 });
    expect(stockOf(p, 0)).toEqual([0, 3, 4, 1, 1, 1, 0]);
    expect(p.legal(0)).toEqual([{ type: 'endInnovate' }]);
  });

  test('R109 the Innovation centre takes three products of exactly two types, once', () => {
    const p = scene('innovation', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 4, 2, 0);
      own(0, 'I09', 'on');
    });
    p.play(0, { type: 'innovate', raw: 2, good: 1, service: 0 });
    expect(stockOf(p, 0).slice(3)).toEqual([1, 2, 1, 0]);
    expect(p.legal(0)).toEqual([{ type: 'endInnovate' }]);
  });

  test('R110 rig and centre cannot be combined in one innovation', () => {
    const p = scene('innovation', ({ stock, own }) => {
      stock(0, 0, 9, 9, 0, 2, 0, 0);
      own(0, 'I09', 'on');
      own(0, 'T12', 'on');
    });
    // Two of one type: too few for the centre, not two types for the rig.
    expect(may(p, 0, { type: 'innovate', raw: 2, good: 0, service: 0 })).toBe(false);
    expect(asked(p)[0]).not.toBe('innovate');
  });

  test('R111, R137 the Patent attorney pays 2 tokens with the first innovation of a month', () => {
    const p = scene('innovation', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 2, 2, 2);
      own(0, 'X10', 'on');
    });
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    expect(p.legal(0)).toEqual([take(0, 2, 0), take(0, 1, 1), take(0, 0, 2)]);
    p.play(0, take(0, 1, 1));
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    expect(asked(p)).toEqual(['innovate', 0]);
    expect(stockOf(p, 0).slice(1, 4)).toEqual([1, 1, 2]);
  });
});
