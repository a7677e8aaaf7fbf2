/** What the clock answers for a player, and what the rules answer by themselves (R144, R145). */
import { describe, expect, test } from 'vitest';
import { asked, choices, game, get, purchase, run, scene, take } from '../testing/scene.ts';
import type { Lay, Scene, Setting } from '../testing/scene.ts';
import type { ElPlan, ElPlanFrame, Kind } from '../types.ts';

const fallback = (p: Scene, kind: Kind, seat = 0): ElPlan['move'] => {
  const decision = game.agenda[kind] as {
    fallback(t: object, s: object, f: ElPlanFrame): ElPlan['move'];
  };
  return decision.fallback(p.t, p.s, { kind, seat });
};
const keep = (raw: number, good: number, service: number) => ({ type: 'keep', raw, good, service });

describe('R112 cutbacks', () => {
  const cutting = (products: readonly number[], lay: (it: Lay) => void = () => {}): Scene =>
    scene('summary', (it) => {
      it.stock(0, 0, 0, 0, 0, ...products);
      lay(it);
    });
  const warehouse = ({ own }: Lay): void => own(0, 'I02', 'on');
  test('what is hardest to make is kept first, the own type last', () => {
    expect(fallback(cutting([2, 1, 0]), 'cutback')).toEqual(keep(0, 1, 0));
    expect(fallback(cutting([2, 1, 1]), 'cutback')).toEqual(keep(0, 0, 1));
    expect(fallback(cutting([2, 1, 1], warehouse), 'cutback')).toEqual(keep(1, 1, 1));
    expect(fallback(cutting([2, 2, 0], warehouse), 'cutback')).toEqual(keep(1, 2, 0));
    expect(fallback(cutting([1, 1, 3], warehouse), 'cutback')).toEqual(keep(1, 1, 1));
  });
  test('with one type there is nothing to choose', () => {
    expect(asked(cutting([3, 0, 0]))).toEqual(['place', 1]);
    expect(asked(cutting([0, 3, 0]))).toEqual(['place', 1]);
    expect(asked(cutting([0, 0, 3]))).toEqual(['place', 1]);
    expect(asked(cutting([0, 1, 3]))).toEqual(['cutback', 0]);
    expect(asked(cutting([1, 0, 0]))).toEqual(['place', 1]);
  });
  test('R113 every set of the right size, most R first', () => {
    const offered = (products: number[], lay?: (it: Lay) => void) =>
      choices(cutting(products, lay), 0, 'keep').map(({ raw, good, service }) => [
        raw,
        good,
        service,
      ]);
    expect(offered([1, 1, 2])).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(offered([1, 2, 2], warehouse)).toEqual([
      [1, 2, 0],
      [1, 1, 1],
      [1, 0, 2],
      [0, 2, 1],
      [0, 1, 2],
    ]);
  });
});

describe('C15 runs', () => {
  const producing = (rows: string[], lay: (it: Lay) => void = () => {}): Scene =>
    scene('production', (it) => {
      it.rows(0, ...rows);
      lay(it);
    });
  const end = { type: 'endProduce' };
  test('most of the own type, then most tokens, then fewest processes', () => {
    expect(fallback(producing(['r1', 'r4']), 'produce')).toEqual(run(1));
    expect(fallback(producing(['r1', 'r2', 'r6']), 'produce')).toEqual(run(2));
    expect(fallback(producing(['r1', 'r2', 'r4', 'r6']), 'produce')).toEqual(run(1));
    expect(fallback(producing(['r1', 'r2', 'r3', 'r6', 'r7', 'r4']), 'produce')).toEqual(run(1));
    expect(fallback(producing(['r1']), 'produce')).toEqual(end);
  });
  test('never more than the box holds', () => {
    const none = producing(['r1', 'r2', 'r4', 'r6'], ({ drain }) => drain(4));
    expect(fallback(none, 'produce')).toEqual(run(2));
    expect(asked(producing(['r1', 'r4'], ({ drain }) => drain(4)))).not.toEqual(['produce', 0]);
  });
  test('what was used counts', () => {
    const p = producing(['r1', 'r2', 'r4', 'r5', 'r6']);
    p.play(0, run(1));
    expect(fallback(p, 'produce')).toEqual(run(1));
    p.play(0, run(1));
    expect(fallback(p, 'produce')).toEqual(end);
  });
  test('R75 how much was used and could have been is told at the end', () => {
    const p = producing(['r1', 'r4', 'r6'], ({ own }) => own(0, 'T09', 'on'));
    p.play(0, run(1));
    p.play(0, end as never);
    expect(p.events()).toContainEqual({ type: 'productionEnded', seat: 0, used: 2, available: 7 });
  });
});

