import { findGame } from '@boardroom/catalogue';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { findingsOf } from './findings.ts';
import { packFindings, unpackFindings } from './packed.ts';
import { openReview } from './review.ts';
import { stepReview } from './step.ts';
import type { Findings } from './types.ts';

let record: MatchRecord;
let findings: Findings;
beforeAll(async () => {
  const file = new URL('../../../games/action-the-project/records/duel.jsonl', import.meta.url);
  record = parseRecord(readFileSync(file, 'utf8')) as MatchRecord;
  const entry = findGame(record.game)!;
  const content = await entry.editions[record.edition.id]!();
  const review = openReview(await entry.game(), content, record, 0);
  if (isRefusal(review)) throw new Error(review.code);
  while (!findingsOf(review).ledger) stepReview(review, 100);
  findings = findingsOf(review);
}, 60_000);

/** All numbers in it, in order, and what it is without them. */
function taken(value: unknown): { numbers: readonly number[]; rest: unknown } {
  const numbers: number[] = [];
  const rest = JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== 'number') return one;
    numbers.push(one);
    return 0;
  });
  return { numbers, rest };
}
/** The same, and no number further away than half of what a file rounds to. */
function expectNear(again: unknown, found: unknown) {
  const [a, b] = [taken(again), taken(found)];
  expect(a.rest).toBe(b.rest);
  const gaps = a.numbers.map((one, at) => Math.abs(one - b.numbers[at]!));
  expect(Math.max(...gaps)).toBeLessThan(0.5001 / 10_000);
}
const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

test('what was found is found again in the file, to what is shown of it', () => {
  const packed = through(packFindings(findings));
  const again = unpackFindings(packed, record)!;
  expectNear(again.decisions, findings.decisions);
  expectNear(again.ledger!.river, findings.ledger!.river);
  expect(again.ledger!.rows).toEqual(findings.ledger!.rows);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(findings).length * 0.7);
});

test('what is no review of this match is no review', () => {
  const packed = packFindings(findings) as Findings;
  const moves = record.moves.slice(1);
  expect(unpackFindings(packed, { ...record, moves })).toBeNull();
  expect(unpackFindings(packed, { ...record, players: 3 })).toBeNull();
  expect(unpackFindings(null, record)).toBeNull();
  expect(unpackFindings({ ...packed, decisions: [{ move: 1 }] }, record)).toBeNull();
  expect(unpackFindings({ ...packed, decisions: [[99_999, 0, 'bid']] }, record)).toBeNull();
  expect(unpackFindings({ ...packed, progress: {} }, record)).toBeNull();
  expect(unpackFindings({ ...packed, points: [{}] }, record)).toBeNull();
});
