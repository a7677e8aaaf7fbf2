import { earlyResult, legalInjects } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';
import { scene } from './testing/scene.ts';

const HOST = 3;
const inject = (name: string, amount: number, seat = -1) =>
  ({ type: 'inject', inject: name, seat, amount }) as const;

const table = () => scene('proposal', { players: 3 });

test('R165 what a trainer gives is booked in public', () => {
  const p = table();
  const [money, book, prestige] = [[...p.s.money], [...p.s.bookMoney], [...p.s.prestige]];
  p.play(HOST, inject('sponsor', 400, 0));
  p.play(HOST, inject('bonus', 100));
  p.play(HOST, inject('press', 2, 2));
  expect(p.s.money).toEqual([money[0]! + 500, money[1]! + 100, money[2]! + 100]);
  expect(p.s.bookMoney[0]).toBe(book[0]! + 500);
  expect(p.s.prestige[2]).toBe(prestige[2]! + 2);
});

test('R165 nothing before the first turn', () => {
  const p = position(game, { players: 3, edition: classic });
  expect(legalInjects(game, p.t, p.s)).toEqual([]);
});

test('R166 an early end ranks by money, then prestige, as it stands', () => {
  const p = table();
  p.play(HOST, inject('press', 1, 1));
  expect(earlyResult(game, p.t, p.s).places).toEqual([2, 1, 2]);
});
