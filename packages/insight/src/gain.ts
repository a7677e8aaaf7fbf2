/** What one more pair of lines brings. */
import { briefOf, linesOf, longOf, together } from './alike.ts';
import type { Precision } from './alike.ts';
import { squareOf, stakesOf } from './foresight.ts';
import type { Foresight, Lines } from './foresight.ts';
import type { Beliefs } from './heard.ts';
import { differenceOf, knownPart, sharedOf } from './tally.ts';
import { precisionOf, shortTold, wholeTold } from './told.ts';
import type { Reach, Work } from './work.ts';

/** A guess at the scatter of a pair of whole lines before there is one, in a match that is wide open. */
const SCATTER = 0.4;

/** By how much the variances that matter fall: with a pair of whole lines, and with short ones. */
interface Gains {
  readonly whole: number;
  /** By as many as there are. */
  readonly short: number;
}

/** By how much a millisecond more of either kind lessens the variances. `usual`: see `usualCost`. */
export function gains(work: Work, beliefs: Beliefs, reach: Reach, usual: number): Gains {
  const { lines, known, left, sort } = work;
  const belief = beliefs[sort];
  const own = known
    ? gainsOfBoth(work, lines, known, beliefs, reach)
    : gainsOfOne(work, lines, belief, reach);
  let [forAll, cost, spent] = [0, 0, 0];
  for (const each of linesOf(work)) {
    const { whole, short } = each;
    forAll += reach.slopes[sort] * slopeGain(each, belief);
    cost += whole.pairs > 0 ? whole.spent / whole.pairs : left * usual;
    spent += short?.spent ?? 0;
  }
  return {
    whole: (own.whole + forAll) / Math.max(cost, 1e-3),
    short: lines.short ? own.short / Math.max(spent, 1e-3) : -Infinity,
  };
}

function gainsOfOne({ link, weight: own }: Work, lines: Lines, belief: Foresight, reach: Reach) {
  const { whole, short } = lines;
  const long = precisionOf(wholeTold(lines));
  const brief = precisionOf(shortTold(lines, belief));
  const variance = 1 / (long + brief);
  const perPair = whole.pairs > 0 ? long / whole.pairs : 1 / scatterOf(lines);
  // Without its doubts: more short lines do not make the evaluation any better.
  const sure = { ...belief, doubt: 0, sway: 0 };
  const scatter = short ? 1 / precisionOf(shortTold(lines, sure)) : 0;
  const most = reach.rows.map(({ counts, moves }) => counts * moves[link]! ** 2);
  const weight = own + Math.max(0, ...most);
  return {
    whole: weight * variance * variance * perPair,
    short: weight * (variance * brief) ** 2 * scatter,
  };
}

/** The same with two unknowns: the difference on the true hands, and as it could be known. */
function gainsOfBoth(
  { link, weight: own }: Work,
  lines: Lines,
  known: Lines,
  beliefs: Beliefs,
  reach: Reach,
): Gains {
  const long = together(longOf(lines, known));
  const brief = together(briefOf(lines, known, beliefs));
  const { pairs } = lines.whole;
  const perPair =
    pairs > 0 ? times(1 / pairs, long) : { p: 1 / scatterOf(lines), q: 0, r: 1 / scatterOf(known) };
  const variances = inverse({ p: long.p + brief.p, q: long.q + brief.q, r: long.r + brief.r });
  const scatter = shortScatter(lines, known, beliefs.decisions.slope);
  // Entries by themselves are what could be known, and what lay hidden.
  const gainOf = (weight: number, of: Vector): Gains => {
    const pull = applied(variances, of);
    return {
      whole: weight * along(perPair, pull),
      short: weight * along(scatter, applied(brief, pull)),
    };
  };
  const entries = [gainOf(own, [0, 1]), gainOf(own, [1, -1])];
  const rows = reach.rows.map(({ counts, moves, knows }) =>
    gainOf(counts, [moves[link]!, knows[link]!]),
  );
  const sum = (kind: keyof Gains): number =>
    entries[0]![kind] + entries[1]![kind] + Math.max(0, ...rows.map((row) => row[kind]));
  return { whole: sum('whole'), short: sum('short') };
}

type Vector = readonly [number, number];

function applied({ p, q, r }: Precision, [x, y]: Vector): Vector {
  return [p * x + q * y, q * x + r * y];
}

function along({ p, q, r }: Precision, [x, y]: Vector): number {
  return p * x * x + 2 * q * x * y + r * y * y;
}

function times(factor: number, { p, q, r }: Precision): Precision {
  return { p: factor * p, q: factor * q, r: factor * r };
}

function inverse({ p, q, r }: Precision): Precision {
  const root = p * r - q * q;
  return { p: r / root, q: -q / root, r: p / root };
}

/** Without doubts, which more short lines do not lessen. */
function shortScatter({ short }: Lines, known: Lines, slope: number): Precision {
  if (!short || !known.short) return { p: 0, q: 0, r: 0 };
  return times(slope * slope, {
    p: mean(differenceOf(short).variances),
    q: mean(sharedOf(known.short, short).difference),
    r: mean(differenceOf(known.short).variances),
  });
}

/** Of a pair of whole lines that was not played yet. */
function scatterOf({ short }: Lines): number {
  return SCATTER * (short ? mean(stakesOf(short)) : 1);
}

/** By how much the variance of the slope falls with one more pair of whole lines of this link. */
function slopeGain(lines: Lines, { slopeVariance, doubt, sway }: Foresight): number {
  const { whole, short } = lines;
  if (!short || short.pairs < 2 || knownPart(short) === 1) return 0;
  const brief = differenceOf(short);
  const squares = brief.means.reduce((sum, _, i) => sum + squareOf(brief, i), 0);
  if (whole.pairs < 2) return (slopeVariance ** 2 * squares) / scatterOf(lines);
  const variance = 1 / precisionOf(wholeTold(lines));
  const open = doubt * mean(stakesOf(short));
  const own = squares / (variance + open);
  const perPair = variance / whole.pairs / (variance + open) ** 2;
  return (slopeVariance ** 2 * squares * perPair) / (1 + own * sway) ** 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
