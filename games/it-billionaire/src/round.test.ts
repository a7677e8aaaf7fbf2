import { expect, test } from 'vitest';
import { forcedSale } from './decisions/forced-sale.ts';
import { CHOOSING, EVENT, LAID, ORDER, PAY_OUT, ROUND, UPKEEP, ZONE } from './frames.ts';
import { container, place, queueIds, seedFor } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';

const none = { type: 'chooseActions', acquire: 0, sell: 0, select: 0, do: 0, stop: 0 } as const;
const upkeepOnly = (x: Scene): void =>
  x.agenda([UPKEEP[0]!, ORDER, CHOOSING, LAID, EVENT, PAY_OUT]);

test('R12 the steps of a round come in order, then the next round begins', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.list(1, 'E1-05', 2);
    x.agenda([ROUND]);
  });
  expect(
    p
      .events()
      .map(({ type }) => type)
      .filter((type) => type !== 'tieThrown'),
  ).toEqual(['roundBegan', 'startPlayer', 'roundBegan', 'upkeepPaid', 'startPlayer']);
  p.play(0, none);
  p.play(1, none);
  expect(
    p
      .events()
      .map(({ type }) => type)
      .filter((type) => type !== 'tieThrown'),
  ).toEqual([
    'ready',
    'cardsLaid',
    'cardsLaid',
    'eventTurned',
    'zoneBegan',
    'zoneBegan',
    'zoneBegan',
    'payOutBegan',
    'instalmentPaid',
    'roundEnded',
    'roundBegan',
    'upkeepPaid',
    'startPlayer',
  ]);
});

test('R13, R111 at the start of a round no lab is used or new and no item counts as worked on', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 1, acquire: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  p.play(0, { type: 'acquireLab', location: 'AF4' });
  expect(p.s.round).toBe(2);
  expect(new Set(p.s.day)).toEqual(new Set([0]));
  expect(p.s.worked).toEqual([]);
  expect(container(p.s, 0, 1)).toEqual({ item: 'E1-09', rings: 16, on: 'EU2' });
  expect(p.s.down).toEqual([0, 0]);
  expect(new Set([...p.s.chosen, ...p.s.played])).toEqual(new Set([0]));
});

test('R13 at the start of each zone no item counts as worked on', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'E1-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'doWork', container: 1, labs: ['EU2'], lead: 'EU2' });
  expect(p.s.worked).toHaveLength(1);
  p.play(0, { type: 'endVisit' });
  expect(p.s.zone).toBe(2);
  expect(p.s.worked).toEqual([]);
});

test('R14, R15 Upkeep is paid for all labs, by nobody without labs', () => {
  const p = place((x) => {
    x.labs(0, 'EU1', 'SA4');
    upkeepOnly(x);
  });
  expect(p.s.capital).toEqual([50 - 6 - 1, 50]);
  expect(p.events()).toContainEqual({ type: 'upkeepPaid', seat: 0, amount: 7 });
  expect(p.events().some((event) => event.type === 'upkeepPaid' && event.seat === 1)).toBe(false);
});

test('R15 nobody pays in round 1', () => {
  const p = place();
  expect(p.s.round).toBe(1);
  expect(p.s.capital).toEqual([50, 50]);
});

test('R9 money moves between players and the bank only', () => {
  const p = place((x) => {
    x.labs(0, 'EU1', 'SA4');
    upkeepOnly(x);
  });
  expect(p.s.bank).toBe(7);
  expect(p.s.capital[0]! + p.s.capital[1]! + p.s.bank).toBe(100);
});

test('R16, R17 labs are sold one at a time until capital covers the Upkeep of the rest', () => {
  const p = place((x) => {
    x.labs(0, 'EU1', 'NA1', 'OC1');
    x.capital(0, 0);
    upkeepOnly(x);
  });
  expect(p.asked()).toEqual([{ kind: 'forcedSale', seat: 0 }]);
  expect(p.legal(0)).toHaveLength(3);
  p.play(0, { type: 'forcedSale', lab: 'EU1', container: 1 });
  // 24 M€ cover the 11 of the other two.
  expect(p.s.capital[0]).toBe(24 - 6 - 5);
  expect(p.s.labs[0]).toBe(2);
  expect(p.asked()[0]!.kind).toBe('chooseActions');
});

