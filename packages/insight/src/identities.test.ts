/** The two identities, on every match recorded in the repository, with whatever budget. */
import { catalogue } from '@boardroom/catalogue';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import type { AnyGame, MatchRecord } from '@boardroom/kernel';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import { booksOf, openReview } from './review.ts';
import type { Review } from './review.ts';
import type { Ledger } from './types.ts';

const games = join(import.meta.dirname, '../../../games');

async function opened(file: string): Promise<Review> {
  const record = parseRecord(readFileSync(join(games, file), 'utf8')) as MatchRecord;
  const entry = catalogue.find(({ id }) => id === record.game)!;
  const game: AnyGame = await entry.game();
  const review = openReview(game, await entry.editions[record.edition.id]!(), record);
  if (isRefusal(review)) throw new Error(JSON.stringify(review));
  return review;
}

/** A pair here and there, from the beginning, the middle and the end. */
function sketch(review: Review, pairs: number): Ledger {
  const { work } = review;
  for (let i = 0; i < pairs; i++) {
    const one = work[Math.floor((i * work.length) / pairs)]!;
    const { whole, short } = one.lines;
    if (i % 3 === 0 || !one.short) one.whole(whole.pairs);
    else one.short(short!.pairs);
  }
  return ledgerOf(booksOf(review));
}

describe('the books of every recorded match balance', () => {
  for (const file of globSync('*/records/*.jsonl', { cwd: games }).toSorted())
    test.skipIf(file.startsWith('_'))(file, async () => {
      const review = await opened(file);
      const { start, rows, entries, result, river, sources } = sketch(review, 24);
      const { players } = review.p.t;
      for (let seat = 0; seat < players; seat++) {
        const sum = (list: readonly { values: readonly number[] }[]): number =>
          list.reduce((total, { values }) => total + values[seat]!, 0);
        expect(Math.abs(start.values[seat]! + sum(rows) - result[seat]!)).toBeLessThan(1e-9);
        expect(Math.abs(start.values[seat]! + sum(entries) - result[seat]!)).toBeLessThan(1e-9);
        const chance = rows.filter(({ kind }) => kind === 'chance');
        expect(Math.abs(sum(chance) - sum(sources))).toBeLessThan(1e-9);
      }
      for (const { values } of [...entries, ...rows])
        expect(Math.abs(values.reduce((total, value) => total + value, 0))).toBeLessThan(1e-9);
      expect(river).toHaveLength(review.course.states.length);
    });
});