describe('tokens', () => {
  const patent = (lay: (it: Lay) => void): Scene => {
    const p = scene('innovation', (it) => {
      it.stock(0, 0, 0, 0, 0, 1, 1, 1);
      it.own(0, 'X10', 'on');
      lay(it);
    });
    p.play(0, { type: 'innovate', raw: 1, good: 1, service: 1 });
    return p;
  };
  test('R111 half in $, half in E, as far as the box goes', () => {
    expect(
      fallback(
        patent(() => {}),
        'patentTokens',
      ),
    ).toEqual(take(0, 1, 1));
    expect(
      fallback(
        patent(({ drain }) => drain(2, 1)),
        'patentTokens',
      ),
    ).toEqual(take(0, 1, 1));
    const empty = patent(({ drain }) => drain(1));
    expect([asked(empty), empty.s.stock.slice(1, 3)]).toEqual([
      ['innovate', 0],
      [0, 2],
    ]);
    const last = patent(({ drain }) => (drain(1, 1), drain(2, 1)));
    expect([asked(last), last.s.stock.slice(1, 3)]).toEqual([
      ['innovate', 0],
      [1, 1],
    ]);
  });
  const granted = (lay: (it: Lay) => void = () => {}): Scene =>
    scene('eventEffects', (it) => {
      it.s.district = 1;
      it.event('EV14');
      lay(it);
    });
  test('EV14 a $ first, then E, then a worker', () => {
    expect(fallback(granted(), 'seedToken')).toEqual(take(0, 1, 0));
    expect(granted().legal(0)).toEqual([take(0, 1, 0), take(0, 0, 1), take(1, 0, 0)]);
    expect(
      fallback(
        granted(({ drain }) => drain(1)),
        'seedToken',
      ),
    ).toEqual(take(0, 0, 1));
  });
  const audited = (stock: readonly number[], cards: number, setting: Setting = {}): Scene =>
    scene(
      'eventEffects',
      (it) => {
        it.s.district = 1;
        it.event('EV11');
        it.stock(0, ...stock);
        for (const card of ['X04', 'X05', 'T03'].slice(0, cards)) it.own(0, card);
      },
      setting,
    );
  test('EV11 workers first, then E, then $; one token for each card, two at most', () => {
    const paid = (workers: number, money: number, energy: number) => ({
      type: 'auditPay',
      workers,
      money,
      energy,
    });
    expect(fallback(audited([1, 5, 1], 3), 'auditPay')).toEqual(paid(1, 0, 1));
    expect(fallback(audited([3, 5, 1], 3), 'auditPay')).toEqual(paid(2, 0, 0));
    expect(fallback(audited([0, 5, 1], 3), 'auditPay')).toEqual(paid(0, 1, 1));
    expect(audited([1, 1, 1], 1).legal(0)).toEqual([paid(0, 0, 1), paid(0, 1, 0), paid(1, 0, 0)]);
    expect(audited([1, 1, 1], 2).legal(0)).toEqual([paid(0, 1, 1), paid(1, 0, 1), paid(1, 1, 0)]);
  });
  test('EV11 without a choice nobody is asked', () => {
    for (const stock of [[3], [0, 3], [0, 0, 3], [1, 1, 0]]) {
      const p = audited(stock, 2);
      expect([asked(p)[0] === 'auditPay', p.s.stock.slice(0, 3).reduce((a, b) => a + b)]).toEqual([
        false,
        stock.reduce((a, b) => a + b) - 2,
      ]);
    }
    expect(asked(audited([1, 1, 1], 0))).not.toContain('auditPay');
  });
});

describe('R41, R42 a discount costs the toll of its space on top', () => {
  const investing = (event: string, ...stock: number[]) =>
    choices(
      scene('investments', (it) => {
        it.at('3i', '3t', '3e');
        it.event(event);
        it.offer('I03');
        it.stock(0, ...stock);
      }),
      0,
      'acquire',
    ).filter(({ card }) => card === 'I03');
  test('for a card', () => {
    expect(investing('EV04', 0, 2, 2)).toEqual([get('I03'), get('I03', 'money')]);
    expect(investing('EV04', 0, 1, 2)).toEqual([]);
    expect(investing('EV03', 0, 2, 2)).toEqual([get('I03'), get('I03', 'energy')]);
    expect(investing('EV05', 0, 2, 2)).toEqual([get('I03')]);
    expect(investing('EV05', 1, 2, 2)).toHaveLength(3);
  });
  const buying = (event: string, ...stock: number[]) =>
    choices(
      scene('market', (it) => {
        it.at('5', '3t', '3e');
        it.market(1);
        it.event(event);
        it.stock(0, ...stock);
      }),
      0,
      'buy',
    );
  test('for a purchase', () => {
    const cheap = purchase('raw', 'market', 'money');
    expect(buying('EV04', 0, 2)).toEqual([]);
    expect(buying('EV04', 0, 3)).toEqual([purchase('raw'), cheap]);
    expect(buying('EV05', 0, 2)).toEqual([]);
    expect(buying('EV05', 1, 2)).toEqual([cheap]);
    expect(buying('EV03', 0, 2, 1)).toEqual([cheap]);
  });
});
