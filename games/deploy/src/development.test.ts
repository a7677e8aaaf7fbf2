import { expect, test } from 'vitest';
import { isOptimal, tileIncome } from './figures.ts';
import { capacityA, capacityC, feeB, isOverfullWith } from './room.ts';
import {
  code,
  cubesIn,
  display,
  give,
  ofType,
  putCubes,
  putTiles,
  show,
  slot,
  table,
  tilesOf,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit } from './testing/scene.ts';
import { INTEGRATOR, KINDS, SPOT_DEVELOP } from './types.ts';
import type { Kind } from './types.ts';

const develop = (tile: Kind, discard: Kind | 'none' = 'none') =>
  ({ type: 'develop', tile, column: 1, row: 'middle', discard, office: 0 }) as const;
const shown = (tile: Kind, edit: Edit = () => {}) =>
  table((s, t) => {
    display(s, 1, 'middle', tile);
    s.income[0] = 10;
    edit(s, t);
  });
const used = (s: { used: number[] }, kind: Kind): boolean =>
  (s.used[0]! & (1 << KINDS.indexOf(kind))) !== 0;

test('R83 a skill costs one worker, a Technology 3 income more', () => {
  const skill = shown('PLANNER');
  skill.play(0, develop('PLANNER'));
  expect([skill.s.income[0], skill.s.steps[0]]).toEqual([10, 1]);
  const technology = shown('REBALANCE');
  technology.play(0, develop('REBALANCE'));
  expect([technology.s.income[0], technology.s.steps[0]]).toEqual([7, 1]);
});

test('R84 the column closes the gap and a new tile comes to the head', () => {
  const p = shown('PLANNER');
  const [bottom, , head] = p.s.columns;
  const next = p.s.leftStack.at(-1);
  p.play(0, develop('PLANNER'));
  expect(p.s.columns.slice(0, 3)).toEqual([bottom, head, next]);
});

test('R85 at most three tiles, never two of a kind; AUTOMATION colours are three kinds', () => {
  const p = shown('PLANNER', (s) => give(s, 0, 'PLANNER'));
  expect(code(p, 0, develop('PLANNER'))).toBe('have-already');
  const q = shown('AUTOMATION_BLUE', (s) => give(s, 0, 'AUTOMATION_YELLOW', 'AUTOMATION_PURPLE'));
  q.play(0, develop('AUTOMATION_BLUE'));
  expect(ofType(q.events(), 'docked')).toHaveLength(1);
});

test('R85, R86 with three tiles one is discarded for a new one, also for the other copy of its kind', () => {
  const three: Edit = (s) => give(s, 0, 'INTEGRATOR', 'SAM', 'PLANNER');
  const p = shown('INTEGRATOR', three);
  expect(code(p, 0, develop('INTEGRATOR'))).toBe('have-already');
  expect(code(p, 0, develop('INTEGRATOR', 'SAM'))).toBe('have-already');
  p.play(0, develop('INTEGRATOR', 'INTEGRATOR'));
  expect(p.s.docked[0]! & (1 << INTEGRATOR)).not.toBe(0);
  const q = shown('DESIGNER', three);
  expect(code(q, 0, develop('DESIGNER'))).toBe('no-socket');
  expect(
    code(
      shown('DESIGNER', (s) => give(s, 0, 'SAM')),
      0,
      develop('DESIGNER', 'SAM'),
    ),
  ).toBe('free-socket');
});

test('R86, R88 a discarded Technology returns its income before the new one is paid', () => {
  const p = shown('MONITORING', (s) => {
    give(s, 0, 'REBALANCE', 'SAM', 'PLANNER');
    s.income[0] = 0;
  });
  expect(code(p, 0, develop('MONITORING', 'SAM'))).toBe('technology-income');
  p.play(0, develop('MONITORING', 'REBALANCE'));
  expect(p.s.income[0]).toBe(0);
  expect(p.s.discards).toContain(KINDS.indexOf('REBALANCE'));
});

