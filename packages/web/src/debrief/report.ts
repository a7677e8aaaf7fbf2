/** What a finished match has to tell: standings, curves, turning points, awards. Pure. */
import { debriefOf, isRefusal, standings } from '@boardroom/kernel';
import type { AnyGame, Chart, MatchRecord, Refusal, Seat, Standing } from '@boardroom/kernel';
import { timelineOf } from '../engine/timeline.ts';
import type { Timeline } from '../engine/timeline.ts';
import { awardsOf } from './awards.ts';
import type { Award } from './awards.ts';

interface TurningPoint {
  /** Number of moves made when it had happened. */
  readonly move: number;
  readonly seat: Seat;
  /** Chance of the first place before and after, in per cent. */
  readonly from: number;
  readonly to: number;
}

/** Plain data: it crosses from the worker to the page. */
export interface Report {
  readonly standings: readonly Standing[];
  readonly charts: readonly Chart[];
  /** The moves after which somebody else led alone. */
  readonly leads: readonly number[];
  readonly points: readonly TurningPoint[];
  /** Each seat's chance of the first place after some of the moves, turning points among them. */
  readonly chances: { readonly moves: readonly number[]; readonly seats: readonly number[][] };
  readonly awards: readonly Award[];
}

const MOST_POINTS = 4;
/** Smaller swings are noise. */
const LEAST_SWING = 6;
/** As many points as a curve can show. */
const MOST_SAMPLES = 160;

export function reportOf(game: AnyGame, content: unknown, record: MatchRecord): Report | Refusal {
  const film = timelineOf(game, content, record);
  if (isRefusal(film)) return film;
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) return charts;
  const { t, s } = film.match;
  const course = Array.from({ length: film.length + 1 }, (_, move) => chances(game, film, move));
  const points = turningPoints(course);
  return {
    charts,
    standings: standings(game, t, s),
    leads: leadChanges(game, film),
    points,
    chances: curveOf(course, points),
    awards: awardsOf(charts),
  };
}

function leadChanges(game: AnyGame, film: Timeline): number[] {
  let leader = -1;
  const changes: number[] = [];
  for (let move = 0; move <= film.length; move++) {
    const scores = game.scores(film.match.t, film.state(move));
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (scores.lastIndexOf(best) !== first) continue;
    if (leader >= 0 && first !== leader) changes.push(move);
    leader = first;
  }
  return changes;
}

/** Each seat's share of the chances, in per cent. */
function chances(game: AnyGame, film: Timeline, move: number): number[] {
  const { t } = film.match;
  const values = Array.from({ length: t.players }, (_, seat) =>
    Math.max(0.001, game.advice.evaluate(t, film.state(move), seat)),
  );
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => Math.round((100 * value) / sum));
}

/** The moves after which somebody's chances were most different, well apart from each other. */
function turningPoints(course: readonly (readonly number[])[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  // The last move only ends what was decided before.
  for (let move = 1; move < course.length - 1; move++) {
    const before = course[move - 1]!;
    const after = course[move]!;
    let seat = 0;
    for (let i = 1; i < after.length; i++)
      if (Math.abs(after[i]! - before[i]!) > Math.abs(after[seat]! - before[seat]!)) seat = i;
    found.push({ move, seat, from: before[seat]!, to: after[seat]! });
  }
  const apart = Math.max(2, course.length / 20);
  const chosen: TurningPoint[] = [];
  for (const point of found.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))) {
    if (chosen.length === MOST_POINTS || Math.abs(point.to - point.from) < LEAST_SWING) break;
    if (chosen.every(({ move }) => Math.abs(move - point.move) >= apart)) chosen.push(point);
  }
  return chosen.toSorted((a, b) => a.move - b.move);
}

/** The course of the chances, thinned out; the swing of every turning point stays in it. */
function curveOf(
  course: readonly (readonly number[])[],
  points: readonly TurningPoint[],
): Report['chances'] {
  const last = course.length - 1;
  const step = Math.max(1, Math.ceil(last / MOST_SAMPLES));
  const kept = new Set([last, ...points.flatMap(({ move }) => [move - 1, move])]);
  const moves = course.map((_, move) => move).filter((move) => move % step === 0 || kept.has(move));
  return {
    moves,
    seats: course[0]!.map((_, seat) => moves.map((move) => course[move]![seat]!)),
  };
}
