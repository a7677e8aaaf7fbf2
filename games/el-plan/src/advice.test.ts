import {
  answer,
  isOver,
  legal,
  newRng,
  pending,
  setTable,
  start,
  viewFor,
} from '@boardroom/kernel';
import type { Table } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { classic, game, run, scene } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import type { ElPlan } from './types.ts';

const advised = (p: Scene, seat: number) =>
  game.advice.suggest(p.t, p.view(seat), p.asked()[0]!, newRng(1));

test('advice makes what is missing for an idea', () => {
  const p = scene('production', ({ rows, stock }) => {
    rows(0, 'r1', 'r2', 'r4', 'r6');
    stock(0, 0, 0, 0, 0, 1, 0, 1);
  });
  expect(advised(p, 0).move).toEqual(run(2));
  expect(advised(p, 0).why?.code).toBe('aim');
});

test('advice buys the last product of an idea and sells no part of one', () => {
  const buy = scene('market', ({ stock, market }) => {
    market(0, 0, 1);
    stock(0, 0, 3, 0, 0, 1, 1, 0);
  });
  expect(advised(buy, 0).move).toMatchObject({ type: 'buy', product: 'service', from: 'market' });
  const sell = scene('selling', ({ stock }) => stock(0, 0, 0, 0, 0, 3, 1, 1));
  expect(advised(sell, 0).move).toMatchObject({ type: 'sell', product: 'raw' });
  const none = scene('selling', ({ stock }) => stock(0, 0, 0, 0, 0, 1, 1, 1));
  expect(advised(none, 0).move).toEqual({ type: 'endSale' });
});

test('advice buys the card that completes a trio in the last month', () => {
  const p = scene('investments', ({ s, own, offer, stock }) => {
    s.period = 12;
    own(0, 'X04');
    own(0, 'T03');
    offer('I08');
    stock(0, 0, 1, 1, 1);
  });
  expect(advised(p, 0).move).toMatchObject({ type: 'acquire', card: 'I08' });
  expect(advised(p, 0).why?.code).toBe('trio');
});

test('advice hands back in the last month a card that no trio needs, and no other', () => {
  const asked = (...cards: string[]) => {
    const p = scene('administration', ({ s, at, own, stock }) => {
      s.period = 12;
      stock(0, 0, 0, 0);
      at('2a', '3t', '3i');
      for (const card of cards) own(0, card);
    });
    return advised(p, 0);
  };
  expect(asked('X04').move).toMatchObject({ type: 'sellCard', card: 'X04' });
  expect(asked('X04').why?.code).toBe('hand-back');
  expect(asked('X04', 'T03', 'I08').move).toEqual({ type: 'endSell' });
});

test('advice beats random play', () => {
  const t = setTable(game, { players: 3, edition: { id: 'classic', content: classic } });
  for (let i = 0; i < 4; i++) expect(winner(t as Table<ElPlan>, i)).toBe(i % 3);
});

/** Seat `i % 3` follows the advice, the others play at random. */
function winner(t: Table<ElPlan>, i: number): number {
  const rng = newRng(i);
  const s = start(game, t, `advice-${i}`);
  while (!isOver(s)) {
    const f = pending(s)[0]!;
    const moves = legal(game, t, s, f) as ElPlan['move'][];
    const move =
      f.seat === i % 3
        ? game.advice.suggest(t, viewFor(game, t, s, f.seat), f, rng).move
        : moves[rng.below(moves.length)]!;
    answer(game, t, s, s.agenda.indexOf(f), move);
  }
  const scores = game.scores(t, s);
  return scores.indexOf(Math.max(...scores));
}

test('the chances of all seats add up to 1, before the end and after it', () => {
  const sum = (edit: Parameters<typeof scene>[1]) => {
    const { t, s } = scene('decisions', edit);
    return s.business.reduce((all, _, seat) => all + game.advice.evaluate(t, s, seat), 0);
  };
  expect(sum(({ stock }) => stock(0, 2, 2, 2, 3))).toBeCloseTo(1, 9);
  const over = scene('decisions', ({ stock }) => stock(0, 2, 2, 2, 3));
  over.s.agenda.length = 0;
  expect(game.advice.evaluate(over.t, over.s, 0)).toBe(1);
  expect(game.advice.evaluate(over.t, over.s, 1)).toBe(0);
});

test('the evaluation rises with points, tokens and cards', () => {
  const worth = (edit: Parameters<typeof scene>[1]) => {
    const p = scene('decisions', edit);
    // In the first month all have the same tokens, so that games tell little of what they are worth.
    p.s.period = 5;
    return game.advice.evaluate(p.t, p.s, 0);
  };
  const plain = worth(() => {});
  expect(worth(({ stock }) => stock(0, 2, 2, 2, 1))).toBeGreaterThan(plain);
  expect(worth(({ stock }) => stock(0, 3, 2, 2))).toBeGreaterThan(plain);
  expect(worth(({ own }) => own(0, 'X04'))).toBeGreaterThan(plain);
  expect(worth(({ stock }) => stock(1, 2, 2, 2, 1))).toBeLessThan(plain);
});
