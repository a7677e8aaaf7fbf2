import { earlyResult, NONE } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';

const HOST = 3;
const table = () => position(game, { players: 3, edition: classic });
const inject = (name: string, amount: number, seat = -1) =>
  ({ type: 'inject', inject: name, seat, amount }) as const;

test('R161 FICO pays and is paid', () => {
  const p = table();
  const cash = [...p.s.cash];
  p.play(HOST, inject('grant', 500, 1));
  p.play(HOST, inject('budget', 100));
  p.play(HOST, inject('fine', 200, 2));
  expect(p.s.cash).toEqual([cash[0]! + 100, cash[1]! + 600, cash[2]! - 100]);
});

test('R161 the deadline is called once', () => {
  const p = table();
  p.play(HOST, inject('deadline', 0));
  expect(p.s.deadline).toBe(1);
  expect(p.refusal(HOST, inject('deadline', 0))).not.toBeNull();
});

test('R161 who has less is not fined', () => {
  const p = table();
  p.s.fico += p.s.cash[1]!;
  p.s.cash[1] = 0;
  expect(p.refusal(HOST, inject('fine', 100, 1))).not.toBeNull();
});

test('R162 at an early end an open debt is paid as far as the cash goes', () => {
  const p = table();
  const before = earlyResult(game, p.t, p.s).scores;
  Object.assign(p.s.debt, { debtor: 0, creditor: 1, rest: p.s.cash[0]! + 50 });
  const { scores, places } = earlyResult(game, p.t, p.s);
  expect(scores[0]).toBe(before[0]! - p.s.cash[0]!);
  expect(scores[1]).toBe(before[1]! + p.s.cash[0]!);
  expect(places[1]).toBe(1);
  Object.assign(p.s.debt, { debtor: NONE });
  expect(earlyResult(game, p.t, p.s).scores).toEqual(before);
});
