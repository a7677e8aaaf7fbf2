/** How sure the rows of a ledger are after so much time, and how soon there is one at all. */
import {
  decisionsSoFar,
  ledgerSoFar,
  openReview,
  progressOf,
  stepReview,
} from '@boardroom/insight';
import type { Review } from '@boardroom/insight';
import { isRefusal } from '@boardroom/kernel';
import { botsNamed, cpu, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

/** Seconds after which the books are looked at. */
const LOOKS = [20, 60, 240];

export function measureRows(
  subject: Subject,
  names: readonly string[],
  seed: string,
  most: number,
): void {
  const { id, game, content } = subject;
  const record = playRecord(subject, seed, botsNamed(subject, names));
  const began = cpu();
  const review = openReview(game, content, record);
  if (isRefusal(review)) throw new Error(review.code);
  while (!ledgerSoFar(review)) stepReview(review, 50, cpu);
  const first = (cpu() - began) / 1000;
  const linked = review.chain.options.filter(({ link }) => link >= 0).length;
  const facts = { game: id, bots: names.join(), seed, moves: record.moves.length, linked };
  report({ ...facts, seconds: first, first: true }, review);
  for (const seconds of LOOKS.filter((look) => look <= most)) {
    const left = seconds * 1000 - (cpu() - began);
    if (left <= 0) continue;
    stepReview(review, left, cpu);
    report({ ...facts, seconds: (cpu() - began) / 1000 }, review);
  }
}

/** The largest standard error of each kind of row, in points of 100. */
function report(facts: object, review: Review): void {
  const ledger = ledgerSoFar(review)!;
  const worst: Record<string, number> = {};
  for (const { kind, ses } of ledger.rows)
    worst[kind] = Math.max(worst[kind] ?? 0, Math.round(1000 * Math.max(...ses)) / 10);
  const costly = decisionsSoFar(review).filter(({ verdict }) => verdict === 'costly').length;
  const { pairs } = progressOf(review);
  console.log(JSON.stringify({ ...facts, worst, costly, pairs, spent: review.spent }));
}
