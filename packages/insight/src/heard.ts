/** What was heard of a link: its whole difference, and how much of it lay hidden from who decided. */
import {
  HIDDEN_DOUBT,
  USUAL_DOUBT,
  bothOf,
  foresightOf,
  gainsaid,
  minus,
  precisionOf,
  shortTold,
  stretched,
  toldBy,
  weighed,
  wholeTold,
} from './foresight.ts';
import type { Both, Foresight, Lines, Told } from './foresight.ts';
import type { Link } from './links.ts';
import { differenceOf, knownPart } from './tally.ts';

/** What has been counted of a link: on the true hands, and where it differs, as its seat could know. */
export interface Counted {
  readonly truth: Lines;
  readonly known?: Lines;
}

/** What is believed of short lines: of decisions, of luck, and of what lay hidden. */
export interface Beliefs {
  readonly decisions: Foresight;
  readonly luck: Foresight;
  readonly hidden: Foresight;
}

export function beliefsOf(links: readonly Link[], counted: readonly Counted[]): Beliefs {
  const of = (wanted: boolean): Both[] =>
    counted.flatMap(({ truth, known }, i) =>
      (links[i]!.kind === 'decision') === wanted
        ? [truth, ...(known ? [known] : [])].flatMap((lines) => bothOf(lines) ?? [])
        : [],
    );
  const decisions = foresightOf(of(true), USUAL_DOUBT);
  const apart = counted.flatMap(({ truth, known }): Both[] => {
    const [one, other] = [bothOf(truth), known ? bothOf(known) : null];
    if (!one || !other) return [];
    return [{ whole: minus(one.whole, other.whole), short: minus(one.short, other.short) }];
  });
  const { doubt } = foresightOf(apart, HIDDEN_DOUBT);
  return {
    decisions,
    luck: foresightOf(of(false), USUAL_DOUBT),
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
}

export function heardOf({ kind }: Link, { truth, known }: Counted, beliefs: Beliefs): Heard {
  if (!known) {
    const belief = kind === 'decision' ? beliefs.decisions : beliefs.luck;
    return { whole: toldBy(truth, belief), covariances: [] };
  }
  return bothHeard(truth, known, beliefs);
}

/** What short lines tell of the hidden part. */
function hiddenByShort(truth: Lines, known: Lines, belief: Foresight): Told | null {
  if (!truth.short?.pairs || !known.short?.pairs) return null;
  const [one, other] = [bothOf(truth), bothOf(known)];
  const both = one &&
    other && { whole: minus(one.whole, other.whole), short: minus(one.short, other.short) };
  const doubt = belief.doubt + (both ? gainsaid(both, belief) : 0);
  const unknown = 1 - Math.min(knownPart(truth.short), knownPart(known.short));
  const apart = minus(differenceOf(truth.short), differenceOf(known.short));
  return stretched(apart, { ...belief, doubt }, unknown ** 2);
}

/** So weak that only what was never observed feels it. */
const PRIOR = 1e-2;

/**
 * The whole difference d and its hidden part h, from what was observed of d, of d − h and of h:
 * least squares with two unknowns.
 */
function bothHeard(truth: Lines, known: Lines, beliefs: Beliefs): Heard {
  const seen = wholeTold(truth);
  const told = wholeTold(known);
  // Their levels are not those of the chain.
  const guessed = told && { ...told, share: 0 };
  const brief = shortTold(truth, beliefs.decisions);
  const apart = hiddenByShort(truth, known, beliefs.hidden);
  const [a, b, c, e] = [seen, guessed, apart, brief].map(precisionOf) as [
    number,
    number,
    number,
    number,
  ];
  const [dd, dh, hh] = [a + b + e + PRIOR, -b, b + c + PRIOR];
  const root = dd * hh - dh * dh;
  // Each observation pulls at d and at h by its precision.
  const pulls: [Told | null, number, number][] = [
    [seen, a, 0],
    [guessed, b, -b],
    [apart, 0, c],
    [brief, e, 0],
  ];
  const toD = pulls.map(([each, d, h]) => [(hh * d - dh * h) / root, each] as const);
  const toH = pulls.map(([each, d, h]) => [(dd * h - dh * d) / root, each] as const);
  const players = truth.whole.difference.length;
  const covariances = Array.from({ length: players }, (_, i) =>
    pulls.reduce((sum, [each], k) => sum + toD[k]![0] * toH[k]![0] * (each?.variances[i] ?? 0), 0),
  );
  return { whole: weighed(toD), hidden: weighed(toH), covariances };
}
