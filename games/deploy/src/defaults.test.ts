/** What the clock answers for a player, and what REBALANCE lets the tiles of Pool B hold. */
import type { Decision } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './index.ts';
import {
  cubesIn,
  give,
  ofType,
  putCubes,
  putTiles,
  show,
  table,
  toRound,
} from './testing/scene.ts';
import type { Edit, Setting } from './testing/scene.ts';
import type { Deploy, DeployFrame, DeployMove } from './types.ts';

const asked = (frame: DeployFrame, edit: Edit, setting: Setting = {}) =>
  table((s, t) => {
    edit(s, t);
    s.agenda = [frame];
  }, setting);
const fallback = (p: ReturnType<typeof table>): DeployMove => {
  const [f] = p.asked();
  return (game.agenda[f!.kind] as Decision<Deploy>).fallback(p.t, p.s, f!);
};

describe('the clock', () => {
  test('R73 puts a cube where the fees stay lowest', () => {
    const placing = (cubes: Parameters<typeof putCubes>[3], edit: Edit = () => {}) =>
      asked({ kind: 'placeCube', seat: 0, space: 0 }, (s, t) => {
        putTiles(s, 0, [3], [4, 4]);
        s.marker[0] = 3;
        show(s, t, 1, 'LOG-B1', cubes);
        edit(s, t);
      });
    expect(fallback(placing({ blue: 1 }))).toEqual({ type: 'put', colour: 'blue', place: 'C' });
    expect(fallback(placing({ yellow: 1 }))).toEqual({
      type: 'put',
      colour: 'yellow',
      place: 'B1',
    });
    expect(fallback(placing({ purple: 1 }))).toEqual({ type: 'put', colour: 'purple', place: 'C' });
    const full: Edit = (s) => putCubes(s, 0, 'C', { blue: 3 });
    expect(fallback(placing({ purple: 1 }, full))).toEqual({
      type: 'put',
      colour: 'purple',
      place: 'A',
    });
    const busy: Edit = (s, t) => {
      full(s, t);
      s.tiles[0] = 0;
      putCubes(s, 0, 'B2', { purple: 1 });
    };
    expect(fallback(placing({ purple: 1 }, busy))).toEqual({
      type: 'put',
      colour: 'purple',
      place: 'B2',
    });
  });

  test('R94 sends the first cube, then no more', () => {
    const sending = (sent: number) =>
      asked({ kind: 'integrate', seat: 0, sent }, (s) => {
        putTiles(s, 0, [2], [4]);
        s.income[0] = 9;
        putCubes(s, 0, 'A', { purple: 1 });
        putCubes(s, 0, 'B1', { yellow: 1 });
      });
    expect(fallback(sending(0))).toEqual({ type: 'send', colour: 'purple', from: 'A' });
    expect(fallback(sending(1))).toEqual({ type: 'done' });
    expect(sending(2).legal(0)).toHaveLength(3);
    expect(sending(3).legal(0)).toEqual([{ type: 'done' }]);
  });

  test('R62 shifts the first cube that can move, then no more', () => {
    const shifting = (across: number, within: number) =>
      asked({ kind: 'shift', seat: 0, across, within }, (s) => {
        putTiles(s, 0, [2], [4, 4]);
        putCubes(s, 0, 'B1', { yellow: 1 });
      });
    expect(fallback(shifting(0, 0))).toEqual({
      type: 'shift',
      colour: 'yellow',
      from: 'B1',
      place: 'B2',
    });
    expect(fallback(shifting(1, 0))).toEqual({ type: 'done' });
    expect(fallback(shifting(0, 1))).toEqual({ type: 'done' });
  });

  test('R97 re-sells the pool with most unused places, the first of equals', () => {
    const settling = (edit: Edit, pool = -1) =>
      asked({ kind: 'settle', seat: 0, open: true, pool }, (s, t) => {
        give(s, 0, 'RE_SELL');
        putTiles(s, 0, [3], [4]);
        s.marker[0] = 4;
        edit(s, t);
      });
    expect(fallback(settling(() => {}))).toEqual({ type: 'resell', pool: 'B' });
    expect(fallback(settling((s) => putCubes(s, 0, 'B1', { yellow: 2 })))).toEqual({
      type: 'resell',
      pool: 'C',
    });
    expect(fallback(settling(() => {}, 1))).toEqual({ type: 'done' });
    const full: Edit = (s) => {
      s.marker[0] = 0;
      putCubes(s, 0, 'A', { blue: 3 });
      putCubes(s, 0, 'B1', { yellow: 4 });
    };
    expect(fallback(settling(full))).toEqual({ type: 'done' });
    expect(fallback(settling((s) => void (s.docked[0] = 0)))).toEqual({ type: 'done' });
  });
});

