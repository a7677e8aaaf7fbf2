import { earlyResult } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';

const HOST = 3;
const table = () => position(game, { players: 3, edition: classic });
const inject = (name: string, amount: number, seat = -1) =>
  ({ type: 'inject', inject: name, seat, amount }) as const;

test('R160 credits and praise of a trainer', () => {
  const p = table();
  const cash = [...p.s.cash];
  const bvp = p.s.bvp[1]!;
  p.play(HOST, inject('budget', 5));
  p.play(HOST, inject('grant', 20, 0));
  p.play(HOST, inject('praise', 2, 1));
  expect(p.s.cash).toEqual([cash[0]! + 25, cash[1]! + 5, cash[2]! + 5]);
  expect(p.s.bvp[1]).toBe(bvp + 2);
});

test('R160 nobody is fined what they have not', () => {
  const p = table();
  p.s.cash[2] = 9;
  expect(p.refusal(HOST, inject('fine', 10, 2))).not.toBeNull();
  p.play(HOST, inject('fine', 5, 2));
  expect(p.s.cash[2]).toBe(4);
});

test('R161 an early end is scored as it stands', () => {
  const p = table();
  p.s.bvp[2]! += 30;
  expect(earlyResult(game, p.t, p.s)).toEqual({
    scores: game.scores(p.t, p.s),
    places: [expect.any(Number), expect.any(Number), 1],
  });
});
