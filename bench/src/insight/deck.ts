/**
 * How long a class waits for its deck: CPU seconds of the two workers of the trainer's browser, which
 * are seconds on a machine with two free cores.
 */
import { playGame } from '@boardroom/bots';
import {
  classFound,
  findingsOf,
  openClass,
  openReview,
  stepClass,
  stepReview,
  tableCourse,
} from '@boardroom/insight';
import { isRefusal, newRng } from '@boardroom/kernel';
import type { MatchRecord, Move, Seat } from '@boardroom/kernel';
import { botsNamed, cpu } from './matches.ts';
import type { Subject } from './matches.ts';

const TABLES = 6;
const SLICE = 300;
/** From so many games on a fork is told. */
const TOLD = 60;
/** From here on the books of a table are shown, and here they are sure enough. */
const SKETCHED = 0.11;

/** Tables that play unlike each other, as people do. */
function mixedClass(subject: Subject, seed: string): MatchRecord[] {
  const { game, t } = subject;
  return Array.from({ length: TABLES }, (_, table) => {
    const bots = botsNamed(subject, [['normal', 'easy', 'beginner'][table % 3]!]);
    const moves: [Seat, Move][] = [];
    const after = (seat: Seat, move: Move): void => void moves.push([seat, move]);
    playGame(game, t, seed, bots, { after }, newRng(table));
    const { players, options, edition } = t;
    return { game: game.id, version: game.version, edition, players, options, seed, moves };
  });
}

export function measureDeck(subject: Subject, most: number): void {
  const { game, content } = subject;
  const records = mixedClass(subject, 'deck');
  const spent = (since: number): number => Number(((cpu() - since) / 1000).toFixed(1));
  const began = cpu();
  for (const record of records) tableCourse(game, content, record, {});
  const courses = spent(began);
  const class_ = openClass(game, content, records);
  if (isRefusal(class_)) throw new Error(class_.code);
  let [ready, refined, isMore] = [0, 0, true];
  while (isMore && spent(began) < most && !refined) {
    isMore = stepClass(class_, SLICE, cpu);
    const { partings } = classFound(class_);
    if (!ready && partings.some(({ games }) => games >= TOLD)) ready = spent(began);
    if (partings[0]?.byBots !== 'few' && (partings[0]?.games ?? 0) >= 400) refined = spent(began);
  }
  const books = cpu();
  const open = records.flatMap((record) => {
    const review = openReview(game, content, record);
    return isRefusal(review) ? [] : [review];
  });
  let first = 0;
  for (const review of open)
    while (spent(books) < most) {
      stepReview(review, SLICE, cpu);
      const { ledger, progress } = findingsOf(review);
      if (!ledger || progress.worst > SKETCHED) continue;
      first ||= spent(books);
      break;
    }
  const sketched = open.filter((review) => findingsOf(review).progress.worst <= SKETCHED).length;
  const row = { game: subject.id, courses, ready, refined, firstBooks: first, sketched };
  console.log(JSON.stringify({ ...row, ofTables: open.length, within: spent(books) }));
}
