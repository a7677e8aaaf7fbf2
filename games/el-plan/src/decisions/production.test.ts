import { describe, expect, test } from 'vitest';
import {
  asked,
  end,
  fill,
  idea,
  may,
  plays,
  put,
  run,
  sale,
  scene,
  stockOf,
  until,
} from '../testing/scene.ts';

describe('D4 Production', () => {
  test('R74 the processes of active rows and cards make products of the own table', () => {
    const p = scene('production', ({ rows, own }) => {
      rows(0, 'r1');
      own(0, 'X05', 'on');
    });
    // P 1 from the row, L 2 from the card.
    p.play(0, run(1));
    expect(stockOf(p, 0)[4]).toBe(1);
    expect(may(p, 0, run(1))).toBe(false);
  });

  test('R75 each process is used once; unused ones do not carry over', () => {
    const p = scene('production', ({ rows }) => rows(0, 'r1', 'r2', 'r4', 'r5'));
    plays(p, 0, run(1), run(1));
    expect(may(p, 0, run(1))).toBe(false);
    const q = scene('production', ({ rows }) => rows(0, 'r1', 'r4'));
    q.play(0, end('endProduce'));
    until(q, 'produce', 0);
    q.play(0, run(1));
    expect(may(q, 0, run(1))).toBe(false);
  });

  test('R76 the guest of space 4 has one wild process more', () => {
    const p = scene('production', ({ rows, at }) => {
      at('4', '3t', '3i');
      rows(0, 'r1');
    });
    p.play(0, run(1));
    expect(stockOf(p, 0)[4]).toBe(1);
  });

  test('R77 Laboratory gives one wild process, not one of each kind; Digital twin and Pilot plant four', () => {
    for (const [card, times] of [
      ['I01', 1],
      ['T09', 2],
      ['I10', 2],
    ] as const) {
      const p = scene('production', ({ rows, own }) => {
        rows(0, 'r1');
        own(0, card, 'on');
      });
      for (let i = 0; i < times; i++) p.play(0, run(1));
      expect(may(p, 0, run(1)), card).toBe(false);
    }
  });

  test('R79 Cloud by the hour: 1 free E for one wild process, once', () => {
    const p = scene('production', ({ rows, own, stock }) => {
      stock(0, 0, 0, 2);
      rows(0, 'r1');
      own(0, 'T10');
    });
    expect(may(p, 0, run(1))).toBe(false);
    p.play(0, { type: 'payCloud' });
    expect(stockOf(p, 0)[2]).toBe(1);
    expect(may(p, 0, { type: 'payCloud' })).toBe(false);
    expect(may(p, 0, run(1))).toBe(true);
    const poor = scene('production', ({ rows, own, stock }) => {
      stock(0, 2, 2, 0);
      rows(0, 'r1', 'r4');
      own(0, 'T10');
    });
    expect(may(poor, 0, { type: 'payCloud' })).toBe(false);
  });

  test('E19 R80, R81 the Scrum coach turns one fixed process, not more', () => {
    const coach = (rows: string[]) =>
      scene(
        'production',
        (lay) => {
          lay.rows(0, ...rows);
          lay.own(0, 'X12', 'on');
        },
        { businesses: ['GA', 'RA', 'SA'] },
      );
    // GA1: P from r4 and r5, M from r1.
    const p = coach(['r4', 'r5', 'r1']);
    expect(may(p, 0, run(2))).toBe(false);
    p.play(0, run(1));
    expect(p.refusal(0, run(1))).toMatchObject({ code: 'too-many-processes' });
  });

  test('X18 R81 more processes than available are refused with the figures', () => {
    const p = scene('production', ({ rows, own }) => {
      rows(0, 'r1', 'r2', 'r3', 'r4', 'r5', 'r6');
      own(0, 'I01', 'on');
    });
    p.play(0, run(2));
    p.play(0, run(1));
    expect(p.refusal(0, run(2))).toEqual({
      code: 'too-many-processes',
      facts: { up: 5, ul: 1, um: 2, p: 3, l: 2, m: 1, wild: 1 },
    });
  });

  test('R81 a set of runs is possible exactly by the formula, wild processes tied to nothing', () => {
    const p = scene('production', ({ rows, own }) => {
      rows(0, 'r1', 'r4');
      own(0, 'T09', 'on');
    });
    // P 1, L 1, wild 4: t2 (P+P+M) and t1 (P+L) are 5 processes with shortage 2 + 1.
    p.play(0, run(2));
    expect(may(p, 0, run(1))).toBe(true);
    p.play(0, run(1));
    expect(p.legal(0)).toEqual([{ type: 'endProduce' }]);
  });

  test('R82 products come from the box; a player may make less, or nothing', () => {
    const p = scene('production', ({ rows }) => rows(0, 'r1', 'r2', 'r4', 'r5'));
    p.play(0, run(1));
    expect(p.s.box[4]).toBe(29);
    p.play(0, end('endProduce'));
    expect(stockOf(p, 0).slice(4)).toEqual([1, 0, 0]);
    const q = scene('production', ({ rows }) => rows(0, 'r1', 'r4'));
    q.play(0, end('endProduce'));
    expect(q.s.box[4]).toBe(30);
  });

  test('X20 R83 only the own table counts; stock is not used up', () => {
    const p = scene('production', ({ rows, stock }) => {
      rows(0, 'r1', 'r4');
      stock(0, 0, 0, 0, 0, 1, 1, 0);
    });
    expect(p.refusal(0, run(4))).toEqual({ code: 'not-your-table' });
    // RA1: t1 makes raw material, not the good GA1 would make of P + M.
    p.play(0, run(1));
    expect(stockOf(p, 0).slice(4)).toEqual([2, 1, 0]);
  });

  test('E12 R57, R76, R81, R93, R104, R112 a first month of Cobre Claro, and the idea in the second', () => {
    const p = scene('decisions', ({ event }) => event('EV12', 'next'));
    p.play(0, put('4'));
    p.play(1, put('3e'));
    p.play(2, put('3t'));
    for (const item of ['r1', 'r2', 'r3', 'r5', 'r6', 'r7']) p.play(0, fill(item));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([0, 0, 0]);
    p.play(0, end('endAssign'));
    until(p, 'produce', 0);
    plays(p, 0, run(2), run(3), end('endProduce'));
    expect(stockOf(p, 0).slice(4)).toEqual([0, 1, 1]);
    until(p, 'sell', 0);
    // National holidays add one token to the first sale.
    plays(p, 0, sale('good', 0), end('endSale'));
    expect(stockOf(p, 0)[2]).toBe(2);
    until(p, 'place');
    expect(stockOf(p, 0).slice(4)).toEqual([0, 0, 1]);
    p.s.eventDeck.splice(
      0,
      1,
      ...p.s.eventDeck.splice(p.s.eventDeck.indexOf(12), 1, p.s.eventDeck[0]!),
    );
    until(p, 'produce', 0);
    plays(p, 0, run(1), run(2), end('endProduce'));
    until(p, 'innovate', 0);
    p.play(0, idea());
    expect(p.s.period).toBe(2);
    expect(stockOf(p, 0).slice(3)).toEqual([1, 0, 0, 0]);
  });

  test('a list in which a step was made is closed by the player', () => {
    const p = scene('production', ({ rows }) => rows(0, 'r1', 'r4'));
    p.play(0, run(1));
    expect(asked(p)).toEqual(['produce', 0]);
    expect(p.legal(0)).toEqual([{ type: 'endProduce' }]);
  });
});
