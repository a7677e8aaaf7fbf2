import { standings } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { capacityOf, isOptimal, unusedIn } from './figures.ts';
import { game } from './index.ts';
import { capacityA, capacityB, capacityC, feeA, feeB, feeC, fees } from './room.ts';
import { finalIncome, finalLines, tieProfit } from './scoring.ts';
import {
  give,
  ofType,
  putCubes,
  putTiles,
  slot,
  table,
  toRound,
  types,
  workers,
} from './testing/scene.ts';
import type { Edit, Setting } from './testing/scene.ts';

/** Seat 0 settles, then the round is over. */
const settling = (edit: Edit = () => {}, setting: Setting = {}) =>
  table((s, t) => {
    s.steps.fill(6);
    edit(s, t);
    s.agenda = [
      { kind: 'roundOver', seat: -1 },
      { kind: 'settle', seat: 0, open: false, pool: -1 },
    ];
  }, setting);
const done = (p: ReturnType<typeof table>): void => {
  while (p.asked()[0]?.kind === 'settle') p.play(p.asked()[0]!.seat, { type: 'done' });
};

test('R121 Pool A: 8 for each colour present times the tiles; nothing without cubes', () => {
  for (const [cubes, fee] of [
    [{}, 0],
    [{ blue: 1 }, 16],
    [{ purple: 3 }, 16],
    [{ blue: 1, purple: 1 }, 32],
  ] as const) {
    const p = table((s) => {
      putTiles(s, 0, [2, 5]);
      putCubes(s, 0, 'A', cubes);
    });
    expect(feeA(p.t, p.s, 0)).toBe(fee);
  }
});

test('R122 Pool B: 6 for each tile, 14 with a purple cube, 6 when empty', () => {
  const p = table((s) => {
    putTiles(s, 0, [], [3, 4, 5]);
    putCubes(s, 0, 'B1', { yellow: 1, purple: 1 });
    putCubes(s, 0, 'B2', { yellow: 4 });
  });
  expect(feeB(p.t, p.s, 0)).toBe(14 + 6 + 6);
});

test('R123 Pool C: 3 for each step of the marker, used or not; an option changes the scale', () => {
  for (let marker = 0; marker <= 9; marker++) {
    const p = table((s) => void (s.marker[0] = marker));
    expect(feeC(p.t, p.s, 0)).toBe(3 * marker);
  }
  const poolCFee = [0, 1, 1, 2, 3, 5, 8, 13, 21, 34];
  const q = table((s) => void (s.marker[0] = 6), { options: { poolCFee } });
  expect(fees(q.t, q.s, 0)).toBe(8);
});

test('R155 capacity: Pool A as one, Pool B tile by tile, Pool C by the marker', () => {
  const p = table((s) => {
    putTiles(s, 0, [2, 5], [3, 4]);
    s.marker[0] = 4;
  });
  expect([
    capacityA(p.t, p.s, 0),
    capacityB(p.s, 0, 1),
    capacityB(p.s, 0, 2),
    capacityC(p.t, p.s, 0),
  ]).toEqual([7, 3, 4, 4]);
});

test('R124 all workers on the board go to the coffee room', () => {
  const p = table((s) => {
    toRound(s, 2);
    s.steps = [11, 12, 12, 12];
    workers(s, 0, { office: 2, coffee: 1, spots: [0, 1] });
    s.income[0] = 30;
  });
  p.play(0, { type: 'removeTile', place: 'A', value: 2, office: 0 });
  if (p.asked()[0]!.kind === 'followUp') p.play(0, { type: 'done' });
  expect([p.s.coffee[0], p.s.office[0]]).toEqual([5, 0]);
});

