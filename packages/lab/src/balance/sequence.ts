/**
 * Intervals that hold at every look. A confidence sequence is a run of intervals, one after each
 * pair, of which with probability 1 − alpha none ever misses the truth: who stops when they like
 * what they see has not cheated.
 *
 * The boundary is Robbins' normal mixture, with the variance estimated as the pairs come in:
 * I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy, A. Ramdas, "Time-uniform central limit theory and
 * asymptotic confidence sequences", Annals of Statistics 52 (2024), theorem 2.2. It is valid for
 * means and, by their influence, for ratios of means; being asymptotic, it has to begin late, here
 * with the first verdict.
 */

/** Half the width of the interval after `pairs`, for values of this variance. */
export function halfWidth(variance: number, pairs: number, alpha: number): number {
  if (pairs === 0) return Infinity;
  const spread = pairs * mixture(alpha);
  return Math.sqrt(
    (variance / pairs) * 2 * (1 + 1 / spread) * Math.log(Math.sqrt(spread + 1) / alpha),
  );
}

/** The intervals are narrowest about here; elsewhere they are a little wider. */
const NARROWEST = 1000;

/** Variance of the mixture, from the same paper (its equation for the best rho at one time). */
function mixture(alpha: number): number {
  const log = -2 * Math.log(alpha);
  return (log + Math.log(log + 1)) / NARROWEST;
}

/** The ordinary interval of 95 %, for one look. */
export const ONCE = 1.96;

/** What may go wrong altogether: some verdict at some look of some measure. */
const ALPHA = 0.05;
/** Questions put to each thing: how often it is used, who wins with it, what it brings. */
const QUESTIONS = 3;

/** How much of it each measure, each changed thing and each other thing may spend. */
export interface Budget {
  readonly measure: number;
  readonly changed: number;
  readonly other: number;
}

/**
 * A third for the measures of the table, a third for the things the fork changed, a third for all
 * others, so that 250 cards nobody touched do not drown the one that was. Fixed before the first
 * game.
 */
export function budget(measures: number, changed: number, others: number): Budget {
  const parts = [measures > 0, changed > 0, others > 0].filter(Boolean).length;
  const part = ALPHA / Math.max(1, parts);
  return {
    measure: part / Math.max(1, measures),
    changed: part / Math.max(1, QUESTIONS * changed),
    other: part / Math.max(1, QUESTIONS * others),
  };
}
