import { isOver, isRefusal, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { AnyGame, Match, MatchRecord, Move, Seat } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { forkedOf, openFork, playFork } from './fork.ts';
import type { OpenFork } from './fork.ts';
import type { Fork } from './types.ts';

const game = lots as never as AnyGame;
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const give = (coins: number): Move => ({ type: 'give', to: 1, coins }) as Move;

/** Plays what is given, then as the reference does. */
function recorded(first: readonly [Seat, Move][]): MatchRecord {
  const setting = { players: 3, edition: { id: 'plain', content: lotsEdition } };
  const match = openMatch(game, setting, 'fork') as Match;
  for (const [seat, move] of first)
    if (isRefusal(submit(match, seat, move))) throw new Error(`illegal: ${move.type}`);
  while (!isOver(match.s)) {
    const f = pending(match.s)[0]!;
    const { move } = game.advice.suggest(match.t, match.s, f, { below: () => 0, unit: () => 0 });
    submit(match, f.seat, move);
  }
  return recordOf(match);
}

const row: [Seat, Move][] = [
  [2, bid(0)],
  [0, bid(1)],
  [1, bid(0)],
];
const record = recorded(row);

function opened(fork: Fork, of = record): OpenFork {
  const open = openFork(game, lotsEdition, of, fork);
  if (isRefusal(open)) throw new Error(open.code);
  return open;
}

test('the same move on both lines meets the same luck: nothing is worth anything, no game parts', () => {
  const open = opened({ move: 1, seat: 0, played: bid(1), other: bid(1) });
  playFork(open, 60);
  const { games, difference, pairs, played, other } = forkedOf(open);
  expect(games).toBe(60);
  expect(difference.value).toBe(0);
  expect(pairs.played + pairs.reference).toBe(0);
  expect(pairs.both + pairs.neither).toBe(60);
  expect(played).toEqual(other);
  expect(played.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('more pairs are added to those there are: in two goes or in one, the counts are the same', () => {
  const fork: Fork = { move: 1, seat: 0, played: bid(1), other: bid(4) };
  const once = opened(fork);
  playFork(once, 40);
  const first = opened(fork);
  playFork(first, 15);
  const kept = JSON.parse(JSON.stringify(first.tally)) as typeof first.tally;
  const again = openFork(game, lotsEdition, record, fork, kept) as OpenFork;
  playFork(again, 40);
  expect(forkedOf(again)).toEqual(forkedOf(once));
  const { both, played, reference, neither } = forkedOf(once).pairs;
  expect(both + played + reference + neither).toBe(40);
});

test('an aside against none: to give one’s coins away costs something', () => {
  const generous = recorded([[0, give(9)]]);
  const open = opened({ move: 0, seat: 0, played: give(9), other: null }, generous);
  playFork(open, 80);
  const { difference, played, other } = forkedOf(open);
  expect(difference.value).toBeGreaterThan(2 * difference.se);
  expect(other[0]! - played[0]!).toBeCloseTo(difference.value, 9);
});

test('a move that is not legal there, and a moment that is not in the match, are refused', () => {
  const fork = { seat: 0, played: bid(1) };
  expect(openFork(game, lotsEdition, record, { ...fork, move: 1, other: bid(99) })).toHaveProperty(
    'code',
  );
  const late = { ...fork, move: record.moves.length, other: bid(0) };
  expect(openFork(game, lotsEdition, record, late)).toMatchObject({ code: 'no-such-move' });
});
