import { expect, test } from 'vitest';
import { deployCost } from './figures.ts';
import {
  code,
  cubesIn,
  fresh,
  give,
  putCubes,
  putTiles,
  show,
  slot,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit } from './testing/scene.ts';
import { SPOT_DEPLOY } from './types.ts';

const deploy = (card: string, to: 'room' | 'cloud' = 'room', planner = false) =>
  ({ type: 'deploy', card, to, planner, office: 0 }) as const;
const put = (colour: string, place: string) => ({ type: 'put', colour, place }) as never;

/** Room for everything; one project of four cubes on space 1. */
const roomy = (edit: Edit = () => {}, options = {}) =>
  table(
    (s, t) => {
      putTiles(s, 0, [5, 5], [5, 4]);
      s.marker[0] = 3;
      show(s, t, 1, 'MFG-S2', { blue: 2, yellow: 1, purple: 1 });
      edit(s, t);
    },
    { options },
  );

test('R68 only the three projects on display can be deployed', () => {
  const p = roomy();
  const hidden = p.t.content.cards[p.s.deck[0]!]!.id;
  expect(code(p, 0, deploy(hidden))).toBe('not-on-display');
  expect(code(p, 0, deploy('MFG-S2'))).toBeNull();
});

test('R69 one worker for each cube', () => {
  const p = roomy();
  expect(deployCost(p.t, p.s, 0, 0)).toBe(4);
  p.play(0, deploy('MFG-S2', 'cloud'));
  expect(p.s.steps[0]).toBe(4);
});

test('R70, R102 AUTOMATION deploys two cubes of its colour with one worker', () => {
  for (const [kind, cubes, cost] of [
    ['AUTOMATION_BLUE', { blue: 3, yellow: 1 }, 3],
    ['AUTOMATION_YELLOW', { yellow: 4 }, 2],
    ['AUTOMATION_PURPLE', { purple: 2, blue: 2 }, 3],
    ['AUTOMATION_PURPLE', { blue: 4 }, 4],
  ] as const) {
    const p = roomy((s, t) => {
      give(s, 0, kind);
      show(s, t, 1, 'MFG-S2', cubes);
    });
    expect(deployCost(p.t, p.s, 0, 0)).toBe(cost);
  }
});

test('R71, R156 all discounts add up, down to 1 worker, and apply by themselves', () => {
  const p = roomy((s, t) => {
    give(s, 0, 'AUTOMATION_BLUE', 'TECH_WRITER', 'PLANNER');
    slot(s, t, 0, 'cloud', ['MFG-G3']);
    toRound(s, 2);
    workers(s, 0, { spots: [SPOT_DEPLOY] });
  });
  expect(deployCost(p.t, p.s, 0, 0)).toBe(1); // ceil(2 / 2) + 1 + 1 = 3, spot 2, TECH WRITER 1
  expect(code(p, 0, deploy('MFG-S2', 'cloud', true))).toBe('least-one-worker');
  p.play(0, deploy('MFG-S2', 'cloud'));
  expect(p.s.steps[0]).toBe(7);
});

test('R71 a discount that has no effect is no use of its tile', () => {
  const p = roomy((s, t) => {
    give(s, 0, 'TECH_WRITER', 'AUTOMATION_YELLOW');
    slot(s, t, 0, 'cloud', ['SAL-G3']);
    show(s, t, 1, 'SAL-B1', { blue: 1, yellow: 1 });
    toRound(s, 2);
    workers(s, 0, { spots: [SPOT_DEPLOY] });
  });
  p.play(0, deploy('SAL-B1', 'cloud')); // 2, spot 1, TECH WRITER nothing more
  expect(p.s.used[0]).toBe(0);
});

test('R72, R73 every cube is placed: blue, then yellow, then purple, and no other cube moves', () => {
  const p = roomy((s) => putCubes(s, 0, 'B1', { yellow: 4 }));
  p.play(0, deploy('MFG-S2'));
  p.play(0, put('blue', 'A'));
  p.play(0, put('blue', 'C'));
  expect(p.legal(0)).toEqual([put('yellow', 'B1'), put('yellow', 'B2')]);
  p.play(0, put('yellow', 'B1'));
  expect(p.legal(0)).toEqual([put('purple', 'A'), put('purple', 'B2'), put('purple', 'C')]);
  p.play(0, put('purple', 'B2'));
  expect([
    cubesIn(p.s, 0, 'A'),
    cubesIn(p.s, 0, 'B1'),
    cubesIn(p.s, 0, 'B2'),
    cubesIn(p.s, 0, 'C'),
  ]).toEqual([
    [1, 0, 0],
    [0, 5, 0],
    [0, 0, 1],
    [1, 0, 0],
  ]);
});

