import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { CELL } from './facts.ts';
import { game } from './index.ts';
import { chanceOf } from './visits.ts';

/** Expected stops by cell, with one Chance card that leads somewhere, or none. */
function visits(effect: object | null): readonly number[] {
  const edition = structuredClone(classic);
  const cards = [...edition.chance, ...edition.chest] as { effect: { kind: string } }[];
  for (const card of cards)
    if (card.effect.kind !== 'exitCard') card.effect = { kind: 'receive', amount: 10 } as never;
  if (effect) cards.find((card) => card.effect.kind === 'receive')!.effect = effect as never;
  return position(game, { players: 2, edition }).t.facts.visits;
}
const { cells, certificationCells, wfaCell } = position(game, { players: 2, edition: classic }).t
  .facts;
const chances = [...cells.keys()].filter((cell) => cells[cell] === CELL.chance);
const still = visits(null);

test('R23 two dice: seven comes most often, two and twelve least', () => {
  const sums = Array.from({ length: 11 }, (_, i) => chanceOf(i + 2));
  expect(sums.map((chance) => Math.round(36 * chance))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test('R76 whoever is sent to WFA goes on from there', () => {
  const sum = still.reduce((all, rate) => all + rate, 0);
  expect(sum).toBeCloseTo(1.15);
  // Seven on is where a throw leads most often; nobody throws from "go to WFA".
  const goToWfa = cells.indexOf(CELL.gotoWfa);
  expect(still[(wfaCell + 7) % 40]).toBeGreaterThan(1.15 / 40);
  expect(still[goToWfa + 7]).toBeLessThan(1.15 / 40);
});

test.each([
  ['R72 back three cells', { kind: 'back', cells: 3 }, (cell: number) => cell - 3],
  ['R71 on to a place', { kind: 'advance', to: 'go' }, () => 0],
  [
    'R71 on to the next certification',
    { kind: 'advance', to: 'certification' },
    (cell: number) => certificationCells.find((at) => at > cell) ?? certificationCells[0]!,
  ],
])('%s: one card of sixteen sends there whoever stops on Chance', (_rule, effect, to) => {
  const moved = visits(effect);
  const targets = new Set(chances.map(to));
  for (const target of targets) {
    const sent = chances.filter((cell) => to(cell) === target);
    const more = sent.reduce((sum, cell) => sum + still[cell]! / 16, 0);
    expect(moved[target]! - still[target]!).toBeGreaterThan(0.7 * more);
  }
  for (const [cell, rate] of moved.entries())
    if (!targets.has(cell)) expect(rate - still[cell]!).toBeLessThan(0.0006);
});

test('R76 a card that sends to WFA makes the cells behind it busier', () => {
  const sent = visits({ kind: 'goToWfa' });
  expect(sent[(wfaCell + 7) % 40]).toBeGreaterThan(still[(wfaCell + 7) % 40]!);
});
