import { describe, expect, test } from 'vitest';
import { asked, end, game, may, plays, put, scene, stockOf, until } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { ENERGY, MONEY, RAW, SERVED, WORKER } from '../types.ts';
import type { ElPlan } from '../types.ts';

/** Plays one whole month with the default answers. */
function wholeMonth(p: Scene): ElPlan['event'][] {
  const heard: ElPlan['event'][] = [];
  const month = p.s.period;
  while (p.s.period === month && p.asked().length > 0) {
    const [f] = p.asked();
    const decision = game.agenda[f!.kind] as unknown as {
      fallback(t: object, s: object, f: object): ElPlan['move'];
    };
    p.play(f!.seat, decision.fallback(p.t, p.s, f!));
    heard.push(...p.events());
  }
  return heard;
}

describe('period, order and supply', () => {
  test('R17, R31, R33 a month is placing, seven districts in order, then the next month', () => {
    const heard = wholeMonth(scene('decisions'));
    const districts = heard.flatMap((e) => (e.type === 'districtEnabled' ? [e.district] : []));
    expect(districts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(heard.at(-1)).toEqual({ type: 'periodBegan', seat: 1, period: 2 });
  });

  test('R17, R123 the game ends after D7 of the last month, without a Summary phase', () => {
    const p = scene('innovation', ({ s, stock }) => {
      s.period = 12;
      s.district = 6;
      stock(0, 0, 0, 0, 0, 1, 1, 1);
    });
    plays(p, 0, { type: 'innovate', raw: 1, good: 1, service: 1 }, end('endInnovate'));
    expect(p.asked()).toEqual([]);
    expect(p.events()).toEqual([{ type: 'yearEnded' }]);
    // Nothing of the Summary phase has happened.
    expect(p.s.spot).toEqual([4, 5, 6]);
    expect(p.s.leader).toBe(0);
  });

  test('R18 each player in turn order, beginning with the turn token', () => {
    const p = scene('decisions', ({ s }) => void (s.leader = 2), { players: 4 });
    const order: number[] = [];
    for (const space of ['3e', '3t', '3i', '4'] as const) {
      order.push(p.asked()[0]!.seat);
      p.play(p.asked()[0]!.seat, put(space));
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  test('R19 what is paid goes to the box, what is gained comes from it', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 3);
      offer('X04');
    });
    const before = p.s.box[1]!;
    p.play(0, { type: 'acquire', card: 'X04', discount: 'none', adviser: false });
    expect(p.s.box[1]).toBe(before + 3);
  });

  test('R20 a short box serves gains in turn order as far as it goes', () => {
    const paid = (left: number) => {
      const p = scene('selling', ({ own, stock, market, drain }) => {
        market(5);
        stock(0, 0, 0, 0, 0, 1);
        stock(1, 0, 0, 0);
        own(1, 'I12', 'on');
        drain(MONEY, left);
      });
      plays(p, 0, { type: 'sell', product: 'raw', money: 0 }, end('endSale'));
      return [p.s.pots[0], stockOf(p, 1)[1]];
    };
    // One export: first the $ of D6, then the one of the Export terminal.
    expect(paid(2)).toEqual([1, 1]);
    expect(paid(1)).toEqual([1, 0]);
    expect(paid(0)).toEqual([0, 0]);
  });

  test('R20 a run, an import and an innovation need every token in the box', () => {
    const empty = (p: Scene, thing: number) => {
      p.s.stock[2 * 7 + thing]! += p.s.box[thing]!;
      p.s.box[thing] = 0;
    };
    const d4 = scene('production', ({ rows }) => rows(0, 'r1', 'r4'));
    expect(may(d4, 0, { type: 'produce', run: 1 })).toBe(true);
    empty(d4, 4);
    expect(d4.refusal(0, { type: 'produce', run: 1 })).toEqual({ code: 'box-empty' });
    const batch = scene(
      'production',
      ({ rows, drain }) => {
        rows(0, 'r1', 'r2', 'r4');
        drain(RAW, 1);
      },
      { options: { level: 2 } },
    );
    expect(may(batch, 0, { type: 'produce', run: 1 })).toBe(true);
    expect(may(batch, 0, { type: 'produce', run: 2 })).toBe(false);
    const d5 = scene('market', ({ stock }) => stock(0, 0, 5));
    const imported = {
      type: 'buy',
      product: 'raw',
      from: 'import',
      discount: 'none',
      adviser: false,
    };
    expect(may(d5, 0, imported)).toBe(true);
    empty(d5, 4);
    expect(d5.refusal(0, imported)).toEqual({ code: 'no-import' });
    const d7 = scene('innovation', ({ stock }) => stock(0, 0, 0, 0, 0, 1, 1, 1));
    expect(may(d7, 0, { type: 'innovate', raw: 1, good: 1, service: 1 })).toBe(true);
    empty(d7, 3);
    expect(may(d7, 0, { type: 'innovate', raw: 1, good: 1, service: 1 })).toBe(false);
  });

  test('R21 nobody pays what is not free: placed tokens do not count', () => {
    const p = scene('investments', ({ stock, rows, offer }) => {
      stock(0, 0, 2);
      rows(0, 'r6', 'r7');
      offer('X04', 'X02');
    });
    expect(
      p.refusal(0, { type: 'acquire', card: 'X04', discount: 'none', adviser: false }),
    ).toEqual({
      code: 'cannot-pay',
      facts: { money: 3, energy: 0 },
    });
  });

  test('R22 no move gives anything to another player', () => {
    const p = scene('decisions');
    expect(game.asides).toBeUndefined();
    for (const type of ['give', 'lend', 'trade'])
      expect(p.refusal(0, { type, seat: 1, money: 1 })).not.toBeNull();
  });

  test('R145 payments with a choice shrink to what the box can give; the rest still counts', () => {
    const d6 = scene('subsidy', ({ at, own, pots, drain }) => {
      at('6-1', '3t', '3i');
      own(0, 'X09', 'on');
      pots(2);
      drain(MONEY, 1);
      drain(ENERGY);
    });
    // One $ is all there is: taken without a question, with the pot.
    expect(stockOf(d6, 0)[1]).toBe(2 + 1 + 2);
    const d5 = scene('selling', ({ stock, drain }) => {
      stock(0, 0, 0, 0, 0, 2);
      drain(MONEY);
      drain(ENERGY);
    });
    d5.play(0, { type: 'sell', product: 'raw', money: 0 });
    expect(stockOf(d5, 0)).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(d5.s.market[0]).toBe(1);
    const d2 = scene('administration', ({ at, drain }) => {
      at('2a', '3t', '3i');
      drain(WORKER);
    });
    expect(d2.s.flags[0]! & SERVED).toBe(SERVED);
    expect(stockOf(d2, 0)[0]).toBe(2);
    const exports = scene('selling', ({ stock, market, drain }) => {
      market(5);
      stock(0, 0, 0, 0, 0, 1);
      drain(MONEY);
    });
    plays(exports, 0, { type: 'sell', product: 'raw', money: 0 }, end('endSale'));
    expect(exports.s.market[0]).toBe(0);
    expect(exports.s.pots).toEqual([0, 0, 0]);
  });
});

