import { expect, test } from 'vitest';
import { NONE } from '@boardroom/kernel';
import { container, place, queueIds } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { KINDS, NEW } from './types.ts';

const types = (moves: readonly { type: string }[]): string[] => [
  ...new Set(moves.map(({ type }) => type)),
];

test('R11, R42 a price above capital is not allowed, exactly the Cost is enough', () => {
  const at = (capital: number) =>
    place((x) => {
      x.labs(0, 'AS4');
      x.capital(0, capital);
      x.cards(0, { acquire: 1, stop: 1 });
      x.visit(0, 'center');
    });
  const buy = { type: 'acquireLab', location: 'EU2' } as const;
  expect(at(29).refusal(0, buy)).toMatchObject({ code: 'too-expensive' });
  const p = at(30);
  p.play(0, buy);
  expect(p.s.capital[0]).toBe(0);
});

test('R33, R34 the event stops work on its continent and nothing else', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.hold(0, 1, 'E1-01', 3, 'EU2');
    x.cards(0, { do: 1, sell: 1, acquire: 1, stop: 1 });
    x.visit(0, 'center', 'EV-EU1');
  });
  expect(types(p.legal(0))).toEqual(['acquireLab', 'sellLab', 'stopWork', 'endVisit']);
  expect(p.legal(0)).toContainEqual({ type: 'acquireLab', location: 'EU3' });
});

test('R34 items of customers from the closed continent can be worked on elsewhere', () => {
  const p = place((x) => {
    x.labs(0, 'NA2');
    x.hold(0, 1, 'E1-01');
    x.cards(0, { do: 1 });
    x.visit(0, 'west', 'EV-EU1');
  });
  expect(types(p.legal(0))).toContain('doWork');
});

test('R35 the zones are East, Center and West with their continents', () => {
  const { t } = place();
  const ids = t.facts.zones.map(
    (zone) => new Set(zone.map((at) => t.content.locations[at]!.continent)),
  );
  expect(ids.map((set) => [...set])).toEqual([
    ['asia', 'oceania'],
    ['europe', 'africa'],
    ['northAmerica', 'southAmerica'],
  ]);
});

test('R36 in one visit cards are played one after the other in any order', () => {
  const p = place((x) => {
    x.labs(0, 'EU4');
    x.cards(0, { select: 1, do: 1 });
    x.next('E1-01', 'E1-02');
    x.visit(0, 'center');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['E1-02'] });
  expect(p.asked()).toEqual([{ kind: 'visit', seat: 0 }]);
  p.play(0, { type: 'doWork', container: 1, labs: ['EU4'], lead: 'EU4' });
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-02', rings: 11, on: 'EU4' });
});

test('R37 a card whose action cannot be carried out cannot be played', () => {
  const p = place((x) => {
    x.capital(0, 5);
    x.cards(0, { acquire: 1, sell: 1, do: 1, stop: 1 });
    x.visit(0, 'center');
  });
  expect(p.legal(0)).toEqual([{ type: 'endVisit' }]);
});

