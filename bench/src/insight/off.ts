/**
 * How far the evaluation is off after so many ticks: the same pairs of lines of a match's decisions,
 * judged on the way and at the end. What is found is `off` of a game's levels (docs/insight.md).
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
/** A larger difference is looked at with whole lines anyway, and off by a part of itself. */
const SMALL = 0.08;

/** What a line was judged by after so many ticks, the time it took until then, and how it ended. */
interface Watched {
  readonly judged: readonly (readonly number[])[];
  readonly took: readonly number[];
  readonly end: readonly number[];
}

/** Of one player and one link after so many ticks: what is off, pair by pair. */
interface Figure {
  readonly off: number[];
  readonly short: number[];
  readonly middle: number[];
}

export function measureOff(
  subject: Subject,
  names: readonly string[],
  seed: string,
  seconds: number,
): void {
  const { id, game, content, t } = subject;
  const record = playRecord(subject, seed, botsNamed(subject, names));
  const review = openReview(game, content, record);
  if (isRefusal(review)) throw new Error(review.code);
  const { p, course, chain } = review;
  const lines: Watched[] = [];
  const on: Play = (_, line) => lines.push(watched(p, line));
  const sampler = { p, course, seed: 777, near: undefined, on };
  const figures = new Map<string, Figure>();
  const took = Array.from({ length: MOST_TICKS + 1 }, () => [0, 0]);
  const began = cpu();
  for (let n = 0; cpu() - began < 1000 * seconds; n++)
    for (const [link, one] of chain.links.entries()) {
      if (one.kind !== 'decision') continue;
      sampleLink(sampler, one, link, n, newTally(t.players, 'whole'));
      const [first, second = first] = lines.splice(0) as [Watched, Watched?];
      for (let ticks = 1; ticks <= MOST_TICKS; ticks++) {
        took[ticks]![0]! += first.took[ticks]! + second.took[ticks]!;
        took[ticks]![1]!++;
        for (let seat = 0; seat < t.players; seat++) {
          const key = `${ticks} ${link} ${seat}`;
          const figure = figures.get(key) ?? { off: [], short: [], middle: [] };
          figures.set(key, figure);
          const [a, b] = [first.judged[ticks]![seat]!, second.judged[ticks]![seat]!];
          figure.short.push(b - a);
          figure.middle.push((a + b) / 2);
          figure.off.push(second.end[seat]! - first.end[seat]! - (b - a));
        }
      }
    }
  for (let ticks = 1; ticks <= MOST_TICKS; ticks++) {
    const those = [...figures].flatMap(([key, one]) => (key.startsWith(`${ticks} `) ? [one] : []));
    const [ms, pairs] = took[ticks] as [number, number];
    console.log(JSON.stringify({ game: id, seed, ticks, ms: ms / pairs, ...offBy(those) }));
  }
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

/** Squares in points of 100 with their error, of all small differences, and where all is open. */
function offBy(all: readonly Figure[]): object {
  const small = all.filter(({ short }) => Math.abs(mean(short)) <= SMALL);
  let [squares, errors, stakes, scatter] = [0, 0, 0, 0];
  for (const { off, short, middle } of small) {
    const noise = varianceOf(off) / off.length;
    squares += mean(off) ** 2 - noise;
    errors += 2 * noise ** 2;
    stakes += stakeOf(mean(middle));
    scatter += varianceOf(short);
  }
  const points = (value: number): number => Math.round(1e6 * value) / 100;
  return {
    pairs: all[0]!.off.length,
    figures: small.length,
    square: points(squares / small.length),
    error: points(Math.sqrt(errors) / small.length),
    open: points(squares / stakes),
    openError: points(Math.sqrt(errors) / stakes),
    scatter: Math.sqrt(scatter / small.length),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
