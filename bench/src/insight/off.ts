/**
 * How far the evaluation is off after so many ticks: the same pairs of lines of a match's decisions, or
 * of what came by chance, judged on the way and at the end. What is found is `off` and `sway` of a
 * game's levels (docs/insight.md).
 */
import { levelsOf } from '@boardroom/bots';
import { openReview } from '@boardroom/insight';
import { isOver, isRefusal } from '@boardroom/kernel';
import { stakeOf } from '../../../packages/insight/src/foresight.ts';
import type { Play } from '../../../packages/insight/src/leaf.ts';
import { playOneMore, sharesOf } from '../../../packages/insight/src/play-on.ts';
import { sampleLink } from '../../../packages/insight/src/sample.ts';
import { newTally } from '../../../packages/insight/src/tally.ts';
import { botsNamed, cpu, playRecord } from './matches.ts';
import type { Subject } from './matches.ts';

const MOST_TICKS = 6;

/** What a line was judged by after so many ticks, the time it took until then, and how it ended. */
interface Watched {
  readonly judged: readonly (readonly number[])[];
  readonly took: readonly number[];
  readonly end: readonly number[];
}

/** One player's share at one link, pair by pair: differences on the way and at the end, and the level. */
interface Figure {
  readonly short: number[];
  readonly whole: number[];
  readonly middle: number[];
}

/** Figures of one match after so many ticks. */
interface Match {
  readonly figures: readonly Figure[];
  readonly ms: number;
}

export function measureOff(
  subject: Subject,
  names: readonly string[],
  seeds: readonly string[],
  seconds: number,
  kind: string,
): void {
  const matches = seeds.map((seed) => watchMatch(subject, names, seed, seconds, kind));
  for (let ticks = 1; ticks <= MOST_TICKS; ticks++) {
    const those = matches.map((match) => match[ticks]!);
    const ms = mean(those.map((match) => match.ms));
    const facts = { game: subject.id, kind, seeds: seeds.join(), ticks, ms };
    console.log(JSON.stringify({ ...facts, ...offBy(those.map(({ figures }) => figures)) }));
  }
}

/** By ticks. */
function watchMatch(
  subject: Subject,
  names: readonly string[],
  seed: string,
  seconds: number,
  kind: string,
): Match[] {
  const { game, content, t } = subject;
  const record = playRecord(subject, seed, botsNamed(subject, names));
  const review = openReview(game, content, record);
  if (isRefusal(review)) throw new Error(review.code);
  const { p, course, chain } = review;
  const lines: Watched[] = [];
  const on: Play = (_, line) => lines.push(watched(p, line));
  const sampler = { p, course, seed: 777, near: undefined, on };
  const figures = Array.from({ length: MOST_TICKS + 1 }, () => new Map<string, Figure>());
  const took = figures.map(() => 0);
  const began = cpu();
  let pairs = 0;
  for (let n = 0; cpu() - began < 1000 * seconds; n++)
    for (const [link, one] of chain.links.entries()) {
      if (one.kind !== kind) continue;
      sampleLink(sampler, one, link, n, newTally(t.players, 'whole'));
      const [first, second = first] = lines.splice(0) as [Watched, Watched?];
      pairs++;
      for (let ticks = 1; ticks <= MOST_TICKS; ticks++) {
        took[ticks]! += first.took[ticks]! + second.took[ticks]!;
        for (let seat = 0; seat < t.players; seat++) {
          const key = `${link} ${seat}`;
          const figure = figures[ticks]!.get(key) ?? { short: [], whole: [], middle: [] };
          figures[ticks]!.set(key, figure);
          const [a, b] = [first.judged[ticks]![seat]!, second.judged[ticks]![seat]!];
          figure.short.push(b - a);
          figure.middle.push((a + b) / 2);
          figure.whole.push(second.end[seat]! - first.end[seat]!);
        }
      }
    }
  return figures.map((of, ticks) => ({ figures: [...of.values()], ms: took[ticks]! / pairs }));
}