test('R87 a tile used in this round cannot be discarded', () => {
  const p = shown('SAM', (s, t) => {
    give(s, 0, 'PLANNER', 'TECH_WRITER', 'AUTOMATION_BLUE');
    slot(s, t, 0, 'cloud', ['LOG-G3']);
    show(s, t, 1, 'LOG-B1', { blue: 3 });
    s.steps = [0, 5, 5, 5];
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office: 0 });
  // 2 after AUTOMATION, 1 after TECH WRITER: both used, PLANNER not
  expect([used(p.s, 'AUTOMATION_BLUE'), used(p.s, 'TECH_WRITER'), used(p.s, 'PLANNER')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(code(p, 0, develop('SAM', 'TECH_WRITER'))).toBe('used-this-round');
  expect(code(p, 0, develop('SAM', 'AUTOMATION_BLUE'))).toBe('used-this-round');
  expect(code(p, 0, develop('SAM', 'PLANNER'))).toBeNull();
});

test('R88, R95 INTEGRATOR scores one point for five cubes when it is discarded, and its cubes go to the bag', () => {
  const p = shown('DESIGNER', (s) => {
    give(s, 0, 'INTEGRATOR', 'SAM', 'PLANNER');
    s.beside[0] = 7;
    s.bag[0]! -= 7;
  });
  const bag = p.s.bag[0]!;
  p.play(0, develop('DESIGNER', 'INTEGRATOR'));
  expect([p.s.bvp[0], p.s.beside[0], p.s.bag[0], p.s.income[0]]).toEqual([1, 0, bag + 7, 10]);
});

test('R95 an INTEGRATOR with four cubes scores nothing, and nothing is told', () => {
  for (const [cubes, told] of [
    [4, []],
    [5, [{ seat: 0, bvp: 1 }]],
  ] as const) {
    const p = shown('DESIGNER', (s) => {
      give(s, 0, 'INTEGRATOR', 'SAM', 'PLANNER');
      s.beside[0] = cubes;
      s.bag[0]! -= cubes;
    });
    p.play(0, develop('DESIGNER', 'INTEGRATOR'));
    expect(ofType(p.events(), 'integrated')).toMatchObject(told);
  }
});

test('R89 a tile works from the moment it is docked', () => {
  const p = shown('MONITORING', (s) => void (s.steps = [0, 3, 3, 3]));
  p.play(0, develop('MONITORING'));
  p.play(0, { type: 'monitor', office: 0 });
  expect(p.s.bvp[0]).toBe(1);
});

test('R90, R125 a once-per-round tile is flipped after use and reset for the next round', () => {
  const p = table((s, t) => {
    give(s, 0, 'DESIGNER');
    show(s, t, 1, 'ADM-B1', { blue: 2 });
    s.steps = [5, 6, 6, 6];
  });
  p.play(0, { type: 'designer', card: 'ADM-B1', colour: 'blue', into: 'yellow' });
  expect(code(p, 0, { type: 'designer', card: 'ADM-B1', colour: 'blue', into: 'yellow' })).toBe(
    'tile-flipped',
  );
  p.play(0, { type: 'consult', office: 0 });
  expect([p.s.round, p.s.flipped[0], p.s.used[0]]).toEqual([2, 0, 0]);
  expect(types(p.legal(1))).not.toContain('designer');
});

const analyst = (edit: Edit = () => {}, options = {}) =>
  table(
    (s, t) => {
      give(s, 0, 'ANALYST');
      putTiles(s, 0, [3], [3]);
      edit(s, t);
    },
    { options },
  );
const declare = (place: string) => ({ type: 'analyst', place }) as never;

test('R91, R109 ANALYST gives one place in a pool with hardware, declared once per round', () => {
  const p = analyst();
  expect(ofType(p.legal(0), 'analyst').map(({ place }) => place)).toEqual(['A', 'B1']);
  expect(code(p, 0, declare('C'))).toBe('no-hardware');
  p.play(0, declare('A'));
  expect(capacityA(p.t, p.s, 0)).toBe(4);
  expect(code(p, 0, declare('B1'))).toBe('declared-already');
});

test('R91 ANALYST is an aside while another seat is asked', () => {
  const p = analyst((s) => void (s.steps = [3, 0, 0, 0]));
  expect(p.asked()).toMatchObject([{ seat: 1 }]);
  expect(types(p.asides(0))).toEqual(['analyst']);
  p.play(0, declare('A'));
  expect(p.s.analyst[0]).toBe(0);
  expect(p.asked()).toMatchObject([{ seat: 1 }]);
});

test('R92 the choice stays, changes once per round, and only out of a pool that can spare the place', () => {
  const p = analyst((s) => {
    s.analyst[0] = 0;
    putCubes(s, 0, 'A', { blue: 4 });
  });
  expect(code(p, 0, declare('B1'))).toBe('place-needed');
  expect(code(p, 0, declare('A'))).toBe('there-already');
  const q = analyst((s) => {
    s.analyst[0] = 0;
    putCubes(s, 0, 'A', { blue: 3 });
  });
  q.play(0, declare('B1'));
  expect(q.s.analyst[0]).toBe(1);
});

test('R92 a removed sub-pool takes the choice with it; Pool C without hardware puts it to sleep', () => {
  const p = analyst((s) => {
    putTiles(s, 0, [], [3, 4, 5]);
    s.analyst[0] = 2;
    s.steps = [0, 3, 3, 3];
  });
  p.play(0, { type: 'removeTile', place: 'B1', value: 3, office: 0 });
  expect(p.s.analyst[0]).toBe(1);
  while (p.asked()[0]!.kind === 'followUp') p.play(0, { type: 'done' });
  p.play(0, { type: 'removeTile', place: 'B1', value: 4, office: 0 });
  expect(p.s.analyst[0]).toBe(-1);
  const q = analyst((s) => {
    s.marker[0] = 1;
    s.analyst[0] = 5;
  });
  expect(capacityC(q.t, q.s, 0)).toBe(2);
  q.play(0, { type: 'lowerC', steps: 1, office: 0 });
  expect([capacityC(q.t, q.s, 0), q.s.analyst[0]]).toEqual([0, 5]);
});

test('R92 "declared this round" ends when the last player has settled', () => {
  const p = analyst((s) => {
    s.steps = [5, 6, 6, 6];
    s.bvp = [1, 1, 1, 1];
  });
  p.play(0, declare('A'));
  p.play(0, { type: 'consult', office: 0 });
  for (const seat of [0, 1, 2, 3]) {
    expect(p.s.declared[0]).toBe(1);
    p.play(seat, { type: 'done' });
  }
  expect(p.s.declared[0]).toBe(0);
});

test('R93 DESIGNER replaces a cube on a project by one from the bag, free of charge', () => {
  const p = table((s, t) => {
    give(s, 0, 'DESIGNER');
    show(s, t, 2, 'ADM-B1', { blue: 1, purple: 1 });
  });
  const bag = [...p.s.bag];
  p.play(0, { type: 'designer', card: 'ADM-B1', colour: 'purple', into: 'yellow' });
  expect(p.s.cubes.slice(3, 6)).toEqual([1, 1, 0]);
  expect(p.s.bag).toEqual([bag[0], bag[1]! - 1, bag[2]! + 1]);
  expect([p.s.steps[0], p.asked()[0]!.seat]).toEqual([0, 0]);
});

test('R94 INTEGRATOR: one worker, up to three cubes leave, 3 income each; cards stay', () => {
  const p = table((s, t) => {
    give(s, 0, 'INTEGRATOR');
    putTiles(s, 0, [5], [4]);
    putCubes(s, 0, 'A', { blue: 2, purple: 2 });
    putCubes(s, 0, 'B1', { yellow: 1 });
    slot(s, t, 0, 'room', ['ADM-G3']);
    s.income[0] = 20;
  });
  p.play(0, { type: 'integrate', office: 0 });
  expect(types(p.legal(0))).toEqual(['send']);
  for (const [colour, from] of [
    ['purple', 'A'],
    ['purple', 'A'],
    ['yellow', 'B1'],
  ] as const)
    p.play(0, { type: 'send', colour, from });
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  p.play(0, { type: 'done' });
  expect([p.s.income[0], p.s.steps[0], p.s.beside.slice(0, 3)]).toEqual([11, 1, [0, 1, 2]]);
  expect([cubesIn(p.s, 0, 'A'), p.s.slots[0]!.length]).toEqual([[2, 0, 0], 1]);
});

test('R94 INTEGRATOR stops when income is spent and needs a cube', () => {
  const p = table((s) => {
    give(s, 0, 'INTEGRATOR');
    putCubes(s, 0, 'A', { blue: 2 });
    s.income[0] = 3;
  });
  p.play(0, { type: 'integrate', office: 0 });
  p.play(0, { type: 'send', colour: 'blue', from: 'A' });
  expect(p.legal(0)).toEqual([{ type: 'done' }]);
  expect(
    code(
      table((s) => give(s, 0, 'INTEGRATOR')),
      0,
      { type: 'integrate', office: 0 },
    ),
  ).toBe('nothing-to-send');
});

test('R96 PLANNER lowers one DEPLOY by a worker, by choice', () => {
  const p = table((s, t) => {
    give(s, 0, 'PLANNER');
    show(s, t, 1, 'LOG-B1', { blue: 2, yellow: 1 });
  });
  expect(
    ofType(p.legal(0), 'deploy')
      .filter(({ card }) => card === 'LOG-B1')
      .map(({ planner }) => planner),
  ).toEqual([false, true]);
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: true, office: 0 });
  expect([p.s.steps[0], used(p.s, 'PLANNER')]).toEqual([2, true]);
});

