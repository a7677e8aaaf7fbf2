/** Sums of parts of the books with their standard errors: every entry and every row is one. */
import type { Fit } from './chain.ts';
import type { Beliefs, Heard } from './heard.ts';
import type { Link } from './links.ts';
import type { Moments } from './tally.ts';
import type { EntryKind, Estimates } from './types.ts';
import type { Reach } from './work.ts';

/** A link's part of an entry kind. */
export interface Part {
  readonly link: number;
  readonly kind: EntryKind;
}

/** Adds up parts of links, and levels if there are any to begin with. */
export type Adder = (parts: readonly Part[], levels?: Float64Array) => Summed;

/** Besides, how much the sum moves with the slopes of both sorts, and with the difference of each link. */
export interface Summed extends Estimates {
  readonly slopes: Readonly<Record<keyof Reach['slopes'], readonly number[]>>;
  readonly moves: Float64Array;
  /** And with what could be known of it. */
  readonly knows: Float64Array;
}

export const told = ({ values, ses }: Summed): Estimates => ({ values, ses });

export function sums(
  links: readonly Link[],
  players: number,
  fit: Fit,
  heard: readonly Heard[],
  beliefs: Beliefs,
): Adder {
  const rests = heard.map(restOf);
  return (parts, weights = new Float64Array(links.length + 1)) => {
    const values: number[] = Array(players).fill(0);
    const variances: number[] = Array(players).fill(0);
    const slopes = { decisions: [...values], luck: [...values] };
    const moves = new Float64Array(links.length);
    const knows = new Float64Array(links.length);
    const hidden: { link: number; times: number; by: Rest }[] = [];
    for (const { link, kind } of parts) {
      const isHidden = kind === 'hidden';
      const by = isHidden || kind === 'judgement' ? rests[link] : undefined;
      // What lay hidden goes along with its link; judgement is what is left of the link.
      const part = by ? (isHidden ? by.along : 1 - by.along) : isHidden ? 0 : 1;
      weights[link + 1]! += part;
      weights[link]! -= part;
      if (by) hidden.push({ link, times: isHidden ? 1 : -1, by });
    }
    if (weights.some((weight) => weight !== 0)) {
      const doubt = fit.doubtOf(weights);
      moves.set(doubt.moves);
      for (let seat = 0; seat < players; seat++) {
        variances[seat]! += doubt.variances[seat]!;
        for (let i = 0; i < weights.length; i++)
          if (weights[i] !== 0) values[seat]! += weights[i]! * fit.levels[i]![seat]!;
        for (let i = 0; i < links.length; i++) {
          const sort = links[i]!.kind === 'decision' ? slopes.decisions : slopes.luck;
          sort[seat]! += doubt.moves[i]! * (heard[i]!.whole?.slopes[seat] ?? 0);
        }
        for (const { link, times, by } of hidden)
          variances[seat]! +=
            2 *
            times *
            (doubt.moves[link]! * by.covariances[seat]! + doubt.lifts[link]! * by.leans[seat]!);
      }
    }
    for (const { link, times, by } of hidden) {
      moves[link]! += times * (1 - by.along);
      knows[link]! -= times;
      for (let seat = 0; seat < players; seat++) {
        values[seat]! += times * by.means[seat]!;
        variances[seat]! += by.variances[seat]!;
        slopes.decisions[seat]! += times * by.slopes[seat]!;
      }
    }
    const ses = variances.map((variance, seat) =>
      Math.sqrt(
        Math.max(0, variance) +
          beliefs.decisions.slopeVariance * slopes.decisions[seat]! ** 2 +
          beliefs.luck.slopeVariance * slopes.luck[seat]! ** 2,
      ),
    );
    return { values, ses, slopes, moves, knows };
  };
}

/**
 * What lay hidden, less the part of the link's difference that goes along with it: the levels know more
 * of the difference than its own pairs, and what they add to it they add to that part.
 */
interface Rest extends Moments {
  readonly along: number;
  readonly slopes: readonly number[];
  /** With the difference of the link, and with the mean of its two levels. */
  readonly covariances: readonly number[];
  readonly leans: readonly number[];
}

function restOf({ whole, hidden, covariances, leans }: Heard): Rest | undefined {
  if (!whole || !hidden) return undefined;
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  const along = sum(covariances) / sum(whole.variances);
  const less = (one: readonly number[], other: readonly number[]): number[] =>
    one.map((each, i) => each - along * other[i]!);
  return {
    along,
    means: less(hidden.means, whole.means),
    slopes: less(hidden.slopes, whole.slopes),
    variances: hidden.variances.map(
      (each, i) => each - 2 * along * covariances[i]! + along ** 2 * whole.variances[i]!,
    ),
    covariances: less(covariances, whole.variances),
    leans: less(leans.hidden, leans.whole),
  };
}
