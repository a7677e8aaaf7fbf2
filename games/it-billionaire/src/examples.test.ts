import { expect, test } from 'vitest';
import { CHOOSING, EVENT, LAID, ORDER, PAY_OUT, UPKEEP, ZONE } from './frames.ts';
import { classic, container, place, queueIds, seedFor } from './testing/scene.ts';
import type { ChooseActions } from './types.ts';

const lay = (counts: Partial<ChooseActions>): ChooseActions => ({
  type: 'chooseActions',
  acquire: 0,
  sell: 0,
  select: 0,
  do: 0,
  stop: 0,
  ...counts,
});

/** A seed whose first three events leave Europe open. */
const seed = ((): string => {
  for (let i = 0; ; i++) {
    const p = place(undefined, { seed: `open-${i}` });
    const closed: string[] = [];
    for (let round = 0; round < 3; round++) {
      p.play(0, lay({}));
      p.play(1, lay({}));
      for (const event of p.events())
        if (event.type === 'eventTurned') closed.push(event.continent);
    }
    if (!closed.includes('europe')) return `open-${i}`;
  }
})();

test('E3, E4 (W3, W4) R26, R41–R46, R59–R63, R84, R93, R103 the first three rounds with Delft', () => {
  const p = place((x) => x.next('E3-02', 'E1-01'), { seed });
  expect(p.legal(0)).toHaveLength(6);
  p.play(0, lay({ acquire: 1 }));
  p.play(1, lay({}));
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'acquireLab', location: 'EU2' });
  // Round 2: Upkeep 3, two cards.
  expect(p.s.capital[0]).toBe(17);
  expect(container(p.s, 0, 1)).toEqual({ item: 'free', rings: 0, on: 'home' });
  expect(p.legal(0)).toHaveLength(21);
  p.play(0, lay({ select: 1, do: 1 }));
  p.play(1, lay({}));
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['E3-02'] });
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  expect(container(p.s, 0, 1)).toEqual({ item: 'E3-02', rings: 16, on: 'EU2' });
  expect(p.s.capital[0]).toBe(14);
  p.play(0, lay({ do: 1 }));
  p.play(1, lay({}));
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  expect(p.events()).toContainEqual({ type: 'finished', seat: 0, item: 'E3-02', surplus: 9 });
  expect(p.events().find(({ type }) => type === 'roundEnded')).toMatchObject({
    capitals: [56, 50],
  });
});

test('E5 (W5) R16–R18, R51–R54 a forced sale', () => {
  const p = place((x) => {
    x.capital(0, 4);
    x.labs(0, 'EU3', 'OC2');
    x.hold(0, 1, 'N1-01', 9, 'EU3');
    x.hold(0, 2, 'O2-10', 40, 'OC2');
    x.agenda([UPKEEP[0]!, ORDER, CHOOSING, LAID, EVENT, ...ZONE, PAY_OUT]);
  });
  p.play(0, { type: 'forcedSale', lab: 'OC2', container: 1 });
  expect(p.s.capital[0]).toBe(16);
  expect(queueIds(p.s, 0)).toEqual(['N1-01']);
  expect(container(p.s, 0, 2)).toEqual({ item: 'O2-10', rings: 40, on: 'home' });
  expect(p.s.labs[0]).toBe(1);
  expect(p.legal(0)).toHaveLength(21);
});

test('E7 (W7) R22–R24 order of play', () => {
  const tied = seedFor('tie', { 1: [5], 2: [2] });
  const p = place(
    (x) => {
      for (const [seat, capital] of [31, 28, 28, 40].entries()) {
        x.capital(seat, capital);
        x.cards(seat, { acquire: 1 });
      }
      x.s.chance.drawn['tie']!.fill(0);
      x.s.event = 0;
      x.agenda([ORDER, ...ZONE, PAY_OUT]);
    },
    { players: 4, seed: tied },
  );
  expect(p.s.first).toBe(1);
  const order: number[] = [];
  while (p.asked()[0]!.kind === 'visit') {
    order.push(p.asked()[0]!.seat);
    p.play(p.asked()[0]!.seat, { type: 'endVisit' });
  }
  expect(order).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
});

test('the table of work items in the rules file is the edition', () => {
  const cell = (id: string): string => {
    const { duration, revenue, instalments, fee } = classic.items.find((item) => item.id === id)!;
    const pay = instalments > 0 ? `${instalments}×${revenue / instalments}` : `${revenue}`;
    return `${duration}·${pay}·${fee}`;
  };
  expect(['E1-01', 'E3-16', 'O2-10', 'F1-16', 'N4-09', 'S1-08'].map(cell)).toEqual([
    '15·25·3',
    '150·5×120·30',
    '65·130·13',
    '65·5×50·13',
    '150·325·30',
    '16·5×11·4',
  ]);
});