test('R126 the settlement window opens for BVP, RE-SELL or ANALYST and else is skipped', () => {
  const kinds = (edit: Edit): string => settling(edit).asked()[0]!.kind;
  expect(kinds(() => {})).not.toBe('settle');
  expect(kinds((s) => void (s.bvp[0] = 1))).toBe('settle');
  expect(kinds((s) => give(s, 0, 'RE_SELL'))).toBe('settle');
  expect(kinds((s) => give(s, 0, 'ANALYST'))).toBe('settle');
  expect(
    kinds((s) => {
      give(s, 0, 'RE_SELL');
      putTiles(s, 0, []);
    }),
  ).not.toBe('settle');
});

test('R128, R129 the player receives round income less fees, tiles included', () => {
  const p = settling((s, t) => {
    s.income[0] = 20;
    give(s, 0, 'SAM');
    slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3']);
    s.marker[0] = 4;
  });
  expect(p.s.cash[0]).toBe(50 + 20 + 1 - 12);
});

test('R128 option resellIsIncome = false: credits are paid but do not save from a loss', () => {
  const sale = (resellIsIncome: boolean) => {
    const p = settling(
      (s) => {
        give(s, 0, 'RE_SELL');
        putTiles(s, 0, [], [5]);
        s.income[0] = 2;
      },
      { options: { resellIsIncome } },
    );
    p.play(0, { type: 'resell', pool: 'B' });
    p.play(0, { type: 'done' });
    return [p.s.cash[0], p.s.bvp[0]];
  };
  expect(sale(true)).toEqual([51, 0]);
  expect(sale(false)).toEqual([51, -1]);
});

test('R130 missing cash is covered by forced trades, below 0 if need be', () => {
  const p = settling((s) => {
    s.cash[0] = 0;
    s.marker[0] = 4;
  });
  expect([p.s.cash[0], p.s.bvp[0]]).toEqual([3, -3 - 1]);
  expect(ofType(p.events(), 'settled')).toMatchObject([{ forced: 3 }]);
  const q = settling(
    (s) => {
      s.cash[0] = 0;
      s.marker[0] = 4;
      s.bvp[0] = 1;
    },
    { options: { bvpFloorAtZero: true } },
  );
  done(q);
  expect([q.s.cash[0], q.s.bvp[0]]).toEqual([0, 0]);
});

test('R131, R133 a loss costs a point, break-even does not', () => {
  const points = (income: number): number =>
    settling((s) => {
      s.marker[0] = 4;
      s.income[0] = income;
    }).s.bvp[0]!;
  expect([points(11), points(12), points(13)]).toEqual([-1, 0, 0]);
});

test('R132 after a loss workers go back until the round breaks even, and nothing is paid again', () => {
  const p = settling((s) => {
    s.marker[0] = 6; // fee 18
    s.income[0] = 9;
    workers(s, 0, { coffee: 4 });
  });
  expect([p.s.income[0], p.s.coffee[0], p.s.supply[0], p.s.cash[0]]).toEqual([19, 2, 3, 41]);
});

const hosting = (edit: Edit, setting: Setting = {}) =>
  table((s, t) => {
    putTiles(s, 0, [3], [6]);
    putCubes(s, 0, 'A', { blue: 2 });
    putCubes(s, 0, 'B1', { yellow: 4 });
    slot(s, t, 0, 'room', ['ADM-G3']);
    edit(s, t);
  }, setting);
const optimal = (edit: Edit, setting: Setting = {}): boolean => {
  const { t, s } = hosting(edit, setting);
  return isOptimal(t, s, 0, -1);
};

test('R134, R135 two thirds of every pool with capacity, half of the projects in the room', () => {
  expect(optimal(() => {})).toBe(true);
  expect(optimal((s) => putCubes(s, 0, 'B1', { yellow: 3 }))).toBe(false);
  expect(optimal((s) => void (s.marker[0] = 1))).toBe(false);
  expect(optimal((s, t) => slot(s, t, 0, 'cloud', ['MFG-G3']))).toBe(true);
  expect(optimal((s, t) => slot(s, t, 0, 'cloud', ['MFG-G3', 'LOG-G3']))).toBe(false);
  expect(optimal((s) => void s.removed.push(s.slots[0]!.pop()!))).toBe(false);
  expect(
    optimal((s) => {
      putTiles(s, 0, []);
      putCubes(s, 0, 'A', {});
      putCubes(s, 0, 'B1', {});
    }),
  ).toBe(false);
});

