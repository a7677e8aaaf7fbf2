import { newRng, NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { putTiles, table, toRound } from '../testing/scene.ts';
import { advice } from './index.ts';

/** Seat 0 prepares its team with 5 income, fees of 6 and some points. */
function preparing(round: number, bvp: number): string[] {
  const p = table((s) => {
    toRound(s, round);
    putTiles(s, 0, []);
    s.marker[0] = 2;
    s.income[0] = 5;
    s.bvp[0] = bvp;
    s.agenda = [{ kind: 'prepTeam', seat: 0, open: false, added: 0, removed: 0 }];
  });
  const made: string[] = [];
  while (p.asked()[0]?.kind === 'prepTeam' && made.at(-1) !== 'done') {
    const { move } = advice.suggest(p.t, p.s, p.asked()[0]!, newRng(1));
    made.push(move.type === 'trade' ? `trade for ${move.for}` : move.type);
    if (move.type !== 'done') p.play(0, move);
  }
  return made;
}

const forIncome = 'trade for income';

test('R32, R119 points become the income that lets a worker in, while there are rounds to come', () => {
  expect(preparing(2, 3)).toEqual([forIncome, forIncome, forIncome, 'addWorker', 'done']);
});

test('R119 no point is traded if the points do not suffice for a worker, or for the last round', () => {
  expect(preparing(2, 2)).toEqual(['done']);
  expect(preparing(5, 3)).toEqual(['done']);
});

/** What seat 0 does in its settlement with 7 income, fees of 6 and some points. */
function settling(round: number, bvp: number): string {
  const p = table((s) => {
    toRound(s, round);
    putTiles(s, 0, []);
    s.marker[0] = 2;
    s.income[0] = 7;
    s.bvp[0] = bvp;
    s.agenda = [{ kind: 'settle', seat: 0, open: true, pool: NONE }];
  });
  const { move } = advice.suggest(p.t, p.s, p.asked()[0]!, newRng(1));
  return move.type === 'trade' ? `trade for ${move.for}` : move.type;
}

test('R119, R129 the income for the next worker is bought before it is paid out, not after', () => {
  expect(settling(2, 2)).toBe(forIncome);
  expect(settling(2, 1)).toBe('done');
  expect(settling(5, 2)).toBe('done');
});
