import { earlyResult, legalInjects } from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from './index.ts';
import type { ItState } from './index.ts';

const HOST = 3;
const table = (edit?: (s: ItState) => void) =>
  position(game, { players: 3, edition: classic }, edit);
const inject = (name: string, amount: number, seat = -1) =>
  ({ type: 'inject', inject: name, seat, amount }) as const;

test('R134 grants, fines, booms and levies go through the bank', () => {
  const p = table();
  const [start] = p.s.capital;
  p.play(HOST, inject('grant', 20, 1));
  p.play(HOST, inject('fine', 10, 2));
  p.play(HOST, inject('boom', 5));
  expect(p.s.capital).toEqual([start! + 5, start! + 25, start! - 5]);
  expect(p.events()).toEqual([{ type: 'injected', inject: 'boom', seat: -1, amount: 5 }]);
});

test('R134 a levy takes no more than there is, a fine asks for all of it', () => {
  const p = table((s) => {
    s.bank += s.capital[0]! - 3;
    s.capital[0] = 3;
  });
  expect(p.refusal(HOST, inject('fine', 5, 0))).not.toBeNull();
  p.play(HOST, inject('levy', 5));
  expect(p.s.capital[0]).toBe(0);
});

test('R134 nobody is lifted to the target', () => {
  const p = table((s) => {
    s.bank -= 990 - s.capital[0]!;
    s.capital[0] = 990;
  });
  expect(p.refusal(HOST, inject('grant', 10, 0))).not.toBeNull();
  expect(
    legalInjects(game, p.t, p.s).some(({ inject: name, seat }) => name === 'grant' && seat === 1),
  ).toBe(true);
});

test('R135 an early end pays what was finished today', () => {
  const p = table();
  const before = earlyResult(game, p.t, p.s);
  expect(before.places).toEqual([1, 1, 1]);
  const project = p.t.facts.instalments.indexOf(0);
  p.s.finished.push(project);
  p.s.finisher.push(2);
  const { scores, places } = earlyResult(game, p.t, p.s);
  expect(scores[2]! - before.scores[2]!).toBe(p.t.facts.revenue[project]);
  expect(places[2]).toBe(1);
});
