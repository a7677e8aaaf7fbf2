export * from './types.ts';
export { decisionsSoFar, ledgerSoFar, openReview, progressOf, stepReview } from './review.ts';
export type { Part, Review } from './review.ts';
export { turningPointsOf } from './turning-points.ts';
export { REFERENCE } from './play-on.ts';
