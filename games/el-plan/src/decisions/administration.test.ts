import { describe, expect, test } from 'vitest';
import {
  asked,
  choices,
  end,
  fill,
  free,
  game,
  get,
  isActive,
  may,
  plays,
  put,
  scene,
  stockOf,
  take,
  until,
} from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { CONVERT_USED, ENERGY, MONEY, SERVED } from '../types.ts';

describe('D2 Administration', () => {
  test('R46 Investor, Robot and Solar panels pay when D2 is enabled', () => {
    const p = scene('administration', ({ own }) => {
      own(0, 'X01', 'on');
      own(1, 'T01', 'on');
      own(2, 'T02', 'on');
    });
    expect(stockOf(p, 0)[1]).toBe(3);
    expect(stockOf(p, 1)[0]).toBe(3);
    expect(stockOf(p, 2)[2]).toBe(3);
    expect(p.s.district).toBe(2);
  });

  test('E10 R47, R70 Solar panels bought in month 3, active in month 4, pay first in month 5', () => {
    const p = scene('investments', ({ s, stock, offer }) => {
      s.period = 3;
      stock(0, 2, 2, 3);
      offer('T02');
    });
    p.play(0, get('T02'));
    expect(isActive(p, 0, 'T02')).toBe(false);
    until(p, 'assign', 0);
    expect(p.s.period).toBe(4);
    const energy = stockOf(p, 0)[2]!;
    plays(p, 0, fill('T02'), end('endAssign'));
    expect(stockOf(p, 0)[2]).toBe(energy);
    until(p, 'freeUp', 0);
    expect(p.s.period).toBe(5);
    expect(stockOf(p, 0)[2]).toBe(energy + 1);
  });

  test('R48 each turn has the steps Free up, Opportunity, Sell, Assign, in turn order', () => {
    const p = scene('administration', ({ at, own, rows }) => {
      at('2a', '3t', '3i');
      own(0, 'X04');
      rows(0, 'r1');
    });
    expect(asked(p)).toEqual(['freeUp', 0]);
    expect(stockOf(p, 0)[0]).toBe(2);
    p.play(0, end('endFreeUp'));
    expect(stockOf(p, 0)[0]).toBe(3);
    expect(asked(p)).toEqual(['sellCard', 0]);
    p.play(0, end('endSell'));
    expect(asked(p)).toEqual(['assign', 0]);
    p.play(0, end('endAssign'));
    expect(asked(p)).toEqual(['assign', 1]);
  });

  test('R49 any number of rows and cards may be freed; all tokens come back', () => {
    const p = scene(
      'administration',
      ({ own, rows, stock }) => {
        stock(0, 0, 0, 0);
        rows(0, 'r1', 'r4');
        own(0, 'X07', 'on');
      },
      { options: { level: 3 } },
    );
    plays(p, 0, free('r1'), free('X07'));
    // r1 held W + E, the Project manager W + $.
    expect(stockOf(p, 0).slice(0, 3)).toEqual([2, 1, 1]);
    expect(isActive(p, 0, 'r4')).toBe(true);
    p.play(0, free('r4'));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([3, 2, 1]);
  });

  test('X7 R49 a row is freed as a whole', () => {
    const p = scene('administration', ({ rows }) => rows(0, 'r1'), { options: { level: 3 } });
    expect(p.refusal(0, { type: 'deactivate', item: 'r1', slot: 0 })).toEqual({
      code: 'freed-as-a-whole',
    });
  });

  test('X6 R50 tokens leave slots only in Free up: from Assign on they are locked', () => {
    const p = scene('investments', ({ stock, rows, offer }) => {
      stock(0, 0, 2);
      rows(0, 'r6');
      offer('X02');
    });
    expect(p.refusal(0, free('r6'))).toEqual({ code: 'locked' });
    expect(p.legal(0).every((move) => move.type !== 'deactivate')).toBe(true);
  });

  test('R51 a guest of D2 takes 1 W', () => {
    const p = scene('administration', ({ at }) => at('2b', '2a', '3i'));
    expect(stockOf(p, 0)[0]).toBe(3);
    p.play(0, end('endAssign'));
    expect(stockOf(p, 1)[0]).toBe(3);
    p.play(1, end('endAssign'));
    expect(stockOf(p, 2)[0]).toBe(2);
  });

  test('R51 option d2Token: W, $ or E by choice', () => {
    const p = scene(
      'administration',
      ({ at, own }) => {
        at('2a', '3t', '3i');
        own(0, 'I08', 'on');
      },
      { options: { d2Token: 'choice' } },
    );
    p.play(0, end('endFreeUp'));
    expect(p.legal(0)).toEqual([take(0, 1, 0), take(0, 0, 1), take(1, 0, 0)]);
    p.play(0, take(0, 0, 1));
    // The W of the canteen is no part of the choice.
    expect(stockOf(p, 0).slice(0, 3)).toEqual([3, 2, 3]);
  });

  test('R52 an active Staff canteen adds 1 W, an inactive one none', () => {
    const workers = (on?: 'on') => {
      const p = scene('administration', ({ at, own }) => {
        at('2a', '3t', '3i');
        own(0, 'I08', on);
      });
      if (on) p.play(0, end('endFreeUp'));
      return stockOf(p, 0)[0];
    };
    expect(workers('on')).toBe(4);
    expect(workers()).toBe(3);
  });

  test('R53 only a guest of D2 who used the benefit returns cards, any number', () => {
    const p = scene('administration', ({ at, own }) => {
      at('2a', '3t', '3i');
      own(0, 'X04');
      own(0, 'T03');
      own(1, 'X05');
    });
    plays(
      p,
      0,
      { type: 'sellCard', card: 'X04', money: 2 },
      { type: 'sellCard', card: 'T03', money: 0 },
      end('endSell'),
    );
    expect(stockOf(p, 0).slice(0, 3)).toEqual([3, 4, 4]);
    until(p, 'assign', 1);
    expect(p.refusal(1, { type: 'sellCard', card: 'X05', money: 2 })).toMatchObject({
      code: 'assigning',
    });
  });

  test('R53 option sellCardsPerPeriod limits the returns', () => {
    const p = scene(
      'administration',
      ({ at, own }) => {
        at('2a', '3t', '3i');
        own(0, 'X04');
        own(0, 'T03');
      },
      { options: { sellCardsPerPeriod: 1 } },
    );
    p.play(0, { type: 'sellCard', card: 'X04', money: 2 });
    expect(p.refusal(0, { type: 'sellCard', card: 'T03', money: 0 })).toEqual({
      code: 'cards-returned',
      facts: { count: 1 },
    });
  });

  test('X14 R53 others, and guests under an unpaid toll, cannot hand back cards', () => {
    const p = scene('administration', ({ own, rows }) => {
      own(0, 'X04');
      rows(0, 'r1');
    });
    expect(p.refusal(0, { type: 'sellCard', card: 'X04', money: 2 })).toEqual({
      code: 'guests-only',
    });
    const tolled = scene('administration', ({ own, at, event }) => {
      own(0, 'X04');
      at('2a', '3t', '3i');
      event('EV05');
    });
    tolled.play(0, { type: 'declineToll' });
    expect(may(tolled, 0, { type: 'sellCard', card: 'X04', money: 2 })).toBe(false);
  });

  test('E11 R54, R55 a returned card pays half its printed cost, rounded up, in its own types', () => {
    const p = scene('administration', ({ at, own }) => {
      at('2a', '3t', '3i');
      own(0, 'T01');
      own(0, 'I02');
      own(0, 'I03');
    });
    const ways = (card: string) =>
      p
        .legal(0)
        .flatMap((move) => (move.type === 'sellCard' && move.card === card ? [move.money] : []));
    expect(ways('T01')).toEqual([0]);
    expect(ways('I02')).toEqual([0, 1]);
    expect(ways('I03')).toEqual([0, 1, 2]);
    const [, money, energy] = stockOf(p, 0);
    p.play(0, { type: 'sellCard', card: 'T01', money: 0 });
    expect(stockOf(p, 0).slice(1, 3)).toEqual([money, energy! + 2]);
    p.play(0, { type: 'sellCard', card: 'I02', money: 1 });
    expect(stockOf(p, 0).slice(1, 3)).toEqual([money! + 1, energy! + 2]);
  });

  test('X15 R54, R55 two tokens for a returned Warehouse are refused', () => {
    const p = scene('administration', ({ at, own }) => {
      at('2a', '3t', '3i');
      own(0, 'I02');
    });
    expect(p.refusal(0, { type: 'sellCard', card: 'I02', money: 2 })).toEqual({
      code: 'pays-back',
      facts: { count: 1 },
    });
  });

  test('R56 tokens on a returned card come back; it leaves the game and stops working', () => {
    const p = scene('administration', ({ at, own, stock }) => {
      at('2a', '3t', '3i');
      own(0, 'X07', 'on');
      stock(0, 0, 0, 0);
    });
    plays(p, 0, end('endFreeUp'), { type: 'sellCard', card: 'X07', money: 2 });
    expect(stockOf(p, 0).slice(0, 3)).toEqual([2, 3, 0]);
    const card = p.t.facts.cardIndex['X07']!;
    expect(p.s.owner[card]).toBe(-2);
    expect(p.s.cards[card]).toBe(-1);
    expect(p.s.decks.flat()).not.toContain(card);
  });

  test('R57 all slots are filled in one go from free tokens', () => {
    const p = scene('administration', ({ stock }) => stock(0, 1, 0, 1), { options: { level: 3 } });
    p.play(0, fill('r1'));
    expect(stockOf(p, 0).slice(0, 3)).toEqual([0, 0, 0]);
    expect(isActive(p, 0, 'r1')).toBe(true);
    expect(p.legal(0)).toEqual([{ type: 'endAssign' }]);
  });

  test('X9 R57, R58 a slot needs its own token or an idea', () => {
    const p = scene('administration', ({ stock }) => stock(0, 2, 2, 0));
    expect(p.refusal(0, fill('r3'))).toEqual({ code: 'wrong-token', facts: { token: 'energy' } });
    expect(p.refusal(0, fill('r3', 0))).toEqual({ code: 'no-idea' });
  });

  test('R58 an idea stands in for any token and comes back', () => {
    const p = scene('administration', ({ stock }) => stock(0, 0, 0, 0, 1));
    p.play(0, fill('r1', 0));
    expect(stockOf(p, 0)[3]).toBe(0);
    expect(pointsOf0(p)).toBe(1);
    p.play(0, end('endAssign'));
    until(p, 'freeUp', 0);
    p.play(0, free('r1'));
    expect(stockOf(p, 0).slice(0, 4)).toEqual([0, 0, 0, 1]);
  });

  test('R58 option ideaWildcard off: ideas fill no slots', () => {
    const p = scene('administration', ({ stock }) => stock(0, 1, 0, 0, 1), {
      options: { ideaWildcard: false },
    });
    expect(p.refusal(0, fill('r1', 0))).toEqual({ code: 'no-idea' });
    expect(choices(p, 0, 'activate').map((move) => move.ideas)).toEqual([[], [], []]);
  });

  test('E17 R58, R60, R127 ideas as staff: they stay placed and still count', () => {
    const p = scene('administration', ({ stock, offer }) => {
      stock(0, 2, 2, 2, 2);
      offer('X02');
    });
    plays(p, 0, fill('r1'), fill('r2'), fill('r4', 0), fill('r3'), fill('r5'), fill('r6', 0));
    expect(stockOf(p, 0).slice(0, 4)).toEqual([0, 2, 0, 0]);
    p.play(0, end('endAssign'));
    until(p, 'acquire', 0);
    p.play(0, get('X02'));
    expect(pointsOf0(p)).toBe(2);
    until(p, 'freeUp', 0);
    expect(isActive(p, 0, 'r4')).toBe(true);
    expect(pointsOf0(p)).toBe(2);
  });

  test('X10, X11 R59 ideas pay no cost, price or toll and start no card in D3', () => {
    const d3 = scene('investments', ({ stock, offer }) => {
      stock(0, 1, 2, 0, 3);
      offer('X02', 'I02');
    });
    expect(d3.refusal(0, { ...get('X02'), ideas: [0] })).toEqual({ code: 'ideas-no-payment' });
    const d5 = scene('market', ({ stock, market }) => {
      stock(0, 0, 3, 0, 3);
      market(1);
    });
    expect(
      d5.refusal(0, {
        type: 'buy',
        product: 'raw',
        from: 'market',
        discount: 'none',
        adviser: false,
        ideas: [0],
      }),
    ).toEqual({ code: 'ideas-no-payment' });
    const toll = scene('administration', ({ event, at, stock }) => {
      event('EV03');
      at('2a', '3t', '3i');
      stock(0, 0, 0, 1, 1);
    });
    expect(toll.refusal(0, { type: 'payToll', ideas: [0] })).toEqual({ code: 'ideas-no-payment' });
    const now = scene('investments', ({ stock, offer }) => {
      stock(0, 1, 1, 1, 1);
      offer('I02');
    });
    now.play(0, get('I02'));
    expect(now.refusal(0, { type: 'activateNow', ideas: [0] })).toEqual({
      code: 'ideas-in-administration',
    });
  });

  test('R60 an active row stays active without new tokens', () => {
    const p = scene('administration');
    plays(p, 0, fill('r1'), end('endAssign'));
    until(p, 'freeUp', 0);
    until(p, 'assign', 0);
    p.play(0, end('endAssign'));
    expect(isActive(p, 0, 'r1')).toBe(true);
    expect(p.s.rows[0]).toBe(0);
  });

  test('R61 no limit to active rows and cards, but each only once', () => {
    const p = scene('administration', ({ stock, own }) => {
      stock(0, 9, 9, 9);
      for (const card of ['X04', 'X05', 'T03', 'I01']) own(0, card);
    });
    for (const item of ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'X04', 'X05', 'T03', 'I01'])
      p.play(0, fill(item));
    expect(p.refusal(0, fill('r1'))).toEqual({ code: 'already-active' });
    expect(p.legal(0)).toEqual([{ type: 'endAssign' }]);
  });

  test('X8 R62 after the first Assign move nothing is freed in the same turn', () => {
    const p = scene('administration', ({ rows }) => rows(0, 'r1'));
    plays(p, 0, free('r1'), end('endFreeUp'), fill('r2'));
    expect(p.refusal(0, free('r2'))).toEqual({ code: 'assigning' });
    // Tokens freed in this turn may be assigned again.
    expect(may(p, 0, fill('r1'))).toBe(true);
  });

  test('E8 R63 Risk prevention: 1 to 3 W for as many $ or E, once', () => {
    const p = scene('administration', ({ own, stock }) => {
      own(0, 'X03');
      stock(0, 4, 0, 0);
    });
    const ways = p
      .legal(0)
      .flatMap((move) => (move.type === 'convertWorkers' ? [[move.count, move.money]] : []));
    expect(ways).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    p.play(0, { type: 'convertWorkers', count: 3, money: 2 });
    expect(stockOf(p, 0).slice(0, 3)).toEqual([1, 2, 1]);
    expect(p.s.flags[0]! & CONVERT_USED).toBe(CONVERT_USED);
    expect(may(p, 0, { type: 'convertWorkers', count: 1, money: 1 })).toBe(false);
  });

  test('X28 R63 four workers, or any $, are refused; so is what the box cannot serve', () => {
    const p = scene('administration', ({ own, stock }) => {
      own(0, 'X03');
      stock(0, 4, 2, 0);
    });
    expect(p.refusal(0, { type: 'convertWorkers', count: 4, money: 4 })).toEqual({
      code: 'workers-once',
      facts: { most: 3 },
    });
    const short = scene('administration', ({ own, drain }) => {
      own(0, 'X03');
      drain(MONEY, 1);
      drain(ENERGY);
    });
    expect(may(short, 0, { type: 'convertWorkers', count: 1, money: 1 })).toBe(true);
    expect(may(short, 0, { type: 'convertWorkers', count: 2, money: 1 })).toBe(false);
  });

  test('R32 a benefit is used only while its district is enabled', () => {
    const p = scene('decisions', ({ event, rows }) => {
      event('EV12', 'next');
      rows(1, 'r1', 'r4');
    });
    plays(p, 0, put('2a'));
    expect(p.s.flags[0]! & SERVED).toBe(0);
    plays(p, 1, put('3e'));
    plays(p, 2, put('4'));
    expect(p.s.flags[0]! & SERVED).toBe(SERVED);
    until(p, 'acquire', 1);
    p.play(1, { type: 'passInvestment' });
    until(p, 'produce', 1);
    // The discount of 3e was not used in D3: it is lost.
    expect(p.s.flags[1]! & SERVED).toBe(0);
  });
});

function pointsOf0(p: Scene): number {
  return game.scores(p.t, p.s)[0]!;
}
