import { expect, test } from 'vitest';
import { classic, container, place, queueIds, seedFor } from './testing/scene.ts';
import type { Scene, Setting } from './testing/scene.ts';
import type { DoWork } from './types.ts';

const work = (number: number, lead: string, ...others: string[]): DoWork => {
  const order = classic.locations.map(({ id }) => id);
  const labs = [lead, ...others].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return { type: 'doWork', container: number, labs, lead };
};
/** Rings after one Do Work of container 1; an extra Stop card keeps the visit open. */
const ringsOf = (edit: (x: Scene) => void, move: DoWork, setting: Setting = {}): number => {
  const p = place(edit, setting);
  p.play(0, move);
  return container(p.s, 0, 1).rings;
};
const doings = (moves: readonly { type: string }[]): DoWork[] =>
  moves.filter(({ type }) => type === 'doWork') as DoWork[];

/** NA2 Toronto 9/2 and SA2 Buenos Aires 9/2 of the rulebook; the item came from Europe. */
const rulebook = (x: Scene): void => {
  x.labs(0, 'EU2', 'NA2', 'SA2');
  x.hold(0, 1, 'N1-11', 0, 'EU2');
  x.cards(0, { do: 2, stop: 1 });
  x.visit(0, 'west');
};

test('E1 (W1) R80–R85 scenario 1 of the rulebook gives 7 rings', () => {
  const seed = seedFor('risk', { 0: [3] });
  expect(ringsOf(rulebook, work(1, 'NA2'), { seed })).toBe(7);
});

test('E2 (W2) R87–R92 scenario 2 of the rulebook gives 12 rings', () => {
  const seed = seedFor('risk', { 0: [3, 5] });
  const p = place(rulebook, { seed });
  p.play(0, work(1, 'NA2', 'SA2'));
  expect(container(p.s, 0, 1)).toEqual({ item: 'N1-11', rings: 12, on: 'NA2' });
  expect(['NA2', 'SA2'].map((id) => p.s.day[p.t.facts.locationAt[id]!])).toEqual([2, 2]);
  expect(p.events()).toMatchObject([
    {
      type: 'labWorked',
      lab: 'NA2',
      capacity: 9,
      nearness: 9,
      die: 3,
      risk: 9,
      overhead: 2,
      rings: 7,
    },
    { type: 'labWorked', lab: 'SA2', nearness: 0, die: 5, risk: 0, overhead: 0, rings: 9 },
    { type: 'worked', rings: 12, shared: 4, total: 12 },
  ]);
});

test('R75, R77 the container is placed on the lab, which is then used for the round', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.hold(0, 2, 'E2-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center');
  });
  expect(doings(p.legal(0))).toEqual([work(1, 'EU2'), work(2, 'EU2')]);
  p.play(0, work(2, 'EU2'));
  expect(container(p.s, 0, 2).on).toBe('EU2');
  expect(doings(p.legal(0))).toEqual([]);
});

test('R76 no work in a lab that is used, new or closed by the event', () => {
  for (const state of [0, 1, 2]) {
    const p = place((x) => {
      x.labs(0, 'EU2');
      x.hold(0, 1, 'E1-09');
      x.cards(0, { do: 1 });
      x.s.day[x.location('EU2')] = state;
      x.visit(0, 'center');
    });
    expect(doings(p.legal(0))).toHaveLength(state === 0 ? 1 : 0);
  }
  const closed = place((x) => {
    x.labs(0, 'EU2', 'AF2');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center', 'EV-EU1');
  });
  expect(doings(closed.legal(0))).toEqual([work(1, 'AF2')]);
});

test('R77 a lab is used even if no ring results', () => {
  const seed = seedFor('risk', { 0: [1] });
  const p = place(rulebook, { seed });
  p.play(0, work(1, 'NA2'));
  expect(container(p.s, 0, 1).rings).toBe(0);
  expect(doings(p.legal(0)).some(({ lead }) => lead === 'NA2')).toBe(false);
});