describe('R104, R105, R108 REBALANCE', () => {
  const arranging = (b1: object, b2: object, edit: Edit = () => {}, setting: Setting = {}) =>
    asked(
      { kind: 'rebalance', seat: 0, plan: [] },
      (s, t) => {
        toRound(s, 2);
        putTiles(s, 0, [2], [3, 4]);
        edit(s, t);
        putCubes(s, 0, 'B1', b1);
        putCubes(s, 0, 'B2', b2);
      },
      setting,
    );
  const sums = (p: ReturnType<typeof table>): number[] =>
    [
      ...new Set(
        ofType(p.legal(0), 'arrange').map(({ yellow, purple }) => Number(yellow) + Number(purple)),
      ),
    ].toSorted((a, b) => a - b);

  test('a tile holds its own places, and leaves no more than the others hold', () => {
    const p = arranging({ yellow: 3 }, { purple: 3 });
    expect(sums(p)).toEqual([2, 3]);
    expect(p.legal(0)).toHaveLength(7);
    expect(fallback(p)).toEqual({ type: 'arrange', yellow: 3, purple: 0 });
    p.play(0, { type: 'arrange', yellow: 1, purple: 2 });
    expect([cubesIn(p.s, 0, 'B1'), cubesIn(p.s, 0, 'B2')]).toEqual([
      [0, 1, 2],
      [0, 2, 1],
    ]);
  });

  test('ON DEMAND: half of a tile more, three in all', () => {
    const onDemand: Edit = (s) => give(s, 0, 'ON_DEMAND');
    expect(sums(arranging({ yellow: 4 }, { purple: 4 }, onDemand))).toEqual([2, 3, 4]);
    expect(sums(arranging({ yellow: 4 }, { purple: 6 }, onDemand))).toEqual([4]);
    expect(sums(arranging({ yellow: 2 }, { purple: 2 }, onDemand))).toEqual([0, 1, 2, 3, 4]);
  });

  test('ANALYST: one place more on its tile', () => {
    const analyst: Edit = (s) => {
      give(s, 0, 'ANALYST');
      s.analyst[0] = 1;
    };
    expect(sums(arranging({ yellow: 4 }, { purple: 4 }, analyst))).toEqual([4]);
  });

  test('OPTIMISATION with A+B: places of Pool B as a whole', () => {
    const optimised: Edit = (s) => {
      give(s, 0, 'OPTIMISATION');
      s.optimised[0] = 2;
      s.bag[0]! -= 2;
    };
    const setting = { options: { optimisationPools: 'A+B' as const } };
    expect(sums(arranging({ yellow: 3 }, { purple: 5 }, optimised, setting))).toEqual([3, 4]);
    expect(sums(arranging({ yellow: 3 }, { purple: 4 }, optimised, setting))).toEqual([2, 3, 4]);
    expect(sums(arranging({ yellow: 3 }, { purple: 4 }, optimised))).toEqual([3]);
  });

  test('three tiles are planned one after the other, the last by itself', () => {
    const p = asked({ kind: 'rebalance', seat: 0, plan: [] }, (s) => {
      putTiles(s, 0, [2], [3, 3, 3]);
      putCubes(s, 0, 'B3', { yellow: 3 });
      putCubes(s, 0, 'B1', { purple: 2 });
    });
    expect(sums(p)).toEqual([0, 1, 2, 3]);
    p.play(0, { type: 'arrange', yellow: 1, purple: 1 });
    expect(p.asked()).toMatchObject([{ kind: 'rebalance', plan: [1, 1] }]);
    expect(fallback(p)).toEqual({ type: 'arrange', yellow: 0, purple: 0 });
    expect(sums(p)).toEqual([0, 1, 2, 3]);
    p.play(0, { type: 'arrange', yellow: 0, purple: 1 });
    expect(['B1', 'B2', 'B3'].map((place) => cubesIn(p.s, 0, place as never))).toEqual([
      [0, 1, 1],
      [0, 0, 1],
      [0, 2, 0],
    ]);
  });
});
