/** What a finished match has to tell: standings, curves, turning points, awards. Pure. */
import { debriefOf, isRefusal, standings } from '@boardroom/kernel';
import type { AnyGame, Chart, MatchRecord, Refusal, Seat, Standing } from '@boardroom/kernel';
import { timelineOf } from '../engine/timeline.ts';
import type { Timeline } from '../engine/timeline.ts';

interface TurningPoint {
  /** Number of moves made when it had happened. */
  readonly move: number;
  readonly seat: Seat;
  /** Chance of the first place before and after, in per cent. */
  readonly from: number;
  readonly to: number;
}

export interface Award {
  readonly chart: Chart;
  readonly key: string | undefined;
  readonly seat: Seat;
  readonly value: number;
}

/** Plain data: it crosses from the worker to the page. */
export interface Report {
  readonly standings: readonly Standing[];
  readonly charts: readonly Chart[];
  readonly leadChanges: number;
  readonly points: readonly TurningPoint[];
  readonly awards: readonly Award[];
}

const MOST_POINTS = 4;
/** Smaller swings are noise. */
const LEAST_SWING = 6;

export function reportOf(game: AnyGame, content: unknown, record: MatchRecord): Report | Refusal {
  const film = timelineOf(game, content, record);
  if (isRefusal(film)) return film;
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) return charts;
  const { t, s } = film.match;
  return {
    charts,
    standings: standings(game, t, s),
    leadChanges: leadChanges(game, film),
    points: turningPoints(game, film),
    awards: awardsOf(charts),
  };
}

/** How often somebody else came to lead alone. */
function leadChanges(game: AnyGame, film: Timeline): number {
  let leader = -1;
  let changes = 0;
  for (let move = 0; move <= film.length; move++) {
    const scores = game.scores(film.match.t, film.state(move));
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (scores.lastIndexOf(best) !== first) continue;
    if (leader >= 0 && first !== leader) changes++;
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
function turningPoints(game: AnyGame, film: Timeline): TurningPoint[] {
  const found: TurningPoint[] = [];
  let before = chances(game, film, 0);
  for (let move = 1; move <= film.length; move++) {
    const after = chances(game, film, move);
    let seat = 0;
    for (let i = 1; i < after.length; i++)
      if (Math.abs(after[i]! - before[i]!) > Math.abs(after[seat]! - before[seat]!)) seat = i;
    found.push({ move, seat, from: before[seat]!, to: after[seat]! });
    before = after;
  }
  const apart = Math.max(2, film.length / 20);
  const chosen: TurningPoint[] = [];
  for (const point of found.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))) {
    if (chosen.length === MOST_POINTS || Math.abs(point.to - point.from) < LEAST_SWING) break;
    if (chosen.every(({ move }) => Math.abs(move - point.move) >= apart)) chosen.push(point);
  }
  return chosen.toSorted((a, b) => a.move - b.move);
}

/** Who has most of each figure at the end, if one player has it alone. */
export function awardsOf(charts: readonly Chart[]): Award[] {
  const awards: Award[] = [];
  for (const chart of charts) {
    if (chart.kind === 'matrix') continue;
    for (const key of new Set(chart.series.map((series) => series.key))) {
      const ends = chart.series
        .filter((series) => series.key === key && series.seat >= 0)
        .map(({ seat, values }) => ({
          seat,
          value: chart.kind === 'lines' ? (values.at(-1) ?? 0) : values.reduce((a, b) => a + b, 0),
        }))
        .toSorted((a, b) => b.value - a.value);
      const [first, second] = ends;
      if (first && second && first.value > second.value)
        awards.push({ chart, key, seat: first.seat, value: first.value });
    }
  }
  return awards;
}
