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
import type { Lay, Setting } from '../testing/scene.ts';
import { BARRED, INSURED, SERVED } from '../types.ts';

/** D1 with this event on top of the deck. */
const d1 = (id: string, edit: (lay: Lay) => void = () => {}, setting: Setting = {}) =>
  scene(
    'events',
    (lay) => {
      lay.event(id, 'next');
      edit(lay);
    },
    setting,
  );

describe('D1 Events', () => {
  test('R34 the top event is revealed to all', () => {
    const p = d1('EV12');
    expect(p.s.event).toBe(11);
    expect(p.s.eventDeck).toHaveLength(11);
    expect(p.events(null)).toContainEqual({ type: 'eventRevealed', event: 'EV12' });
  });

  test('R35, R78 an event hits all alike: the training franchise gives everybody a wild process', () => {
    const p = scene('production', ({ event, rows }) => {
      event('EV02');
      rows(0, 'r1');
      rows(1, 'r1');
      rows(2, 'r1');
    });
    // One fixed and one wild process are enough for the own product.
    for (const seat of [0, 1, 2]) {
      expect(may(p, seat, { type: 'produce', run: 1 })).toBe(true);
      p.play(seat, end('endProduce'));
    }
  });

  test('R36 the guest of space 1 is asked, for negative events only', () => {
    const at = (lay: Lay) => lay.at('3e', '1', '3i');
    expect(asked(d1('EV06', at))).toEqual(['ignoreEvent', 1]);
    expect(asked(d1('EV02', at))[0]).not.toBe('ignoreEvent');
    const p = d1('EV06', at);
    p.play(1, { type: 'acceptEvent' });
    expect(p.s.flags[1]! & INSURED).toBe(0);
  });

  test('R37 then each other owner of an active broker with a $ may pay to be insured', () => {
    const p = d1('EV06', ({ own, at, stock }) => {
      own(1, 'X11', 'on');
      at('1', '3t', '3i');
      stock(1, 0, 1);
    });
    p.play(0, { type: 'acceptEvent' });
    expect(asked(p)).toEqual(['brokerInsure', 1]);
    p.play(1, { type: 'payBroker' });
    expect(stockOf(p, 1)[1]).toBe(0);
    expect(p.s.flags[1]! & INSURED).toBe(INSURED);
    expect(p.events()[0]).toEqual({ type: 'brokerPaid', seat: 1 });
    const declined = d1('EV06', ({ own, stock }) => {
      own(1, 'X11', 'on');
      stock(1, 0, 1);
    });
    declined.play(1, { type: 'declineBroker' });
    expect([stockOf(declined, 1)[1], declined.s.flags[1]! & INSURED]).toEqual([1, 0]);
    expect(declined.events().map(({ type }) => type)).not.toContain('brokerPaid');
    const poor = d1('EV06', ({ own, stock }) => {
      own(1, 'X11', 'on');
      stock(1, 2, 0, 2);
    });
    expect(asked(poor)[0]).not.toBe('brokerInsure');
    const guest = d1('EV06', ({ own, at }) => {
      own(0, 'X11', 'on');
      at('1', '3t', '3i');
    });
    guest.play(0, { type: 'acceptEvent' });
    expect(asked(guest)[0]).not.toBe('brokerInsure');
  });

  test('X5 R36, R37 nobody else is insured', () => {
    const p = d1('EV06');
    expect(p.refusal(0, { type: 'ignoreEvent' })).toEqual({ code: 'not-insured' });
    expect(p.refusal(0, { type: 'payBroker' })).toEqual({ code: 'not-insured' });
  });

  test('R38 an insured player is untouched by the whole event', () => {
    const p = scene('market', ({ s, event, stock, market }) => {
      event('EV10');
      s.flags[0] = INSURED;
      s.district = 4;
      market(2);
      stock(0, 0, 3);
      stock(1, 0, 3);
    });
    p.play(0, purchase('raw'));
    expect(stockOf(p, 0)[1]).toBe(0);
    p.play(0, end('endBuy'));
    // Inflation asks 4 $ of the others: with 3 $ they are not even asked.
    expect(p.s.agenda.some((f) => f.kind === 'buy')).toBe(false);
  });

  test('E6 R39, R44 Sowing season lays $ on the first spaces, whoever is insured', () => {
    const p = d1('EV01', ({ market, pots, s }) => {
      market(3, 1);
      pots(1, 1, 1);
      s.flags.fill(INSURED);
    });
    expect(p.s.pots).toEqual([2, 2, 1]);
    expect(d1('EV01').s.pots).toEqual([0, 0, 0]);
    expect(d1('EV01', ({ market }) => market(1, 1, 1)).s.pots).toEqual([1, 1, 1]);
  });

  test('R40 effects at once come in turn order before D2: seed capital for each player', () => {
    const p = d1('EV14');
    expect(asked(p)).toEqual(['seedToken', 0]);
    p.play(0, take(0, 0, 1));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([2, 2, 3]);
    p.play(1, take(1, 0, 0));
    p.play(2, take(0, 1, 0));
    expect(stockOf(p, 1)[0]).toBe(3);
    expect(stockOf(p, 2)[1]).toBe(3);
    expect(p.s.district).toBe(2);
  });

  test('R40 the tax audit takes one free token per card, at most two, before D2', () => {
    const p = d1('EV11', ({ own, stock }) => {
      own(0, 'X04');
      own(0, 'X05');
      own(0, 'X06');
      own(1, 'T03');
      stock(1, 1, 1, 0);
      own(2, 'T04');
      stock(2, 0, 0, 0);
    });
    expect(p.legal(0)).toHaveLength(6);
    p.play(0, { type: 'auditPay', workers: 1, money: 1, energy: 0 });
    p.play(1, { type: 'auditPay', workers: 1, money: 0, energy: 0 });
    expect(stockOf(p, 0).slice(0, 3)).toEqual([1, 1, 2]);
    expect(stockOf(p, 1).slice(0, 3)).toEqual([0, 1, 0]);
    expect(asked(p)[0]).toBe('assign');
  });

  test('R40 effects of this period end with it', () => {
    const p = scene('market', ({ event, stock, market, s }) => {
      event('EV10');
      s.district = 4;
      market(1);
      stock(0, 0, 4);
    });
    expect(p.refusal(0, purchase('raw', 'import'))).toEqual({ code: 'price', facts: { price: 6 } });
    until(p, 'place');
    expect(p.s.event).toBe(-1);
  });

  test('R41 without a token of the toll the benefit cannot be used', () => {
    for (const [event, stock] of [
      ['EV03', [2, 2, 0]],
      ['EV04', [2, 0, 2]],
      ['EV05', [0, 2, 2]],
    ] as const) {
      const p = scene('administration', (lay) => {
        lay.event(event);
        lay.at('2a', '3t', '3i');
        lay.stock(0, ...stock);
      });
      expect(p.s.flags[0]! & BARRED, event).toBe(BARRED);
      expect(p.events()).toContainEqual({ type: 'barred', seat: 0 });
      expect(stockOf(p, 0).slice(0, 3)).toEqual(stock);
    }
  });

  test('R42 the toll is voluntary, paid once when the benefit is used; declining forfeits it', () => {
    const d2 = (answer: 'payToll' | 'declineToll') => {
      const p = scene('administration', ({ event, at }) => {
        event('EV03');
        at('2a', '3t', '3i');
      });
      expect(asked(p)).toEqual(['payToll', 0]);
      p.play(0, { type: answer });
      return p;
    };
    expect(stockOf(d2('payToll'), 0).slice(0, 3)).toEqual([3, 2, 1]);
    expect(stockOf(d2('declineToll'), 0).slice(0, 3)).toEqual([2, 2, 2]);
    const d4 = scene('production', ({ event, at, rows }) => {
      event('EV05');
      at('4', '3t', '3i');
      rows(0, 'r1');
    });
    d4.play(0, { type: 'payToll' });
    expect(stockOf(d4, 0)[0]).toBe(1);
    expect(may(d4, 0, { type: 'produce', run: 1 })).toBe(true);
    const d3 = scene('investments', ({ event, offer, stock }) => {
      event('EV03');
      offer('X02');
      stock(0, 0, 1, 1);
    });
    d3.play(0, { type: 'acquire', card: 'X02', discount: 'money', adviser: false });
    expect(stockOf(d3, 0).slice(0, 3)).toEqual([0, 0, 0]);
    const d5 = scene('market', ({ event, at, stock, market }) => {
      event('EV04');
      at('5', '3t', '3i');
      stock(0, 0, 8);
      market(2);
    });
    // The toll goes with the token on which the discount lies; others are bought without it.
    d5.play(0, purchase('raw'));
    expect(stockOf(d5, 0)[1]).toBe(5);
    d5.play(0, purchase('raw', 'market', 'money'));
    expect(stockOf(d5, 0)[1]).toBe(5 - 2 - 1);
  });

  test('E7 R43 Recession: only the insured trade, and their sale can trigger an export', () => {
    const p = d1('EV06', ({ at, stock, market }) => {
      at('1', '3t', '3i');
      market(0, 0, 4);
      stock(0, 0, 0, 0, 0, 0, 0, 2);
      stock(1, 0, 9, 0, 0, 1);
    });
    p.play(0, { type: 'ignoreEvent' });
    until(p, 'sell');
    expect(asked(p)).toEqual(['sell', 0]);
    plays(p, 0, sale('service', 0), sale('service', 0), end('endSale'));
    expect(stockOf(p, 0)[2]).toBe(2);
    expect(p.s.market[2]).toBe(0);
    expect(p.s.pots).toEqual([1, 0, 0]);
    // Seat 1 was never asked in D5 and keeps its product.
    expect(stockOf(p, 1)[4]).toBe(1);
    expect(stockOf(p, 1)[1]).toBe(9);
  });

  test('X25 R43 buying or selling in a Recession is refused', () => {
    const p = scene('market', ({ event, s, stock, market }) => {
      event('EV06');
      s.flags[0] = INSURED;
      s.district = 4;
      market(1);
      stock(0, 0, 3);
      stock(1, 0, 9, 0, 0, 1);
    });
    expect(p.refusal(1, purchase('raw'))).toEqual({ code: 'market-closed' });
    expect(p.refusal(1, sale('raw'))).toEqual({ code: 'market-closed' });
  });

  test('E18 R45 a cap counts wild processes used as that kind', () => {
    const p = scene('production', ({ event, rows, own }) => {
      event('EV08');
      rows(0, 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7');
      own(0, 'I01', 'on');
    });
    expect(may(p, 0, { type: 'produce', run: 3 })).toBe(true);
    p.play(0, { type: 'produce', run: 1 });
    expect(p.refusal(0, { type: 'produce', run: 1 })).toMatchObject({
      code: 'capped',
      facts: { process: 'production' },
    });
  });

  test('X19 R45 a second logistics process during the Earthquake is refused', () => {
    const p = scene('production', ({ event, rows }) => {
      event('EV07');
      rows(0, 'r1', 'r2', 'r4', 'r5');
    });
    p.play(0, { type: 'produce', run: 1 });
    expect(p.refusal(0, { type: 'produce', run: 1 })).toEqual({
      code: 'capped',
      facts: { process: 'logistics', count: 1 },
    });
    const storm = scene('production', ({ event, rows }) => {
      event('EV09');
      rows(0, 'r1', 'r4', 'r6', 'r7');
    });
    expect(may(storm, 0, { type: 'produce', run: 3 })).toBe(false);
  });

  test('R45 a process of the capped kind turned into another by the coach does not count', () => {
    const p = scene('production', ({ event, rows, own }) => {
      event('EV08');
      rows(0, 'r1', 'r2', 'r6');
      own(0, 'X12', 'on');
    });
    // P 2, M 1: t1 needs P 1 and L 1; the coach makes the second P an L.
    expect(may(p, 0, { type: 'produce', run: 1 })).toBe(true);
  });

  test('R143 ignoring an event costs no toll; the toll covers token and returns, or token and pot', () => {
    const p = d1('EV04', ({ at, stock }) => {
      at('1', '3t', '3i');
      stock(0, 2, 0, 2);
    });
    p.play(0, { type: 'ignoreEvent' });
    expect(stockOf(p, 0).slice(0, 3)).toEqual([2, 0, 2]);
    const d2 = scene('administration', ({ event, at, own }) => {
      event('EV03');
      at('2a', '3t', '3i');
      own(0, 'X04');
    });
    d2.play(0, { type: 'declineToll' });
    expect(asked(d2)).toEqual(['assign', 0]);
    const d6 = scene('subsidy', ({ event, at, pots }) => {
      event('EV03');
      at('6-1', '3t', '3i');
      pots(3);
    });
    d6.play(0, { type: 'declineToll' });
    expect(stockOf(d6, 0).slice(0, 3)).toEqual([2, 2, 2]);
    expect(d6.s.pots).toEqual([1, 1, 1]);
  });

  test.for([
    ['a worker', 'EV05', 0],
    ['$', 'EV04', 1],
    ['energy', 'EV03', 2],
  ] as const)(
    'option tollMode levy, %s: all uninsured pay at once, who cannot is barred',
    ([, event, token]) => {
      const p = d1(
        event,
        ({ at, stock }) => {
          at('1', '2a', '2b');
          const [worker, money, energy] = [0, 1, 2].map((each) => (each === token ? 0 : 2));
          stock(2, worker!, money!, energy!);
        },
        { options: { tollMode: 'levy' } },
      );
      const before = stockOf(p, 0)[token]!;
      p.play(0, { type: 'acceptEvent' });
      expect(stockOf(p, 0)[token]).toBe(before - 1);
      expect(p.s.flags[2]! & BARRED).toBe(BARRED);
      until(p, 'acquire');
      expect(p.s.flags[1]! & SERVED).toBe(SERVED);
      expect(p.s.flags[2]! & SERVED).toBe(0);
    },
  );

  test('option openForecast turns the event up before placing; T11 is out of the game', () => {
    const p = scene('decisions', () => {}, { options: { openForecast: true } });
    expect(p.s.event).toBeGreaterThanOrEqual(0);
    expect(p.s.decks[1]!.length).toBe(9);
    expect(p.t.facts.cards.length - 1).toBe(p.s.decks.flat().length + 6);
  });

  test('option noEvents: no event, no space 1, no X11 and T11', () => {
    const p = scene('decisions', () => {}, { options: { noEvents: true } });
    expect(p.s.eventDeck).toEqual([]);
    expect(p.legal(0)).not.toContainEqual({ type: 'place', space: '1' });
    expect(p.s.decks.map((deck) => deck.length)).toEqual([9, 9, 10]);
    until(p, 'assign');
    expect(p.s.event).toBe(-1);
  });
});