const settling = (edit: Edit, options = {}) =>
  table(
    (s, t) => {
      s.steps.fill(6);
      edit(s, t);
      s.agenda = [
        { kind: 'roundOver', seat: -1 },
        { kind: 'settle', seat: 0, open: false, pool: -1 },
      ];
    },
    { options },
  );

test('R97 RE-SELL sells up to five unused places of one pool for a credit each', () => {
  const p = settling((s) => {
    give(s, 0, 'RE_SELL');
    putTiles(s, 0, [5, 5], [4]);
    putCubes(s, 0, 'A', { blue: 2 });
    putCubes(s, 0, 'B1', { yellow: 4 });
    s.income[0] = 40;
  });
  expect(ofType(p.legal(0), 'resell').map(({ pool }) => pool)).toEqual(['A']);
  p.play(0, { type: 'resell', pool: 'A' });
  expect(ofType(p.legal(0), 'resell')).toEqual([]);
  p.play(0, { type: 'done' });
  expect(p.s.cash[0]).toBe(50 + 40 + 5 - 16 - 6);
});

test('R97 the amount is worked out when the window closes', () => {
  const p = settling((s) => {
    give(s, 0, 'RE_SELL', 'ANALYST');
    putCubes(s, 0, 'A', { blue: 1 });
    s.income[0] = 20;
  });
  p.play(0, { type: 'resell', pool: 'A' });
  p.play(0, declare('A'));
  p.play(0, { type: 'done' });
  expect(ofType(p.events(), 'resold')).toMatchObject([{ credits: 2 }]);
});

