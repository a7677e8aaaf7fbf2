import type { Tally } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { habits } from './habits.ts';
import { mostIdeas } from './most-ideas.ts';
import { scene } from './testing/scene.ts';
import type { Lay } from './testing/scene.ts';
import type { ElPlanEvent, ElPlanState } from './types.ts';

const habit = (code: string) => habits.find((one) => one.code === code)!;

/** Tells a habit events, one move each, and answers what it counted. */
function told(code: string, ...events: ElPlanEvent[]): Tally {
  const tally = { count: 0, of: 0 };
  const watcher = habit(code).watch(scene('decisions').t, tally);
  for (const event of events)
    watcher.after!({} as ElPlanState, { seat: 0, move: { type: 'endBuy' }, events: [event] });
  return tally;
}

describe('space 5', () => {
  const code = 'discount-unused';
  const placed: ElPlanEvent = { type: 'placed', seat: 0, space: '5' };
  const bought: ElPlanEvent = {
    type: 'bought',
    seat: 0,
    product: 'raw',
    from: 'market',
    price: 2,
  };
  const revealed = (event: string): ElPlanEvent => ({ type: 'eventRevealed', event });
  const subsidy: ElPlanEvent = { type: 'districtEnabled', district: 6 };

  test('a guest who buys nothing counts, once a month', () => {
    expect(told(code, placed, subsidy)).toEqual({ count: 1, of: 1 });
    expect(told(code, placed, bought, bought, subsidy)).toEqual({ count: 0, of: 1 });
    expect(told(code, placed, { ...bought, seat: 1 }, subsidy)).toEqual({ count: 1, of: 1 });
    expect(told(code, placed, subsidy, placed, bought, subsidy)).toEqual({ count: 1, of: 2 });
    expect(told(code, { ...placed, space: '4' }, subsidy)).toEqual({ count: 0, of: 0 });
  });

  test('months with a harmful event are left out', () => {
    expect(told(code, placed, revealed('EV06'), subsidy)).toEqual({ count: 0, of: 0 });
    expect(told(code, placed, revealed('EV06'), bought, subsidy)).toEqual({ count: 0, of: 0 });
    expect(told(code, placed, revealed('EV12'), subsidy)).toEqual({ count: 1, of: 1 });
    expect(told(code, revealed('EV06'), subsidy, placed, revealed('EV02'), subsidy).count).toBe(1);
  });
});

describe('the last month', () => {
  /** RA makes R of P+L, G of P+P+M and S of P+L+M+M: nine processes for an idea. */
  const ideas = (edit: (lay: Lay) => void, options = {}): number => {
    const { t, s } = scene('administration', edit, { options });
    return mostIdeas(t, s, 0);
  };

  test('own tokens, free or placed, and products make ideas', () => {
    expect(ideas(({ stock }) => stock(0, 3, 2, 2))).toBe(0);
    expect(ideas(({ stock }) => stock(0, 3, 2, 2, 0, 0, 0, 1))).toBe(1);
    expect(
      ideas(({ stock, rows }) => {
        stock(0, 0, 2, 2, 0, 0, 0, 1);
        rows(0, 'r1', 'r2', 'r4');
      }),
    ).toBe(1);
    expect(ideas(({ stock }) => stock(0, 0, 0, 0, 0, 2, 2, 2))).toBe(2);
  });

  test('cards give processes, events may add one, and ideas stand in for tokens', () => {
    const eight = ({ stock, own }: Lay, had = 0): void => {
      stock(0, 2, 1, 2, had);
      own(0, 'T09');
    };
    expect(ideas((lay) => eight(lay))).toBe(0);
    expect(ideas((lay) => (eight(lay), lay.event('EV02')))).toBe(1);
    expect(ideas((lay) => eight(lay, 1))).toBe(1);
    expect(ideas((lay) => eight(lay, 1), { ideaWildcard: false })).toBe(0);
  });

  test('events and options limit them', () => {
    const rich = ({ stock, own }: Lay): void => {
      stock(0, 9, 9, 9);
      own(0, 'X07');
      own(0, 'T06');
    };
    expect(ideas(rich)).toBe(3);
    expect(ideas((lay) => (rich(lay), lay.event('EV08')))).toBe(0);
    expect(ideas(rich, { innovationsPerPeriod: 1 })).toBe(1);
  });

  test('a seat that makes fewer of them and no trio instead counts', () => {
    const { t, s } = scene('administration', ({ stock }) => stock(0, 3, 2, 2, 0, 0, 0, 1));
    /** What it counts of a seat that has so many ideas at the end. */
    const counted = (period: number, had: number): Tally => {
      const tally = { count: 0, of: 0 };
      const watcher = habit('ideas-missed').watch(t, tally);
      const then = { ...s, period };
      watcher.before!(then, 0, { type: 'endFreeUp' });
      const stock = s.stock.slice();
      stock[3] = had;
      watcher.end!({ ...then, stock });
      return tally;
    };
    expect(counted(12, 0)).toEqual({ count: 1, of: 1 });
    expect(counted(12, 1)).toEqual({ count: 0, of: 1 });
    expect(counted(11, 0)).toEqual({ count: 0, of: 0 });
  });
});
