/**
 * Whether a fork planted in a class is the first of those found, and how often bots call a difference
 * where there is none.
 */
import { classFound, openClass, stepClass } from '@boardroom/insight';
import type { ClassFound, OpenClass } from '@boardroom/insight';
import { isRefusal, moveKey, newRng } from '@boardroom/kernel';
import type { MatchRecord, Rng } from '@boardroom/kernel';
import { byBots, byGames } from '../../../packages/insight/src/class/apart.ts';
import { playOnce } from '../../../packages/insight/src/class/play.ts';
import type { PlayedOn } from '../../../packages/insight/src/class/play.ts';
import { cpu } from './matches.ts';
import type { Subject } from './matches.ts';
import { classOf, findPlant, TABLES } from './planting.ts';
import type { Plant } from './planting.ts';

/** Games by which a called difference is looked at once more, with other luck. */
const AGAIN = 100;
/** How often the two lines of every pair are exchanged at random. */
const EXCHANGES = 200;

function search(subject: Subject, records: readonly MatchRecord[], seconds: number): OpenClass {
  const class_ = openClass(subject.game, subject.content, records);
  if (isRefusal(class_)) throw new Error(class_.code);
  stepClass(class_, 1000 * seconds, cpu);
  return class_;
}

/** Planted at half the tables: in how many classes it is the first. */
function planted(subject: Subject, classes: number, seconds: number, from: number): void {
  let [first, done] = [0, 0];
  for (let i = from; done < classes && i < from + 3 * classes; i++) {
    const seed = `parted ${i}`;
    const plant = findPlant(subject, seed);
    if (!plant) continue;
    const records = classOrNone(subject, seed, plant, i);
    if (!records) continue;
    const { partings, games } = classFound(search(subject, records, seconds));
    done++;
    const rank = partings.findIndex(({ parting }) => isPlanted(parting, plant)) + 1;
    if (rank === 1) first++;
    const { seat, question, nth, take, leave } = plant;
    const what = { seat, question, nth, take: moveKey(take), leave: moveKey(leave) };
    console.log(JSON.stringify({ game: subject.id, class: i, rank, games, ...what }));
  }
  console.log(JSON.stringify({ game: subject.id, planted: done, first, seconds }));
}

/** Null where what was planted cannot be chosen at one of the tables: it has parted before. */
function classOrNone(...given: Parameters<typeof classOf>): MatchRecord[] | null {
  try {
    return classOf(...given);
  } catch {
    return null;
  }
}

/**
 * Nothing planted, bots of one kind with whims. Some whims cost something all the same, so what was
 * called is played once more; and what is called if the two lines of a pair have no order is exact.
 */
function unplanted(subject: Subject, classes: number, seconds: number, from: number): void {
  let [forks, called, confirmed, chance] = [0, 0, 0, 0];
  for (let i = from; i < from + classes; i++) {
    const class_ = search(subject, classOf(subject, `none ${i}`, null, 1000 + i), seconds);
    const checked = classFound(class_).partings.filter((one) => one.byBots !== 'few');
    forks += checked.length;
    const rng = newRng(i);
    for (const { parting, byBots: verdict, came, games } of checked) {
      const play = class_.plays.find((one) => one.parting === parting)!;
      chance += byChance(play, class_, checked.length, rng);
      if (verdict !== 'different') continue;
      called++;
      const again = isSeenAgain(class_, play);
      if (again) confirmed++;
      const { question, seat, round, branches } = parting;
      const told = branches.map(({ group }, k) => [group, came[k]!.behind]);
      const row = { game: subject.id, none: i, round, seat, question, games, again, told };
      console.log(JSON.stringify(row));
    }
  }
  const rate = Number((chance / Math.max(1, forks)).toFixed(4));
  console.log(
    JSON.stringify({
      game: subject.id,
      classes,
      forks,
      called,
      confirmed,
      byChance: rate,
      seconds,
    }),
  );
}

/** How often it would be called if which line is which were left to chance. */
function byChance(play: PlayedOn, { usual }: OpenClass, looks: number, rng: Rng): number {
  const [a, b] = play.scores as [number[], number[]];
  let called = 0;
  for (let n = 0; n < EXCHANGES; n++) {
    const sides = a.map((score, i) => (rng.unit() < 0.5 ? [score, b[i]!] : [b[i]!, score]));
    const scores = [0, 1].map((side) => sides.map((pair) => pair[side]!));
    const came = byGames({ scores, shares: scores }, usual);
    if (byBots(came, a.length, looks) === 'different') called++;
  }
  return called / EXCHANGES;
}

/** With other luck a branch that was behind is behind again, beyond two standard errors. */
function isSeenAgain({ p, usual }: OpenClass, play: PlayedOn): boolean {
  const empty = (): number[][] => play.parting.branches.map(() => []);
  const fresh: PlayedOn = { ...play, seed: play.seed ^ 0x5eed, scores: empty(), shares: empty() };
  for (let n = 0; n < AGAIN; n++) playOnce(p, fresh);
  const worst = (one: PlayedOn): number => {
    const values = byGames(one, usual).map(({ behind }) => behind.value);
    return values.indexOf(Math.min(...values));
  };
  const at = worst(play);
  const { value, se } = byGames(fresh, usual)[at]!.behind;
  return -value > 2 * se;
}

export function measureParted(
  subject: Subject,
  classes: number,
  seconds: number,
  from: number,
  which: string,
): void {
  if (which !== 'none') planted(subject, classes, seconds, from);
  if (which !== 'planted') unplanted(subject, classes, seconds, from);
}

function isPlanted(
  { seat, question, branches }: ClassFound['partings'][number]['parting'],
  plant: Plant,
): boolean {
  const half = (table: number): boolean => 2 * table < TABLES;
  const [one, other] = branches.map(({ tables }) => tables.map(half));
  const played = new Set(branches.flatMap(({ moves }) => moves.map(moveKey)));
  return (
    seat === plant.seat &&
    question === plant.question &&
    branches.length === 2 &&
    played.has(moveKey(plant.take)) &&
    played.has(moveKey(plant.leave)) &&
    new Set(one).size === 1 &&
    new Set(other).size === 1 &&
    one![0] !== other![0]
  );
}
