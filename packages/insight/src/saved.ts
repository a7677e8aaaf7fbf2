/**
 * What a review has counted so far, as plain data. Kept beside the record as `<record>.review.json`:
 * the record stays what it is, and counts of another version, edition or reference are refused.
 */
import { commitment } from '@boardroom/kernel';
import type { MatchRecord, Move, Refusal } from '@boardroom/kernel';
import { linesOf } from './alike.ts';
import type { Lines } from './foresight.ts';
import { REFERENCE } from './play-on.ts';
import type { Review } from './review.ts';
import { mergeTally, newTally } from './tally.ts';

const REVIEW_FORMAT = 'boardroom-review/4';

export interface SavedReview {
  readonly format: string;
  readonly game: string;
  readonly version: number;
  /** Hash of the edition. */
  readonly edition: string;
  /** Hash of seed and moves of the record. */
  readonly record: string;
  readonly reference: string;
  /** The next stream of pairs that nobody has played yet. */
  readonly stream: number;
  readonly lines: readonly Lines[];
  readonly others: readonly {
    readonly link: number;
    readonly moves: readonly { readonly move: Move; readonly lines: Lines }[];
  }[];
}

export function saveReview(review: Review): SavedReview {
  const { record, work, others, stream } = review;
  return {
    ...nameOf(record),
    stream: stream + 1,
    lines: work.flatMap(linesOf).map((lines) => structured(lines)),
    others: [...others].map(([link, moves]) => ({
      link,
      moves: moves.map(({ move, lines }) => ({ move, lines: structured(lines) })),
    })),
  };
}

function structured<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function nameOf(record: MatchRecord): Omit<SavedReview, 'stream' | 'lines' | 'others'> {
  return {
    format: REVIEW_FORMAT,
    game: record.game,
    version: record.version,
    edition: record.edition.hash,
    record: commitment(JSON.stringify([record.seed, record.moves])),
    reference: REFERENCE,
  };
}

/**
 * Adds what was counted before, or on another machine with another stream of pairs, to a review of the
 * same record. Refuses counts of anything else and changes nothing then.
 */
export function addSaved(review: Review, saved: unknown): Refusal | null {
  const other = saved as Partial<SavedReview> | null;
  if (typeof other !== 'object' || other === null) return { code: 'bad-review' };
  for (const [name, value] of Object.entries(nameOf(review.record)))
    if (other[name as keyof SavedReview] !== value)
      return { code: 'other-review', facts: { field: name } };
  const { lines, others, stream } = other;
  const own = review.work.flatMap(linesOf);
  const fits =
    Array.isArray(lines) &&
    lines.length === own.length &&
    Array.isArray(others) &&
    Number.isInteger(stream) &&
    lines.every((one, i) => isLike(one, own[i]!));
  if (!fits) return { code: 'bad-review' };
  for (const [i, into] of own.entries()) addLines(into, lines[i] as Lines);
  for (const { link, moves } of others) addOthers(review, link, moves);
  return null;
}

function isLike(one: unknown, lines: Lines): boolean {
  const { whole, short } = (one ?? {}) as Partial<Lines>;
  const isTally = (tally: unknown): boolean =>
    Number.isInteger((tally as { pairs?: unknown } | undefined)?.pairs) &&
    (tally as Lines['whole']).difference?.length === lines.whole.difference.length &&
    (tally as Lines['whole']).shared?.middle.length === lines.whole.shared?.middle.length;
  return isTally(whole) && (lines.short === undefined ? short === undefined : isTally(short));
}

function addLines(into: Lines, from: Lines): void {
  mergeTally(into.whole, from.whole);
  if (into.short && from.short) mergeTally(into.short, from.short);
}

function addOthers(review: Review, link: number, moves: SavedReview['others'][number]['moves']) {
  const { players } = review.p.t;
  const known = review.others.get(link) ?? [];
  for (const { move, lines } of moves) {
    let same = known.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    if (!same) {
      same = {
        move,
        lines: { whole: newTally(players, 'whole'), short: newTally(players, 'short') },
      };
      known.push(same);
    }
    addLines(same.lines, lines);
  }
  review.others.set(link, known);
}

/** The stream with which a review goes on from what was saved. */
export function nextStream(saved: { readonly stream?: unknown }): number {
  return Number.isInteger(saved.stream) ? (saved.stream as number) : 0;
}