describe('Decisions phase', () => {
  const spaces = (p: Scene, seat: number) =>
    p.legal(seat).map((move) => (move as { space?: string }).space);

  test('X3 R23 placing is compulsory', () => {
    const p = scene('decisions');
    expect(spaces(p, 0)).toEqual(['1', '2a', '2b', '3e', '3t', '3i', '4', '5', '6-1']);
    expect(p.refusal(0, { type: 'pass' })).toEqual({ code: 'must-place' });
    expect(p.refusal(0, { type: 'place', space: '7' })).toEqual({ code: 'no-space-there' });
  });

  test('X1 R24 a space holds one entrepreneur', () => {
    const p = scene('decisions');
    p.play(0, put('4'));
    expect(p.refusal(1, put('4'))).toEqual({ code: 'space-taken', facts: { space: '4' } });
  });

  test('R25, R116 an entrepreneur stays until the Summary phase', () => {
    const p = scene('decisions');
    p.play(0, put('4'));
    p.play(1, put('5'));
    p.play(2, put('3e'));
    until(p, 'place');
    // The next month has begun: all are back.
    expect(p.s.period).toBe(2);
    expect(p.s.spot).toEqual([-1, -1, -1]);
    const q = scene('decisions');
    plays(q, 0, put('4'));
    plays(q, 1, put('5'));
    plays(q, 2, put('3e'));
    until(q, 'assign');
    expect(q.s.spot).toEqual([7, 8, 4]);
  });

  test('R26 option d2Spaces takes 2b away or adds 2c; D7 has no space', () => {
    const one = spaces(
      scene('decisions', () => {}, { options: { d2Spaces: 1 } }),
      0,
    );
    const three = spaces(
      scene('decisions', () => {}, { options: { d2Spaces: 3 } }),
      0,
    );
    expect(one).not.toContain('2b');
    expect(three.slice(0, 4)).toEqual(['1', '2a', '2b', '2c']);
    expect(three.some((space) => space?.startsWith('7'))).toBe(false);
  });

  test('E2 R27 open D6 spaces follow the number of product types in D5', () => {
    const open = (...market: number[]) =>
      spaces(
        scene('decisions', (lay) => lay.market(...market)),
        0,
      ).filter((x) => x?.startsWith('6'));
    expect(open(0, 0, 0)).toEqual(['6-1']);
    expect(open(5, 0, 0)).toEqual(['6-1']);
    expect(open(2, 0, 1)).toEqual(['6-1', '6-2']);
    expect(open(1, 1, 4)).toEqual(['6-1', '6-2', '6-3']);
  });

  test('X2 R27 a closed D6 space says what opens it', () => {
    const p = scene('decisions', ({ market }) => market(3));
    expect(p.refusal(0, put('6-2'))).toEqual({
      code: 'space-closed',
      facts: { space: '6-2', needed: 2, count: 1 },
    });
  });

  test('R28 open spaces are determined once: later changes of D5 remove nobody', () => {
    const p = scene('decisions', ({ market, stock, event }) => {
      event('EV12', 'next');
      market(1, 1, 0);
      stock(1, 2, 3, 2);
    });
    p.play(0, put('6-2'));
    p.play(1, put('5'));
    p.play(2, put('3i'));
    until(p, 'buy', 1);
    p.play(1, { type: 'buy', product: 'raw', from: 'market', discount: 'none', adviser: false });
    expect(p.s.market).toEqual([0, 1, 0]);
    until(p, 'subsidyToken', 0);
    expect(p.s.spot[0]).toBe(10);
  });

  test('R29 any open D6 space may be taken, not only the leftmost', () => {
    const p = scene('decisions', ({ market }) => market(1, 1, 1));
    p.play(0, put('6-3'));
    expect(p.s.spot[0]).toBe(11);
  });

  test('R30 an active Market radar may look at the top event; the others see only that', () => {
    const p = scene('decisions', ({ own, event }) => {
      own(0, 'T11', 'on');
      event('EV06', 'next');
    });
    expect(asked(p)).toEqual(['peekEvent', 0]);
    p.play(0, { type: 'peek' });
    expect(p.events(0)).toContainEqual({ type: 'topEvent', event: 'EV06' });
    expect(p.events(1)).toEqual([{ type: 'looked', seat: 0 }]);
    expect(p.view(0).eventDeck[0]).toBe(5);
    expect(p.view(1).eventDeck[0]).toBe(-1);
    expect(p.view(null).eventDeck[0]).toBe(-1);
  });

  test('R30 who does not look places at once; the secret ends with the reveal', () => {
    const p = scene('decisions', ({ own }) => own(1, 'T11', 'on'));
    p.play(0, put('4'));
    p.play(1, { type: 'skipPeek' });
    expect(asked(p)).toEqual(['place', 1]);
    expect(p.view(1).eventDeck[0]).toBe(-1);
    p.s.peeked = 2;
    p.play(1, put('5'));
    p.play(2, put('3e'));
    expect(p.s.peeked).toBe(0);
    expect(p.view(1).eventDeck[0]).toBe(-1);
  });

  test('X29 R30 without an active radar nobody looks', () => {
    const p = scene('decisions', ({ own }) => own(0, 'T11'));
    expect(asked(p)).toEqual(['place', 0]);
    expect(p.refusal(0, { type: 'peek' })).toEqual({ code: 'no-radar' });
  });
});

