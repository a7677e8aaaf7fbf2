export * from './types.ts';
export { byConcept, conceptsMet } from './by-concept.ts';
export { decisionsSoFar, ledgerSoFar, openReview, progressOf } from './review.ts';
export type { Review } from './review.ts';
export { stepReview } from './step.ts';
export { addSaved, nextStream, saveReview } from './saved.ts';
export type { SavedReview } from './saved.ts';
export { turningPointsOf } from './turning-points.ts';
export { REFERENCE } from './play-on.ts';