test('R135 Pool B is one pool, tile by tile with optimisationPerSubPool', () => {
  const uneven: Edit = (s) => {
    putTiles(s, 0, [3], [6, 3]);
    putCubes(s, 0, 'B1', { yellow: 6 });
  };
  expect(optimal(uneven)).toBe(true);
  expect(optimal(uneven, { options: { optimisationPerSubPool: true } })).toBe(false);
});

test('R136 places of tiles count as capacity, on-demand places only when used', () => {
  expect(
    optimal((s) => {
      give(s, 0, 'ANALYST');
      s.analyst[0] = 0;
    }),
  ).toBe(false);
  const p = hosting((s) => {
    give(s, 0, 'ON_DEMAND');
    putCubes(s, 0, 'B1', { yellow: 8 });
  });
  expect(capacityOf(p.t, p.s, 0, 1)).toBe(8);
  const q = hosting((s) => give(s, 0, 'ON_DEMAND'), { options: { onDemandCounts: 'all' } });
  expect(capacityOf(q.t, q.s, 0, 1)).toBe(9);
  expect(unusedIn(q.t, q.s, 0, 1)).toBe(2);
});

test('R134, R157 each player settles in turn order and may earn the bonus', () => {
  const p = table((s, t) => {
    s.steps = [5, 6, 6, 6];
    s.bvp.fill(1);
    putTiles(s, 0, [3]);
    putCubes(s, 0, 'A', { blue: 2 });
    slot(s, t, 0, 'room', ['ADM-G3']);
    s.income[0] = 20;
  });
  p.play(0, { type: 'consult', office: 0 });
  const order: number[] = [];
  for (let i = 0; i < 4; i++) {
    order.push(p.asked()[0]!.seat);
    p.play(p.asked()[0]!.seat, { type: 'done' });
  }
  expect(order).toEqual([0, 1, 2, 3]);
  expect(p.s.bvp[0]).toBe(2);
});

/** A finished game. */
const over = (edit: Edit, setting: Setting = {}) =>
  table((s, t) => {
    toRound(s, 5);
    s.steps.fill(30);
    s.cash.fill(0);
    for (let seat = 0; seat < 4; seat++) putTiles(s, seat, []);
    edit(s, t);
    s.agenda = [];
  }, setting);
const line = (edit: Edit, setting: Setting = {}) => {
  const { t, s } = over(edit, setting);
  return finalLines(t, s, 0);
};

test('R138, R151, R153 the total is the sum of all lines and may be negative', () => {
  const lines = line((s) => {
    s.bvp[0] = -4;
    s.cash[0] = 25;
    s.steps[0] = 31;
  });
  expect(lines).toMatchObject({ bvp: -4, cash: 2, roundel: -1, total: -3 });
  const { t, s } = over((it) => void (it.bvp = [3, 9, 5, 9]));
  expect(standings(game, t, s).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [2, 3],
    [0, 4],
  ]);
});

test('R139, R143 final income: workers and Technologies taken out, the cap lifted', () => {
  const { t, s } = over((it) => {
    it.income[0] = 75;
    workers(it, 0, { coffee: 3 });
    give(it, 0, 'REBALANCE', 'MONITORING', 'SAM');
  });
  expect(finalIncome(t, s, 0)).toBe(75 + 15 + 6);
});

test('R140 operating loss: a point for every 5 credits of shortfall, rounded up', () => {
  for (const [marker, loss] of [
    [0, 0],
    [1, -1],
    [2, -2],
    [5, -3],
  ] as const)
    expect(line((s) => void (s.marker[0] = marker)).loss + 0).toBe(loss);
});

