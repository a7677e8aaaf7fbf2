/** Why investments, runs, purchases, sales and what is kept are refused, with the facts. */
import { describe } from 'vitest';
import { NOT_LEGAL, notAsked } from '@boardroom/kernel/testing';
import { expectRefusals } from './testing/refusals.ts';
import { end, get, idea, plays, purchase, run, sale, scene, take } from './testing/scene.ts';
import type { Lay, Scene } from './testing/scene.ts';
import { ACQUIRED, ADVISER_USED, BARRED, BOUGHT } from './types.ts';

describe('X10, X13, X16, X17, X32 R64–R68 investments', () => {
  const investing =
    (lay: (it: Lay) => void = () => {}) =>
    (): Scene =>
      scene('investments', (it) => {
        it.offer('X04', 'X05', 'T03', 'T04', 'I03', 'I02');
        it.stock(0, 0, 1, 2);
        it.stock(1, 0, 5, 5);
        lay(it);
      });
  const rich = ({ stock }: Lay): void => stock(0, 0, 9, 9);
  const cannotPay = (money: number, energy: number) => ({
    code: 'cannot-pay',
    facts: { money, energy },
  });
  expectRefusals(investing(), [
    ['no card', get('X99'), NOT_LEGAL],
    ['a card that is not on offer', get('X07'), { code: 'not-on-offer', facts: { card: 'X07' } }],
    ['too dear', get('X04'), cannotPay(3, 0)],
    ['ideas', { ...get('X04'), ideas: [0] }, { code: 'ideas-no-payment' }],
    ['before one’s turn', get('X04'), notAsked(0), 1],
    ['too dear with the discount', get('X04', 'money'), cannotPay(3, 0)],
    [
      'the discount of another deck',
      get('T03', 'energy'),
      { code: 'other-deck', facts: { own: '3e' } },
    ],
    ['energy off a card that costs none', get('X04', 'energy'), { code: 'no-such-part' }],
    ['no adviser', get('X04', 'none', true), { code: 'no-adviser' }],
    ['an adviser for energy', get('T03', 'none', true), { code: 'adviser-money' }],
  ]);
  expectRefusals(
    investing(({ s }) => void (s.flags[0] = BARRED)),
    [['barred', get('X04', 'money'), { code: 'barred' }]],
  );
  expectRefusals(
    investing(({ s }) => void (s.flags[0] = ADVISER_USED)),
    [['the adviser has been used', get('X04', 'none', true), { code: 'adviser-busy' }]],
  );
  expectRefusals(
    investing((it) => (rich(it), it.at('4', '3e', '3i'))),
    [['no space of the district', get('X04', 'money'), { code: 'not-your-space' }]],
  );
  expectRefusals(
    investing((it) => (rich(it), it.at('3t', '3e', '3i'))),
    [
      ['money off a card that costs none', get('T03', 'money'), { code: 'no-such-part' }],
      [
        'energy off, of one’s own space',
        get('X04', 'money'),
        { code: 'other-deck', facts: { own: '3t' } },
      ],
    ],
  );
  expectRefusals(
    investing((it) => (it.stock(0, 0, 1, 0), it.own(0, 'X02', 'on'))),
    [['too dear, even so', get('X04', 'none', true), cannotPay(3, 0)]],
  );
  const bought = (): Scene => {
    const p = investing(rich)();
    p.play(0, get('X04'));
    return p;
  };
  expectRefusals(bought, [['a second one', get('X05'), { code: 'one-investment' }]]);
  expectRefusals(
    () =>
      scene('market', ({ s, stock }) => {
        stock(0, 0, 9);
        s.flags[0] = ACQUIRED;
      }),
    [['a second one, much later', get('X05'), { code: 'one-investment' }]],
  );
});

describe('X18–X20 R81 runs', () => {
  const producing = (lay: (it: Lay) => void) => (): Scene =>
    scene('production', (it) => {
      it.rows(0, 'r1', 'r2', 'r4', 'r6');
      lay(it);
    });
  const tooMany = (up: number, ul: number, um: number) => ({
    code: 'too-many-processes',
    facts: { up, ul, um, p: 2, l: 1, m: 1, wild: 0 },
  });
  expectRefusals(
    producing(() => {}),
    [
      ['no such row', run(4), { code: 'not-your-table' }],
      ['before the first', run(0), { code: 'not-your-table' }],
      ['too many', run(3), tooMany(1, 1, 2)],
      ['another’s turn', run(3), notAsked(0), 1],
    ],
  );
  const begun = (): Scene => {
    const p = producing(() => {})();
    p.play(0, run(1));
    return p;
  };
  expectRefusals(begun, [['too many with those before', run(2), tooMany(3, 1, 1)]]);
  expectRefusals(
    producing(({ drain }) => drain(5)),
    [['the box is empty', run(2), { code: 'box-empty' }]],
  );
  expectRefusals(
    () => scene('decisions', () => {}),
    [['in the Decisions phase', run(1), NOT_LEGAL]],
  );
});