describe('Summary phase', () => {
  test('R117, R120 the event is put away; the steps come in their order', () => {
    const p = scene('summary', ({ event, stock, s }) => {
      event('EV06');
      stock(0, 0, 0, 0, 0, 1, 1, 0);
      s.district = 7;
    });
    expect(p.s.spot).toEqual([4, 5, 6]);
    p.play(0, { type: 'keep', raw: 1, good: 0, service: 0 });
    expect(p.s.played).toEqual([5]);
    expect(p.s.event).toBe(-1);
    expect(p.s.period).toBe(2);
  });

  test('R118 empty offers are refilled; cards nobody took stay', () => {
    const p = scene('investments', ({ stock, offer }) => {
      stock(0, 0, 3);
      offer('X04', 'X05');
    });
    const [gone, stays] = p.s.offers;
    const nextUp = p.s.decks[0]![0];
    p.play(0, { type: 'acquire', card: 'X04', discount: 'none', adviser: false });
    expect(p.s.offers.slice(0, 2)).toEqual([-1, stays]);
    until(p, 'place');
    expect(p.s.offers.slice(0, 2)).toEqual([nextUp, stays]);
    expect(gone).not.toBe(nextUp);
  });

  test('R119 a deck that is used up leaves its offer empty', () => {
    const p = scene('cleanup', ({ s }) => {
      // All experts but the offers belong to seat 2.
      for (const card of s.decks[0]!.splice(0)) s.owner[card] = 2;
      s.owner[s.offers[0]!] = 2;
      s.offers[0] = -1;
      s.district = 8;
    });
    expect(p.s.offers[0]).toBe(-1);
    expect(p.s.offers[1]).toBeGreaterThanOrEqual(0);
  });

  test('E20 R121 subsidies left are laid out again from the left', () => {
    const moved = (...pots: number[]) => scene('cleanup', (lay) => lay.pots(...pots)).s.pots;
    expect(moved(0, 1, 2)).toEqual([1, 1, 1]);
    expect(moved(0, 0, 4)).toEqual([2, 1, 1]);
    expect(moved(0, 0, 0)).toEqual([0, 0, 0]);
    expect(moved(0, 2, 0)).toEqual([1, 1, 0]);
  });

  test('R122 the turn token passes clockwise', () => {
    expect(scene('cleanup', ({ s }) => void (s.leader = 2)).s.leader).toBe(0);
    expect(scene('cleanup').s.leader).toBe(1);
  });

  test('E5 R112, R114 one product is kept, old and new count alike', () => {
    const p = scene('summary', ({ stock }) => stock(0, 0, 0, 0, 0, 1, 1, 0));
    expect(p.legal(0)).toEqual([
      { type: 'keep', raw: 1, good: 0, service: 0 },
      { type: 'keep', raw: 0, good: 1, service: 0 },
    ]);
    p.play(0, { type: 'keep', raw: 0, good: 1, service: 0 });
    expect(stockOf(p, 0).slice(4)).toEqual([0, 1, 0]);
    expect(p.s.box[4]).toBe(30);
  });

  test('E9 R113 with an active Warehouse three are kept', () => {
    const p = scene('summary', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 2, 2, 0);
      own(0, 'I02', 'on');
      stock(1, 0, 0, 0, 0, 2, 2, 0);
      own(1, 'T08');
    });
    p.play(0, { type: 'keep', raw: 1, good: 2, service: 0 });
    expect(stockOf(p, 0).slice(4)).toEqual([1, 2, 0]);
    expect(p.legal(1)).toHaveLength(2);
  });

  test('R115 Recycling line: 1 E for each product returned, at most 2', () => {
    const p = scene('summary', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 3, 2, 0);
      own(0, 'T08', 'on');
      stock(1, 0, 0, 0, 0, 1, 1, 0);
    });
    p.play(0, { type: 'keep', raw: 1, good: 0, service: 0 });
    expect(stockOf(p, 0)[2]).toBe(2);
    p.play(1, { type: 'keep', raw: 1, good: 0, service: 0 });
    expect(stockOf(p, 1)[2]).toBe(0);
  });

  test('X27, X33 R112, R144 exactly what may be kept is kept', () => {
    const p = scene('summary', ({ stock, own }) => {
      stock(0, 0, 0, 0, 0, 2, 2, 0);
      own(0, 'T08', 'on');
    });
    expect(p.refusal(0, { type: 'keep', raw: 1, good: 1, service: 0 })).toEqual({
      code: 'keep-limit',
      facts: { count: 1 },
    });
    expect(p.refusal(0, { type: 'keep', raw: 0, good: 0, service: 0 })).toEqual({
      code: 'keep-all',
    });
  });
});