function watched(p: Parameters<Play>[0], line: Parameters<Play>[1]): Watched {
  const { clock } = levelsOf(p.game).review;
  const fields = line.s as unknown as Readonly<Record<string, number>>;
  const timeOf = (): string => clock.map((name) => fields[name]).join();
  const [judged, took]: [number[][], number[]] = [[sharesOf(p, line.s)], [0]];
  const began = cpu();
  for (let time = timeOf(); !isOver(line.s);) {
    playOneMore(p, line);
    if (timeOf() === time) continue;
    time = timeOf();
    judged.push(sharesOf(p, line.s));
    took.push(cpu() - began);
  }
  const end = sharesOf(p, line.s);
  while (judged.length <= MOST_TICKS) {
    judged.push(end);
    took.push(cpu() - began);
  }
  return { judged, took, end };
}

/** What is known of a figure when its short differences are stretched by `slope`. */
interface Left {
  readonly stake: number;
  /** The square of the short difference, and of what it leaves out, both without scatter. */
  readonly square: number;
  readonly more: number;
  readonly noise: number;
}

function leftOf({ short, whole, middle }: Figure, slope: number): Left {
  const off = whole.map((each, i) => each - slope * short[i]!);
  const noise = covarianceOf(off, off) / off.length;
  return {
    stake: stakeOf(mean(middle)),
    square: mean(short) ** 2 - covarianceOf(short, short) / short.length,
    more: mean(off) ** 2 - noise,
    noise,
  };
}

/** Where nothing is known yet it is weighed as if it were off by so much. */
const GUESS = { off: 0.01, sway: 0.3 };

function weightOf({ noise, stake, square }: Left): number {
  return 1 / (noise + GUESS.off ** 2 * stake + GUESS.sway ** 2 * Math.max(0, square));
}

/** By how much the short differences of a match must be stretched: as reviews see it, about 1. */
function slopeOf(figures: readonly Figure[]): number {
  let [pull, precision] = [1 / 0.3 ** 2, 1 / 0.3 ** 2];
  for (const figure of figures) {
    const { short, whole } = figure;
    const left = leftOf(figure, 1);
    // Both are of the same pairs: what their scatter shares tells nothing of the slope.
    const shared = covarianceOf(short, whole) / short.length;
    pull += weightOf(left) * (mean(whole) * mean(short) - shared);
    precision += weightOf(left) * left.square;
  }
  return pull / precision;
}

/**
 * Squares of what stretched short lines leave out, fitted by a part of what is at stake and a part of
 * the square of what they say: their roots, with the error of the squares' roots.
 */
function offBy(matches: readonly (readonly Figure[])[]): object {
  const slopes = matches.map(slopeOf);
  let [one, both, other, left, right, scatter, count] = [0, 0, 0, 0, 0, 0, 0];
  for (const [i, figures] of matches.entries())
    for (const figure of figures) {
      const each = leftOf(figure, slopes[i]!);
      const weight = weightOf(each) ** 2;
      one += weight * each.stake ** 2;
      both += weight * each.stake * each.square;
      other += weight * each.square ** 2;
      left += weight * each.more * each.stake;
      right += weight * each.more * each.square;
      scatter += covarianceOf(figure.short, figure.short);
      count++;
    }
  const root = one * other - both * both;
  const rooted = (value: number): number => round(Math.sign(value) * Math.sqrt(Math.abs(value)));
  return {
    pairs: matches[0]![0]?.short.length,
    figures: count,
    slopes: slopes.map(round),
    off: rooted((other * left - both * right) / root),
    offError: rooted(Math.sqrt((2 * other) / root)),
    sway: rooted((one * right - both * left) / root),
    swayError: rooted(Math.sqrt((2 * one) / root)),
    scatter: round(Math.sqrt(scatter / count)),
  };
}

function round(value: number): number {
  return Math.round(1e4 * value) / 1e4;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covarianceOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return one.reduce((sum, each, i) => sum + (each - a) * (other[i]! - b), 0) / (one.length - 1);
}
