/** Every reason a DEVELOP or the use of DESIGNER can be refused for, with the facts its words take. */
import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../testing/refusals.ts';
import {
  display,
  give,
  putCubes,
  putTiles,
  show,
  table,
  toRound,
  workers,
} from '../testing/scene.ts';
import type { Edit } from '../testing/scene.ts';
import { SPOT_DEVELOP } from '../types.ts';
import type { Kind } from '../types.ts';

describe('R83–R87, R106 DEVELOP', () => {
  const develop = (tile: string, discard = 'none', office = 0) => ({
    type: 'develop',
    tile,
    column: 2,
    row: 'middle',
    discard,
    office,
  });
  const shown =
    (tile: Kind, ...own: Kind[]): Edit =>
    (s) => {
      give(s, 0, ...own);
      display(s, 2, 'middle', tile);
    };
  const onDemand = shown('DESIGNER', 'ON_DEMAND', 'SAM', 'PLANNER');
  expectRefusals([
    [
      'without tiles',
      develop('DESIGNER'),
      { code: 'no-tiles' },
      () => {},
      { options: { developmentTiles: false } },
    ],
    [
      'a tile that lies elsewhere',
      develop('PLANNER'),
      { code: 'tile-not-there', facts: { tile: 'PLANNER' } },
      shown('DESIGNER'),
    ],
    [
      'a kind one has',
      develop('SAM'),
      { code: 'have-already', facts: { tile: 'SAM' } },
      shown('SAM', 'SAM'),
    ],
    [
      'a kind one has, for itself',
      develop('SAM', 'SAM'),
      { code: 'free-socket' },
      shown('SAM', 'SAM'),
    ],
    [
      'a discard with a free socket',
      develop('DESIGNER', 'SAM'),
      { code: 'free-socket' },
      shown('DESIGNER', 'SAM', 'PLANNER'),
    ],
    [
      'no discard and no socket',
      develop('DESIGNER'),
      { code: 'no-socket' },
      shown('DESIGNER', 'SAM', 'PLANNER', 'ANALYST'),
    ],
    [
      'a discard one has not',
      develop('DESIGNER', 'ANALYST'),
      { code: 'not-docked', facts: { tile: 'ANALYST' } },
      onDemand,
    ],
    [
      'a discard used this round',
      develop('DESIGNER', 'SAM'),
      { code: 'used-this-round', facts: { tile: 'SAM' } },
      (s, t) => {
        onDemand(s, t);
        s.used[0] = s.docked[0]!;
      },
    ],
    [
      'a discard that is needed',
      develop('DESIGNER', 'ON_DEMAND'),
      { code: 'overfull-without', facts: { tile: 'ON_DEMAND' } },
      (s, t) => {
        onDemand(s, t);
        putTiles(s, 0, [], [4]);
        putCubes(s, 0, 'B1', { yellow: 5 });
      },
    ],
    [
      'a Technology with income 2',
      develop('REBALANCE'),
      { code: 'technology-income', facts: { income: 2 } },
      (s, t) => {
        shown('REBALANCE')(s, t);
        s.income[0] = 2;
      },
    ],
    [
      'two workers for one action',
      develop('DESIGNER', 'none', 2),
      { code: 'out-of-range', facts: { field: 'office', min: 0, max: 1 } },
      (s, t) => {
        toRound(s, 2);
        workers(s, 0, { office: 2 });
        shown('DESIGNER')(s, t);
      },
    ],
  ]);
});

describe('R93, R114 DESIGNER', () => {
  const design = (colour: string, into: string, card = 'ADM-B1') => ({
    type: 'designer',
    card,
    colour,
    into,
  });
  const designer: Edit = (s, t) => {
    give(s, 0, 'DESIGNER');
    show(s, t, 1, 'ADM-B1', { blue: 2 });
  };
  const trained =
    (designs: number): Edit =>
    (s, t) => {
      toRound(s, 2);
      workers(s, 0, { spots: [SPOT_DEVELOP] });
      designer(s, t);
      show(s, t, 2, 'LOG-B1', { yellow: 1 });
      show(s, t, 3, 'WHS-G1', { purple: 3 });
      s.designs[0] = designs;
    };
  expectRefusals([
    [
      'without the tile',
      design('blue', 'yellow'),
      { code: 'not-docked', facts: { tile: 'DESIGNER' } },
    ],
    [
      'a card that is not shown',
      design('blue', 'yellow', 'X'),
      { code: 'not-on-display' },
      designer,
    ],
    [
      'a cube that is not there',
      design('yellow', 'blue'),
      { code: 'no-cube-on-card', facts: { colour: 'yellow' } },
      designer,
    ],
    ['the same colour', design('blue', 'blue'), { code: 'same-colour' }, designer],
    [
      'a colour that has run out',
      design('blue', 'purple'),
      { code: 'none-in-bag', facts: { colour: 'purple' } },
      (s, t) => {
        designer(s, t);
        s.bag[2] = 0;
      },
    ],
    [
      'flipped',
      design('blue', 'yellow'),
      { code: 'tile-flipped', facts: { tile: 'DESIGNER' } },
      (s, t) => {
        designer(s, t);
        s.flipped[0] = s.docked[0]!;
      },
    ],
    ['as often as cubes lie there', design('blue', 'yellow'), { code: 'designs-used' }, trained(6)],
    ['no colour', design('green', 'blue'), { code: 'not-legal' }, designer],
    ['into no colour', design('blue', 'green'), { code: 'not-legal' }, designer],
  ]);
  test('R114 as often as cubes lie there, in the Training Centre', () => {
    expect(table(trained(5)).refusal(0, design('blue', 'yellow'))).toBeNull();
  });
});