test('R38 a played card is gone for the round; unplayed ones go back unseen', () => {
  const p = place((x) => {
    x.labs(0, 'AS4');
    x.cards(0, { acquire: 1, stop: 1 });
    x.visit(0, 'west');
  });
  p.play(0, { type: 'acquireLab', location: 'SA4' });
  expect(p.s.played.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  expect(p.s.chosen.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
  expect(p.view(1).chosen.slice(0, 5)).toEqual([-1, -1, -1, -1, -1]);
  p.play(0, { type: 'endVisit' });
  expect(JSON.stringify(p.events(1))).not.toContain('stop');
  expect(p.s.played).toEqual(p.s.chosen);
  expect(p.legal(0)).toHaveLength(56);
});

test('R39 Acquire, Sell and Do Work concern the active zone only, Select and Stop any', () => {
  const at = (zone: 'east' | 'center' | 'west') =>
    place((x) => {
      x.labs(0, 'EU2');
      x.hold(0, 1, 'E1-01');
      x.capital(0, 200);
      x.cards(0, { acquire: 1, sell: 1, select: 1, do: 1, stop: 1 });
      x.s.labs[0] = 1;
      x.visit(0, zone);
    });
  for (const zone of ['east', 'west'] as const) {
    const moves = at(zone).legal(0);
    expect(types(moves)).toEqual(['acquireLab', 'selectWork', 'stopWork', 'endVisit']);
    const ids = moves.flatMap((move) =>
      move.type === 'acquireLab' ? [move.location as string] : [],
    );
    expect(ids.every((id) => (zone === 'east' ? /^(AS|OC)/ : /^(NA|SA)/).test(id))).toBe(true);
  }
  expect(types(at('center').legal(0))).toContain('sellLab');
  expect(types(at('center').legal(0))).toContain('doWork');
});

test('R40 a visit ends by word, or by itself with the last card; without cards it is skipped', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.cards(0, { acquire: 1, stop: 1 });
    x.cards(1, { acquire: 1 });
    x.visit(0, 'east');
  });
  p.play(0, { type: 'endVisit' });
  expect(p.asked()).toEqual([{ kind: 'visit', seat: 1 }]);
  p.play(1, { type: 'acquireLab', location: 'AS4' });
  expect(p.s.zone).toBe(1);
  expect(p.asked()).toEqual([{ kind: 'visit', seat: 0 }]);
  p.play(0, { type: 'endVisit' });
  expect(p.asked()).toEqual([{ kind: 'visit', seat: 0 }]);
  expect(p.s.zone).toBe(2);
});

test('R41, R45, R46 a lab is bought: price, indicator, an empty container at once, no work today', () => {
  const p = place((x) => {
    x.labs(0, 'AS4');
    x.hold(0, 1, 'E1-01');
    x.cards(0, { acquire: 1, do: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'acquireLab', location: 'AF3' });
  const at = p.t.facts.locationAt['AF3']!;
  expect(p.s.capital[0]).toBe(30);
  expect(p.s.owner[at]).toBe(0);
  expect(p.s.day[at]).toBe(NEW);
  expect(container(p.s, 0, 2)).toEqual({ item: 'free', rings: 0, on: 'home' });
  expect(container(p.s, 0, 3).item).toBe('absent');
  expect(p.legal(0)).toEqual([{ type: 'endVisit' }]);
});

test('R46 the new container gets the lowest free number', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3', 'EU4');
    x.cards(0, { acquire: 1, sell: 1 });
    x.visit(0, 'center');
    x.hold(0, 1, 'E1-01');
    x.hold(0, 3, 'E1-03');
    x.hold(0, 2, 'E1-02');
  });
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 2 });
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  expect(container(p.s, 0, 2).item).toBe('E1-02');
});

test('R4, R43 nobody owns more than three labs', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3', 'EU4');
    x.capital(0, 500);
    x.cards(0, { acquire: 1, sell: 1 });
    x.visit(0, 'center');
  });
  expect(types(p.legal(0))).not.toContain('acquireLab');
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(types(p.legal(0))).toContain('acquireLab');
});

test('R44 a location carries one lab; several labs on one continent are allowed', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.labs(1, 'EU3');
    x.cards(0, { acquire: 1 });
    x.visit(0, 'center');
  });
  const ids = p.legal(0).flatMap((move) => (move.type === 'acquireLab' ? [move.location] : []));
  expect(ids).toEqual(['EU1', 'EU4', 'AF1', 'AF2', 'AF3', 'AF4']);
});

