/** The balance diff without anything that only Node has: what the page uses too. */
export { playBatch, gameOf } from './batch.ts';
export type { Batch } from './batch.ts';
export { balanceKey, sameFigures } from './key.ts';
export { openBalance, Unplayable } from './open.ts';
export { playFigures } from './play.ts';
export { precisionOf, report } from './report.ts';
export { BATCH, newRun } from './run.ts';
export type { Goal, KeptBalance, Run } from './run.ts';
export { budget, halfWidth } from './sequence.ts';
export { addPair, botsOf, noSums, usageOf } from './sums.ts';
export type { Usage } from './sums.ts';
export * from './types.ts';
