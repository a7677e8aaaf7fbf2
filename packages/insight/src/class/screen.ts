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
/** So many are then played to the end. */
const PLAYED = 12;

/** What may matter by what the class itself shows, the most promising first. */
export function worthLooking(
  all: readonly PlayedOn[],
  resultOf: ResultOf,
  usual: number,
): PlayedOn[] {
  return best(all, LOOKED_AT, (one) => {
    const { apart } = cameOf(one, resultOf, usual, 1);
    return apart.value + 2 * usual * evenness(one);
  });
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

/** What is worth many games, as far as it was looked at. */
export function worthPlaying(all: readonly PlayedOn[]): PlayedOn[] {
  return best(all, PLAYED, ({ promise }) => promise ?? 0);
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
