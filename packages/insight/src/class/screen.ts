/** Which partings are worth many games: hundreds of moments split a class, and few of them matter. */
import { shortLine, wholeLine } from '../leaf.ts';
import type { Player } from '../play-on.ts';
import { cameOf } from './apart.ts';
import type { ResultOf } from './apart.ts';
import { lookOnce, meanOf } from './play.ts';
import type { PlayedOn } from './play.ts';

/** So many are looked at with short lines: those that, by the class, may matter most. */
const LOOKED_AT = 60;
/** Short lines of each branch. */
const LOOKS = 8;
/** So many are then played to the end … */
const PLAYED = 12;
/** … among them so many that short lines say nothing of, but the class does … */
const BY_CLASS = 3;
/** … and so many that split it first, as most of the later ones do. */
const FIRST = 3;

/** What may matter by what the class itself shows, the most promising first. */
export function worthLooking(
  all: readonly PlayedOn[],
  resultOf: ResultOf,
  usual: number,
): PlayedOn[] {
  const first = splitFirst(all);
  const others = all.filter((one) => !first.includes(one));
  return [...best(others, LOOKED_AT - first.length, byClass(resultOf, usual)), ...first];
}

/** What came of them shows in what people did later, however long it takes to show in results. */
function splitFirst(all: readonly PlayedOn[]): PlayedOn[] {
  const some = all.filter(({ leads }) => leads > 0);
  return best(some, FIRST, ({ leads }) => leads);
}

/** What may follow, by results of the class alone: the scatter between its branches, if all is luck as well. */
function byClass(resultOf: ResultOf, usual: number): (one: PlayedOn) => number {
  return (one) => {
    const unplayed = { ...one, scores: one.scores.map(() => []), shares: one.shares.map(() => []) };
    return cameOf(unplayed, resultOf, usual, 1).apart.value + 2 * evenness(one);
  };
}

/** Plays a few short lines; what they promise is kept. */
export function look(p: Player, one: PlayedOn): void {
  const play = shortLine(p) ?? wholeLine;
  const looks = Array.from({ length: LOOKS }, (_, n) => lookOnce(p, one, n, play));
  const apart = one.parting.branches.map((_, branch) => {
    const differences = looks.map((shares) => shares[branch]! - shares[0]!);
    return Math.abs(meanOf(differences, 0).value);
  });
  one.promise = evenness(one) * Math.max(...apart);
}

/**
 * What is worth many games, as far as it was looked at. What an evaluation cannot see yet (a plan that
 * pays in years) shows in the class: of equal ones that which came first.
 */
export function worthPlaying(
  all: readonly PlayedOn[],
  resultOf: ResultOf,
  usual: number,
): PlayedOn[] {
  const chosen = splitFirst(all);
  const add = (most: number, worth: (one: PlayedOn) => number): void => {
    const others = all.filter((one) => !chosen.includes(one));
    chosen.push(...best(others, most - chosen.length, worth));
  };
  add(PLAYED - BY_CLASS, ({ promise }) => promise ?? 0);
  add(PLAYED, byClass(resultOf, usual));
  return chosen;
}

/** Half if the class is split in two, less if few stand against many. */
function evenness({ parting: { branches } }: PlayedOn): number {
  const counts = branches.map(({ tables }) => tables.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return Math.sqrt(1 - counts.reduce((sum, count) => sum + (count / all) ** 2, 0)) / Math.SQRT2;
}

function best(
  all: readonly PlayedOn[],
  most: number,
  worth: (one: PlayedOn) => number,
): PlayedOn[] {
  const worths = new Map(all.map((one) => [one, worth(one)]));
  return all.toSorted((a, b) => worths.get(b)! - worths.get(a)!).slice(0, most);
}
