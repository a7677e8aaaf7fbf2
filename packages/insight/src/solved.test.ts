/** The books against a game that can be solved: entry by entry, over many matches. */
import { isOver, isRefusal, legal, newRng, openMatch, recordOf, submit } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Seat } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { booksOf, openReview } from './review.ts';
import type { Review } from './review.ts';
import { swaps, swapsByClock, swapsContent } from './testing/solved-game.ts';
import type { SwapsState } from './testing/solved-game.ts';
import { exactKnown, exactStart, exactValue } from './testing/solve.ts';

const MATCHES = 600;
const PAIRS = 160;

/** Any legal moves, and the sealed ones in any order. */
function randomRecord(number: number): MatchRecord {
  const rng = newRng(number);
  const setting = { players: 2, edition: { id: 'classic', content: swapsContent } };
  const match = openMatch(swaps, setting, `match ${number}`);
  if (isRefusal(match)) throw new Error(match.code);
  const first = rng.below(2);
  while (!isOver(match.s)) {
    const sealing = match.s.agenda.filter(({ kind }) => kind === 'seal');
    const f = sealing.length === 2 ? sealing[first]! : match.s.agenda.at(-1)!;
    const list = legal(swaps, match.t, match.s, f);
    submit(match, f.seat, list[rng.below(list.length)]);
  }
  return recordOf(match);
}

/** Entries of the match for seat 0, by `kind move by`; those that are nothing for sure as well. */
function exactEntries(review: Review, first: number): Map<string, number> {
  const entries = new Map<string, number>();
  const { states, scenes } = review.course;
  const value = (i: number): number => {
    const s = states[i]! as SwapsState;
    return isOver(s) ? exactEnd(s) : exactValue(s);
  };
  entries.set('deal 0 -1', value(0) - first);
  for (const { at, moves } of scenes) {
    const s = states[at]! as SwapsState;
    const played: Record<Seat, Move> = {};
    let level = value(at);
    for (const { seat, move } of moves) {
      played[seat] = move;
      const next = exactValue(s, played);
      const judgement = exactKnown(s, seat, { [seat]: move }) - exactKnown(s, seat);
      entries.set(`judgement ${at} ${seat}`, judgement);
      entries.set(`hidden ${at} ${seat}`, next - level - judgement);
      level = next;
    }
    entries.set(`chance ${at} -1`, value(at + moves.length) - level);
  }
  return entries;
}

function exactEnd(s: SwapsState): number {
  const [one, two] = swaps.scores({} as never, s) as [number, number];
  return one > two ? 1 : one < two ? 0 : 0.5;
}

function reviewed(game: AnyGame, number: number, whole: number, short: number): Review {
  const review = openReview(game, swapsContent, randomRecord(number));
  if (isRefusal(review)) throw new Error(review.code);
  for (const work of review.work) {
    for (let n = 0; n < whole; n++) work.whole(n);
    if (work.short) for (let n = 0; n < short; n++) work.short(n);
  }
  return review;
}

/** Errors of all entries and some rows, by kind, and in standard errors. */
interface Errors {
  readonly byKind: Map<string, number[]>;
  readonly scores: number[];
  /** Entries the books leave out although they are something. */
  missed: number;
}

function errorsOf(game: AnyGame, matches: number, whole: number, short: number): Errors {
  const errors: Errors = { byKind: new Map(), scores: [], missed: 0 };
  const note = (kind: string, error: number, se: number): void => {
    errors.byKind.set(kind, [...(errors.byKind.get(kind) ?? []), error]);
    if (se > 0) errors.scores.push(error / se);
  };
  const first = exactStart();
  for (let i = 0; i < matches; i++) {
    const review = reviewed(game, i, whole, short);
    const ledger = ledgerOf(booksOf(review));
    const exact = exactEntries(review, first);
    note('start', ledger.start.values[0]! - first, ledger.start.ses[0]!);
    const rows = new Map<string, number>();
    for (const { kind, move, by, values, ses } of ledger.entries) {
      const key = `${kind} ${move} ${by}`;
      const truth = exact.get(key)!;
      note(kind, values[0]! - truth, ses[0]!);
      exact.delete(key);
      rows.set(kind, (rows.get(kind) ?? 0) + truth);
    }
    for (const kind of ['chance', 'hidden'] as const) {
      const row = ledger.rows.find((one) => one.kind === kind)!;
      note(`row of ${kind}`, row.values[0]! - (rows.get(kind) ?? 0), row.ses[0]!);
    }
    for (const value of exact.values()) if (Math.abs(value) > 1e-12) errors.missed++;
  }
  return errors;
}

const meanSquare = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score * score, 0) / scores.length;

describe(`${MATCHES} matches of a solved game`, () => {
  const { byKind, scores, missed } = errorsOf(swaps, MATCHES, PAIRS, 0);
  test('what the books leave out is nothing', () => {
    expect(missed).toBe(0);
  });
  test('figures are within three standard errors, but for one in a hundred', () => {
    const far = scores.filter((score) => Math.abs(score) > 3).length;
    expect(scores.length).toBeGreaterThan(1000);
    expect(far / scores.length).toBeLessThan(0.01);
  });
  test('standard errors are no larger than they must be', () => {
    expect(meanSquare(scores)).toBeGreaterThan(0.5);
    expect(meanSquare(scores)).toBeLessThan(1.3);
  });
  test('no kind of entry is off by half a hundredth of a win', () => {
    for (const [kind, list] of byKind) {
      const bias = list.reduce((sum, error) => sum + error, 0) / list.length;
      expect(Math.abs(bias), kind).toBeLessThan(0.005);
    }
  });
});

test('short lines by a crude evaluation make the books hardly surer than they are', () => {
  for (const whole of [2, 12, 60]) {
    const { scores } = errorsOf(swapsByClock, 60, whole, 40);
    const far = scores.filter((score) => Math.abs(score) > 3).length;
    expect(meanSquare(scores), `${whole} whole lines`).toBeLessThan(1.4);
    expect(far / scores.length, `${whole} whole lines`).toBeLessThan(0.03);
  }
});