test('R98, R101, R127 SAM and ASSET CONTROL pay one credit for two projects each', () => {
  const p = table((s, t) => {
    slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3', 'WHS-G3']);
    slot(s, t, 0, 'cloud', ['LOG-G3', 'SAL-G3']);
    give(s, 0, 'SAM');
  });
  expect(tileIncome(p.s, 0)).toBe(2);
  give(p.s, 0, 'ASSET_CONTROL');
  expect(tileIncome(p.s, 0)).toBe(4);
});

test('R99 SPECIALIST doubles an ADD or a REMOVE for one worker; each half pays its credits', () => {
  const p = table((s) => {
    give(s, 0, 'SPECIALIST');
    s.steps = [0, 3, 3, 3];
  });
  p.play(0, { type: 'addTile', pool: 'A', value: 3, office: 0 });
  expect(types(p.legal(0))).toEqual(['addTile', 'raiseC', 'stop']);
  p.play(0, { type: 'raiseC', steps: 1, office: 0 });
  expect([p.s.cash[0], p.s.steps[0], p.s.marker[0]]).toEqual([50 - 6 - 4, 1, 1]);
  p.play(0, { type: 'removeTile', place: 'A', value: 2, office: 0 });
  expect(p.asked()).toMatchObject([{ kind: 'action' }]); // flipped: no second half
});

