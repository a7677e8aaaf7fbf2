import { describe, expect, test } from 'vitest';
import {
  asked,
  end,
  fill,
  free,
  game,
  isActive,
  may,
  plays,
  run,
  scene,
  stockOf,
  take,
  until,
} from '../testing/scene.ts';
import type { Lay, Setting } from '../testing/scene.ts';
import { RAW, WORKER } from '../types.ts';

const fast = (step: 'administration' | 'production', edit: (lay: Lay) => void, options = {}) =>
  scene(step, edit, { options: { fastAdmin: true, ...options } } satisfies Setting);

describe('option fastAdmin', () => {
  test('all plan D2 at the same time, in any order, and nobody sees it', () => {
    const p = fast('administration', () => {});
    expect(p.asked().map((f) => f.seat)).toEqual([0, 1, 2]);
    plays(p, 2, fill('r1'));
    plays(p, 0, fill('r1'), fill('r2'));
    expect(isActive(p, 0, 'r1')).toBe(false);
    // Freeing up was nothing to decide; the two rows are seen by their owner alone.
    expect(p.view(0).drafts[0]!.answers).toHaveLength(3);
    for (const other of [1, 2, null]) {
      expect(p.view(other).drafts[0]!.answers).toHaveLength(1);
      expect(p.view(other).drafts[0]!.copy.rows.every((cover) => cover === -1)).toBe(true);
    }
    expect(p.events()).toEqual([]);
  });

  test('when all have closed the turns are carried out in turn order', () => {
    const p = fast('administration', () => {});
    plays(p, 2, fill('r1'), end('endAssign'));
    plays(p, 1, end('endAssign'));
    plays(p, 0, fill('r1'), fill('r2'), end('endAssign'));
    expect([0, 1, 2].map((seat) => isActive(p, seat, 'r1'))).toEqual([true, false, true]);
    expect(stockOf(p, 0)[0]).toBe(0);
    const filled = p.events().flatMap((e) => (e.type === 'activated' ? [e.seat] : []));
    expect(filled).toEqual([0, 0, 2]);
    expect(p.s.drafts).toEqual([]);
  });

  test('a turn holds its toll, the token of R51 and the returns', () => {
    const p = fast('administration', ({ at, event, own, rows }) => {
      at('2a', '3t', '3i');
      event('EV03');
      own(0, 'X04');
      rows(0, 'r1');
    });
    plays(p, 0, free('r1'), end('endFreeUp'), { type: 'payToll' });
    plays(p, 0, { type: 'sellCard', card: 'X04', money: 2 }, end('endSell'), end('endAssign'));
    plays(p, 1, end('endAssign'));
    plays(p, 2, end('endAssign'));
    // 2 W + 1 freed + 1 hired; 2 $ + 2; 2 E − 1.
    expect(stockOf(p, 0).slice(0, 3)).toEqual([4, 4, 1]);
  });

  test('a seat with nothing to decide counts as closed', () => {
    const p = fast('production', ({ rows }) => rows(1, 'r1', 'r4'));
    expect(p.asked().map((f) => f.seat)).toEqual([1]);
    plays(p, 1, run(1), end('endProduce'));
    expect(stockOf(p, 1)[5]).toBe(1);
  });

  test('R20 a move that is no longer legal is left out whole, the rest stands', () => {
    const p = fast('production', ({ rows, drain }) => {
      rows(0, 'r1', 'r2', 'r4', 'r5');
      rows(1, 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7');
      // One raw material is left in the box.
      drain(RAW, 1);
    });
    // GA1 makes R with t3 (P+L+L+M) and G with t1 (P+M).
    plays(p, 1, run(3), run(1), end('endProduce'));
    plays(p, 0, run(1), end('endProduce'));
    expect(stockOf(p, 0)[4]).toBe(1);
    expect(stockOf(p, 1).slice(4)).toEqual([0, 1, 0]);
    expect(game.invariants(p.t, p.s)).toEqual([]);
  });

  test('a choice of token left out yields no token', () => {
    const p = fast(
      'administration',
      ({ at, drain }) => {
        at('2a', '2b', '3i');
        drain(WORKER, 1);
      },
      { d2Token: 'choice' },
    );
    // Both want the last worker.
    plays(p, 0, take(1, 0, 0), end('endAssign'));
    plays(p, 1, take(1, 0, 0), end('endAssign'));
    plays(p, 2, end('endAssign'));
    expect(stockOf(p, 0)[0]).toBe(3);
    expect(stockOf(p, 1).slice(0, 3)).toEqual([2, 2, 2]);
  });

  test('refusals are told from the private copy', () => {
    const p = fast('administration', () => {});
    p.play(0, fill('r1'));
    expect(p.refusal(0, fill('r1'))).toEqual({ code: 'already-active' });
    expect(may(p, 1, fill('r1'))).toBe(true);
    until(p, 'acquire');
    expect(asked(p)[0]).toBe('acquire');
  });
});
