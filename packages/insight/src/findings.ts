/** How a review stands, in one piece. */
import { decisionsSoFar, ledgerSoFar, progressOf } from './review.ts';
import type { Review } from './review.ts';
import { turningPointsOf } from './turning-points.ts';
import type { Findings } from './types.ts';

export function findingsOf(review: Review): Findings {
  const ledger = ledgerSoFar(review);
  return {
    ledger,
    decisions: decisionsSoFar(review),
    points: ledger ? turningPointsOf(ledger) : [],
    progress: progressOf(review),
  };
}