test('R47, R71 the head of the queue is placed on the new container at once', () => {
  const p = place((x) => {
    x.queue(0, 'E1-01', 'E1-02');
    x.cards(0, { acquire: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-01', rings: 0, on: 'home' });
  expect(queueIds(p.s, 0)).toEqual(['E1-02']);
});

test('R48 a player always has as many containers as labs', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3');
    x.cards(0, { acquire: 1, sell: 1 });
    x.visit(0, 'center');
  });
  const count = (): number => p.s.held.slice(0, 3).filter((item) => item >= NONE).length;
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  expect([p.s.labs[0], count()]).toEqual([3, 3]);
  p.play(0, { type: 'sellLab', lab: 'EU2', container: 1 });
  expect([p.s.labs[0], count()]).toEqual([2, 2]);
});

test('R49 a lab that worked today, also as a partner, cannot be sold', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3', 'AF1');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 2, sell: 1 });
    x.visit(0, 'center', 'EV-NA1');
  });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2', 'EU3'], lead: 'EU3' });
  const labs = p.legal(0).flatMap((move) => (move.type === 'sellLab' ? [move.lab] : []));
  expect(new Set(labs)).toEqual(new Set(['AF1']));
});

const sale = (edit?: (x: Scene) => void) =>
  place((x) => {
    x.labs(0, 'EU2', 'EU3');
    x.hold(0, 1, 'E1-01', 9, 'EU2');
    x.hold(0, 2, 'E1-09', 40, 'EU3');
    x.cards(0, { sell: 1, select: 1 });
    x.visit(0, 'center');
    edit?.(x);
  });

test('R50 the seller gets half the Cost, and the location is free for anybody', () => {
  const p = sale((x) => {
    x.cards(1, { acquire: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(p.s.capital[0]).toBe(67);
  p.play(0, { type: 'endVisit' });
  p.play(1, { type: 'acquireLab', location: 'EU3' });
  expect(p.s.owner[p.t.facts.locationAt['EU3']!]).toBe(1);
});

test('R51, R52 he gives up a container of his choice; its item goes to the head of the queue without rings', () => {
  const p = sale((x) => x.queue(0, 'E1-02'));
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(queueIds(p.s, 0)).toEqual(['E1-01', 'E1-02']);
  expect(container(p.s, 0, 1)).toEqual({ item: 'absent', rings: 0, on: 'home' });
  const q = sale();
  q.play(0, { type: 'sellLab', lab: 'EU3', container: 2 });
  expect(queueIds(q.s, 0)).toEqual(['E1-09']);
  expect(container(q.s, 0, 1)).toEqual({ item: 'E1-01', rings: 9, on: 'EU2' });
});

test('R53 a container still free takes the head of the queue', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3');
    x.hold(0, 1, 'E1-01', 9, 'EU2');
    x.cards(0, { sell: 1, select: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'sellLab', lab: 'EU2', container: 1 });
  expect(container(p.s, 0, 2)).toEqual({ item: 'E1-01', rings: 0, on: 'home' });
  expect(queueIds(p.s, 0)).toEqual([]);
});

test('R54 a kept container that stood on the sold lab goes home with item and rings', () => {
  const p = sale();
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(container(p.s, 0, 2)).toEqual({ item: 'E1-09', rings: 40, on: 'home' });
});

const FIVE = ['N1-01', 'N1-02', 'N1-03', 'N1-04', 'N1-05'];

test('R55 the returning item goes to the head of a full queue too, and nothing is dropped', () => {
  const p = sale((x) => x.queue(0, ...FIVE));
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(queueIds(p.s, 0)).toEqual(['E1-01', ...FIVE]);
  expect(p.s.capital[0]).toBe(67);
  expect(p.legal(0)).toEqual([{ type: 'endVisit' }]);
});

test('R55 with queueOverflow dropTail the last item goes on its discard pile without fee', () => {
  const p = place(
    (x) => {
      x.labs(0, 'EU2', 'EU3');
      x.hold(0, 1, 'E1-01');
      x.hold(0, 2, 'E1-09');
      x.queue(0, ...FIVE);
      x.cards(0, { sell: 1, select: 1 });
      x.visit(0, 'center');
    },
    { options: { queueOverflow: 'dropTail' } },
  );
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 1 });
  expect(queueIds(p.s, 0)).toEqual(['E1-01', ...FIVE.slice(0, 4)]);
  expect(p.s.piles[0]).toEqual([p.t.facts.itemAt['N1-05']]);
  expect(p.s.capital[0]).toBe(67);
});

test('R56 the sold lab can no longer do work', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3');
    x.hold(0, 1, 'E1-01');
    x.cards(0, { sell: 1, do: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'sellLab', lab: 'EU3', container: 2 });
  const labs = p.legal(0).flatMap((move) => (move.type === 'doWork' ? [move.labs] : []));
  expect(labs).toEqual([['EU2']]);
});