const twoOfAZone = (x: Scene): void => {
  x.labs(0, 'EU2', 'EU3', 'NA2');
  x.hold(0, 1, 'E1-09');
  x.cards(0, { do: 3, stop: 1 });
  x.visit(0, 'center');
};

test('R78, R79 an item is worked on once per zone, and again in a later zone', () => {
  const p = place(twoOfAZone);
  p.play(0, work(1, 'EU2'));
  expect(doings(p.legal(0))).toEqual([]);
  p.play(0, { type: 'endVisit' });
  expect(doings(p.legal(0))).toEqual([work(1, 'NA2')]);
  p.play(0, work(1, 'NA2'));
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-09', rings: 16 + 7, on: 'NA2' });
});

test('R78 the mark belongs to the item, also in the hands of another player', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.labs(1, 'EU3');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 1, stop: 1 });
    x.cards(1, { select: 1, do: 1 });
    x.visit(0, 'center');
    x.leave(1, 0);
  });
  p.play(0, work(1, 'EU2'));
  p.play(0, { type: 'stopWork', item: 'E1-09' });
  p.play(1, { type: 'selectWork', sources: 'SL' });
  p.play(1, { type: 'acceptWork', cards: ['E1-09'] });
  expect(container(p.s, 1, 1).item).toBe('E1-09');
  expect(doings(p.legal(1))).toEqual([]);
});

test('R78 with sameZoneRepeat an item may be worked on twice in a zone', () => {
  const p = place(twoOfAZone, { options: { sameZoneRepeat: true } });
  p.play(0, work(1, 'EU2'));
  expect(doings(p.legal(0))).toEqual([work(1, 'EU3')]);
});

const single = (item: string, from?: string) => (x: Scene) => {
  x.labs(0, 'EU2', 'NA2');
  x.hold(0, 1, item, 0, from);
  x.cards(0, { do: 1, stop: 1 });
  x.visit(0, 'center');
};

test('R80 the base is the capacity', () => {
  expect(ringsOf(single('N1-09', 'EU2'), work(1, 'EU2'))).toBe(9);
});

test('R81 on the continent of the customer it is doubled', () => {
  expect(ringsOf(single('E1-09', 'EU2'), work(1, 'EU2'))).toBe(18);
});

test('R82 the die: 1 gives nothing, 2 and 3 half rounded up, 4 to 6 all', () => {
  const rings = [1, 2, 3, 4, 5, 6].map((die) =>
    ringsOf(single('N1-11', 'EU2'), work(1, 'EU2'), { seed: seedFor('risk', { 0: [die] }) }),
  );
  expect(rings).toEqual([0, 5, 5, 9, 9, 9]);
});

test('R82 with riskModel average two thirds, rounded up, and no die', () => {
  const p = place(single('N1-11', 'EU2'), { options: { riskModel: 'average' } });
  p.play(0, work(1, 'EU2'));
  expect(container(p.s, 0, 1).rings).toBe(6);
  expect(p.s.chance.drawn['risk']).toEqual([0, 0]);
});

test('R83, R84 a container that came from home or from another lab pays the Overhead', () => {
  expect(ringsOf(single('N1-09'), work(1, 'EU2'))).toBe(7);
  expect(ringsOf(single('N1-09', 'NA2'), work(1, 'EU2'))).toBe(7);
  expect(ringsOf(single('N1-09', 'EU2'), work(1, 'EU2'))).toBe(9);
});

test('R83 not below 0', () => {
  const seed = seedFor('risk', { 0: [1] });
  expect(ringsOf(single('N1-11'), work(1, 'EU2'), { seed })).toBe(0);
});

test('R84 without freshStartOverhead a container from home pays nothing, one from a lab does', () => {
  const options = { freshStartOverhead: false };
  expect(ringsOf(single('N1-09'), work(1, 'EU2'), { options })).toBe(9);
  expect(ringsOf(single('N1-09', 'NA2'), work(1, 'EU2'), { options })).toBe(7);
});

test('R85 the result is added to the rings on the container', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09', 31, 'EU2');
    x.cards(0, { do: 1, stop: 1 });
    x.visit(0, 'center');
  });
  p.play(0, work(1, 'EU2'));
  expect(container(p.s, 0, 1).rings).toBe(49);
});

