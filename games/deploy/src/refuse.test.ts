/** The illegal actions of RULES.md, each with the reason that is shown. */
import { speaker } from '@boardroom/texts';
import { expect, test } from 'vitest';
import en from '../texts/en.json' with { type: 'json' };
import {
  cubesIn,
  display,
  give,
  putCubes,
  putTiles,
  show,
  table,
  toRound,
  workers,
} from './testing/scene.ts';
import type { Edit } from './testing/scene.ts';
import { SPOT_DEPLOY, SPOT_DEVELOP, SPOT_MOVE, SPOT_REMOVE } from './types.ts';

const words = speaker(en, ['Green', 'Yellow', 'Blue', 'Red']);
const reason = (p: ReturnType<typeof table>, seat: number, move: object): string | null => {
  const refusal = p.refusal(seat, move);
  return refusal && words.refusal(refusal);
};
const deploy = (card: string, to = 'room', planner = false) => ({
  type: 'deploy',
  card,
  to,
  planner,
  office: 0,
});
const addTile = (pool: string, value: number) => ({ type: 'addTile', pool, value, office: 0 });
const raiseC = (steps: number) => ({ type: 'raiseC', steps, office: 0 });

/** Seat 0 is placing the cubes of a project. */
const deploying = (edit: Edit = () => {}) => {
  const p = table((s, t) => {
    putTiles(s, 0, [3], [5]);
    s.marker[0] = 2;
    show(s, t, 1, 'LOG-B1', { blue: 1, yellow: 1, purple: 1 });
    edit(s, t);
  });
  p.play(0, deploy('LOG-B1') as never);
  return p;
};

test('X1 R40 act while another disc is earlier on the roundel', () => {
  expect(reason(table(), 2, { type: 'consult', office: 0 })).toBe(
    'It is not your move: Green is further back on the roundel.',
  );
});

test('X2 R42 pass in the actions phase', () => {
  expect(reason(table(), 0, { type: 'pass' })).toBe(
    'There is no pass. CONSULT is always possible: 1 worker for 3 credits.',
  );
});

test('X3 R53 an ADD that costs more than the cash in hand', () => {
  const p = table((s) => void (s.cash[0] = 9));
  expect(reason(p, 0, addTile('A', 5))).toBe(
    'You need 12 credits and have 9. You could trade a BVP for 5 credits first.',
  );
  expect(reason(p, 0, raiseC(3))).toContain('You need 12 credits');
});

test('X4 R58 a fifth tile', () => {
  const p = table((s) => putTiles(s, 0, [2, 3, 3, 3]));
  expect(reason(p, 0, addTile('A', 4))).toBe('Pool A has room for 4 tiles.');
});

test('X5 R60 an empty marketplace position, or one that is not on sale', () => {
  const p = table((s) => void (s.stacks[2] = 0));
  expect(reason(p, 0, addTile('B', 5))).toBe('The value-5 stack is sold out.');
  expect(reason(p, 0, addTile('B', 8))).toBe('The marketplace sells tiles 3 to 5 in this round.');
});

test('X6 R59 four steps of Pool C, or beyond 9', () => {
  const p = table((s) => void (s.marker[0] = 8));
  expect(reason(p, 0, raiseC(4))).toBe('One ADD moves Pool C up by 1 to 3 steps, 9 at most.');
  expect(reason(p, 0, raiseC(2))).toBe('One ADD moves Pool C up by 1 to 3 steps, 9 at most.');
});

test('X7 R74 a colour the pool does not take', () => {
  const p = deploying();
  expect(reason(p, 0, { type: 'put', colour: 'blue', place: 'B1' })).toMatch(
    /^Pool B tile 1 does not take blue/,
  );
  p.play(0, { type: 'put', colour: 'blue', place: 'A' });
  expect(reason(p, 0, { type: 'put', colour: 'yellow', place: 'C' })).toMatch(
    /^Pool C does not take yellow/,
  );
});

test('X8 R73 more cubes than there is room', () => {
  const p = deploying((s) => putCubes(s, 0, 'A', { blue: 3 }));
  expect(reason(p, 0, { type: 'put', colour: 'blue', place: 'A' })).toBe(
    'Pool A has no free place.',
  );
  expect(
    reason(
      table((s, t) => show(s, t, 1, 'LOG-B1', { yellow: 3 })),
      0,
      deploy('LOG-B1'),
    ),
  ).toBe('Your server room has no places for all cubes of this project.');
});

test('X9 R72 partly to the room and partly to the cloud', () => {
  const p = deploying();
  expect(reason(p, 0, { type: 'put', colour: 'blue', place: 'cloud' })).toBe(
    'All cubes of a project go to one place: the server room or the cloud.',
  );
});

