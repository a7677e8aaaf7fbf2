/** Every reason a DEPLOY or a cube in the server room can be refused for, with the facts its words take. */
import { describe } from 'vitest';
import { NOT_LEGAL } from '@boardroom/kernel/testing';
import { asked, expectRefusals } from '../testing/refusals.ts';
import { give, putCubes, putTiles, show, toRound, workers } from '../testing/scene.ts';
import type { Edit } from '../testing/scene.ts';

describe('R72–R78, R96 DEPLOY', () => {
  const deploy = (card: string, to = 'room', planner = false, office = 0) => ({
    type: 'deploy',
    card,
    to,
    planner,
    office,
  });
  const warehouse =
    (income: number): Edit =>
    (s, t) => {
      show(s, t, 1, 'WHS-G1', { blue: 2 });
      s.income[0] = income;
    };
  const planner =
    (cubes: number, flipped = 0): Edit =>
    (s, t) => {
      toRound(s, 2);
      workers(s, 0, { office: 2 });
      give(s, 0, 'PLANNER');
      s.flipped[0] = flipped;
      show(s, t, 1, 'LOG-B1', { blue: cubes });
    };
  expectRefusals([
    ['a card that is not shown', deploy('WHS-G9'), { code: 'not-on-display' }],
    [
      'a card that must stay',
      deploy('ADM-B1', 'cloud'),
      { code: 'room-only' },
      (s, t) => show(s, t, 1, 'ADM-B1', { blue: 2 }),
    ],
    [
      'income below 0',
      deploy('WHS-G1', 'cloud'),
      { code: 'cloud-income', facts: { income: 0, gain: 5, cloudCost: 6, result: -1 } },
      warehouse(0),
    ],
    [
      'income 0, and no PLANNER',
      deploy('WHS-G1', 'cloud', true),
      { code: 'not-docked', facts: { tile: 'PLANNER' } },
      warehouse(1),
    ],
    [
      'no room',
      deploy('WHS-G1'),
      { code: 'does-not-fit' },
      (s, t) => show(s, t, 1, 'WHS-G1', { blue: 3 }),
    ],
    [
      'PLANNER used',
      deploy('LOG-B1', 'room', true),
      { code: 'tile-flipped', facts: { tile: 'PLANNER' } },
      planner(2, -1),
    ],
    [
      'PLANNER for one worker',
      deploy('LOG-B1', 'room', true),
      { code: 'least-one-worker' },
      planner(1),
    ],
    [
      'a worker too many',
      deploy('LOG-B1', 'room', true, 2),
      { code: 'out-of-range', facts: { field: 'office', min: 0, max: 1 } },
      planner(2),
    ],
  ]);
});

