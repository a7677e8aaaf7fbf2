/** What each question offers, in the order in which it is listed, and nothing else. */
import { describe, expect, test } from 'vitest';
import { choices, free, fill, get, purchase, sale, scene, take, until } from '../testing/scene.ts';
import type { Lay, Scene } from '../testing/scene.ts';
import { BARRED, SERVED } from '../types.ts';

describe('R65–R68, R42 the ways to pay for a card', () => {
  const ways = (lay: (it: Lay) => void, card: string): unknown[] => {
    const p = scene('investments', (it) => {
      it.offer('X04', 'X05', 'T03', 'T04', 'I03', 'I02');
      it.stock(0, 0, 9, 9);
      lay(it);
    });
    return choices(p, 0, 'acquire').filter((move) => move.card === card);
  };
  const guest = ({ at }: Lay): void => at('3i', '3t', '3e');
  const adviser = ({ own }: Lay): void => own(0, 'X02', 'on');

  test('a card of another deck has one price', () => {
    expect(ways(() => {}, 'I03')).toEqual([get('I03')]);
    expect(ways(guest, 'X04')).toEqual([get('X04')]);
  });
  test('the own space takes a $ or an E off, the adviser a $, both together two tokens', () => {
    expect(ways(guest, 'I03')).toEqual([get('I03'), get('I03', 'money'), get('I03', 'energy')]);
    expect(ways((it) => (guest(it), adviser(it)), 'I03')).toEqual([
      get('I03'),
      get('I03', 'none', true),
      get('I03', 'money'),
      get('I03', 'money', true),
      get('I03', 'energy'),
      get('I03', 'energy', true),
    ]);
  });
  test('R68 at least one token is paid, and none is below nothing', () => {
    const all = (card: string) => ways((it) => (guest(it), adviser(it)), card);
    expect(all('I02')).toEqual([
      get('I02'),
      get('I02', 'none', true),
      get('I02', 'money'),
      get('I02', 'energy'),
    ]);
    expect(all('T03')).toEqual([get('T03')]);
  });
  test('just enough is enough, one less is not', () => {
    const rich = (money: number, energy: number) => (it: Lay) => (
      guest(it),
      it.stock(0, 0, money, energy)
    );
    expect(ways(rich(2, 2), 'I03')).toContainEqual(get('I03'));
    expect(ways(rich(1, 2), 'I03')).toEqual([get('I03', 'money')]);
    expect(ways(rich(2, 1), 'I03')).toEqual([get('I03', 'energy')]);
    expect(ways(rich(1, 1), 'I03')).toEqual([]);
  });
  test('a space that was used or barred takes nothing off', () => {
    for (const flag of [SERVED, BARRED])
      expect(ways((it) => (guest(it), void (it.s.flags[0] = flag)), 'I03')).toEqual([get('I03')]);
  });
});

describe('R84–R90 the ways to buy', () => {
  const offered = (lay: (it: Lay) => void): unknown[] =>
    choices(
      scene('market', (it) => {
        it.stock(0, 0, 9);
        it.market(1, 0, 1);
        lay(it);
      }),
      0,
      'buy',
    );
  const both = (product: 'raw' | 'service') => [purchase(product), purchase(product, 'import')];
  test('from D5 where there is one, and by import', () => {
    expect(offered(() => {})).toEqual([
      ...both('raw'),
      purchase('good', 'import'),
      ...both('service'),
    ]);
  });
  test('space 5 and the adviser take 1 $ off each', () => {
    const all = offered((it) => (it.at('5', '3t', '3e'), it.own(0, 'X02', 'on')));
    expect(all.slice(0, 8)).toEqual(
      (['market', 'import'] as const).flatMap((from) => [
        purchase('raw', from),
        purchase('raw', from, 'money'),
        purchase('raw', from, 'none', true),
        purchase('raw', from, 'money', true),
      ]),
    );
    const adviser = offered((it) => it.own(0, 'X02', 'on'));
    expect(adviser.slice(0, 2)).toEqual([purchase('raw'), purchase('raw', 'market', 'none', true)]);
    const served = offered((it) => (it.at('5', '3t', '3e'), void (it.s.flags[0] = SERVED)));
    expect(served).not.toContainEqual(purchase('raw', 'market', 'money'));
  });
  test('the last $ is enough', () => {
    const { marketPrice, importPrice } = scene('market').t.content;
    const dear = offered((it) => it.stock(0, 0, importPrice - 1));
    expect(dear).toEqual([purchase('raw'), purchase('service')]);
    expect(offered((it) => it.stock(0, 0, marketPrice))).toEqual(dear);
    expect(offered((it) => it.stock(0, 0, importPrice))).toHaveLength(5);
  });
});