test('X10 R75 a server-room-only card into the cloud', () => {
  const p = table((s, t) => show(s, t, 1, 'ADM-B1', { blue: 2 }));
  expect(reason(p, 0, deploy('ADM-B1', 'cloud'))).toBe('This project may not leave the building.');
});

test('X11 R78 a cloud deployment that pushes income below 0', () => {
  const p = table((s, t) => show(s, t, 1, 'WHS-G1', { blue: 2 }));
  expect(reason(p, 0, deploy('WHS-G1', 'cloud'))).toBe('Income 0 + 5 - 6 would be -1.');
});

test('X12 R37, R43 pay with a worker on a spot or in the coffee room', () => {
  const p = table((s) => {
    toRound(s, 2);
    workers(s, 0, { coffee: 2, spots: [SPOT_DEPLOY] });
  });
  expect(reason(p, 0, { type: 'consult', office: 1 })).toBe(
    'Only workers in the office area can work; you have 0 there.',
  );
});

test('X13 R62 more than five movements', () => {
  const p = table((s) => {
    putTiles(s, 0, [5], [5, 5]);
    s.marker[0] = 5;
    putCubes(s, 0, 'A', { blue: 4 });
    putCubes(s, 0, 'B1', { yellow: 5 });
  });
  p.play(0, { type: 'move', office: 0 });
  for (let i = 0; i < 2; i++) p.play(0, { type: 'shift', colour: 'blue', from: 'A', place: 'C' });
  for (let i = 0; i < 5; i++)
    p.play(0, { type: 'shift', colour: 'yellow', from: 'B1', place: 'B2' });
  expect(reason(p, 0, { type: 'shift', colour: 'blue', from: 'A', place: 'C' })).toBe(
    '3 moves between pools and 5 cubes inside Pool B need 6 movements; a MOVE has 5.',
  );
});

test('X14 R63 two cubes into each other’s full sub-pool', () => {
  const p = table((s) => {
    putTiles(s, 0, [4], [3, 3]);
    putCubes(s, 0, 'B1', { yellow: 3 });
    putCubes(s, 0, 'B2', { purple: 3 });
  });
  p.play(0, { type: 'move', office: 0 });
  expect(reason(p, 0, { type: 'shift', colour: 'yellow', from: 'B1', place: 'B2' })).toBe(
    'No free place in Pool B tile 2; cubes cannot be swapped.',
  );
  expect(cubesIn(p.s, 0, 'B1')).toEqual([0, 3, 0]);
});

test('X15 R66 a tile that is in use', () => {
  const p = table((s) => {
    putTiles(s, 0, [2, 3], [4]);
    putCubes(s, 0, 'A', { blue: 3 });
    putCubes(s, 0, 'B1', { yellow: 1 });
  });
  expect(reason(p, 0, { type: 'removeTile', place: 'B1', value: 4, office: 0 })).toBe(
    'This tile is in use.',
  );
  expect(reason(p, 0, { type: 'removeTile', place: 'A', value: 3, office: 0 })).toBe(
    'This tile is in use.',
  );
  expect(reason(p, 0, { type: 'removeTile', place: 'A', value: 2, office: 0 })).toBeNull();
});

test('X16 R66 lower Pool C below its cubes', () => {
  const p = table((s) => {
    s.marker[0] = 4;
    putCubes(s, 0, 'C', { blue: 3 });
  });
  expect(reason(p, 0, { type: 'lowerC', steps: 2, office: 0 })).toBe('Pool C holds 3 cubes.');
});

const develop = (tile: string, discard = 'none') => ({
  type: 'develop',
  tile,
  column: 1,
  row: 'head',
  discard,
  office: 0,
});

test('X17 R85 a tile of a kind already owned', () => {
  const p = table((s) => {
    give(s, 0, 'PLANNER');
    display(s, 1, 'head', 'PLANNER');
  });
  expect(reason(p, 0, develop('PLANNER'))).toBe('You already have PLANNER.');
});

test('X18 R87 discard a tile used this round', () => {
  const p = table((s) => {
    give(s, 0, 'PLANNER', 'TECH_WRITER', 'SAM');
    s.used[0] = 1 << 7;
    display(s, 1, 'head', 'DESIGNER');
  });
  expect(reason(p, 0, develop('DESIGNER', 'TECH_WRITER'))).toBe('TECH WRITER was used this round.');
});

test('X19 R52, R83 a Technology with income below 3', () => {
  const p = table((s) => {
    display(s, 1, 'head', 'REBALANCE');
    s.income[0] = 2;
  });
  expect(reason(p, 0, develop('REBALANCE'))).toBe('Technologies cost 3 income; you have 2.');
});

const preparing = (edit: Edit) =>
  table((s, t) => {
    s.steps.fill(6);
    edit(s, t);
    s.agenda = [{ kind: 'prepare', seat: -1 }];
  });

