/** What was heard of a link: its whole difference, and how much of it lay hidden from who decided. */
import { apartOf, briefOf, longOf, together } from './alike.ts';
import type { Believed } from './alike.ts';
import { HIDDEN, bothOf, foresightOf } from './foresight.ts';
import type { Both, Foresight, Lines, Prior } from './foresight.ts';
import type { Link } from './links.ts';
import { covariancesOf, sharedOf } from './tally.ts';
import { toldBy, weighed } from './told.ts';
import type { Told } from './told.ts';

/** What has been counted of a link: on the true hands, and where it differs, as its seat could know. */
export interface Counted {
  readonly truth: Lines;
  readonly known?: Lines;
}

/** What is believed of short lines: of decisions, of luck, and of what lay hidden. */
export interface Beliefs extends Believed {
  readonly luck: Foresight;
}

export function beliefsOf(
  links: readonly Link[],
  counted: readonly Counted[],
  prior: Prior,
): Beliefs {
  const of = (wanted: boolean): Both[] =>
    counted.flatMap(({ truth, known }, i) =>
      (links[i]!.kind === 'decision') === wanted
        ? [truth, ...(known ? [known] : [])].flatMap((lines) => bothOf(lines) ?? [])
        : [],
    );
  const decisions = foresightOf(of(true), prior);
  const apart = counted.flatMap(({ truth, known }): Both[] => {
    const both = apartOf(truth, known);
    return both ? [both] : [];
  });
  const { doubt } = foresightOf(apart, HIDDEN);
  return {
    decisions,
    luck: foresightOf(of(false), prior),
    hidden: { ...decisions, doubt },
  };
}

export interface Heard {
  /** Null if nothing was heard. */
  readonly whole: Told | null;
  /** Undefined where nothing lies hidden; null if nothing was heard of it. */
  readonly hidden?: Told | null;
  /** Per player, of the two. */
  readonly covariances: readonly number[];
  /** Per player: covariances of either with the mean of both whole lines, which tells of levels. */
  readonly leans: { readonly whole: readonly number[]; readonly hidden: readonly number[] };
}

export function heardOf({ kind }: Link, { truth, known }: Counted, beliefs: Beliefs): Heard {
  if (!known) {
    const belief = kind === 'decision' ? beliefs.decisions : beliefs.luck;
    const whole = toldBy(truth, belief);
    const lean = covariancesOf(truth.whole).map((each) => (whole?.share ?? 0) * each);
    return { whole, covariances: [], leans: { whole: lean, hidden: [] } };
  }
  return bothHeard(truth, known, beliefs);
}

/** So weak that only what was never observed feels it. */
const PRIOR = 1e-2;

/**
 * The whole difference d and its hidden part h, from what whole and short lines tell of d and of
 * d − h: least squares with two unknowns.
 */
function bothHeard(truth: Lines, known: Lines, beliefs: Beliefs): Heard {
  const [long, brief] = [longOf(truth, known), briefOf(truth, known, beliefs)];
  const pairs = [long, brief].map((pair) => ({ ...pair, ...together(pair) }));
  let [dd, dh, hh] = [PRIOR, 0, PRIOR];
  for (const { p, q, r } of pairs) {
    dd += p + 2 * q + r;
    dh -= q + r;
    hh += r;
  }
  const root = dd * hh - dh * dh;
  // Each observation pulls at d and at h by its precision.
  const pulls = pairs.flatMap(({ truth: one, known: other, p, q, r }) => [
    [one, p + q, -q] as const,
    [other, q + r, -r] as const,
  ]);
  const toD = pulls.map(([each, d, h]) => [(hh * d - dh * h) / root, each] as const);
  const toH = pulls.map(([each, d, h]) => [(dd * h - dh * d) / root, each] as const);
  const weights = (to: typeof toD): number[] => to.map(([weight]) => weight);
  const covariance = (x: readonly number[], y: readonly number[], i: number): number =>
    pulls.reduce((sum, [each], k) => sum + x[k]! * y[k]! * (each?.variances[i] ?? 0), 0) +
    (x[0]! * y[1]! + x[1]! * y[0]!) * long.alike[i]! +
    (x[2]! * y[3]! + x[3]! * y[2]!) * brief.alike[i]!;
  const [wd, wh] = [weights(toD), weights(toH)];
  const among = (x: readonly number[], y: readonly number[]): number[] =>
    brief.alike.map((_, i) => covariance(x, y, i));
  const [own, shared] = [covariancesOf(truth.whole), sharedOf(known.whole, truth.whole).middle];
  const lean = ([one, other]: readonly number[]): number[] =>
    own.map((each, i) => one! * each + other! * shared[i]!);
  return {
    whole: withVariances(weighed(toD), among(wd, wd)),
    hidden: withVariances(weighed(toH), among(wh, wh)),
    covariances: among(wd, wh),
    leans: { whole: lean(wd), hidden: lean(wh) },
  };
}

function withVariances(told: Told | null, variances: readonly number[]): Told | null {
  return told && { ...told, variances: [...variances] };
}
