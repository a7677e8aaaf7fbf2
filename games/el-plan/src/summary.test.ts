import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { scene } from './testing/scene.ts';

test('how things stand: the month with its event, then every company', () => {
  const p = scene('production', ({ stock, rows, own, market, pots, event }) => {
    market(1, 2, 3);
    pots(4, 5, 6);
    stock(0, 1, 2, 3, 1, 4, 5, 6);
    rows(0, 'r1', 'r4');
    own(0, 'T09', 'on');
    event('EV14');
  });
  const [month, company] = summary(p.t, p.s);
  const board = { period: 1, raw: 1, good: 2, service: 3, first: 4, second: 5, third: 6 };
  expect(month).toEqual({ code: 'month-event', facts: { ...board, event: 'EV14' } });
  expect(company).toMatchObject({
    code: 'company',
    facts: {
      seat: 0,
      business: 'RA',
      ideaCount: 1,
      cards: 1,
      workers: 1,
      money: 2,
      energy: 3,
      placed: 3,
      raw: 4,
      good: 5,
      service: 6,
      p: 1,
      l: 1,
      m: 0,
      wild: 4,
    },
  });
  const quiet = scene('production', ({ rows }) => rows(0, 'r1', 'r4'), {
    options: { noEvents: true },
  });
  expect(summary(quiet.t, quiet.s)[0]!.code).toBe('month');
});