test('R99 stopping after the first half is no use of SPECIALIST', () => {
  const p = table((s) => give(s, 0, 'SPECIALIST'));
  p.play(0, { type: 'removeTile', place: 'A', value: 2, office: 0 });
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 1 }]); // nothing left to remove
  const q = table((s) => give(s, 0, 'SPECIALIST'));
  q.play(0, { type: 'raiseC', steps: 1, office: 0 });
  q.play(0, { type: 'stop' });
  expect([q.s.used[0], q.s.flipped[0]]).toEqual([0, 0]);
});

test('R100 TECH WRITER lowers a DEPLOY in an area deployed before', () => {
  const cost = (area: string): number => {
    const p = table((s, t) => {
      give(s, 0, 'TECH_WRITER');
      slot(s, t, 0, 'cloud', [area]);
      show(s, t, 1, 'LOG-B1', { blue: 2, yellow: 1 });
    });
    p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'cloud', planner: false, office: 0 });
    return p.s.steps[0]!;
  };
  expect([cost('LOG-G3'), cost('SAL-G3')]).toEqual([2, 3]);
});

test('R103 MONITORING: one worker, one BVP, once per round', () => {
  const p = table((s) => {
    give(s, 0, 'MONITORING');
    s.steps = [0, 4, 4, 4];
  });
  p.play(0, { type: 'monitor', office: 0 });
  expect([p.s.bvp[0], p.s.steps[0]]).toEqual([1, 1]);
  expect(code(p, 0, { type: 'monitor', office: 0 })).toBe('once-per-round');
});

test('R104 REBALANCE rearranges Pool B freely, with no free place needed on the way', () => {
  const p = table((s) => {
    give(s, 0, 'REBALANCE');
    putTiles(s, 0, [2], [3, 3]);
    putCubes(s, 0, 'B1', { yellow: 2, purple: 1 });
    putCubes(s, 0, 'B2', { yellow: 1, purple: 2 });
  });
  expect(feeB(p.t, p.s, 0)).toBe(28);
  p.play(0, { type: 'rebalance' });
  expect(p.legal(0)).toContainEqual({ type: 'arrange', yellow: 3, purple: 0 });
  const offered = ofType(p.legal(0), 'arrange');
  expect(offered.every((it) => Number(it.yellow) + Number(it.purple) === 3)).toBe(true);
  p.play(0, { type: 'arrange', yellow: 3, purple: 0 });
  expect([cubesIn(p.s, 0, 'B1'), cubesIn(p.s, 0, 'B2')]).toEqual([
    [0, 3, 0],
    [0, 0, 3],
  ]);
  expect([feeB(p.t, p.s, 0), p.s.steps[0], p.asked()[0]!.kind]).toEqual([20, 0, 'action']);
  const q = table((s) => {
    give(s, 0, 'REBALANCE');
    putTiles(s, 0, [2], [3]);
    putCubes(s, 0, 'B1', { yellow: 2 });
  });
  expect(code(q, 0, { type: 'rebalance' })).toBe('nothing-to-rebalance');
});

