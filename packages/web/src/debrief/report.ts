/** What a finished match has to tell: standings, curves, awards. Pure. */
import { debriefOf, isRefusal, standings } from '@boardroom/kernel';
import type { AnyGame, Chart, MatchRecord, Refusal, Standing } from '@boardroom/kernel';
import { timelineOf } from '../engine/timeline.ts';
import type { Timeline } from '../engine/timeline.ts';
import { awardsOf } from './awards.ts';
import type { Award } from './awards.ts';

/** Plain data: it crosses from the worker to the page. */
export interface Report {
  readonly standings: readonly Standing[];
  readonly charts: readonly Chart[];
  /** The moves after which somebody else led alone. */
  readonly leads: readonly number[];
  readonly awards: readonly Award[];
}

export function reportOf(game: AnyGame, content: unknown, record: MatchRecord): Report | Refusal {
  const film = timelineOf(game, content, record);
  if (isRefusal(film)) return film;
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) return charts;
  const { t, s } = film.match;
  return {
    charts,
    standings: standings(game, t, s),
    leads: leadChanges(game, film),
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