test('R141 SAM, ASSET CONTROL and RE-SELL yield nothing in the operating loss', () => {
  expect(
    line((s, t) => {
      s.marker[0] = 1;
      give(s, 0, 'SAM', 'RE_SELL');
      slot(s, t, 0, 'room', ['ADM-G3', 'MFG-G3', 'LOG-G3', 'SAL-G3', 'WHS-G3', 'RND-G3']);
    }).loss,
  ).toBe(-1);
});

test('R142, R144 INTEGRATOR cubes keep their income reduction and score one point for five', () => {
  const lines = line((s) => {
    give(s, 0, 'INTEGRATOR');
    s.beside[0] = 9;
    s.marker[0] = 1;
  });
  expect([lines.integrator, lines.loss]).toEqual([1, -1]);
});

test('R145 a point for each space beyond home', () => {
  expect([30, 31, 34].map((steps) => line((s) => void (s.steps[0] = steps)).roundel)).toEqual([
    0, -1, -4,
  ]);
});

test('R146 tiles of 8 and 9 score a point, tiles of 2, 3 and 4 lose one', () => {
  expect(line((s) => putTiles(s, 0, [9, 8, 5, 4], [2, 3, 6, 7])).hardware).toBe(2 - 3);
});

test('R147 a point for every 10 credits, rounded down', () => {
  expect([9, 10, 39].map((cash) => line((s) => void (s.cash[0] = cash)).cash)).toEqual([0, 1, 3]);
});

const ADM = ['ADM-B2', 'ADM-S2', 'ADM-G2', 'ADM-B3', 'ADM-S3', 'ADM-G3'];
const SAL = ['SAL-B2', 'SAL-S2', 'SAL-G2', 'SAL-B3'];

test('R148 specialist: 4, 5, 6 of one area score 3, 5, 8, for each area, cloud and room together', () => {
  const points = (ids: string[], options = {}): number =>
    line(
      (s, t) => {
        slot(s, t, 0, 'room', ids.slice(0, 2));
        slot(s, t, 0, 'cloud', ids.slice(2));
      },
      { options },
    ).specialist;
  expect([3, 4, 5, 6].map((n) => points(ADM.slice(0, n)))).toEqual([0, 3, 5, 8]);
  expect(points([...ADM, ...SAL])).toBe(11);
  expect(points([...ADM, ...SAL], { specialistPerArea: false })).toBe(8);
});

test('R149, R150 generalist: 5 areas score 3, all six 5; a card counts for both bonuses', () => {
  const areas = ['MFG-G3', 'WHS-G3', 'LOG-G3', 'SAL-G3', 'RND-G3'];
  const points = (ids: string[]) => line((s, t) => slot(s, t, 0, 'room', ids));
  expect(points(areas.slice(1)).generalist).toBe(0);
  expect(points(areas).generalist).toBe(3);
  expect(points([...areas, ...ADM.slice(0, 4)])).toMatchObject({ generalist: 5, specialist: 3 });
});

test('R152 ties: profit with workers given back, then projects, then shared', () => {
  const { t, s } = over((it, table) => {
    it.income = [10, 10, 10, 5];
    workers(it, 3, { coffee: 1 });
    give(it, 1, 'SAM');
    slot(it, table, 1, 'room', ['ADM-G3', 'MFG-G3']);
    slot(it, table, 2, 'room', ['LOG-G3']);
  });
  expect(tieProfit(t, s, 3)).toBe(10);
  expect(standings(game, t, s).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ]);
});

test('R152 option tieProfit = stripped compares final income less fees', () => {
  const { t, s } = over(
    (it) => {
      it.income[0] = 10;
      give(it, 0, 'REBALANCE');
    },
    { options: { tieProfit: 'stripped' } },
  );
  expect(tieProfit(t, s, 0)).toBe(13);
});

test('R137 the game ends after the last round with the lines of the score', () => {
  const p = table((s) => {
    toRound(s, 5);
    s.steps = [29, 30, 30, 30];
  });
  p.play(0, { type: 'consult', office: 0 });
  expect(p.s.agenda).toEqual([]);
  expect(types(p.events())).toContain('scored');
});