test('R105 ON DEMAND: three more cubes in all, half of a tile each at most; they count for the fee', () => {
  const p = table((s, t) => {
    give(s, 0, 'ON_DEMAND');
    putTiles(s, 0, [2], [3, 5]);
    putCubes(s, 0, 'B1', { yellow: 3 });
    putCubes(s, 0, 'B2', { yellow: 5 });
    show(s, t, 1, 'LOG-B1', { purple: 3 });
    s.tiles[0] = 0;
  });
  p.play(0, { type: 'deploy', card: 'LOG-B1', to: 'room', planner: false, office: 0 });
  p.play(0, { type: 'put', colour: 'purple', place: 'B1' });
  expect(p.legal(0)).toEqual([{ type: 'put', colour: 'purple', place: 'B2' }]); // 3 takes one more only
  p.play(0, { type: 'put', colour: 'purple', place: 'B2' });
  p.play(0, { type: 'put', colour: 'purple', place: 'B2' });
  expect(feeB(p.t, p.s, 0)).toBe(28);
});

test('R105 ON DEMAND: what goes beyond half of a tile needs other places, whatever is free elsewhere', () => {
  const fits = (b1: number, b2: number): boolean => {
    const { t, s } = table((state) => {
      give(state, 0, 'ON_DEMAND');
      putTiles(state, 0, [2], [4, 4]);
      putCubes(state, 0, 'B1', { yellow: b1 });
      putCubes(state, 0, 'B2', { yellow: b2 });
    });
    return !isOverfullWith(t, s, 0, s.docked[0]!);
  };
  expect([fits(6, 5), fits(5, 6), fits(7, 4), fits(6, 6)]).toEqual([true, true, false, false]);
});

test('R106 a tile that provides places in use cannot be discarded', () => {
  const three: Edit = (s) => {
    give(s, 0, 'ANALYST', 'SAM', 'OPTIMISATION');
    s.optimised[0] = 1;
    s.bag[0]!--;
    s.analyst[0] = 0;
  };
  const full = shown('DESIGNER', (s, t) => {
    three(s, t);
    putCubes(s, 0, 'A', { blue: 4 });
  });
  expect(code(full, 0, develop('DESIGNER', 'ANALYST'))).toBe('overfull-without');
  expect(code(full, 0, develop('DESIGNER', 'OPTIMISATION'))).toBe('overfull-without');
  expect(code(shown('DESIGNER', three), 0, develop('DESIGNER', 'ANALYST'))).toBeNull();
});

test('R107, R108 OPTIMISATION draws a cube when docked; its places go to A and C in turn', () => {
  const p = shown('OPTIMISATION');
  p.play(0, develop('OPTIMISATION'));
  expect(p.s.optimised.slice(0, 3).reduce((a, b) => a + b)).toBe(1);
  for (const [cubes, a, c] of [
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [5, 3, 2],
  ] as const) {
    const q = table((s) => {
      give(s, 0, 'OPTIMISATION');
      s.marker[0] = 1;
      s.round = 5;
      s.optimised[0] = cubes;
    });
    expect([capacityA(q.t, q.s, 0), capacityC(q.t, q.s, 0)]).toEqual([2 + a, 1 + c]);
  }
});

test('R109 extra places need hardware and never change the fee', () => {
  const places = (options = {}) =>
    table(
      (s) => {
        give(s, 0, 'OPTIMISATION', 'ANALYST');
        putTiles(s, 0, []);
        s.optimised[0] = 2;
        s.analyst[0] = 0;
      },
      { options },
    );
  const p = places();
  expect([capacityA(p.t, p.s, 0), capacityC(p.t, p.s, 0)]).toEqual([0, 0]);
  const q = places({ placesNeedHardware: false });
  expect([capacityA(q.t, q.s, 0), capacityC(q.t, q.s, 0)]).toEqual([2, 1]);
  const declarable = (t: typeof p) => ofType(t.legal(0), 'analyst').map(({ place }) => place);
  const moved = (options = {}) =>
    table(
      (s) => {
        give(s, 0, 'ANALYST');
        putTiles(s, 0, [], [3]);
        s.analyst[0] = 1;
      },
      { options },
    );
  expect(declarable(moved())).toEqual([]);
  expect(declarable(moved({ placesNeedHardware: false }))).toEqual(['A', 'C']);
});

