import { expect, test } from 'vitest';
import { classic, container, place, queueIds } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { drawSecond } from './decisions/select-work.ts';
import type { SelectWork } from './types.ts';

const FIVE = ['N1-01', 'N1-02', 'N1-03', 'N1-04', 'N1-05'];
const sourcesOf = (moves: readonly { type: string }[]): string[] =>
  moves.flatMap((move) => (move.type === 'selectWork' ? [(move as SelectWork).sources] : []));

const selecting = (edit?: (x: Scene) => void) => (x: Scene) => {
  x.labs(0, 'EU2');
  edit?.(x);
  x.cards(0, { select: 1, stop: 1 });
  x.visit(0, 'east');
};

test('R58 Select Work cannot be played while the queue holds five items or more', () => {
  const full = place(
    selecting((x) => {
      x.hold(0, 1, 'E1-09');
      x.queue(0, ...FIVE);
    }),
  );
  expect(sourcesOf(full.legal(0))).toEqual([]);
  const four = place(
    selecting((x) => {
      x.hold(0, 1, 'E1-09');
      x.queue(0, ...FIVE.slice(1));
    }),
  );
  expect(sourcesOf(four.legal(0))).toEqual(['SS', 'SL', 'LL']);
});

test('R59, R60 both sources are named, then both cards are drawn and shown to everybody', () => {
  const p = place(selecting((x) => x.next('E1-01', 'N1-02')));
  p.play(0, { type: 'selectWork', sources: 'SS' });
  expect(p.events(1)).toEqual([{ type: 'workDrawn', seat: 0, cards: ['E1-01', 'N1-02'] }]);
  expect(p.view(1).offer).toEqual(p.s.offer);
  expect(p.asked()).toEqual([{ kind: 'acceptWork', seat: 0 }]);
});

test('R59 with drawMode oneByOne the second source is named when the first card lies open', () => {
  const setting = { options: { drawMode: 'oneByOne' } } as const;
  const p = place(
    selecting((x) => x.next('N1-02', 'E1-09')),
    setting,
  );
  expect(sourcesOf(p.legal(0))).toEqual(['S', 'L']);
  p.play(0, { type: 'selectWork', sources: 'L' });
  expect(p.events(1)).toEqual([{ type: 'workDrawn', seat: 0, cards: ['E1-09'] }]);
  expect(drawSecond.fallback(p.t, p.s, p.asked()[0]!)).toEqual({ type: 'drawSecond', source: 'L' });
  p.play(0, { type: 'drawSecond', source: 'S' });
  expect(p.s.offer.map((item) => classic.items[item]!.id)).toEqual(['E1-09', 'N1-02']);
  const last = place(
    selecting((x) => {
      x.leave(0, 1);
      x.leave(1, 1);
    }),
    setting,
  );
  last.play(0, { type: 'selectWork', sources: 'S' });
  expect(last.s.offer).toHaveLength(2);
  expect(last.asked()[0]!.kind).toBe('acceptWork');
});

test('R61 he accepts or rejects each of the two, in the order he wants', () => {
  const p = place(selecting((x) => x.next('E1-01', 'N1-02')));
  p.play(0, { type: 'selectWork', sources: 'SS' });
  const cards = p.legal(0).map((move) => (move.type === 'acceptWork' ? move.cards : null));
  expect(cards).toEqual([[], ['E1-01'], ['N1-02'], ['E1-01', 'N1-02'], ['N1-02', 'E1-01']]);
});

test('R62, R63 an accepted item goes on the lowest free container, then to the end of the queue', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2', 'OC2');
    x.hold(0, 1, 'E1-09');
    x.next('E1-01', 'N1-02', 'E2-01', 'E2-02');
    x.cards(0, { select: 2, stop: 1 });
    x.visit(0, 'east');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['N1-02', 'E1-01'] });
  expect(container(p.s, 0, 2)).toEqual({ item: 'N1-02', rings: 0, on: 'home' });
  expect(container(p.s, 0, 3).item).toBe('E1-01');
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['E2-02', 'E2-01'] });
  expect(queueIds(p.s, 0)).toEqual(['E2-02', 'E2-01']);
});

test('E10 (W10) R58, R64 with one place left one item can be accepted only', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.hold(0, 2, 'E2-09');
    x.queue(0, ...FIVE.slice(1));
    x.next('E1-01', 'N2-02');
    x.cards(0, { select: 2, stop: 1 });
    x.visit(0, 'east');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  expect(p.legal(0)).toHaveLength(3);
  p.play(0, { type: 'acceptWork', cards: ['N2-02'] });
  expect(queueIds(p.s, 0)).toEqual([...FIVE.slice(1), 'N2-02']);
  expect(sourcesOf(p.legal(0))).toEqual([]);
});