describe('R93–R96 the ways to sell', () => {
  const offered = (lay: (it: Lay) => void, options = {}): unknown[] =>
    choices(
      scene(
        'selling',
        (it) => {
          it.stock(0, 0, 0, 0, 0, 1, 0, 2);
          lay(it);
        },
        { options },
      ),
      0,
      'sell',
    );
  test('each type for a $ or an E', () => {
    expect(offered(() => {})).toEqual([
      sale('raw', 0),
      sale('raw', 1),
      sale('service', 0),
      sale('service', 1),
    ]);
    expect(offered(() => {}, { salePayout: 'money' })).toEqual([sale('raw'), sale('service')]);
  });
  test('R96 the first of a month for one token more', () => {
    const first = offered((it) => it.own(0, 'X08', 'on'));
    expect(first.slice(0, 3)).toEqual([sale('raw', 0), sale('raw', 1), sale('raw', 2)]);
  });
  test('R145 for what the box can pay', () => {
    expect(offered((it) => it.drain(1))).toEqual([sale('raw', 0), sale('service', 0)]);
    expect(offered((it) => it.drain(2))).toEqual([sale('raw'), sale('service')]);
  });
});

describe('R49, R53–R58, R63 the steps of Administration', () => {
  const at = (kind: 'freeUp' | 'assign' | 'sellCard', lay: (it: Lay) => void): Scene =>
    until(
      scene('administration', (it) => (it.at('2a', '3t', '3i'), lay(it))),
      kind,
      0,
    );
  test('R49 active rows, then active cards with slots', () => {
    const p = at('freeUp', ({ rows, own }) => {
      rows(0, 'r1', 'r6');
      for (const card of ['X04', 'T03'] as const) own(0, card, 'on');
      own(0, 'X03');
      own(0, 'X05');
      own(1, 'X06', 'on');
    });
    expect(p.legal(0)).toEqual([
      free('r1'),
      free('r6'),
      free('X04'),
      free('T03'),
      { type: 'endFreeUp' },
    ]);
  });
  test('R57, R58 rows, then cards, with every set of ideas that fits', () => {
    const p = at('assign', ({ stock, rows, own }) => {
      stock(0, 0, 1, 0, 1);
      rows(0, 'r1', 'r2', 'r3', 'r4', 'r5', 'r7');
      own(0, 'X09');
      own(0, 'I05');
    });
    // A guest of D2 has taken one worker.
    expect(p.legal(0)).toEqual([
      fill('r6'),
      fill('r6', 0),
      fill('X09'),
      fill('X09', 0),
      fill('I05'),
      fill('I05', 0),
      fill('I05', 1),
      { type: 'endAssign' },
    ]);
  });
  test('R54, R145 a card pays back what it cost, as far as the box goes', () => {
    const back = (lay: (it: Lay) => void) =>
      choices(
        at('sellCard', (it) => (it.own(0, 'I03'), lay(it))),
        0,
        'sellCard',
      ).map(({ money }) => money);
    expect(back(() => {})).toEqual([0, 1, 2]);
    expect(back(({ drain }) => drain(1, 1))).toEqual([0, 1]);
    expect(back(({ drain }) => drain(2, 1))).toEqual([1, 2]);
    expect(back(({ drain }) => (drain(1, 0), drain(2, 1)))).toEqual([0]);
  });
  test('R63 one to three workers for as many tokens', () => {
    const p = at('assign', ({ stock, own, rows }) => {
      stock(0, 1);
      own(0, 'X03');
      rows(0, 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7');
    });
    expect(choices(p, 0, 'convertWorkers').map(({ count, money }) => [count, money])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
  });
});

describe('R145 tokens of one’s choice, and those the audit takes', () => {
  const innovating = (lay: (it: Lay) => void): Scene => {
    const p = scene('innovation', (it) => {
      it.stock(0, 0, 0, 0, 0, 1, 1, 1);
      it.own(0, 'X10', 'on');
      lay(it);
    });
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    return p;
  };
  test('each of two is a $ or an E, as the box has them', () => {
    expect(innovating(() => {}).legal(0)).toEqual([take(0, 2, 0), take(0, 1, 1), take(0, 0, 2)]);
    expect(innovating(({ drain }) => drain(1, 1)).legal(0)).toEqual([take(0, 1, 1), take(0, 0, 2)]);
  });
  test('a worker too, where one may be taken', () => {
    const p = until(
      scene('administration', ({ at }) => at('2a', '3t', '3i'), { options: { d2Token: 'choice' } }),
      'adminToken',
      0,
    );
    expect(p.legal(0)).toEqual([take(0, 1, 0), take(0, 0, 1), take(1, 0, 0)]);
  });
});
