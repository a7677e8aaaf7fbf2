/** Arithmetic of a history: means with their standard errors, a trend, concepts, what to do next. Pure. */
import type { Estimate } from '@boardroom/insight';
import { isSure, standingOf } from '../review/figures.ts';
import type { Amount, ConceptKept, ConceptSeen, MatchSummary, Need } from './types.ts';

/** Of fewer matches nothing is said as a whole. */
export const LEAST_MATCHES = 5;
/** Of more the columns are thin. */
const MOST_COLUMNS = 60;
/** The line is the mean of so many matches, at its beginning of as few as that. */
const MEAN_OF = 6;
const LEAST_MEAN = 4;
/** A concept met in fewer decisions is not told from luck, and comes last. */
const LEAST_DECISIONS = 5;

export function amountOf(matches: number): Amount {
  if (matches === 0) return 'none';
  if (matches < LEAST_MATCHES) return 'few';
  return matches <= MOST_COLUMNS ? 'some' : 'many';
}

/** The mean, and by how much it would differ in other matches; of one match that is not known. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, one) => sum + one, 0) / n;
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, se: n < 2 ? Infinity : Math.sqrt(squares / (n - 1) / n) };
}

/** For each match the mean of the last six up to it; null where there are too few. */
export function movingMeans(values: readonly number[]): (Estimate | null)[] {
  return values.map((_, i) => {
    const last = values.slice(Math.max(0, i + 1 - MEAN_OF), i + 1);
    return last.length < LEAST_MEAN ? null : meanOf(last);
  });
}

/** By how much it changes from one match to the next: the slope of the line through all of them. */
export function slopeOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n < 3) return { value: 0, se: Infinity };
  const middle = (n - 1) / 2;
  const mean = meanOf(values).value;
  const spread = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  const value = values.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0) / spread;
  const left = values.reduce((sum, one, i) => sum + (one - mean - value * (i - middle)) ** 2, 0);
  return { value, se: Math.sqrt(left / (n - 2) / spread) };
}

export type Trend = 'up' | 'down' | 'unclear';

export function trendOf(figure: Estimate): Trend {
  if (!isSure(figure)) return 'unclear';
  return figure.value > 0 ? 'up' : 'down';
}

/** How many of the matches one would win if all players were alike. */
export function fairShare(matches: readonly MatchSummary[]): number {
  return matches.reduce((sum, { players }) => sum + 1 / players, 0);
}

/** All concepts met, the surest need first, those of few decisions last. */
export function conceptsSeen(matches: readonly MatchSummary[]): ConceptSeen[] {
  const met = new Map<string, { readonly game: string; readonly kept: ConceptKept }[]>();
  for (const { game, concepts } of matches)
    for (const kept of concepts)
      met.set(kept.concept, [...(met.get(kept.concept) ?? []), { game, kept }]);
  return [...met]
    .map(([concept, all]): ConceptSeen => {
      const decisions = all.reduce((sum, { kept }) => sum + kept.decisions, 0);
      const value = all.reduce((sum, { kept }) => sum + kept.difference.value, 0);
      const se = Math.hypot(...all.map(({ kept }) => kept.difference.se));
      const each = { value: value / decisions, se: se / decisions };
      return {
        concept,
        games: [...new Set(all.map(({ game }) => game))],
        decisions,
        matches: all.length,
        each,
        standing: decisions < LEAST_DECISIONS && se > 0 ? 'unclear' : standingOf(each),
      };
    })
    .toSorted((a, b) => fewness(a) - fewness(b) || sureness(a) - sureness(b));
}

const fewness = ({ decisions }: ConceptSeen): number => (decisions < LEAST_DECISIONS ? 1 : 0);
/** In standard errors. */
const sureness = ({ each: { value, se } }: ConceptSeen): number => (se > 0 ? value / se : 0);

/** What most surely needs practice; null if nothing does. */
export function needOf(matches: readonly MatchSummary[]): Need | null {
  const seen = conceptsSeen(matches).find(({ standing }) => standing === 'worse');
  if (!seen) return null;
  const met = matches.flatMap((match) => {
    const kept = match.concepts.find(({ concept }) => concept === seen.concept);
    return kept ? [{ match, kept }] : [];
  });
  const lost = (game: string): number =>
    met.reduce(
      (sum, { match, kept }) => (match.game === game ? sum + kept.difference.value : sum),
      0,
    );
  const game = seen.games.toSorted((a, b) => lost(a) - lost(b))[0]!;
  const there = met.filter(({ match }) => match.game === game);
  const [worst] = there
    .filter(({ kept }) => kept.worst)
    .toSorted((a, b) => a.kept.worst!.value - b.kept.worst!.value);
  return {
    seen,
    game,
    cost: there.filter(({ kept }) => kept.difference.value < 0).length,
    of: there.length,
    position: worst
      ? { id: worst.match.id, seat: worst.match.seat, move: worst.kept.worst!.move }
      : null,
  };
}
