/** What each question offers, in the order in which it is listed. */
import { expect, test } from 'vitest';
import {
  display,
  give,
  ofType,
  putCubes,
  putTiles,
  show,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit } from './testing/scene.ts';
import { SPOT_DEVELOP, SPOT_MOVE, SPOT_REMOVE } from './types.ts';
import type { DeployFrame } from './types.ts';

const room: Edit = (s, t) => {
  putTiles(s, 0, [4], [3, 4]);
  s.marker[0] = 2;
  s.income[0] = 9;
  s.bvp[0] = 1;
  putCubes(s, 0, 'A', { blue: 1 });
  putCubes(s, 0, 'B1', { yellow: 2 });
  show(s, t, 1, 'LOG-B1', { blue: 1 });
};

test('R42, R49, R90 before an action: the actions, then what is free', () => {
  const actions = ['deploy', 'addTile', 'raiseC', 'move', 'removeTile', 'lowerC', 'develop'];
  const p = table((s, t) => (room(s, t), give(s, 0, 'MONITORING', 'INTEGRATOR', 'ANALYST')));
  expect(types(p.legal(0))).toEqual([
    ...actions,
    'monitor',
    'integrate',
    'consult',
    'analyst',
    'trade',
  ]);
  const q = table((s, t) => (room(s, t), give(s, 0, 'DESIGNER', 'REBALANCE', 'ANALYST')));
  expect(types(q.legal(0))).toEqual([
    ...actions,
    'consult',
    'designer',
    'rebalance',
    'analyst',
    'trade',
  ]);
  expect(ofType(q.legal(0), 'trade').map((move) => move.for)).toEqual(['credits', 'income']);
});

test('R43, R50 an action of one worker may be paid by the disc or by one from the office', () => {
  const offices = (office: number): unknown[] => {
    const p = table((s, t) => {
      toRound(s, 2);
      room(s, t);
      give(s, 0, 'MONITORING', 'INTEGRATOR');
      workers(s, 0, { office });
    });
    const paid = [
      'addTile',
      'raiseC',
      'move',
      'removeTile',
      'lowerC',
      'develop',
      'monitor',
      'integrate',
      'consult',
    ];
    return [
      ...new Set(
        p
          .legal(0)
          .filter(({ type }) => paid.includes(type))
          .map((move) => JSON.stringify((move as { office?: unknown }).office)),
      ),
    ];
  };
  const upToOne = JSON.stringify({ gap: 'range', min: 0, max: 1, step: 1 });
  expect([offices(0), offices(1), offices(3)]).toEqual([['0'], [upToOne], [upToOne]]);
});

test('R94 INTEGRATOR wants 3 income and a cube in any pool', () => {
  const may = (edit: Edit): boolean => {
    const p = table((s, t) => {
      give(s, 0, 'INTEGRATOR');
      putTiles(s, 0, [4], [3]);
      s.marker[0] = 1;
      s.income[0] = 3;
      edit(s, t);
    });
    return types(p.legal(0)).includes('integrate');
  };
  expect(may(() => {})).toBe(false);
  expect(may((s) => putCubes(s, 0, 'A', { blue: 1 }))).toBe(true);
  expect(may((s) => putCubes(s, 0, 'B1', { yellow: 1 }))).toBe(true);
  expect(may((s) => putCubes(s, 0, 'C', { blue: 1 }))).toBe(true);
  expect(may((s) => (putCubes(s, 0, 'A', { blue: 1 }), void (s.income[0] = 2)))).toBe(false);
  expect(may((s) => (putCubes(s, 0, 'A', { blue: 1 }), void (s.flipped[0] = -1)))).toBe(false);
});

test('R115, R120 after an action: free MOVE, free REMOVE, tools, ANALYST, trades, done', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    room(s, t);
    give(s, 0, 'DESIGNER', 'REBALANCE', 'ANALYST');
    workers(s, 0, { spots: [SPOT_MOVE, SPOT_REMOVE] });
    s.agenda = [{ kind: 'followUp', seat: 0, move: true, remove: true }];
  });
  expect(types(p.legal(0))).toEqual([
    'move',
    'removeTile',
    'lowerC',
    'designer',
    'rebalance',
    'analyst',
    'trade',
    'done',
  ]);
});

test('R104, R114 REBALANCE is open again once the window after an action is closed', () => {
  const p = table((s, t) => {
    toRound(s, 2);
    room(s, t);
    give(s, 0, 'REBALANCE');
    workers(s, 0, { spots: [SPOT_DEVELOP] });
    s.steps = [6, 9, 9, 9];
  });
  p.play(0, { type: 'consult', office: 0 });
  p.play(0, { type: 'rebalance' });
  p.play(0, { type: 'arrange', yellow: 0, purple: 0 });
  expect(types(p.legal(0))).not.toContain('rebalance');
  p.play(0, { type: 'done' });
  expect(p.asked()).toMatchObject([{ kind: 'action', seat: 0 }]);
  expect(types(p.legal(0))).toContain('rebalance');
});

test('R27–R32, R35, R97 the questions of preparation and settlement', () => {
  const asked = (frame: DeployFrame, edit: Edit = () => {}) =>
    table((s, t) => {
      toRound(s, 2);
      room(s, t);
      s.income[0] = 40;
      workers(s, 0, { coffee: 1 });
      edit(s, t);
      s.agenda = [frame];
    });
  const team = { kind: 'prepTeam', seat: 0, open: true, added: 0, removed: 0 } as const;
  const p = asked(team, (s) => give(s, 0, 'REBALANCE', 'ANALYST'));
  expect(types(p.legal(0))).toEqual([
    'removeTech',
    'addWorker',
    'removeWorker',
    'analyst',
    'trade',
    'done',
  ]);
  const placing = asked({ kind: 'placeWorker', seat: 0, passed: 0 }, (s) => give(s, 0, 'ANALYST'));
  expect(types(placing.legal(0))).toEqual(['occupy', 'pass', 'analyst', 'trade']);
  const settling = asked({ kind: 'settle', seat: 0, open: true, pool: -1 }, (s) =>
    give(s, 0, 'RE_SELL', 'ANALYST'),
  );
  expect(types(settling.legal(0))).toEqual(['resell', 'analyst', 'trade', 'done']);
  expect(ofType(settling.legal(0), 'resell').map(({ pool }) => pool)).toEqual(['A', 'B', 'C']);
});

test('R83–R87 DEVELOP lists the display from the bottom up, tile by tile to be discarded', () => {
  const p = table((s) => {
    give(s, 0, 'SAM', 'PLANNER', 'SPECIALIST');
    display(s, 1, 'bottom', 'DESIGNER');
    display(s, 2, 'head', 'TECH_WRITER');
    s.income[0] = 0;
  });
  const offered = ofType(p.legal(0), 'develop');
  const discards = [...new Set(offered.map(({ discard }) => discard))];
  expect(discards).toEqual(['PLANNER', 'SAM', 'SPECIALIST']);
  const rows: unknown[] = ['bottom', 'middle', 'head'];
  const places = offered
    .filter(({ discard }) => discard === 'SAM')
    .map(({ column, row }) => 10 * Number(column) + rows.indexOf(row));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
});
