import { expect, test } from 'vitest';
import { standings } from '@boardroom/kernel';
import { PAY_OUT } from './frames.ts';
import { container, game, place, queueIds } from './testing/scene.ts';
import type { Scene, Setting } from './testing/scene.ts';
import { BILLION, LAST_ROUND, PLAYING } from './types.ts';

/** The pay-out of a round, which may end the game. */
const atPayOut = (round: number, edit: (x: Scene) => void, setting: Setting = {}) =>
  place((x) => {
    edit(x);
    x.s.round = round;
    x.s.zone = 2;
    x.s.event = 0;
    x.agenda([PAY_OUT]);
  }, setting);
const places = (p: ReturnType<typeof atPayOut>): [number, number][] =>
  standings(game, p.t, p.s).map(({ seat, place: rank }) => [seat, rank]);

test('R112 the game ends when a player has 1,000 M€ after the pay-out', () => {
  const at = (capital: number) =>
    atPayOut(10, (x) => {
      x.capital(0, capital);
      x.finished(0, 'E1-01');
    });
  expect(at(974).s.ending).toBe(PLAYING);
  expect(at(975).s.ending).toBe(BILLION);
  expect(at(975).events()).toContainEqual({ type: 'ended', ending: 'billion', round: 10 });
});

test('R112 target is an option; 0 switches it off', () => {
  const rich = (x: Scene): void => x.capital(0, 600);
  expect(atPayOut(3, rich, { options: { target: 600 } }).s.ending).toBe(BILLION);
  expect(atPayOut(3, (x) => x.capital(0, 5000), { options: { target: 0 } }).s.ending).toBe(PLAYING);
});

test('R113 the game ends after round 25', () => {
  expect(atPayOut(24, () => {}).s.round).toBe(25);
  const p = atPayOut(25, () => {});
  expect(p.s.ending).toBe(LAST_ROUND);
  expect(p.s.round).toBe(25);
  expect(p.asked()).toEqual([]);
  expect(p.s.event).toBe(-1);
  expect(atPayOut(7, () => {}, { options: { rounds: 7 } }).s.ending).toBe(LAST_ROUND);
});

test('R114 with 1,000 M€ after round 25 it is a billion ending', () => {
  expect(atPayOut(25, (x) => x.capital(1, 1000)).s.ending).toBe(BILLION);
});

