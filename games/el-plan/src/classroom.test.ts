import { earlyResult, legalInjects } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { held } from './stock.ts';
import { classic, game, scene } from './testing/scene.ts';
import { ENERGY, MONEY, WORKER } from './types.ts';

const HOST = 3;
const inject = (name: string, amount: number, seat = 0) =>
  ({ type: 'inject', inject: name, seat, amount }) as const;

const table = () => scene('place');

test('R146 tokens of a trainer come from the box and go back to it', () => {
  const p = table();
  const had = [WORKER, MONEY, ENERGY].map((thing) => held(p.s, 0, thing));
  p.play(HOST, inject('apprentice', 1));
  p.play(HOST, inject('grant', 2));
  p.play(HOST, inject('power', 1));
  p.play(HOST, inject('fine', 1));
  expect([WORKER, MONEY, ENERGY].map((thing) => held(p.s, 0, thing))).toEqual([
    had[0]! + 1,
    had[1]! + 1,
    had[2]! + 1,
  ]);
});

test('R146 not before all plans are chosen, nor more than the box has', () => {
  const begun = position(game, { players: 3, edition: classic });
  expect(legalInjects(game, begun.t, begun.s)).toEqual([]);
  const p = table();
  const { box } = p.s;
  p.s.stock[1] = p.s.stock[1]! + box[MONEY]! - 1;
  box[MONEY] = 1;
  expect(p.refusal(HOST, inject('grant', 2))).not.toBeNull();
  expect(p.refusal(HOST, inject('grant', 1))).toBeNull();
});

test('R146 nobody is fined who has just been asked to pay', () => {
  const p = scene('investments', ({ stock, offer }) => {
    stock(0, 1, 2, 1);
    stock(1, 1, 2, 1);
    offer('I02');
  });
  p.play(0, { type: 'acquire', card: 'I02', discount: 'none', adviser: false });
  expect(p.s.agenda.at(-1)).toMatchObject({ kind: 'activateNow', seat: 0 });
  expect(p.refusal(HOST, inject('fine', 1))).not.toBeNull();
  expect(p.refusal(HOST, inject('fine', 1, 1))).toBeNull();
  p.play(0, { type: 'activateLater' });
  expect(p.refusal(HOST, inject('fine', 1))).toBeNull();
});

test('R147 an early end counts points as it stands', () => {
  const p = table();
  expect(earlyResult(game, p.t, p.s).scores).toEqual(game.scores(p.t, p.s));
});
