/** R104–R111: which innovations are offered, in order, and what each uses up. */
import { describe, expect, test } from 'vitest';
import { asked, choices, end, game, idea, plays, scene, stockOf } from '../testing/scene.ts';
import type { Lay, Scene, Setting } from '../testing/scene.ts';
import type { ElPlan } from '../types.ts';

/** Seat 0 in D7 with so many R, G and S, 2 $ and 1 E. */
const table = (
  products: readonly [number, number, number],
  lay: (it: Lay) => void = () => {},
  setting: Setting = {},
): Scene =>
  scene(
    'innovation',
    (it) => {
      it.stock(0, 0, 2, 1, 0, ...products);
      lay(it);
    },
    setting,
  );
const rig = ({ own }: Lay): void => own(0, 'T12', 'on');
const centre = ({ own }: Lay): void => own(0, 'I09', 'on');
const offered = (p: Scene): number[][] =>
  choices(p, 0, 'innovate').map(({ raw, good, service }) => [raw, good, service]);

describe('R104, R108, R109 which innovations are offered', () => {
  test.each([
    ['one of each', [1, 1, 1], [[1, 1, 1]]],
    ['two types', [2, 1, 0], []],
    ['no R', [0, 1, 1], []],
    ['no G', [1, 0, 1], []],
  ] as const)('%s', (_what, products, ways) => {
    expect(offered(table(products))).toEqual(ways);
  });

  test.each([
    [
      'one of each',
      [1, 1, 1],
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 1],
        [0, 1, 1],
      ],
    ],
    ['R and G', [1, 1, 0], [[1, 1, 0]]],
    ['R and S', [1, 0, 1], [[1, 0, 1]]],
    ['G and S', [0, 1, 1], [[0, 1, 1]]],
    ['two of one type', [2, 0, 0], []],
    ['one product', [0, 1, 0], []],
  ] as const)('with the rig: %s', (_what, products, ways) => {
    expect(offered(table(products, rig))).toEqual(ways);
  });

  test.each([
    [
      'two R',
      [2, 1, 1],
      [
        [1, 1, 1],
        [2, 1, 0],
        [2, 0, 1],
      ],
    ],
    ['two G', [1, 2, 0], [[1, 2, 0]]],
    ['two S', [0, 1, 2], [[0, 1, 2]]],
    [
      'two of two types',
      [2, 2, 0],
      [
        [2, 1, 0],
        [1, 2, 0],
      ],
    ],
    ['three of one type', [3, 0, 0], []],
    ['two of two types, one each', [1, 1, 0], []],
  ] as const)('with the centre: %s', (_what, products, ways) => {
    expect(offered(table(products, centre))).toEqual(ways);
  });

  test.each([
    ['1 $ and 1 E', [0, 1, 1]],
    ['2 $ and no E', [0, 2, 0]],
  ] as const)('the rig wants 2 $ and 1 E, not %s', (_what, stock) => {
    const p = table([1, 1, 0], (it) => (rig(it), it.stock(0, ...stock, 0, 1, 1, 0)));
    expect(asked(p)).toEqual(['cutback', 0]);
  });
});

describe('R105–R111 what an innovation does', () => {
  test('R108 the rig is paid and works once a month', () => {
    const p = table([2, 2, 0], (it) => (rig(it), it.stock(0, 0, 5, 5, 0, 2, 2, 0)));
    p.play(0, idea(1, 1, 0));
    expect(stockOf(p, 0)).toEqual([0, 3, 4, 1, 1, 1, 0]);
    expect(asked(p)).toEqual(['innovate', 0]);
    expect(offered(p)).toEqual([]);
  });

  test('R109 the centre works once a month; one of each does not use it', () => {
    const p = table([4, 2, 1], centre);
    plays(p, 0, idea(), idea(2, 1, 0));
    expect(stockOf(p, 0)).toEqual([0, 2, 1, 2, 1, 0, 0]);
    const q = table([3, 3, 2], centre);
    plays(q, 0, idea(2, 0, 1));
    expect(offered(q)).toEqual([[1, 1, 1]]);
    const r = table([2, 3, 0], centre);
    r.play(0, idea(1, 2, 0));
    expect(offered(r)).toEqual([]);
  });

  test('R105 as many as the option and the ideas in the box allow', () => {
    const one = table([2, 2, 2], () => {}, { options: { innovationsPerPeriod: 1 } });
    one.play(0, idea());
    expect(offered(one)).toEqual([]);
    expect(asked(one)).toEqual(['innovate', 0]);
    const none = table([1, 1, 1], ({ drain }) => drain(3));
    expect(asked(none)).toEqual(['cutback', 0]);
  });

  test('R111 the patent attorney is asked after the first innovation alone', () => {
    const p = table([2, 2, 2], ({ own }) => own(0, 'X10', 'on'));
    p.play(0, idea());
    expect(asked(p)).toEqual(['patentTokens', 0]);
    p.play(0, { type: 'take', workers: 0, money: 1, energy: 1 });
    p.play(0, idea());
    expect(asked(p)).toEqual(['innovate', 0]);
    p.play(0, end('endInnovate'));
    expect(asked(p)).toEqual(['place', 1]);
  });

  test('the clock innovates with one of each, and with nothing else', () => {
    const answer = (p: Scene): ElPlan['move'] => {
      const { fallback } = game.agenda.innovate as {
        fallback(t: object, s: object, f: object): ElPlan['move'];
      };
      return fallback(p.t, p.s, { kind: 'innovate', seat: 0 });
    };
    expect(answer(table([1, 1, 1]))).toEqual(idea());
    for (const products of [
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ] as const)
      expect(answer(table(products, rig))).toEqual(end('endInnovate'));
    expect(answer(table([1, 1, 1], ({ drain }) => drain(3)))).toEqual(end('endInnovate'));
  });
});
