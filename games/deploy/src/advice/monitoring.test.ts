import { NONE, newRng } from '@boardroom/kernel';
import type { Position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { display, putTiles, table, toRound } from '../testing/scene.ts';
import type { Deploy, DeployMove, DeployState } from '../types.ts';
import { advice } from './index.ts';

/** Nothing to deploy, to buy or to remove: seat 0 has two workers left, the others none. */
function idle(round: number, cash: number, income: number): Position<Deploy> {
  return table(
    (s) => {
      toRound(s, round);
      s.steps = [6 * round - 2, 6 * round];
      s.cash[0] = cash;
      s.income[0] = income;
      for (let seat = 0; seat < 2; seat++) putTiles(s, seat, []);
      s.stacks.fill(0);
      clearProjects(s);
      display(s, 1, 'bottom', 'MONITORING');
      display(s, 1, 'middle', 'SAM');
      display(s, 1, 'head', 'ASSET_CONTROL');
      display(s, 2, 'bottom', 'REBALANCE');
      display(s, 2, 'middle', 'INTEGRATOR');
      display(s, 2, 'head', 'SPECIALIST');
    },
    { players: 2 },
  );
}

function clearProjects(s: DeployState): void {
  s.removed.push(...s.spaces, ...s.deck.splice(0));
  s.spaces.fill(NONE);
  s.cubes.forEach((cubes, i) => (s.bag[i % 3]! += cubes));
  s.cubes.fill(0);
}

function advise({ t, s, asked }: Position<Deploy>): DeployMove {
  return advice.suggest(t, s, asked()[0]!, newRng(1)).move;
}

/** Follows the advice for all seats until a question of this kind comes up for seat 0. */
function followTo(p: Position<Deploy>, kind: string): void {
  for (;;) {
    const f = p.asked()[0]!;
    if (f.kind === kind && f.seat === 0) return;
    p.play(f.seat, advise(p));
  }
}

test('R27, R103 two idle workers take and use MONITORING; it goes back before workers are hired', () => {
  const p = idle(2, 3, 10);
  const take = advise(p);
  expect(take).toMatchObject({ type: 'develop', tile: 'MONITORING', discard: 'none' });
  p.play(0, take);
  expect(advise(p).type).toBe('monitor');
  p.play(0, advise(p));
  followTo(p, 'prepTeam');
  expect(advise(p)).toEqual({ type: 'removeTech', tile: 'MONITORING' });
});

test('R131 MONITORING is not taken if its 3 income bring a loss', () => {
  const p = idle(2, 3, 5);
  p.s.marker[0] = 1;
  expect(advise(p).type).toBe('consult');
});

test('R103, R147 in the last round MONITORING is taken only if the point is not lost in cash', () => {
  // 3 + 10 + 6 credits of CONSULT are a point; 3 + 10 - 3 are one too, and one for the action.
  expect(advise(idle(5, 3, 10))).toMatchObject({ type: 'develop', tile: 'MONITORING' });
  // 2 + 10 - 3 credits are none.
  expect(advise(idle(5, 2, 10)).type).toBe('consult');
});

test('R86 a MONITORING that was not used yet is not discarded for another tile', () => {
  const p = idle(2, 3, 10);
  p.play(0, advise(p));
  display(p.s, 2, 'head', 'PLANNER');
  p.s.docked[0]! |= 0b1100_0000;
  p.s.steps[0] = 8;
  const move = advise(p);
  expect(move.type === 'develop' ? move.discard : move.type).not.toBe('MONITORING');
});
