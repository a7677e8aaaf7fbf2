import { clone, isRefusal, setTable, start } from '@boardroom/kernel';
import type { AnyGame, Move, State } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { hasMet, shortLine } from './leaf.ts';
import { newLine, playOneMore, referencePlayer } from './play-on.ts';

interface Lots extends State {
  lot: number;
  coins: number[];
}
const plain = lots as never as AnyGame;
const byLot = { levels: { hard: { clock: ['lot'], ticks: 1 } } };
const silent: AnyGame = { ...plain, advice: { ...plain.advice, ...byLot } };
/** Seat 0 gives seat 1 a coin before anything else. */
const generous: AnyGame = {
  ...silent,
  advice: {
    ...silent.advice,
    aside: (_t, view, seat) =>
      seat === 0 && (view as Lots).coins[0] === 10
        ? { move: { type: 'give', to: 1, coins: 1 } as Move }
        : null,
  },
};

function begun(game: AnyGame) {
  const t = setTable(game, { players: 3, edition: { id: 'plain', content: lotsEdition } });
  if (isRefusal(t)) throw new Error(t.code);
  const p = referencePlayer(game, t);
  return { p, line: newLine(p, start(game, p.t, 'leaf'), 1) };
}
function shortOf(game: AnyGame): Lots {
  const { p, line } = begun(game);
  shortLine(p)!(p, line);
  return line.s as Lots;
}

test('a short line is the beginning of a whole one: what players say on the way is said in both', () => {
  const { p, line } = begun(generous);
  const s = line.s as Lots;
  for (const { lot } = s; s.lot === lot;) playOneMore(p, line);
  expect(shortOf(generous)).toEqual(s);
  expect(shortOf(silent).coins).not.toEqual(s.coins);
});

test('a review may look further than the search of the game', () => {
  const levels = { ...byLot.levels, review: { ticks: 2 } };
  const far: AnyGame = { ...plain, advice: { ...plain.advice, levels } };
  const { p, line } = begun(far);
  const s = line.s as Lots;
  for (const _ of [1, 2]) for (const { lot } = s; s.lot === lot;) playOneMore(p, line);
  expect(shortOf(far)).toEqual(s);
});

test('two lines have met where nothing differs but how often chance was asked', () => {
  const s = shortOf(silent);
  const other = clone(s);
  other.chance.drawn = { ...other.chance.drawn, die: [7] };
  expect(hasMet(s, other)).toBe(true);
  other.coins[0]!--;
  expect(hasMet(s, other)).toBe(false);
});
