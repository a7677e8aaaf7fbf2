/** Every other reason a move can be refused for, with the facts its words take. */
import { describe, expect, test } from 'vitest';
import { NOT_LEGAL } from '@boardroom/kernel/testing';
import { asked, consult, expectRefusals } from '../testing/refusals.ts';
import { give, putCubes, putTiles, table, toRound, workers } from '../testing/scene.ts';
import type { Edit } from '../testing/scene.ts';

describe('R40, R36 whose turn it is', () => {
  const placing = (passed: number, office: number): Edit =>
    asked({ kind: 'placeWorker', seat: 1, passed }, (s) => {
      toRound(s, 2);
      workers(s, 0, { office });
      workers(s, 1, { office: 1 });
      s.placing = [0, 1, 2, 3];
    });
  const occupy = { type: 'occupy', spot: 'ADD' };
  const notAsked = { code: 'not-asked', facts: { asked: 1 } };
  expectRefusals([
    [
      'another disc is further back',
      consult,
      { code: 'further-back', facts: { asked: 2 } },
      (s) => void (s.steps = [3, 3, 1, 3]),
    ],
    ['a worker after passing', occupy, { code: 'you-passed' }, placing(1, 1)],
    ['a worker before one’s turn', occupy, notAsked, placing(4, 1)],
    ['no worker, passed or not', occupy, notAsked, placing(1, 0)],
    ['another move after passing', { type: 'done' }, notAsked, placing(1, 1)],
  ]);
  test('the host has no disc on the roundel', () => {
    expect(table().refusal(4, consult)).toEqual({ code: 'not-asked', facts: { asked: 0 } });
  });
});

describe('R27–R32 the team', () => {
  const team = (added: number, removed: number, edit: Edit = () => {}): Edit =>
    asked({ kind: 'prepTeam', seat: 0, open: true, added, removed }, (s, t) => {
      toRound(s, 2);
      edit(s, t);
    });
  const hire = { type: 'addWorker' };
  const dismiss = { type: 'removeWorker' };
  const remove = (tile: string) => ({ type: 'removeTech', tile });
  const income =
    (value: number): Edit =>
    (s) =>
      void (s.income[0] = value);
  const out: Edit = (s) => workers(s, 0, { coffee: 3 });
  expectRefusals([
    ['a third hired', hire, { code: 'two-workers' }, team(2, 0, income(50))],
    ['a third dismissed', dismiss, { code: 'two-workers' }, team(0, 2, out)],
    ['hired after one was dismissed', hire, { code: 'add-or-remove' }, team(0, 1, income(50))],
    ['dismissed after one was hired', dismiss, { code: 'add-or-remove' }, team(1, 0, out)],
    ['nobody to dismiss', dismiss, { code: 'no-worker-out' }, team(0, 0, income(50))],
    [
      'nobody left to hire',
      hire,
      { code: 'no-worker-left' },
      team(0, 0, (s) => {
        s.income[0] = 50;
        workers(s, 0, { coffee: 5 });
      }),
    ],
    ['income 4', hire, { code: 'income-below-zero', facts: { income: -1 } }, team(0, 0, income(4))],
    [
      'a loss',
      hire,
      { code: 'hire-loss', facts: { income: 0, fees: 14 } },
      team(0, 0, (s) => {
        s.income[0] = 5;
        putTiles(s, 0, [2], [4]);
        putCubes(s, 0, 'B1', { purple: 1 });
      }),
    ],
    [
      'a Technology one has not',
      remove('REBALANCE'),
      { code: 'not-docked', facts: { tile: 'REBALANCE' } },
      team(0, 0),
    ],
    ['a skill', remove('SAM'), { code: 'only-technology' }, team(0, 0, (s) => give(s, 0, 'SAM'))],
    [
      'a Technology after a change of workers',
      remove('REBALANCE'),
      { code: 'before-workers' },
      team(1, 0, (s) => give(s, 0, 'REBALANCE')),
    ],
    [
      'a Technology whose places are full',
      remove('ON_DEMAND'),
      { code: 'overfull-without', facts: { tile: 'ON_DEMAND' } },
      team(0, 0, (s) => {
        give(s, 0, 'ON_DEMAND');
        putTiles(s, 0, [], [4]);
        putCubes(s, 0, 'B1', { yellow: 5 });
      }),
    ],
    ['a tile that there is not', remove('KETTLE'), NOT_LEGAL, team(0, 0)],
  ]);
});

describe('R43, R50 workers that pay', () => {
  const office: Edit = (s) => {
    toRound(s, 2);
    workers(s, 0, { office: 2 });
    s.cash[0] = 0;
  };
  const tile = (by: number) => ({ type: 'addTile', pool: 'A', value: 4, office: by });
  expectRefusals([
    ['more than are in the office', tile(3), { code: 'only-office', facts: { office: 2 } }, office],
    [
      'as many as are in the office',
      tile(2),
      { code: 'too-dear', facts: { price: 6, cash: 0 } },
      office,
    ],
    [
      'two for an action of one',
      { type: 'consult', office: 2 },
      { code: 'out-of-range', facts: { field: 'office', min: 0, max: 1 } },
      office,
    ],
  ]);
});

describe('R91, R92, R119 trades and ANALYST', () => {
  const trade = (what: string) => ({ type: 'trade', for: what });
  const analyst = (place: string) => ({ type: 'analyst', place });
  const own = { options: { tradeTiming: 'own' as const } };
  const elsewhere = (edit: Edit): Edit =>
    asked({ kind: 'action', seat: 1 }, (s, t) => {
      s.steps[0] = 1;
      edit(s, t);
    });
  const notAsked = { code: 'not-asked', facts: { asked: 1 } };
  const needed: Edit = (s) => {
    give(s, 0, 'ANALYST');
    s.analyst[0] = 0;
    s.marker[0] = 1;
    putCubes(s, 0, 'A', { blue: 3 });
  };
  expectRefusals([
    ['no point', trade('credits'), { code: 'no-bvp' }],
    [
      'income at the cap',
      trade('income'),
      { code: 'income-at-end', facts: { cap: 79 } },
      (s) => {
        s.bvp[0] = 1;
        s.income[0] = 79;
      },
    ],
    ['one’s own time alone', trade('income'), notAsked, elsewhere((s) => void (s.bvp[0] = 1)), own],
    [
      '… at the cap',
      trade('credits'),
      notAsked,
      elsewhere((s) => {
        s.bvp[0] = 1;
        s.income[0] = 79;
      }),
      own,
    ],
    [
      'in the middle of an action',
      analyst('A'),
      { code: 'finish-first' },
      asked({ kind: 'shift', seat: 0, across: 1, within: 0 }, needed),
    ],
    ['no ANALYST', analyst('A'), { code: 'not-docked', facts: { tile: 'ANALYST' } }],
    [
      'declared already',
      analyst('C'),
      { code: 'declared-already' },
      (s, t) => {
        needed(s, t);
        s.declared[0] = 1;
      },
    ],
    ['there already', analyst('A'), { code: 'there-already', facts: { place: 'A' } }, needed],
    ['no tile there', analyst('B1'), { code: 'no-hardware', facts: { place: 'B1' } }, needed],
    [
      'a place that is needed',
      analyst('C'),
      { code: 'place-needed', facts: { place: 'A' } },
      needed,
    ],
    ['a place that there is not', analyst('D'), NOT_LEGAL, needed],
    [
      'a free place, out of time',
      analyst('C'),
      notAsked,
      elsewhere((s, t) => {
        needed(s, t);
        putCubes(s, 0, 'A', { blue: 2 });
      }),
      own,
    ],
  ]);
});