test('R86 low-risk items need no die', () => {
  const p = place(single('E1-09'));
  p.play(0, work(1, 'EU2'));
  expect(p.s.chance.drawn['risk']).toEqual([0, 0]);
  expect(p.events()[0]).toMatchObject({ type: 'labWorked', die: 0, risk: 0 });
});

test('R73 a container stays on a lab from round to round', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 1 });
    x.visit(0, 'center');
  });
  p.play(0, work(1, 'EU2'));
  expect(p.s.round).toBe(2);
  expect(container(p.s, 0, 1).on).toBe('EU2');
});

test('R74 several containers may stand on one lab; with containerCrowding evict the other goes home', () => {
  const crowded = (x: Scene): void => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.hold(0, 2, 'E2-09', 18, 'EU2');
    x.cards(0, { do: 1, stop: 1 });
    x.visit(0, 'center');
  };
  const p = place(crowded);
  p.play(0, work(1, 'EU2'));
  expect([container(p.s, 0, 1).on, container(p.s, 0, 2).on]).toEqual(['EU2', 'EU2']);
  const q = place(crowded, { options: { containerCrowding: 'evict' } });
  q.play(0, work(1, 'EU2'));
  expect(container(q.s, 0, 2)).toEqual({ item: 'E2-09', rings: 18, on: 'home' });
});

test('R87 two or three labs of the zone work together, one card per lab', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'EU3', 'AF1');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center', 'EV-NA1');
  });
  const sets = doings(p.legal(0)).map(({ labs }) => labs.join('+'));
  expect(sets.toSorted()).toEqual(['AF1', 'EU2', 'EU2+AF1', 'EU2+EU3', 'EU3', 'EU3+AF1']);
  p.play(0, work(1, 'AF1', 'EU2'));
  // Lagos 13 − 4 moved, Delft 18, less 4 + 2.
  expect(p.events().at(0)).toMatchObject({ lab: 'AF1', rings: 9 });
  expect(container(p.s, 0, 1).rings).toBe(9 + 18 - 6);
});

test('R88 the lead is the lab with the highest capacity; with equal ones the owner chooses', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'AF2', 'AF4');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 3 });
    x.visit(0, 'center', 'EV-NA1');
  });
  const leads = (labs: string): string[] =>
    doings(p.legal(0)).flatMap((move) => (move.labs.join('+') === labs ? [move.lead] : []));
  expect(leads('EU2+AF2')).toEqual(['EU2', 'AF2']);
  expect(leads('EU2+AF4')).toEqual(['EU2']);
  expect(leads('EU2+AF2+AF4')).toEqual(['EU2', 'AF2']);
});

test('R89 step 3 is for the lead only, and only if the container was moved to it', () => {
  const pair = (from?: string) => (x: Scene) => {
    x.labs(0, 'EU3', 'AF2');
    x.hold(0, 1, 'N1-09', 0, from);
    x.cards(0, { do: 2, stop: 1 });
    x.visit(0, 'center', 'EV-NA1');
  };
  expect(ringsOf(pair('EU3'), work(1, 'EU3', 'AF2'))).toBe(10 + 9 - 4);
  expect(ringsOf(pair(), work(1, 'EU3', 'AF2'))).toBe(10 - 2 + 9 - 4);
});

test('R90 the total does not go below 0', () => {
  const seed = seedFor('risk', { 0: [1, 1] });
  const edit = (x: Scene): void => {
    x.labs(0, 'EU3', 'AF2');
    x.hold(0, 1, 'N1-11', 0, 'EU3');
    x.cards(0, { do: 2, stop: 1 });
    x.visit(0, 'center', 'EV-NA1');
  };
  expect(ringsOf(edit, work(1, 'EU3', 'AF2'), { seed })).toBe(0);
});