test('X20 R32 a worker that would make a loss', () => {
  const p = preparing((s) => {
    putTiles(s, 0, [2, 3]);
    putCubes(s, 0, 'A', { blue: 1 });
    s.income[0] = 19;
    s.bvp[0] = 1;
  });
  expect(reason(p, 0, { type: 'addWorker' })).toBe('Income 14 would be below your fees of 16.');
});

test('X21 R29 a third worker in one round', () => {
  const p = preparing((s) => void (s.income[0] = 50));
  p.play(0, { type: 'addWorker' });
  p.play(0, { type: 'addWorker' });
  expect(reason(p, 0, { type: 'addWorker' })).toBe('At most two per round.');
});

test('X22 R35, R36 an occupied spot, or a worker after passing', () => {
  const p = table((s) => {
    toRound(s, 2);
    for (const seat of [1, 2]) workers(s, seat, { coffee: 2 });
    s.agenda = [{ kind: 'standee', seat: -1 }];
  });
  p.play(1, { type: 'occupy', spot: 'DEPLOY' });
  expect(reason(p, 2, { type: 'occupy', spot: 'DEPLOY' })).toBe('Release Train is taken.');
  p.play(2, { type: 'pass' });
  expect(reason(p, 2, { type: 'occupy', spot: 'BVP' })).toBe('You have passed.');
});

test('X23 R119 trade with BVP 0 or less', () => {
  expect(reason(table(), 0, { type: 'trade', for: 'credits' })).toBe(
    'No business value left to trade.',
  );
  expect(
    reason(
      table((s) => void (s.bvp[1] = -2)),
      1,
      { type: 'trade', for: 'income' },
    ),
  ).toBe('No business value left to trade.');
});

test('X24 R90 a flipped once-per-round tile', () => {
  const p = table((s) => {
    give(s, 0, 'REBALANCE');
    s.flipped[0] = 1 << 12;
    putTiles(s, 0, [], [3, 3]);
    putCubes(s, 0, 'B1', { yellow: 1 });
  });
  expect(reason(p, 0, { type: 'rebalance' })).toBe('REBALANCE was already used this round.');
});

test('X25 R103, R114 MONITORING twice, even with a worker on the DEVELOP spot', () => {
  const p = table((s) => {
    toRound(s, 2);
    give(s, 0, 'MONITORING', 'INTEGRATOR');
    workers(s, 0, { spots: [SPOT_DEVELOP] });
    s.steps = [6, 10, 10, 10];
    s.income[0] = 9;
    putCubes(s, 0, 'A', { blue: 2 });
  });
  p.play(0, { type: 'monitor', office: 0 });
  expect(reason(p, 0, { type: 'monitor', office: 0 })).toBe(
    'MONITORING: once per round; the Training Centre does not refresh it.',
  );
  p.play(0, { type: 'integrate', office: 0 });
  p.play(0, { type: 'send', colour: 'blue', from: 'A' });
  p.play(0, { type: 'done' });
  expect(reason(p, 0, { type: 'integrate', office: 0 })).toBe(
    'INTEGRATOR: once per round; the Training Centre does not refresh it.',
  );
});

test('X26 R96 PLANNER when the cost is already 1', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    give(s, 0, 'PLANNER');
    workers(s, 0, { spots: [SPOT_DEPLOY] });
    show(s, t, 1, 'SAL-B1', { blue: 2 });
  });
  expect(reason(p, 0, deploy('SAL-B1', 'cloud', true))).toBe('The cost cannot go below 1 worker.');
});

test('X27 R93 DESIGNER to a colour that is not in the bag, or to the same colour', () => {
  const p = table((s, t) => {
    give(s, 0, 'DESIGNER', 'INTEGRATOR');
    show(s, t, 1, 'ADM-B1', { blue: 2 });
    s.beside[2] = s.bag[2]!;
    s.bag[2] = 0;
  });
  const design = (into: string) => ({ type: 'designer', card: 'ADM-B1', colour: 'blue', into });
  expect(reason(p, 0, design('purple'))).toBe('No purple cubes left in the bag.');
  expect(reason(p, 0, design('blue'))).toBe('The new cube must have another colour.');
});

test('X28 R106 discard a tile while its places are full', () => {
  const p = table((s) => {
    give(s, 0, 'ON_DEMAND', 'SAM', 'PLANNER');
    putTiles(s, 0, [], [4]);
    putCubes(s, 0, 'B1', { yellow: 6 });
    display(s, 1, 'head', 'DESIGNER');
  });
  expect(reason(p, 0, develop('DESIGNER', 'ON_DEMAND'))).toBe(
    'A pool would be overfull without ON DEMAND.',
  );
});