test('R65 a rejected item goes on the discard pile of its size, without fee', () => {
  const p = place(selecting((x) => x.next('E1-01', 'E1-09')));
  p.play(0, { type: 'selectWork', sources: 'SL' });
  p.play(0, { type: 'acceptWork', cards: [] });
  expect(p.s.piles).toEqual([[p.t.facts.itemAt['E1-01']], [p.t.facts.itemAt['E1-09']]]);
  expect(p.s.capital[0]).toBe(50);
});

test('R66 an empty stack is made anew from its discard pile; cards on offer are not part of it', () => {
  const p = place(selecting((x) => x.leave(0, 1, 3)));
  const pile = new Set(p.s.piles[0]);
  const last = p.s.stacks[0]![0]!;
  p.play(0, { type: 'selectWork', sources: 'SS' });
  expect(p.s.offer[0]).toBe(last);
  expect(pile.has(p.s.offer[1]!)).toBe(true);
  expect(p.s.stacks[0]).toHaveLength(2);
  expect(p.s.piles[0]).toEqual([]);
  expect(p.events()).toContainEqual({ type: 'reshuffled', size: 'small' });
});

test('R132 the order of the cards inside a discard pile has no meaning', () => {
  const drawn = [false, true].map((turned) => {
    const p = place(
      selecting((x) => {
        x.leave(0, 0, 20);
        if (turned) x.s.piles[0]!.reverse();
      }),
    );
    p.play(0, { type: 'selectWork', sources: 'SS' });
    return [p.s.offer, p.s.stacks[0]];
  });
  expect(drawn[0]).toEqual(drawn[1]);
});

test('R67 only what the stacks can supply may be named', () => {
  const supplied = (small: [number, number], large: [number, number]): string[] =>
    sourcesOf(
      place(
        selecting((x) => {
          x.leave(0, ...small);
          x.leave(1, ...large);
        }),
      ).legal(0),
    );
  expect(supplied([1, 1], [0, 1])).toEqual(['SS', 'SL']);
  expect(supplied([1, 0], [1, 0])).toEqual(['SL']);
  expect(supplied([0, 1], [0, 0])).toEqual(['S']);
  expect(supplied([0, 0], [1, 0])).toEqual(['L']);
  expect(supplied([0, 0], [0, 0])).toEqual([]);
});

test('R67 a single card is drawn if there is no other', () => {
  const p = place(
    selecting((x) => {
      x.leave(0, 0);
      x.leave(1, 1);
    }),
  );
  p.play(0, { type: 'selectWork', sources: 'L' });
  expect(p.s.offer).toHaveLength(1);
  expect(p.legal(0)).toHaveLength(2);
});

test('R68 no lab is needed; without containers all accepted items go to the queue', () => {
  const p = place((x) => {
    x.cards(0, { select: 1 });
    x.next('E1-01', 'N1-02');
    x.visit(0, 'west');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['E1-01', 'N1-02'] });
  expect(queueIds(p.s, 0)).toEqual(['E1-01', 'N1-02']);
});

test('R69 an item accepted today can be worked on today', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.cards(0, { select: 1, do: 1 });
    x.next('E1-01', 'N1-02');
    x.visit(0, 'east');
  });
  p.play(0, { type: 'selectWork', sources: 'SS' });
  p.play(0, { type: 'acceptWork', cards: ['E1-01'] });
  p.play(0, { type: 'endVisit' });
  expect(p.legal(0).some(({ type }) => type === 'doWork')).toBe(true);
});

test('R130 with small and large the small card is the first; with one size the one drawn first', () => {
  const p = place(selecting((x) => x.next('E1-09', 'E1-01')));
  p.play(0, { type: 'selectWork', sources: 'SL' });
  expect(p.s.offer.map((item) => classic.items[item]!.id)).toEqual(['E1-01', 'E1-09']);
  const q = place(selecting((x) => x.next('E1-10', 'E1-09')));
  q.play(0, { type: 'selectWork', sources: 'LL' });
  expect(q.s.offer.map((item) => classic.items[item]!.id)).toEqual(['E1-10', 'E1-09']);
});

test('R70 the queue is first in, first out, with five places', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.hold(0, 1, 'E1-09', 80, 'EU2');
    x.queue(0, ...FIVE);
    x.cards(0, { do: 1, stop: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  expect(container(p.s, 0, 1).item).toBe(FIVE[0]);
  expect(queueIds(p.s, 0)).toEqual(FIVE.slice(1));
});

test('R71, R72 a free container takes the head of the queue, the lowest number first', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.hold(0, 2, 'E1-10');
    x.queue(0, 'E1-01');
    x.cards(0, { stop: 3 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'stopWork', item: 'E1-10' });
  expect(container(p.s, 0, 2).item).toBe('E1-01');
  expect(queueIds(p.s, 0)).toEqual([]);
  p.play(0, { type: 'stopWork', item: 'E1-01' });
  expect(container(p.s, 0, 2).item).toBe('free');
});
