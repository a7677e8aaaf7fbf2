/** What pairs of games have told so far of the difference between two lines. Plain data. */
import { addToBins, mergeBins, newBins } from './spread.ts';
import type { Bins } from './spread.ts';

/** Per player: second line minus first, and the mean of both. */
export interface Figures {
  readonly difference: number[];
  readonly middle: number[];
}

export interface Tally {
  pairs: number;
  /** Pairs of which both lines came to the end of the game. */
  over: number;
  /** Pairs whose lines came to the same position again: no difference is left, for sure. */
  met: number;
  /**
   * As if one more pair had been seen, this far (squared) from the mean: a handful of equal endings
   * is no proof that all endings are equal.
   */
  readonly doubt: number;
  /** Sums over pairs, per player: second line minus first, and its square. */
  difference: number[];
  squares: number[];
  /** Sums over pairs, per player: the mean of both lines, and its square. */
  middle: number[];
  middleSquares: number[];
  /** Sums of difference times mean. */
  products: number[];
  /** Of pairs with the luck of another tally's: sums of the difference times those pairs' own figures. */
  shared?: Figures;
  /** Milliseconds spent. */
  spent: number;
  /** Of decisions: the final scores, and how the same luck ended in both lines. */
  scores?: Bins;
  wins?: { both: number; played: number; reference: number; neither: number };
}

const WHOLE_DOUBT = 0.25;
const SHORT_DOUBT = 0.01;

export function newTally(players: number, lines: 'whole' | 'short', decision = false): Tally {
  const none = (): number[] => Array.from({ length: players }, () => 0);
  return {
    pairs: 0,
    over: 0,
    met: 0,
    doubt: lines === 'whole' ? WHOLE_DOUBT : SHORT_DOUBT,
    difference: none(),
    squares: none(),
    middle: none(),
    middleSquares: none(),
    products: none(),
    spent: 0,
    ...(decision
      ? { scores: newBins(), wins: { both: 0, played: 0, reference: 0, neither: 0 } }
      : {}),
  };
}

/** For pairs that are played with the luck of pairs of another tally. */
export function newShared(players: number, lines: 'whole' | 'short', decision = false): Tally {
  const none = (): number[] => Array<number>(players).fill(0);
  const shared = { difference: none(), middle: none() };
  return { ...newTally(players, lines, decision), shared };
}

/** How a line ended: each player's share of the win, and the score of who decided. */
export interface Ending {
  readonly shares: readonly number[];
  readonly score: number;
  readonly isOver: boolean;
}

/** Answers what it has added. */
export function addPair(
  tally: Tally,
  first: Ending,
  second: Ending,
  seat: number,
  met = false,
): Figures {
  tally.pairs++;
  if (met) tally.met++;
  else if (first.isOver && second.isOver) tally.over++;
  const added: Figures = {
    difference: second.shares.map((share, i) => share - first.shares[i]!),
    middle: second.shares.map((share, i) => (share + first.shares[i]!) / 2),
  };
  for (let i = 0; i < tally.difference.length; i++) {
    const [difference, middle] = [added.difference[i]!, added.middle[i]!];
    tally.difference[i]! += difference;
    tally.squares[i]! += difference * difference;
    tally.middle[i]! += middle;
    tally.middleSquares[i]! += middle * middle;
    tally.products[i]! += difference * middle;
  }
  if (tally.scores && tally.wins && seat >= 0 && seat < tally.difference.length) {
    addToBins(tally.scores, 'reference', first.score);
    addToBins(tally.scores, 'played', second.score);
    tally.wins[winsOf(first.shares[seat] === 1, second.shares[seat] === 1)]++;
  }
  return added;
}

function winsOf(reference: boolean, played: boolean): keyof NonNullable<Tally['wins']> {
  if (reference && played) return 'both';
  return played ? 'played' : reference ? 'reference' : 'neither';
}

/** What a pair added to its tally, and what the pair with the same luck added to another. */
export function addShared({ shared }: Tally, { difference }: Figures, other: Figures): void {
  if (!shared) return;
  for (let i = 0; i < difference.length; i++) {
    shared.difference[i]! += difference[i]! * other.difference[i]!;
    shared.middle[i]! += difference[i]! * other.middle[i]!;
  }
}

const SUMS = ['difference', 'squares', 'middle', 'middleSquares', 'products'] as const;

/** Adds what somebody else has counted of the same two lines. */
export function mergeTally(into: Tally, other: Tally): void {
  into.pairs += other.pairs;
  into.over += other.over;
  into.met += other.met;
  into.spent += other.spent;
  for (const sums of SUMS)
    for (let i = 0; i < into[sums].length; i++) into[sums][i]! += other[sums][i]!;
  if (into.shared && other.shared)
    for (const sums of ['difference', 'middle'] as const)
      for (let i = 0; i < into.difference.length; i++)
        into.shared[sums][i]! += other.shared[sums][i]!;
  if (into.scores && other.scores) mergeBins(into.scores, other.scores);
  if (into.wins && other.wins)
    for (const key of ['both', 'played', 'reference', 'neither'] as const)
      into.wins[key] += other.wins[key];
}

/** The part of the pairs that needed no evaluation. */
export function knownPart({ pairs, over, met }: Tally): number {
  return pairs > 0 ? (over + met) / pairs : 0;
}

/** Mean difference per player and the variances of these means. */
export function differenceOf({ pairs, over, difference, squares, doubt }: Tally): Seen {
  // Ends of games scatter more than evaluations.
  const more = pairs > 0 ? Math.max(doubt, (WHOLE_DOUBT * over) / pairs) : doubt;
  return {
    ...moments(pairs, difference, squares, more),
    scatter: moments(pairs, difference, squares, 0).variances,
  };
}

export function middleOf({ pairs, middle, middleSquares, doubt }: Tally): Moments {
  return moments(pairs, middle, middleSquares, doubt);
}

/** Covariances of the two means: lines that scatter unequally make them lean on each other. */
export function covariancesOf({ pairs, difference, middle, products }: Tally): number[] {
  return products.map((product, i) =>
    pairs < 2 ? 0 : (product - (difference[i]! * middle[i]!) / pairs) / pairs / (pairs - 1),
  );
}

/**
 * Covariances of the mean difference of one tally with both figures of another whose pairs had the
 * same luck, one with one.
 */
export function sharedOf({ pairs, difference, shared }: Tally, other: Tally): Figures {
  const isOneWithOne = shared && pairs > 1 && other.pairs === pairs;
  const of = (sums: keyof Figures): number[] =>
    difference.map((sum, i) =>
      isOneWithOne ? (shared[sums][i]! - (sum * other[sums][i]!) / pairs) / pairs / (pairs - 1) : 0,
    );
  return { difference: of('difference'), middle: of('middle') };
}

export interface Moments {
  readonly means: number[];
  readonly variances: number[];
}

/** Of pairs that were played. */
export interface Seen extends Moments {
  /** Variances as they were seen: right on average, while `variances` are rather too large. */
  readonly scatter: number[];
}

function moments(
  count: number,
  sums: readonly number[],
  squares: readonly number[],
  doubt: number,
): Moments {
  const means = sums.map((sum) => (count > 0 ? sum / count : 0));
  const variances = squares.map((square, i) => {
    if (count === 0) return Infinity;
    const scatter = Math.max(0, square - sums[i]! * means[i]!);
    return (scatter + doubt) / count / Math.max(1, count - 1);
  });
  return { means, variances };
}