test('R73 a project that does not fit is not offered for the room', () => {
  const p = table((s, t) => show(s, t, 1, 'MFG-S2', { blue: 2, yellow: 1, purple: 1 }));
  expect(code(p, 0, deploy('MFG-S2'))).toBe('does-not-fit');
});

test('R74 A and C take blue and purple, B takes yellow and purple', () => {
  const places = (cubes: object): string[] => {
    const p = roomy((s, t) => show(s, t, 1, 'WHS-B1', cubes));
    p.play(0, deploy('WHS-B1'));
    return p.legal(0).map((move) => (move as { place: string }).place);
  };
  expect(places({ blue: 2 })).toEqual(['A', 'C']);
  expect(places({ yellow: 2 })).toEqual(['B1', 'B2']);
  expect(places({ purple: 2 })).toEqual(['A', 'B1', 'B2', 'C']);
});

test('R75 the cloud takes every colour, but only cards that show it', () => {
  const p = roomy((s, t) => show(s, t, 2, 'WHS-B1', { blue: 1, yellow: 1 }));
  expect(code(p, 0, deploy('WHS-B1', 'cloud'))).toBe('room-only');
  expect(code(p, 0, deploy('MFG-S2', 'cloud'))).toBeNull();
});

test('R76, R77, R78 cloud: cubes to the bag, 3 income less for each, one BVP more', () => {
  const p = roomy((s) => void (s.income[0] = 5));
  const bag = p.s.bag.reduce((a, b) => a + b);
  p.play(0, deploy('MFG-S2', 'cloud'));
  expect([p.s.income[0], p.s.bvp[0]]).toEqual([5 + 13 - 12, 3]);
  const drawn = p.s.cubes.slice(0, 3).reduce((a, b) => a + b);
  expect(p.s.bag.reduce((a, b) => a + b)).toBe(bag + 4 - drawn);
});

test('R78 card income and cloud cost are one net change, also at the cap', () => {
  const p = roomy((s) => void (s.income[0] = 79));
  p.play(0, deploy('MFG-S2', 'cloud')); // + 13 - 12
  expect(p.s.income[0]).toBe(79);
  const q = roomy((s, t) => {
    show(s, t, 1, 'WHS-G1', { blue: 1, yellow: 1 });
    s.income[0] = 0;
  });
  expect(code(q, 0, deploy('WHS-G1', 'cloud'))).toBe('cloud-income');
});

test('R77, R79 the room: full income and BVP, the card into the server-room slot', () => {
  const p = roomy();
  p.play(0, deploy('MFG-S2'));
  for (const move of [put('blue', 'A'), put('blue', 'A'), put('yellow', 'B1'), put('purple', 'A')])
    p.play(0, move);
  const card = p.t.content.cards.findIndex(({ id }) => id === 'MFG-S2');
  expect([p.s.income[0], p.s.bvp[0], p.s.slots[0], p.s.slots[1]]).toEqual([13, 2, [card], []]);
});

test('R80 the space is refilled at once from the deck; an empty deck leaves it empty', () => {
  const p = roomy();
  const top = p.s.deck.at(-1)!;
  p.play(0, deploy('MFG-S2', 'cloud'));
  expect(p.s.spaces[0]).toBe(top);
  expect(types(p.events())).toContain('revealed');
  const q = roomy((s) => void s.removed.push(...s.deck.splice(0)));
  q.play(0, deploy('MFG-S2', 'cloud'));
  expect(q.s.spaces[0]).toBe(-1);
  expect(code(q, 1, deploy('MFG-S2', 'cloud'))).toBe('not-on-display');
});

test('R81 with too few cubes in the bag the card keeps what there is', () => {
  const p = roomy((s, t) => {
    show(s, t, 1, 'MFG-S2', {});
    give(s, 3, 'INTEGRATOR');
    for (let colour = 0; colour < 3; colour++) {
      s.beside[9 + colour]! += s.bag[colour]!;
      s.bag[colour] = 0;
    }
  });
  expect(deployCost(p.t, p.s, 0, 0)).toBe(1);
  p.play(0, deploy('MFG-S2'));
  expect([p.s.income[0], p.s.slots[0]!.length]).toEqual([13, 1]);
  expect(p.s.cubes.slice(0, 3)).toEqual([0, 0, 0]);
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]);
});

test('R80 option projectRefresh puts the oldest project under the deck, where it is known', () => {
  const p = table(
    (s) => {
      s.steps.fill(6);
      s.agenda = [{ kind: 'prepare', seat: -1 }];
    },
    { options: { projectRefresh: 'oldest' } },
  );
  const old = fresh().s.spaces[0]!;
  expect(p.s.deck[0]).toBe(old);
  expect(p.view(null).deck[0]).toBe(old);
  expect(p.view(null).deck[1]).toBe(-1);
  expect(p.s.spaces[0]).not.toBe(old);
});
