/** What a question wants first, and when the time of a move is: code by code. */
import { describe } from 'vitest';
import { NOT_LEGAL } from '@boardroom/kernel/testing';
import {
  addTile,
  asked,
  consult,
  expectRefusals,
  lowerC,
  raiseC,
  removeTile,
} from '../testing/refusals.ts';
import { give, putCubes, putTiles } from '../testing/scene.ts';
import type { Edit } from '../testing/scene.ts';
import type { DeployFrame } from '../types.ts';

describe('R42, R99, R115 what a question wants first, and when the time of a move is', () => {
  const inRoom: Edit = (s) => {
    putTiles(s, 0, [3], [4, 4]);
    s.marker[0] = 2;
    s.income[0] = 9;
    putCubes(s, 0, 'A', { blue: 1 });
    putCubes(s, 0, 'B1', { yellow: 1 });
  };
  const team = { kind: 'prepTeam', seat: 0, open: true, added: 0, removed: 0 } as const;
  const frames: readonly (readonly [DeployFrame, string])[] = [
    [{ kind: 'startPool', seat: 0 }, 'start-first'],
    [team, 'team-first'],
    [{ kind: 'placeWorker', seat: 0, passed: 0 }, 'spots-first'],
    [{ kind: 'placeCube', seat: 0, space: 0 }, 'finish-first'],
    [{ kind: 'shift', seat: 0, across: 0, within: 0 }, 'finish-first'],
    [{ kind: 'second', seat: 0, half: 'add' }, 'finish-first'],
    [{ kind: 'integrate', seat: 0, sent: 0 }, 'finish-first'],
    [{ kind: 'rebalance', seat: 0, plan: [] }, 'finish-first'],
    [{ kind: 'followUp', seat: 0, move: true, remove: true }, 'action-done'],
    [{ kind: 'settle', seat: 0, open: true, pool: -1 }, 'actions-over'],
  ];
  expectRefusals(
    frames.map(([frame, code]) => [
      `${frame.kind}: ${code}`,
      consult,
      { code },
      asked(frame, inRoom),
    ]),
  );
  const times = {
    start: 'started-already',
    addWorker: 'in-preparation',
    removeWorker: 'in-preparation',
    removeTech: 'in-preparation',
    occupy: 'spots-in-preparation',
    put: 'deploy-first',
    shift: 'move-first',
    send: 'integrate-first',
    arrange: 'rebalance-first',
    resell: 'at-round-end',
    done: 'act-first',
    stop: 'act-first',
    pass: 'no-pass',
  };
  expectRefusals(
    Object.entries(times).map(([type, code]) => [`${type}: ${code}`, { type }, { code }]),
  );
  const second = (half: 'add' | 'remove'): Edit => asked({ kind: 'second', seat: 0, half }, inRoom);
  const after = (move: boolean, remove: boolean): Edit =>
    asked({ kind: 'followUp', seat: 0, move, remove }, inRoom);
  expectRefusals([
    ['a REMOVE after half an ADD', removeTile('B2', 4), { code: 'same-half' }, second('add')],
    ['an ADD after half a REMOVE', addTile('A', 3), { code: 'same-half' }, second('remove')],
    [
      'a fourth step of an ADD',
      raiseC(4),
      { code: 'three-steps-up', facts: { end: 9 } },
      second('add'),
    ],
    [
      'a REMOVE of what is in use',
      removeTile('B1', 4),
      { code: 'in-use', facts: { place: 'B1' } },
      second('remove'),
    ],
    [
      'no free MOVE',
      { type: 'move', office: 0 },
      { code: 'free-move-follows' },
      after(false, true),
    ],
    [
      'a free MOVE with nothing to move',
      { type: 'move', office: 0 },
      { code: 'free-move-follows' },
      asked({ kind: 'followUp', seat: 0, move: true, remove: false }),
    ],
    ['no free REMOVE', lowerC(1), { code: 'free-remove-follows' }, after(true, false)],
    [
      'a free REMOVE of what is in use',
      removeTile('B1', 4),
      { code: 'in-use', facts: { place: 'B1' } },
      after(false, true),
    ],
    [
      'a second worker for a second half',
      addTile('A', 3, 1),
      { code: 'only-office', facts: { office: 0 } },
      second('add'),
    ],
  ]);
});

describe('R97 RE-SELL', () => {
  const settle = (pool: number, edit: Edit): Edit =>
    asked({ kind: 'settle', seat: 0, open: true, pool }, edit);
  const resell = (pool: string) => ({ type: 'resell', pool });
  const seller: Edit = (s) => {
    give(s, 0, 'RE_SELL');
    putCubes(s, 0, 'A', { blue: 2 });
  };
  const notDocked = { code: 'not-docked', facts: { tile: 'RE_SELL' } };
  expectRefusals([
    ['without the tile', resell('A'), notDocked, settle(-1, () => {})],
    ['a second pool', resell('A'), { code: 'resold-already' }, settle(1, seller)],
    [
      'a full pool',
      resell('A'),
      { code: 'nothing-unused', facts: { pool: 'A' } },
      settle(-1, seller),
    ],
    [
      'an empty pool',
      resell('C'),
      { code: 'nothing-unused', facts: { pool: 'C' } },
      settle(-1, seller),
    ],
    ['a pool that there is not', resell('D'), NOT_LEGAL, settle(-1, seller)],
  ]);
});