test('R115, R118 at a billion ending capital alone counts', () => {
  const p = atPayOut(20, (x) => {
    x.capital(0, 1001);
    x.capital(1, 1000);
    x.labs(1, 'EU1', 'NA1', 'OC1');
  });
  expect(game.scores(p.t, p.s)).toEqual([1001, 1000]);
  expect(places(p)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('R115 with billionScoring adjusted the final value counts', () => {
  const p = atPayOut(
    20,
    (x) => {
      x.capital(0, 1001);
      x.capital(1, 1000);
      x.labs(1, 'EU1', 'NA1', 'OC1');
    },
    { options: { billionScoring: 'adjusted' } },
  );
  expect(game.scores(p.t, p.s)).toEqual([1001, 1071]);
  expect(places(p)[0]).toEqual([1, 1]);
});

test('E9 (W9) R116 the final value at a 25-round ending is 449', () => {
  const p = atPayOut(25, (x) => {
    x.labs(0, 'EU1', 'NA2', 'SA2');
    // The pay-out of round 25 itself brings S1-08 and E1-07 to the boxes of the example.
    x.capital(0, 412 - 11 - 17);
    x.list(0, 'S1-08', 3);
    x.list(0, 'E1-07', 2);
    x.hold(0, 1, 'N4-09');
    x.hold(0, 2, 'E2-01');
  });
  expect(p.s.capital[0]).toBe(412);
  expect(p.s.box).toEqual([2, 1]);
  expect(game.scores(p.t, p.s)[0]).toBe(449);
});

test('R116, R10 each half is taken of the sum and rounded down once', () => {
  const p = atPayOut(25, (x) => {
    // 13 + 15 + 11 = 39 to come: half of the sum is 19, single halves would make 18.
    x.list(0, 'E1-05', 2);
    x.list(0, 'E2-05', 2);
    x.list(0, 'E1-06', 2);
    x.capital(0, 100 - 39);
  });
  expect(game.scores(p.t, p.s)[0]).toBe(119);
});

test('R117 a final value can be negative', () => {
  const p = atPayOut(25, (x) => {
    x.capital(0, 0);
    x.queue(0, 'N4-09', 'E1-11');
  });
  expect(game.scores(p.t, p.s)[0]).toBe(-57);
});

test('R118, R120 the highest figure wins and the others are ranked in the same way', () => {
  const p = atPayOut(
    25,
    (x) => {
      x.capital(0, 10);
      x.capital(1, 30);
      x.capital(2, 20);
    },
    { players: 3 },
  );
  expect(places(p)).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test('R119 a tie at a 25-round ending goes to the higher capital', () => {
  const p = atPayOut(25, (x) => {
    x.capital(0, 90);
    x.labs(0, 'AF3');
    x.capital(1, 100);
  });
  expect(game.scores(p.t, p.s)).toEqual([100, 100]);
  expect(places(p)).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('R119, R133 players whom nothing parts share the place, and the next is third', () => {
  const p = atPayOut(25, (x) => x.capital(1, 10), { players: 3 });
  expect(places(p)).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});

test('E12 (W12) R115, R119, R120 a tie at the billion is parted by the final value', () => {
  const p = atPayOut(
    22,
    (x) => {
      x.capital(0, 1012);
      x.labs(0, 'EU1', 'SA1');
      x.capital(1, 1012);
      x.labs(1, 'OC1', 'AF4');
      x.capital(2, 998);
      x.labs(2, 'NA1', 'AS1', 'SA3');
    },
    { players: 3 },
  );
  expect(game.ranking(p.t, p.s)).toEqual([
    [1012, 1012 + 41],
    [1012, 1012 + 28],
    [998, 998 + 55],
  ]);
  expect(places(p)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

const crossing = (x: Scene): void => {
  x.s.round = 20;
  x.capital(0, 990);
  x.finished(0, 'E1-03');
  x.capital(1, 982);
  x.labs(1, 'OC1');
  x.list(1, 'E1-05', 3);
  x.cards(0, { stop: 1 });
  x.cards(1, { sell: 1, stop: 1 });
  x.visit(1, 'east');
};

test('E13 (W13) R112, R115, R129 a sale that lifts its player over the line ends the game at once', () => {
  const p = place(crossing);
  p.play(1, { type: 'sellLab', lab: 'OC1', container: 1 });
  expect(p.s.ending).toBe(BILLION);
  expect(p.s.capital).toEqual([990, 1005]);
  expect(places(p)).toEqual([
    [1, 1],
    [0, 2],
  ]);
  // The position stays as it is: event shown, zone named, cards face down, all instalments to come.
  expect(p.s.event).not.toBe(-1);
  expect(p.s.zone).toBe(0);
  expect(p.s.down).toEqual([1, 1]);
  expect(p.s.box).toEqual([3]);
  expect(game.ranking(p.t, p.s)).toEqual([
    [990, 990],
    [1005, 1005 + 19],
  ]);
  expect(p.refusal(0, { type: 'endVisit' })).toEqual({ code: 'over' });
});

test('E13 (W13) R112, R129 with billionCheck roundEnd the round is played to its end', () => {
  const p = place(crossing, { options: { billionCheck: 'roundEnd' } });
  p.play(1, { type: 'sellLab', lab: 'OC1', container: 1 });
  while (p.asked().length > 0) p.play(p.asked()[0]!.seat, { type: 'endVisit' });
  expect(p.s.capital).toEqual([990 + 59, 1005 + 13]);
  expect(places(p)[0]).toEqual([0, 1]);
});

test('R112 a forced sale never ends the game', () => {
  const { t } = place();
  const prices = t.facts.cost.map((cost) => cost >> 1);
  const upkeeps = t.facts.upkeep.toSorted((a, b) => b - a);
  const most = Math.max(...prices) + upkeeps[0]! + upkeeps[1]! + upkeeps[2]!;
  expect(most).toBeLessThan(t.options.target);
});

test('before the end the score is the final value', () => {
  const p = place((x) => {
    x.labs(0, 'EU1');
    x.hold(0, 1, 'E1-01');
  });
  expect(game.scores(p.t, p.s)).toEqual([50 + 24 - 3, 50]);
});

test('E11 (W11) R46, R47, R50–R53 swapping a lab', () => {
  const p = place((x) => {
    x.labs(0, 'NA2', 'SA2', 'OC4');
    x.capital(0, 60);
    x.hold(0, 1, 'E1-09');
    x.hold(0, 2, 'E2-09');
    x.hold(0, 3, 'A1-03', 8, 'OC4');
    x.cards(0, { sell: 1, acquire: 1, stop: 1 });
    x.visit(0, 'east');
  });
  p.play(0, { type: 'sellLab', lab: 'OC4', container: 3 });
  expect(p.s.capital[0]).toBe(69);
  expect(queueIds(p.s, 0)).toEqual(['A1-03']);
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'acquireLab', location: 'EU1' });
  expect(p.s.capital[0]).toBe(21);
  expect(container(p.s, 0, 3)).toEqual({ item: 'A1-03', rings: 0, on: 'home' });
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'endVisit' });
  expect(p.legal(0)).toHaveLength(124);
});
