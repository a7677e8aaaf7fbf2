import { expect, test } from 'vitest';
import { PAY_OUT, ZONE } from './frames.ts';
import { place } from './testing/scene.ts';
import type { Scene, Setting } from './testing/scene.ts';

/** The capital of seat 0 at the end of each of so many rounds in which nobody does anything. */
const paid = (rounds: number, edit: (x: Scene) => void, setting: Setting = {}) => {
  const p = place((x) => {
    edit(x);
    x.s.zone = 2;
    x.s.event = 0;
    x.agenda([PAY_OUT]);
  }, setting);
  const capitals = [p.s.capital[0]!];
  const none = { type: 'chooseActions', acquire: 0, sell: 0, select: 0, do: 0, stop: 0 } as const;
  for (let i = 1; i < rounds; i++) {
    p.play(0, none);
    p.play(1, none);
    capitals.push(p.s.capital[0]!);
  }
  return { p, capitals };
};

test('R102 the round is paid out after all visits in West', () => {
  const p = place((x) => {
    x.labs(0, 'NA2');
    x.hold(0, 1, 'N1-01', 10, 'NA2');
    x.cards(0, { do: 1 });
    x.cards(1, { acquire: 1 });
    x.visit(0, 'west');
  });
  p.play(0, { type: 'doWork', container: 1, labs: ['NA2'], lead: 'NA2' });
  expect(p.s.capital[0]).toBe(50);
  p.play(1, { type: 'endVisit' });
  expect(p.events()).toContainEqual({ type: 'projectPaid', seat: 0, item: 'N1-01', amount: 27 });
  expect(p.s.capital[0]).toBe(50 + 27 - 3);
});

test('R103, R128 a project pays its whole revenue and goes on the discard pile of its size', () => {
  const { p, capitals } = paid(2, (x) => {
    x.finished(0, 'E1-01');
    x.finished(0, 'E1-09');
  });
  expect(capitals).toEqual([50 + 25 + 173, 50 + 25 + 173]);
  expect(p.s.finished).toEqual([]);
  expect(p.s.piles).toEqual([[p.t.facts.itemAt['E1-01']], [p.t.facts.itemAt['E1-09']]]);
});

test('R104, R105, R108 each product moves one box and pays; beyond box 1 it is discarded', () => {
  const { p, capitals } = paid(4, (x) => {
    x.list(0, 'E1-05', 3);
    x.list(0, 'E1-06', 1);
  });
  // E1-05 pays 3 × 13, E1-06 its last 11.
  expect(capitals).toEqual([50 + 13 + 11, 87, 100, 100]);
  expect(p.s.listed).toEqual([]);
  expect(p.s.piles[0]).toHaveLength(2);
});

test('R128 a product that has left the list can come back with its stack', () => {
  const { p } = paid(1, (x) => x.list(0, 'E1-13', 1));
  expect(p.s.piles[1]).toEqual([p.t.facts.itemAt['E1-13']]);
});

const finishing = (x: Scene): void => {
  x.labs(0, 'EU2');
  x.hold(0, 1, 'E1-06', 10, 'EU2');
  x.cards(0, { do: 1 });
  x.visit(0, 'center');
};
const work = { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' } as const;

test('R106, R107 a product finished today pays its first instalment today', () => {
  const p = place(finishing);
  p.play(0, work);
  expect(p.s.capital[0]).toBe(50 + 11 - 3);
  expect(p.s.box).toEqual([4]);
});

test('R106 with productFirstPayment nextRound it pays from the next round on', () => {
  const p = place(finishing, { options: { productFirstPayment: 'nextRound' } });
  p.play(0, work);
  expect(p.s.capital[0]).toBe(50 - 3);
  expect(p.s.box).toEqual([5]);
  const none = { type: 'chooseActions', acquire: 0, sell: 0, select: 0, do: 0, stop: 0 } as const;
  p.play(0, none);
  p.play(1, none);
  expect(p.s.box).toEqual([4]);
  expect(p.s.capital[0]).toBe(50 - 3 + 11 - 3);
});

test('E6 (W6) R104–R107 five instalments from round 8 to round 12', () => {
  const p = place((x) => {
    finishing(x);
    x.s.round = 8;
  });
  const none = { type: 'chooseActions', acquire: 0, sell: 0, select: 0, do: 0, stop: 0 } as const;
  const instalments: [number, number, number][] = [];
  const hear = (round: number): void => {
    for (const e of p.events())
      if (e.type === 'instalmentPaid') instalments.push([round, e.amount, e.left]);
  };
  p.play(0, work);
  hear(8);
  for (let round = 9; round <= 13; round++) {
    p.play(0, none);
    p.play(1, none);
    hear(round);
  }
  expect(instalments).toEqual([
    [8, 11, 4],
    [9, 11, 3],
    [10, 11, 2],
    [11, 11, 1],
    [12, 11, 0],
  ]);
});

test('E6 (W6) R116 finished in round 23 two instalments are left, worth 11', () => {
  const p = place((x) => {
    finishing(x);
    x.s.round = 23;
  });
  const none = { type: 'chooseActions', acquire: 0, sell: 0, select: 0, do: 0, stop: 0 } as const;
  p.play(0, work);
  for (let round = 24; round <= 25; round++) {
    p.play(0, none);
    p.play(1, none);
  }
  expect(p.s.box).toEqual([2]);
  expect(p.s.capital[0]).toBe(50 + 3 * 11 - 2 * 3);
  expect(p.asked()).toEqual([]);
});

test('R109 nothing is checked before the pay-out is complete: the second may pass the first', () => {
  const p = place((x) => {
    x.capital(0, 990);
    x.capital(1, 980);
    x.finished(0, 'E1-01');
    x.finished(1, 'E1-09');
    x.s.zone = 2;
    x.s.event = 0;
    x.agenda([PAY_OUT]);
  });
  expect(p.s.capital).toEqual([1015, 1153]);
  expect(p.asked()).toEqual([]);
});

test('R111 containers stay where they stand, and all cards are back in hand', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.hold(0, 1, 'E1-09', 5, 'EU2');
    x.cards(0, { stop: 2 });
    x.s.event = 0;
    x.s.first = 0;
    x.agenda([...ZONE, PAY_OUT]);
  });
  for (let zone = 0; zone < 3; zone++) p.play(0, { type: 'endVisit' });
  expect(p.s.place[0]).toBe(p.t.facts.locationAt['EU2']);
  expect(p.s.chosen.concat(p.s.played, p.s.down).every((count) => count === 0)).toBe(true);
  expect(p.s.event).toBe(-1);
});

test('R127 Finished Projects and each box can hold any number of items', () => {
  const { p, capitals } = paid(1, (x) => {
    for (const id of ['E1-01', 'E2-01', 'E3-01', 'E4-01', 'N1-01', 'N2-01']) x.finished(0, id);
    for (const id of ['E1-05', 'E2-05', 'E3-05', 'E4-05', 'N1-05', 'N2-05']) x.list(0, id, 3);
  });
  expect(capitals).toEqual([50 + (25 + 30 + 35 + 40 + 27 + 32) + (13 + 15 + 10 + 12 + 14 + 16)]);
  expect(p.s.box).toEqual([2, 2, 2, 2, 2, 2]);
});
