import { answer, isOver, newRng, setTable, start } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import classic from '../../content/classic.json' with { type: 'json' };
import { game } from '../index.ts';
import { scores } from '../scoring.ts';
import { table, toRound } from '../testing/scene.ts';
import { TECH_WRITER } from '../types.ts';
import type { Deploy } from '../types.ts';
import { advice } from './index.ts';
import { evaluate } from './evaluate.ts';

test('the chance to win grows with points, income, staff and tiles, and chances add up to one', () => {
  const { t, s } = table((state) => toRound(state, 3));
  const chances = (): number[] => [0, 1, 2, 3].map((seat) => evaluate(t, s, seat));
  for (const chance of chances()) expect(chance).toBeCloseTo(0.25, 1);
  const steps: (() => void)[] = [
    () => s.bvp[0]!++,
    () => (s.income[0]! += 3),
    () => s.coffee[0]!++,
    () => (s.docked[0]! |= 1 << TECH_WRITER),
  ];
  for (const step of steps) {
    const before = chances()[0]!;
    step();
    expect(chances()[0]).toBeGreaterThan(before);
    expect(chances().reduce((sum, each) => sum + each)).toBeCloseTo(1);
  }
});

test('who is ahead when the last round begins mostly wins, and at the end it is certain who has', () => {
  const edition = { id: 'classic', content: classic };
  const t = setTable(game, { players: 2, edition }) as Table<Deploy>;
  let right = 0;
  const games = 24;
  for (let i = 0; i < games; i++) {
    const s = start(game, t, `ahead ${i}`);
    const rng = newRng(i);
    let favourite = -1;
    while (!isOver(s)) {
      if (favourite < 0 && s.round === t.facts.rounds) favourite = evaluate(t, s, 0) > 0.5 ? 0 : 1;
      const f = s.agenda.at(-1)!;
      answer(game, t, s, s.agenda.length - 1, advice.suggest(t, s, f, rng).move);
    }
    const [first, second] = scores(t, s);
    if (first !== second) expect(evaluate(t, s, 0)).toBe(first! > second! ? 1 : 0);
    if (favourite === 0 ? first! > second! : second! > first!) right++;
  }
  expect(right).toBeGreaterThanOrEqual(18);
});
