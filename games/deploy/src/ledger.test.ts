/** Laws that need a whole game: every change of cash, steps and cards is told by an event. */
import { answer, isOver, newRng, setTable, start } from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { advice } from './advice/index.ts';
import { game } from './index.ts';
import type { Deploy, DeployEvent } from './types.ts';

const edition = { id: 'classic', content: classic };

test('R53, R82, R119, R129 cash is what was told: start, ADD, CONSULT, trades and settlements', () => {
  for (let i = 0; i < 20; i++) {
    const t = setTable(game, { players: 4, edition }) as Table<Deploy>;
    const s = start(game, t, `ledger ${i}`);
    const cash = [...s.cash];
    const paid = [0, 0, 0, 0];
    const emit = (e: DeployEvent): void => {
      if (e.type === 'added') cash[e.seat]! -= e.credits;
      if (e.type === 'consulted') cash[e.seat]! += e.credits;
      if (e.type === 'traded' && e.for === 'credits') cash[e.seat]! += 5;
      if (e.type === 'settled') cash[e.seat]! += e.income - e.fees + 5 * e.forced;
      if (e.type === 'paid') paid[e.seat]! += e.steps;
    };
    const rng = newRng(i);
    while (!isOver(s)) playMove(game, t, s, randomMove(game, t, s, rng), emit as never);
    expect(s.cash).toEqual(cash);
    expect(s.steps).toEqual(paid);
  }
});

test('the bot knows every question, gives a reason and beats random play', () => {
  const t = setTable(game, { players: 2, edition }) as Table<Deploy>;
  for (let i = 0; i < 6; i++) {
    const s = start(game, t, `bot ${i}`);
    const rng = newRng(i);
    while (!isOver(s)) {
      const f = s.agenda.at(-1)!;
      if (f.seat === i % 2) {
        const { move, why } = advice.suggest(t, s, f, rng);
        expect(why).toBeDefined();
        answer(game, t, s, s.agenda.length - 1, move);
      } else {
        const made = randomMove({ ...game, asides: undefined } as never, t, s, rng);
        playMove(game, t, s, made);
      }
    }
    const scores = game.scores(t, s);
    expect(scores[i % 2]).toBeGreaterThan(scores[1 - (i % 2)]!);
    expect(advice.evaluate(t, s, i % 2)).toBeGreaterThan(0.5);
  }
});