test('R17 if the first sale is not enough another follows, down to no lab', () => {
  const p = place((x) => {
    x.labs(0, 'AF4', 'EU1');
    x.capital(0, 0);
    upkeepOnly(x);
  });
  // 5 M€ do not pay London: with one lab left there is one way only, and it is played by itself.
  p.play(0, { type: 'forcedSale', lab: 'AF4', container: 1 });
  expect(p.s.labs[0]).toBe(0);
  expect(p.s.capital[0]).toBe(29);
});

test('R18 a forced sale may concern any zone and has the consequences of Sell Lab', () => {
  const p = place((x) => {
    x.labs(0, 'AS1', 'SA1');
    x.capital(0, 1);
    x.hold(0, 1, 'E1-01', 5, 'AS1');
    x.hold(0, 2, 'E1-02', 7, 'SA1');
    upkeepOnly(x);
  });
  p.play(0, { type: 'forcedSale', lab: 'SA1', container: 1 });
  expect(queueIds(p.s, 0)).toEqual(['E1-01']);
  expect(container(p.s, 0, 1).item).toBe('absent');
  expect(container(p.s, 0, 2)).toEqual({ item: 'E1-02', rings: 7, on: 'home' });
  expect(p.s.capital[0]).toBe(1 + 17 - 3);
});

test('R19 capital equal to the Upkeep covers it, and no sale is asked', () => {
  const p = place((x) => {
    x.labs(0, 'EU1');
    x.capital(0, 6);
    upkeepOnly(x);
  });
  expect(p.s.capital[0]).toBe(0);
  expect(p.s.labs[0]).toBe(1);
});

test('R20 a player without labs and money stays in the game', () => {
  const p = place((x) => {
    x.capital(0, 0);
    upkeepOnly(x);
  });
  expect(p.asked().map(({ seat }) => seat)).toEqual([0, 1]);
  expect(p.legal(0)).toHaveLength(6);
});

test('R21 players settle Upkeep in seat order', () => {
  const p = place(
    (x) => {
      x.labs(0, 'EU1');
      x.labs(1, 'AS1', 'AS2');
      x.labs(2, 'NA1');
      x.capital(1, 0);
      upkeepOnly(x);
    },
    { players: 3 },
  );
  expect(p.asked()).toEqual([{ kind: 'forcedSale', seat: 1 }]);
  expect(p.s.capital).toEqual([44, 0, 50]);
  p.play(1, { type: 'forcedSale', lab: 'AS1', container: 1 });
  expect(p.s.capital).toEqual([44, 15, 44]);
});

test('R10, R50 half of an odd Cost is rounded down', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.cards(0, { sell: 1 });
    x.visit(0, 'center');
    (x.t.facts.cost as number[])[x.location('EU2')] = 31;
  });
  p.play(0, { type: 'sellLab', lab: 'EU2', container: 1 });
  expect(p.s.capital[0]).toBe(65);
});

test('R22 the start player has the lowest capital after Upkeep', () => {
  const p = place((x) => {
    x.labs(1, 'EU1');
    x.capital(0, 46);
    upkeepOnly(x);
  });
  expect(p.s.capital).toEqual([46, 44]);
  expect(p.s.first).toBe(1);
});

test('R22 with turnOrderSnapshot beforeUpkeep the capital of the round before counts', () => {
  const p = place(
    (x) => {
      x.labs(1, 'EU1');
      x.capital(0, 46);
      x.agenda([ROUND]);
    },
    { options: { turnOrderSnapshot: 'beforeUpkeep' } },
  );
  expect(p.s.first).toBe(0);
});

test('R23 tied players throw; those tied for highest throw again', () => {
  const seed = seedFor('tie', { 0: [5], 1: [5, 2], 2: [3] });
  const p = place(
    (x) => {
      x.s.chance.drawn['tie']!.fill(0);
      x.agenda([ORDER, CHOOSING, LAID, EVENT, PAY_OUT]);
    },
    { players: 3, seed },
  );
  const throws = p.events().flatMap((e) => (e.type === 'tieThrown' ? [[e.seat, e.die]] : []));
  const again = throws.slice(-throws.length + throws.findLastIndex(([seat]) => seat === 2) + 1);
  expect(throws.slice(-again.length - 3, -again.length)).toEqual([
    [0, 5],
    [1, 5],
    [2, 3],
  ]);
  expect(again.slice(0, 2).map(([seat]) => seat)).toEqual([0, 1]);
  expect([0, 1]).toContain(p.s.first);
});