describe('X10, X21, X22, X24, X25 R84–R90 purchases', () => {
  const buying =
    (lay: (it: Lay) => void = () => {}) =>
    (): Scene =>
      scene('market', (it) => {
        it.stock(0, 0, 1);
        it.market(1, 0, 1);
        it.own(0, 'I11', 'on');
        it.own(0, 'X02', 'on');
        lay(it);
      });
  const price = { code: 'price', facts: { price: 5 } };
  expectRefusals(buying(), [
    ['imports too dear', purchase('good', 'import'), price],
    ['imports too dear, even so', purchase('raw', 'import', 'none', true), price],
    [
      'not on the market',
      purchase('good'),
      { code: 'not-on-market', facts: { product: 'good', price: 5 } },
    ],
    ['the discount of space 5', purchase('raw', 'market', 'money'), { code: 'not-your-space' }],
    ['no product', purchase('gold' as never), NOT_LEGAL],
    ['ideas', { ...purchase('raw'), ideas: [0] }, { code: 'ideas-no-payment' }],
    ['a sale now', sale('raw'), NOT_LEGAL],
  ]);
  expectRefusals(
    buying(({ s, stock }) => {
      stock(0, 0, 4);
      s.flags[0] = ADVISER_USED;
    }),
    [
      [
        'the adviser has been used',
        purchase('raw', 'import', 'none', true),
        { code: 'adviser-busy' },
      ],
    ],
  );
  expectRefusals(
    buying(({ at }) => at('5', '3t', '3i')),
    [['too dear at space 5', purchase('raw', 'import', 'money'), price]],
  );
  expectRefusals(
    buying(({ drain }) => drain(5)),
    [['none to import', purchase('good', 'import'), { code: 'no-import' }]],
  );
  expectRefusals(
    buying(({ s }) => void (s.flags[0] = BOUGHT)),
    [['a second type', purchase('service'), { code: 'one-type-bought', facts: { count: 1 } }]],
  );
  expectRefusals(
    buying(({ s, own }) => {
      own(0, 'I07', 'on');
      s.flags[0] = BOUGHT | (BOUGHT << 2);
    }),
    [
      [
        'a third type',
        purchase('good', 'import'),
        { code: 'one-type-bought', facts: { count: 2 } },
      ],
    ],
  );
  expectRefusals(
    () => scene('investments', ({ stock }) => stock(0, 0, 9)),
    [['in another district', purchase('raw'), NOT_LEGAL]],
  );
  const selling = (): Scene =>
    scene('selling', ({ stock }) => {
      stock(0, 0, 9, 0, 0, 1);
      stock(1, 0, 9, 0, 0, 1);
    });
  expectRefusals(selling, [
    ['when selling has begun', purchase('raw'), { code: 'purchasing-over' }],
    ['… of another', purchase('raw'), { code: 'purchasing-over' }, 1],
  ]);
});

describe('X23, X25, X27, X33 R93–R95, R112, R113 products', () => {
  const selling = (): Scene => {
    const p = scene('selling', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 2, 1, 1);
      own(0, 'T07', 'on');
    });
    plays(p, 0, sale('raw'), sale('good'));
    return p;
  };
  expectRefusals(selling, [
    ['one that is not there', sale('good'), { code: 'no-such-product' }],
    ['a third type', sale('service'), { code: 'one-type-sold', facts: { count: 2 } }],
    ['more than it pays', sale('raw', 2), NOT_LEGAL],
    ['no product', sale('gold' as never), NOT_LEGAL],
    ['another’s turn', sale('raw'), notAsked(0), 1],
    ['an innovation now', idea(), NOT_LEGAL],
    ['keep now', { type: 'keep', raw: 1, good: 0, service: 0 }, NOT_LEGAL],
    ['tokens now', take(0, 1, 0), NOT_LEGAL],
    ['a toll now', end('payToll'), NOT_LEGAL],
    ['something to place', end('endBuy'), NOT_LEGAL],
  ]);
  const cutting = (): Scene =>
    scene('summary', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 2, 2, 0);
      own(0, 'I02', 'on');
    });
  const keep = (raw: number, good: number, service: number) => ({
    type: 'keep',
    raw,
    good,
    service,
  });
  expectRefusals(cutting, [
    ['too many kept', keep(2, 2, 0), { code: 'keep-limit', facts: { count: 3 } }],
    ['too few kept', keep(1, 1, 0), { code: 'keep-all' }],
    ['one kept that is not there', keep(1, 1, 1), { code: 'no-such-product' }],
  ]);
});
