/** Decisions of one record, each with the moment it was asked at. */
import { levelsOf } from '@boardroom/bots';
import { isOver, isRefusal, legal, pendingIndex } from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Move, Refusal, State } from '@boardroom/kernel';
import { courseOf } from '../scenes.ts';
import type { Course } from '../scenes.ts';
import { choicesOf, groupsOf } from './group.ts';
import type { Grouping, Moment } from './types.ts';

export interface Asked extends Moment {
  /** Its number in the record. */
  readonly at: number;
  /** Number of moves before the scene it belongs to: before a row of sealed answers. */
  readonly scene: number;
  readonly move: Move;
  readonly groups: Readonly<Record<Grouping, string>>;
  /** What could have been chosen. */
  readonly choices: Readonly<Record<Grouping, ReadonlySet<string>>>;
}

/** One record of the class. */
export interface Played {
  readonly asked: readonly Asked[];
  readonly over: boolean;
  /** Scores when each round began, and at the end. */
  readonly scores: readonly (readonly number[])[];
}

export function playedOf(game: AnyGame, content: unknown, record: MatchRecord): Played | Refusal {
  const course = courseOf(game, content, record);
  return isRefusal(course) ? course : readCourse(game, course);
}

/** Counts how often the clock has moved on. */
function newClock(game: AnyGame): (s: Readonly<State>) => number {
  const fields = levelsOf(game).hard.clock;
  let [round, last] = [0, ''];
  return (s) => {
    const now = fields
      .map((name) => String((s as unknown as Record<string, unknown>)[name]))
      .join();
    if (last !== '' && now !== last) round++;
    last = now;
    return round;
  };
}

function readCourse(game: AnyGame, { match: { t }, states, scenes }: Course): Played {
  const clock = newClock(game);
  const asked: Asked[] = [];
  const counts = new Map<string, number>();
  const scores: number[][] = [];
  let round = -1;
  for (const { at, moves, aside } of scenes) {
    const s = states[at]!;
    const now = clock(s);
    if (now !== round) scores.push(game.scores(t, s));
    round = now;
    if (aside) continue;
    for (const [i, { seat, move, question }] of moves.entries()) {
      const f = s.agenda[pendingIndex(s, seat)];
      if (!f) continue;
      const key = `${round} ${seat} ${question}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const open = legal(game, t, s, f);
      const [groups, choices] = [groupsOf(move, open), choicesOf(open)];
      asked.push({ round, seat, question, nth, at: at + i, scene: at, move, groups, choices });
    }
  }
  const last = states.at(-1)!;
  scores.push(game.scores(t, last));
  return { asked, over: isOver(last), scores };
}
