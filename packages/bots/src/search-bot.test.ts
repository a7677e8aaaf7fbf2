import type { AnyGame, Asides, Move, Suggestion } from '@boardroom/kernel';
import { newRng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { makeBot } from './make-bot.ts';
import { playGame } from './play-game.ts';
import { takesGame, takesTable } from './testing/takes-table.ts';

/** Nobody is advised to do anything meanwhile, but with so many points. */
const START = 60;

const move = (type: string): Move => ({ type });

/** Takes, in which a seat may also gain or lose some points meanwhile; its character advises one of them. */
function talking(advised: string | null, asides = 0.5): AnyGame {
  const points = { gain: 9, lose: -9 } as Record<string, number>;
  const rules: Asides<never> = {
    legal: (_t, _s, _seat, out) => void (out as Move[]).push(move('gain'), move('lose')),
    apply(_t, s, seat, made) {
      (s as { points: number[] }).points[seat]! += points[(made as Move).type]!;
    },
  };
  return {
    ...takesGame,
    asides: rules,
    advice: {
      ...takesGame.advice,
      levels: { hard: { asides, horizon: 4, playout: 2 } },
      aside: (_t: unknown, now: unknown, seat: number): Suggestion<Move> | null =>
        advised === null || (now as typeof s).points[seat] !== START
          ? null
          : { move: move(advised), why: { code: advised } },
    },
  };
}

const { t, s } = takesTable([3, 5]);
s.points = [START, START];
const aside = (game: AnyGame, bot = makeBot(game, 'hard:40')!) => bot.aside!(t, s, 0, newRng(1));

test('an aside that helps is made, with its reason; one that harms is not', () => {
  expect(aside(talking('gain'))).toEqual({ move: move('gain'), why: { code: 'gain' } });
  // The other aside leaves nothing open, so it is thought of as well.
  expect(aside(talking('lose'))!.move).toEqual(move('gain'));
  expect(aside(talking(null))).toBe(null);
});

test('a seat without a place in the ranking makes its aside without a thought', () => {
  let judged = 0;
  const game = talking('lose');
  const counted: AnyGame = {
    ...game,
    advice: { ...game.advice, evaluate: (...given) => (judged++, game.advice.evaluate(...given)) },
  };
  const host = { ...s, points: [START, START, START] };
  const wish = makeBot(counted, 'hard:40')!.aside!(t, host, t.players, newRng(1));
  expect([wish?.move, judged]).toEqual([move('lose'), 0]);
});

test('without a budget for asides they are made as the game advises', () => {
  expect(aside(talking('lose', 0))!.move).toEqual(move('lose'));
});

test('what was thought of and not done is not thought of again before the next question', () => {
  const game = talking('lose');
  // Nothing else to do: the one aside the rules know is the one advised.
  const only: AnyGame = {
    ...game,
    asides: {
      ...game.asides!,
      legal: (_t, _s, _seat, out) => void out.push(move('lose')),
    },
  };
  let judged = 0;
  const counted: AnyGame = {
    ...only,
    advice: { ...only.advice, evaluate: (...given) => (judged++, only.advice.evaluate(...given)) },
  };
  const bot = makeBot(counted, 'hard:40')!;
  expect(aside(counted, bot)).toBe(null);
  expect(judged).toBeGreaterThan(10);
  judged = 0;
  expect(aside(counted, bot)).toBe(null);
  expect(judged).toBe(0);
  const f = s.agenda.at(-1)!;
  bot.choose({ t, f, view: () => s, legal: () => [] }, newRng(1));
  judged = 0;
  aside(counted, bot);
  expect(judged).toBeGreaterThan(10);
});

test('a whole game with asides comes to its end', () => {
  const { t: short } = takesTable([3, 5], 3);
  const bots = [0, 1].map(() => makeBot(talking('lose'), 'hard:20')!);
  expect(playGame(talking('lose'), short, 'asides', bots).s.agenda).toEqual([]);
});

test('a question about words given is thought about by two, and left to the advice among more', () => {
  const game: AnyGame = {
    ...takesGame,
    advice: { ...takesGame.advice, levels: { hard: { bound: ['take'] } } },
  };
  const lines = (players: number): number => {
    const f = s.agenda.at(-1)!;
    const ask = { t: { ...t, players }, f, view: () => s, legal: () => [] };
    const thought = makeBot(game, 'hard:20')!.ponder!(ask, newRng(1));
    while (!thought.step());
    return thought.iterations ?? 0;
  };
  expect(lines(2)).toBeGreaterThan(0);
  expect(lines(3)).toBe(0);
});