test('R57 a lab bought today may be sold today, and bought back', () => {
  const p = place((x) => {
    x.labs(0, 'AS4', 'OC4');
    x.cards(0, { acquire: 2, sell: 1 });
    x.visit(0, 'center', 'EV-NA1');
  });
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  p.play(0, { type: 'sellLab', lab: 'AF4', container: 1 });
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  expect(p.events()).toContainEqual({
    type: 'labAcquired',
    seat: 0,
    location: 'AF4',
    container: 1,
    amount: 10,
  });
  expect(p.s.capital[0]).toBe(50 - 10 + 5 - 10 - 4);
  expect(p.s.owner[p.t.facts.locationAt['AF4']!]).toBe(0);
});

test('R131 of several free containers only the lowest number can be given up, busy ones always', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3', 'NA2');
    x.hold(0, 3, 'E1-01');
    x.cards(0, { sell: 1 });
    x.visit(0, 'west');
  });
  const numbers = p.legal(0).flatMap((move) => (move.type === 'sellLab' ? [move.container] : []));
  expect(numbers).toEqual([1, 3]);
});

test('R97, R98 Stop Work removes an item from container or queue for its fee, if it can be paid', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.capital(0, 4);
    x.hold(0, 1, 'E1-09', 20, 'EU2');
    x.queue(0, 'E1-01', 'E1-06');
    x.cards(0, { stop: 1, select: 1 });
    x.visit(0, 'east');
  });
  // Fees: 17 on the container, 3 and 5 in the queue.
  const items = p.legal(0).flatMap((move) => (move.type === 'stopWork' ? [move.item] : []));
  expect(items).toEqual(['E1-01']);
  p.play(0, { type: 'stopWork', item: 'E1-01' });
  expect(p.s.capital[0]).toBe(1);
});

const stopping = () =>
  place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09', 20, 'EU2');
    x.hold(0, 2, 'N1-09');
    x.queue(0, 'E1-01', 'E1-02', 'E1-03');
    x.cards(0, { stop: 1, select: 1, do: 1 });
    x.visit(0, 'center');
  });

test('R99, R100 from a container the rings go too, it goes home and takes the head of the queue', () => {
  const p = stopping();
  p.play(0, { type: 'stopWork', item: 'E1-09' });
  expect(p.s.piles).toEqual([[], [p.t.facts.itemAt['E1-09']]]);
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-01', rings: 0, on: 'home' });
  expect(queueIds(p.s, 0)).toEqual(['E1-02', 'E1-03']);
});

test('R100 a gap in the queue is closed', () => {
  const p = stopping();
  p.play(0, { type: 'stopWork', item: 'E1-02' });
  expect(queueIds(p.s, 0)).toEqual(['E1-01', 'E1-03']);
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-09', rings: 20, on: 'EU2' });
});

test('R101 an item worked on today may be stopped; the lab stays used', () => {
  const p = stopping();
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  p.play(0, { type: 'stopWork', item: 'E1-09' });
  expect(p.s.day[p.t.facts.locationAt['EU2']!]).toBe(2);
  expect(p.legal(0).some(({ type }) => type === 'doWork')).toBe(false);
});

test('invariant 13: cards in hand, chosen and played make 18', () => {
  const p = stopping();
  p.play(0, { type: 'stopWork', item: 'E1-09' });
  const { chosen, played } = p.s;
  const hand = KINDS.map((_, kind) => p.t.facts.cards[kind]! - chosen[kind]! - played[kind]!);
  expect(hand).toEqual([3, 3, 3, 3, 3]);
  expect(played.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
});
