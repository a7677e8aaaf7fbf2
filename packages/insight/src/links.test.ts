import { isOver, isRefusal, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { AnyGame, Match, Move, Seat } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { booksOf, decisionsSoFar, openReview } from './review.ts';
import type { Review } from './review.ts';

const plain = lots as never as AnyGame;
/** Seat 0 always wants to give seat 1 a coin before anything was sold. */
const generous: AnyGame = {
  ...plain,
  advice: {
    ...plain.advice,
    aside: (_t, view, seat) => {
      const { coins, held } = view as never as { coins: number[]; held: number[][] };
      const wants = seat === 0 && coins[0] === 10 && held.every(({ length }) => length === 0);
      return wants ? { move: give(1) } : null;
    },
  },
};

const give = (to: Seat): Move => ({ type: 'give', to, coins: 1 }) as Move;
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;

/** Plays what is given, then as the reference does. */
function reviewed(game: AnyGame, first: readonly [Seat, Move][]): Review {
  const setting = { players: 3, edition: { id: 'plain', content: lotsEdition } };
  const match = openMatch(game, setting, 'links') as Match;
  for (const [seat, move] of first)
    if (isRefusal(submit(match, seat, move))) throw new Error(`illegal: ${move.type}`);
  while (!isOver(match.s)) {
    const f = pending(match.s)[0]!;
    const { move } = game.advice.suggest(match.t, match.s, f, { below: () => 0, unit: () => 0 });
    submit(match, f.seat, move);
  }
  const review = openReview(game, lotsEdition, recordOf(match));
  if (isRefusal(review)) throw new Error(review.code);
  return review;
}

const decisions = (review: Review) => review.chain.links.filter(({ kind }) => kind === 'decision');

test('sealed answers are one scene, whoever sealed first; an aside in between parts them', () => {
  const row: [Seat, Move][] = [
    [2, bid(0)],
    [0, bid(1)],
    [1, bid(0)],
  ];
  const whole = reviewed(plain, row).course.scenes[0]!;
  expect(whole.moves.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  const parted = reviewed(plain, [row[0]!, [1, give(0)], row[1]!, row[2]!]).course.scenes;
  expect(parted.slice(0, 3).map(({ moves, aside }) => [moves.length, aside])).toEqual([
    [1, false],
    [1, true],
    [2, false],
  ]);
});

test('who decides as the reference has nothing to answer for, and the books say luck', () => {
  const review = reviewed(plain, []);
  expect(decisions(review)).toEqual([]);
  const kinds = new Set(review.chain.links.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['deal', 'chance']));
  expect(decisionsSoFar(review).every(({ verdict }) => verdict === 'as-reference')).toBe(true);
});

test('an aside that was made is a decision of who made it', () => {
  const [link, ...more] = decisions(reviewed(plain, [[2, give(0)]]));
  expect(more).toEqual([]);
  expect(link).toMatchObject({ by: 2, move: 0, until: 1 });
});

test('an aside the reference would have made counts as left out, until it is made', () => {
  const silent = reviewed(generous, []);
  const [left] = silent.chain.options.filter(({ played }) => played === null);
  expect(left).toMatchObject({ move: 0, seat: 0, question: 'aside', reference: give(1) });
  const made = reviewed(generous, [[0, give(1)]]);
  expect(made.chain.options.some(({ played }) => played === null)).toBe(false);
  expect(made.chain.options[0]).toMatchObject({ played: give(1), alike: 1, link: -1 });
});

test('the answer of a sealed row is judged by what its seat could know: nobody else’s', () => {
  const review = reviewed(plain, [
    [0, bid(3)],
    [1, bid(2)],
    [2, bid(0)],
  ]);
  const links = decisions(review).filter(({ move }) => move === 0);
  expect(links.length).toBeGreaterThan(1);
  for (const { known, index } of links)
    expect(known).toEqual([
      { actual: 0, silent: -1 },
      { actual: 1 << index, silent: -1 },
    ]);
});

test('a match that was broken off has books too: the end is what could be expected', () => {
  const setting = { players: 3, edition: { id: 'plain', content: lotsEdition } };
  const match = openMatch(plain, setting, 'broken off') as Match;
  for (const seat of [0, 1, 2]) submit(match, seat, bid(seat));
  const review = openReview(plain, lotsEdition, recordOf(match)) as Review;
  for (const { whole } of review.work) for (let n = 0; n < 6; n++) whole(n);
  const { start, rows, result } = ledgerOf(booksOf(review));
  expect(result.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const seat of [0, 1, 2]) {
    const sum = rows.reduce((total, { values }) => total + values[seat]!, start.values[seat]!);
    expect(sum).toBeCloseTo(result[seat]!, 9);
  }
});
