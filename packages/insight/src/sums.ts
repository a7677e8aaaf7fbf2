/** Sums of parts of the books with their standard errors: every entry and every row is one. */
import type { Fit } from './chain.ts';
import type { Beliefs, Heard } from './heard.ts';
import type { Link } from './links.ts';
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
}

export const told = ({ values, ses }: Summed): Estimates => ({ values, ses });

export function sums(
  links: readonly Link[],
  players: number,
  fit: Fit,
  heard: readonly Heard[],
  beliefs: Beliefs,
): Adder {
  return (parts, weights = new Float64Array(links.length + 1)) => {
    const values: number[] = Array(players).fill(0);
    const variances: number[] = Array(players).fill(0);
    const slopes = { decisions: [...values], luck: [...values] };
    const moves = new Float64Array(links.length);
    // What lay hidden is booked by itself; judgement is what is left of the link.
    const hidden: { link: number; times: number; by: Heard }[] = [];
    for (const { link, kind } of parts) {
      if (kind !== 'hidden') {
        weights[link + 1]! += 1;
        weights[link]! -= 1;
      }
      if (heard[link]!.hidden && (kind === 'hidden' || kind === 'judgement'))
        hidden.push({ link, times: kind === 'hidden' ? 1 : -1, by: heard[link]! });
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
            (doubt.moves[link]! * by.covariances[seat]! +
              doubt.lifts[link]! * by.leans.hidden[seat]!);
      }
    }
    for (const { times, by } of hidden) {
      for (let seat = 0; seat < players; seat++) {
        values[seat]! += times * by.hidden!.means[seat]!;
        variances[seat]! += by.hidden!.variances[seat]!;
        slopes.decisions[seat]! += times * by.hidden!.slopes[seat]!;
      }
    }
    const ses = variances.map((variance, seat) =>
      Math.sqrt(
        Math.max(0, variance) +
          beliefs.decisions.slopeVariance * slopes.decisions[seat]! ** 2 +
          beliefs.luck.slopeVariance * slopes.luck[seat]! ** 2,
      ),
    );
    return { values, ses, slopes, moves };
  };
}