describe('R63, R73, R94, R104 cubes in the server room', () => {
  const room: Edit = (s, t) => {
    putTiles(s, 0, [2], [3, 4]);
    s.marker[0] = 2;
    s.income[0] = 3;
    putCubes(s, 0, 'A', { blue: 2 });
    putCubes(s, 0, 'B1', { yellow: 3 });
    putCubes(s, 0, 'C', { purple: 2 });
    show(s, t, 1, 'LOG-B1', { yellow: 1, purple: 1 });
  };
  const put = (colour: string, place: string) => ({ type: 'put', colour, place });
  const placing = asked({ kind: 'placeCube', seat: 0, space: 0 }, room);
  const shift = (colour: string, from: string, place: string) => ({
    type: 'shift',
    colour,
    from,
    place,
  });
  const shifting = (across: number, within: number): Edit =>
    asked({ kind: 'shift', seat: 0, across, within }, room);
  const send = (colour: string, from: string) => ({ type: 'send', colour, from });
  const sending = (income: number): Edit =>
    asked({ kind: 'integrate', seat: 0, sent: 1 }, (s, t) => {
      room(s, t);
      s.income[0] = income;
    });
  const arranging = asked({ kind: 'rebalance', seat: 0, plan: [] }, room);
  expectRefusals([
    ['put into the cloud', put('yellow', 'cloud'), { code: 'no-splitting' }, placing],
    [
      'put where its colour is not taken',
      put('yellow', 'C'),
      { code: 'wrong-colour', facts: { place: 'C', colour: 'yellow' } },
      placing,
    ],
    [
      'put a cube before its turn',
      put('purple', 'B2'),
      { code: 'other-colour-first', facts: { place: 'B2', colour: 'purple' } },
      placing,
    ],
    [
      'put where no place is free',
      put('yellow', 'B1'),
      { code: 'no-room', facts: { place: 'B1' } },
      placing,
    ],
    ['put nowhere', put('yellow', 'D'), NOT_LEGAL, placing],
    ['put no colour', put('green', 'A'), NOT_LEGAL, placing],
    [
      'shift to the same place',
      shift('yellow', 'B1', 'B1'),
      { code: 'same-place' },
      shifting(0, 0),
    ],
    [
      'shift a cube that is not there',
      shift('purple', 'B1', 'B2'),
      { code: 'no-such-cube', facts: { colour: 'purple', place: 'B1' } },
      shifting(0, 0),
    ],
    [
      'shift where its colour is not taken',
      shift('yellow', 'B1', 'A'),
      { code: 'wrong-colour', facts: { place: 'A', colour: 'yellow' } },
      shifting(0, 0),
    ],
    [
      'shift a blue cube into Pool B',
      shift('blue', 'A', 'B2'),
      { code: 'wrong-colour', facts: { place: 'B2', colour: 'blue' } },
      shifting(0, 0),
    ],
    [
      'a sixth movement between pools',
      shift('purple', 'C', 'B2'),
      { code: 'too-many-movements', facts: { across: 5, within: 1, needed: 6 } },
      shifting(4, 1),
    ],
    [
      'a sixth movement inside Pool B',
      shift('yellow', 'B1', 'B2'),
      { code: 'too-many-movements', facts: { across: 4, within: 3, needed: 6 } },
      shifting(4, 2),
    ],
    [
      'shift into a full pool',
      shift('blue', 'A', 'C'),
      { code: 'no-swap', facts: { place: 'C' } },
      shifting(4, 0),
    ],
    ['shift nowhere', shift('blue', 'A', 'D'), NOT_LEGAL, shifting(0, 0)],
    ['shift from nowhere', shift('blue', 'D', 'A'), NOT_LEGAL, shifting(0, 0)],
    ['shift no colour', shift('green', 'A', 'B1'), NOT_LEGAL, shifting(0, 0)],
    [
      'send a cube that is not there',
      send('yellow', 'A'),
      { code: 'no-such-cube', facts: { colour: 'yellow', place: 'A' } },
      sending(3),
    ],
    ['send without income', send('blue', 'A'), { code: 'nothing-to-send' }, sending(2)],
    [
      'arrange more than a tile holds',
      { type: 'arrange', yellow: 3, purple: 1 },
      { code: 'does-not-hold' },
      arranging,
    ],
    [
      'INTEGRATOR without income',
      { type: 'integrate', office: 0 },
      { code: 'nothing-to-send' },
      (s, t) => {
        room(s, t);
        give(s, 0, 'INTEGRATOR');
        s.income[0] = 2;
      },
    ],
    [
      'INTEGRATOR one has not',
      { type: 'integrate', office: 0 },
      { code: 'not-docked', facts: { tile: 'INTEGRATOR' } },
      room,
    ],
    [
      'MONITORING one has not',
      { type: 'monitor', office: 0 },
      { code: 'not-docked', facts: { tile: 'MONITORING' } },
      room,
    ],
    [
      'REBALANCE one has not',
      { type: 'rebalance' },
      { code: 'not-docked', facts: { tile: 'REBALANCE' } },
      room,
    ],
    [
      'REBALANCE with one tile',
      { type: 'rebalance' },
      { code: 'nothing-to-rebalance' },
      (s) => {
        give(s, 0, 'REBALANCE');
        putTiles(s, 0, [2], [3]);
        putCubes(s, 0, 'B1', { yellow: 3 });
      },
    ],
    [
      'REBALANCE with no cube',
      { type: 'rebalance' },
      { code: 'nothing-to-rebalance' },
      (s) => {
        give(s, 0, 'REBALANCE');
        putTiles(s, 0, [2], [3, 4]);
      },
    ],
  ]);
});