test('R91 dice are thrown for the lead first, then in order of location id', () => {
  const seed = seedFor('risk', { 0: [4, 1, 2] });
  const p = place(
    (x) => {
      x.labs(0, 'EU2', 'EU4', 'AF1');
      x.hold(0, 1, 'N1-11', 0, 'AF1');
      x.cards(0, { do: 3, stop: 1 });
      x.visit(0, 'center', 'EV-NA1');
    },
    { seed },
  );
  p.play(0, work(1, 'AF1', 'EU2', 'EU4'));
  const throws = p.events().flatMap((e) => (e.type === 'labWorked' ? [[e.lab, e.die]] : []));
  expect(throws).toEqual([
    ['AF1', 4],
    ['EU2', 1],
    ['EU4', 2],
  ]);
});

test('R92 afterwards the container stands on the lead', () => {
  const p = place(twoOfAZone);
  p.play(0, work(1, 'EU3', 'EU2'));
  expect(container(p.s, 0, 1).on).toBe('EU3');
});

const finishing = (item: string, rings: number) => (x: Scene) => {
  x.labs(0, 'EU2', 'EU3', 'NA2');
  x.hold(0, 1, item, rings, 'EU2');
  x.hold(0, 2, 'N1-09');
  x.hold(0, 3, 'N2-09');
  x.queue(0, 'E2-09', 'E2-01');
  x.cards(0, { do: 2, stop: 1 });
  x.visit(0, 'center');
};

test('R93 an item whose rings reach its duration is finished at once; surplus is lost', () => {
  const exact = place(finishing('E1-09', 67));
  exact.play(0, work(1, 'EU2'));
  expect(exact.events()).toContainEqual({ type: 'finished', seat: 0, item: 'E1-09', surplus: 0 });
  const more = place(finishing('E1-09', 80));
  more.play(0, work(1, 'EU2'));
  expect(more.events()).toContainEqual({ type: 'finished', seat: 0, item: 'E1-09', surplus: 13 });
  expect(container(more.s, 0, 1).rings).toBe(0);
  const less = place(finishing('E1-09', 66));
  less.play(0, work(1, 'EU2'));
  expect(container(less.s, 0, 1).rings).toBe(84);
});

test('R94 a project goes to Finished Projects, a product on its box of the payment list', () => {
  const project = place(finishing('E1-09', 80));
  project.play(0, work(1, 'EU2'));
  expect(project.s.finished).toEqual([project.t.facts.itemAt['E1-09']]);
  for (const [item, box] of [
    ['E1-05', 3],
    ['E1-06', 5],
  ] as const) {
    const p = place(finishing(item, 14));
    p.play(0, work(1, 'EU2'));
    expect([p.s.listed, p.s.box, p.s.payee]).toEqual([[p.t.facts.itemAt[item]], [box], [0]]);
  }
});

test('R95 the container goes home and takes the head of the queue', () => {
  const p = place(finishing('E1-09', 80));
  p.play(0, work(1, 'EU2'));
  expect(container(p.s, 0, 1)).toEqual({ item: 'E2-09', rings: 0, on: 'home' });
  expect(queueIds(p.s, 0)).toEqual(['E2-01']);
});

test('R96 the lab stays used, but the new item may be worked on in another lab of the zone', () => {
  const p = place(finishing('E1-09', 80));
  p.play(0, work(1, 'EU2'));
  const moves = doings(p.legal(0));
  expect(moves).toContainEqual(work(1, 'EU3'));
  expect(moves.some(({ labs }) => labs.includes('EU2'))).toBe(false);
});

test('E8 (W8) R79, R83 follow-the-sun: three cards for 46 man-days', () => {
  const p = place((x) => {
    x.labs(0, 'OC1', 'EU1', 'NA1');
    x.hold(0, 1, 'E1-09', 20, 'OC1');
    x.cards(0, { do: 3, stop: 1 });
    x.visit(0, 'east');
  });
  const rings = ['OC1', 'EU1', 'NA1'].map((lab) => {
    p.play(0, work(1, lab));
    const now = container(p.s, 0, 1).rings;
    if (lab !== 'NA1') p.play(0, { type: 'endVisit' });
    return now;
  });
  expect(rings).toEqual([33, 56, 66]);
});