test('X29, X33 R91, R92, R109 ANALYST twice, without hardware, or out of a pool that needs the place', () => {
  const analyst = (edit: Edit) =>
    table((s, t) => {
      give(s, 0, 'ANALYST');
      edit(s, t);
    });
  const p = analyst((s) => putTiles(s, 0, [2], [3]));
  expect(reason(p, 0, { type: 'analyst', place: 'C' })).toBe('Pool C has no capacity to stretch.');
  p.play(0, { type: 'analyst', place: 'A' });
  expect(reason(p, 0, { type: 'analyst', place: 'B1' })).toBe(
    'ANALYST is already declared this round.',
  );
  const q = analyst((s) => {
    s.marker[0] = 3;
    s.analyst[0] = 5;
    putCubes(s, 0, 'C', { blue: 4 });
  });
  expect(reason(q, 0, { type: 'analyst', place: 'A' })).toBe(
    'Pool C needs the place that ANALYST gives it.',
  );
});

test('X30 R27 remove a skill in the preparation phase', () => {
  const p = preparing((s) => {
    give(s, 0, 'SAM');
    s.bvp[0] = 1;
  });
  expect(reason(p, 0, { type: 'removeTech', tile: 'SAM' })).toBe(
    'Only Technology tiles can be removed here.',
  );
});

test('X31 R111 a free MOVE after CONSULT', () => {
  const p = table((s) => {
    toRound(s, 2);
    workers(s, 0, { spots: [SPOT_MOVE, SPOT_REMOVE] });
    s.marker[0] = 2;
    putCubes(s, 0, 'A', { blue: 1 });
  });
  p.play(0, { type: 'consult', office: 0 });
  expect(p.asked()).toMatchObject([{ kind: 'followUp' }]);
  expect(reason(p, 0, { type: 'move', office: 0 })).toMatch(/^The free MOVE follows ADD or DEPLOY/);
});

test('X32 R119 trade for income at the end of the income track', () => {
  const p = table((s) => {
    s.bvp[0] = 1;
    s.income[0] = 79;
  });
  expect(reason(p, 0, { type: 'trade', for: 'income' })).toBe('Your income is already at 79.');
});

test('X34 R86 name a discard with fewer than three tiles', () => {
  const p = table((s) => {
    give(s, 0, 'SAM');
    display(s, 1, 'head', 'DESIGNER');
  });
  expect(reason(p, 0, develop('DESIGNER', 'SAM'))).toBe('You still have a free socket.');
});

const consult = { type: 'consult', office: 0 };
test('X35 R19 an action before the start tile is placed', () => {
  const p = table((s) => void (s.agenda = [{ kind: 'startPool', seat: 0 }]));
  expect(reason(p, 0, consult)).toBe('First your start tile goes into Pool A or Pool B.');
});
test('X36 R29, R35 an action while the round is prepared', () => {
  const team = table((s) => {
    toRound(s, 2);
    s.agenda = [{ kind: 'prepTeam', seat: 0, open: true, added: 0, removed: 0 }];
  });
  expect(reason(team, 0, consult)).toMatch(/^The round is being prepared: .* hired/);
  const spots = table((s) => {
    toRound(s, 2);
    workers(s, 0, { office: 1 });
    s.agenda = [{ kind: 'placeWorker', seat: 0, passed: 0 }];
  });
  expect(reason(spots, 0, deploy('LOG-B1'))).toMatch(/Now workers go to bonus spots/);
});
test('X37 R73 another action while cubes are placed', () => {
  expect(reason(deploying(), 0, consult)).toBe('Finish the action first.');
});
test('X38 R29, R35, R97 what belongs to another time of the round', () => {
  const p = table();
  expect(reason(p, 0, { type: 'addWorker' })).toMatch(/preparation of a round/);
  expect(reason(p, 0, { type: 'occupy', spot: 'BVP' })).toMatch(/bonus spots in the preparation/);
  expect(reason(p, 0, { type: 'resell', pool: 'A' })).toMatch(/end of the round/);
  expect(reason(p, 0, { type: 'put', colour: 'blue', place: 'A' })).toMatch(/first DEPLOY/);
  expect(reason(p, 0, { type: 'done' })).toMatch(/CONSULT is always possible/);
});
test('X39 R112, R115 a free REMOVE without a worker at Skip Hire', () => {
  const p = table((s) => {
    toRound(s, 2);
    workers(s, 0, { spots: [SPOT_MOVE] });
    putTiles(s, 0, [3], [5]);
    putCubes(s, 0, 'A', { blue: 1 });
    s.marker[0] = 2;
    s.agenda = [{ kind: 'followUp', seat: 0, move: true, remove: false }];
  });
  const move = { type: 'removeTile', place: 'B1', value: 5, office: 0 };
  expect(reason(p, 0, move)).toMatch(/^A free REMOVE follows a paid action/);
});