test('R24, R36 every zone begins with the start player and goes on clockwise, one visit each', () => {
  const p = place(
    (x) => {
      for (const seat of [0, 1, 2]) x.cards(seat, { acquire: 1 });
      x.s.first = 1;
      x.s.event = 0;
      x.agenda([...ZONE, PAY_OUT]);
    },
    { players: 3 },
  );
  const visits: [number, number][] = [];
  while (p.asked()[0]!.kind === 'visit') {
    const { seat } = p.asked()[0]!;
    visits.push([p.s.zone, seat]);
    p.play(seat, { type: 'endVisit' });
  }
  expect(visits).toEqual([0, 1, 2].flatMap((zone) => [1, 2, 0].map((seat) => [zone, seat])));
});

test('R25 the start player is made known before cards are chosen', () => {
  const p = place();
  expect(p.asked()[0]!.kind).toBe('chooseActions');
  expect(p.events().at(-1)).toEqual({ type: 'startPlayer', seat: p.s.first });
  expect(p.view(null).first).toBe(p.s.first);
});

test('R6, R32, R110 each Event Card is drawn at random from all 14 and shown to all', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 120; i++) {
    const p = place((x) => x.agenda([EVENT, CHOOSING]), { seed: `event-${i}` });
    seen.add(p.s.event);
    expect(p.view(null).event).toBe(p.s.event);
  }
  expect(seen.size).toBe(14);
});

test('R32 the Event Card comes after the choice, with eventTiming beforeSelection before it', () => {
  expect(place().s.event).toBe(-1);
  expect(place(undefined, { options: { eventTiming: 'beforeSelection' } }).s.event).not.toBe(-1);
});

test('R110 the same card can come in two rounds running', () => {
  let twice = 0;
  for (let i = 0; i < 60 && twice === 0; i++) {
    const p = place(undefined, { seed: `twice-${i}` });
    const cards: string[] = [];
    for (let day = 0; day < 4; day++) {
      p.play(0, none);
      p.play(1, none);
      for (const event of p.events()) if (event.type === 'eventTurned') cards.push(event.card);
    }
    twice += cards.filter((card, at) => card === cards[at - 1]).length;
  }
  expect(twice).toBeGreaterThan(0);
});

test('angelInvestor raises a stranded player to 30 M€ once', () => {
  const stranded = (x: Scene): void => {
    x.capital(0, 4);
    x.agenda([ORDER, CHOOSING, LAID, EVENT, PAY_OUT]);
  };
  const p = place(stranded, { options: { angelInvestor: true } });
  expect(p.s.capital[0]).toBe(30);
  expect(p.s.first).toBe(0);
  expect(p.s.angel).toEqual([1, 0]);
  expect(place(stranded).s.capital[0]).toBe(4);
  const again = place((x) => (stranded(x), (x.s.angel[0] = 1)), {
    options: { angelInvestor: true },
  });
  expect(again.s.capital[0]).toBe(4);
  const listed = place((x) => (stranded(x), x.list(0, 'E1-05', 2)), {
    options: { angelInvestor: true },
  });
  expect(listed.s.capital[0]).toBe(4);
  // Who can still buy the cheapest free lab is not stranded.
  const cheapest = Math.min(...p.t.facts.cost);
  const raised = (capital: number) =>
    place((x) => (stranded(x), x.capital(0, capital)), { options: { angelInvestor: true } }).s
      .capital[0];
  expect([raised(cheapest - 1), raised(cheapest)]).toEqual([30, cheapest]);
});

test('angelCapital and angelDays: up to that day the angel comes again, and raises to more', () => {
  const options = { angelInvestor: true, angelCapital: 60, angelDays: 15 };
  const strandedOn = (day: number, been: number) =>
    place(
      (x) => {
        x.capital(0, 4);
        x.s.round = day;
        x.s.angel[0] = been;
        x.agenda([ORDER, CHOOSING, LAID, EVENT, PAY_OUT]);
      },
      { options },
    ).s.capital[0];
  expect(strandedOn(15, 1)).toBe(60);
  expect(strandedOn(16, 1)).toBe(4);
  expect(strandedOn(16, 0)).toBe(60);
});

test('D1 the clock sells the cheapest lab and gives up the container missed least', () => {
  const p = place((x) => {
    x.labs(0, 'EU1', 'SA4');
    x.capital(0, 0);
    x.hold(0, 1, 'E1-01', 5, 'EU1');
    x.hold(0, 2, 'E1-02', 3, 'SA4');
    upkeepOnly(x);
  });
  const move = forcedSale.fallback(p.t, p.s, p.asked()[0]!);
  expect(move).toEqual({ type: 'forcedSale', lab: 'SA4', container: 2 });
});