test('R108 option optimisationPools = A+B: Pool B as a whole holds more', () => {
  const p = table(
    (s) => {
      give(s, 0, 'OPTIMISATION');
      putTiles(s, 0, [2], [2]);
      s.optimised[0] = 2;
      s.bag[0]! -= 2;
      putCubes(s, 0, 'B1', { yellow: 2 });
      putCubes(s, 0, 'A', { purple: 1 });
      s.round = 2;
      s.steps.fill(6);
      s.stacks[0] = 0;
    },
    { options: { optimisationPools: 'A+B' } },
  );
  p.play(0, { type: 'move', office: 0 });
  p.play(0, { type: 'shift', colour: 'purple', from: 'A', place: 'B1' });
  expect(cubesIn(p.s, 0, 'B1')).toEqual([0, 2, 1]);
  expect(isOptimal(p.t, p.s, 0, -1)).toBe(false);
});

test('R114 the Training Centre keeps PLANNER, SPECIALIST, DESIGNER and REBALANCE ready, not MONITORING', () => {
  const p = table((s) => {
    toRound(s, 2);
    give(s, 0, 'SPECIALIST', 'MONITORING');
    workers(s, 0, { spots: [SPOT_DEVELOP] });
    s.steps = [6, 11, 11, 11];
  });
  for (let i = 0; i < 2; i++) {
    p.play(0, { type: 'raiseC', steps: 1, office: 0 });
    p.play(0, { type: 'raiseC', steps: 1, office: 0 });
  }
  expect([p.s.marker[0], p.s.steps[0], used(p.s, 'SPECIALIST')]).toEqual([4, 8, true]);
  p.play(0, { type: 'monitor', office: 0 });
  expect(code(p, 0, { type: 'monitor', office: 0 })).toBe('once-per-round');
  expect(tilesOf(p.s, 0)[0]).toBe(2);
});

test('R114 DESIGNER ends after as many uses as cubes lie on the projects', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    give(s, 0, 'DESIGNER');
    workers(s, 0, { spots: [SPOT_DEVELOP] });
    show(s, t, 1, 'ADM-B1', { blue: 2 });
    show(s, t, 2, 'WHS-B1', { blue: 2 });
    show(s, t, 3, 'RND-B1', { blue: 2 });
  });
  let uses = 0;
  while (types(p.legal(0)).includes('designer')) {
    const [first] = ofType(p.legal(0), 'designer');
    p.play(0, first as never);
    uses++;
  }
  expect(uses).toBe(6);
  p.play(0, { type: 'consult', office: 0 });
  expect(p.asked()).toMatchObject([{ kind: 'followUp', seat: 0 }]); // the count starts again
});

test('R114 option trainingCentre = perAction turns tiles back after each paid action', () => {
  const p = table(
    (s, t) => {
      toRound(s, 2);
      give(s, 0, 'DESIGNER');
      workers(s, 0, { spots: [SPOT_DEVELOP] });
      show(s, t, 1, 'ADM-B1', { blue: 2 });
    },
    { options: { trainingCentre: 'perAction' } },
  );
  p.play(0, { type: 'designer', card: 'ADM-B1', colour: 'blue', into: 'yellow' });
  expect(types(p.legal(0))).not.toContain('designer');
  p.play(0, { type: 'consult', office: 0 });
  expect(types(p.legal(0))).toContain('designer');
});
