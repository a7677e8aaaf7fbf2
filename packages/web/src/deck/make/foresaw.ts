/** What we foresaw: how sure the class was, and how often it was right. */
import type { Forecasts, Foresaw as Asked } from '@boardroom/client';
import { say } from '../../words/index.ts';
import type { DeckFound, ForecastSeries, Foresaw, Made, RangeSeries } from '../types.ts';
import { figure, meanOf, scaleOf, wilson } from './scale.ts';
import { roundInside } from './telling.ts';
import type { Telling } from './telling.ts';

/** With fewer forecasts than these there are three bins, from then on five. */
const MANY = 60;
/** Apart by more than this share, the class was too sure or too gloomy. */
const OFF = 0.1;
/** Two questions at most stand beside each other. */
const SHOWN = 2;

export function makeForesaw(
  found: DeckFound,
  telling: Telling,
  forecasts: Forecasts | null,
): Made<'foresaw'> {
  const asked = forecasts?.class ?? [];
  const name = (one: Asked): string => nameOf(one, found, telling);
  const chances = asked.flatMap((one) => (one.chances ? [seriesOf(one, name(one))] : []));
  const ranges = asked.flatMap((one) => (one.ranges ? [rangesOf(one, name(one))] : []));
  const winners = asked.flatMap((one) =>
    one.kind === 'winner' && one.scored
      ? [
          {
            name: name(one),
            right: Math.round(one.scored.score * one.scored.forecasts),
            of: one.scored.forecasts,
          },
        ]
      : [],
  );
  const shown = ranges.slice(-SHOWN);
  const figures: Foresaw = {
    lead: leadOf(chances),
    foot: say('deck.foresaw.foot'),
    chances: chances.slice(-SHOWN),
    ranges: shown,
    scale:
      shown.length > 0
        ? scaleOf(
            shown.flatMap((one) =>
              one.ranges.flatMap(({ low, high, actual }) => [low, high, actual]),
            ),
            4,
          )
        : null,
    unit: telling.unit,
    winners,
  };
  const any = chances.length + ranges.length + winners.length > 0;
  return {
    kind: 'foresaw',
    titles: [any ? titleOf(figures) : say('deck.foresaw.none')],
    steps: 1,
    figures,
    lacks: any ? '' : say('deck.foresaw.lacks'),
  };
}

/** "after day 2": the round most tables had finished when it was asked, or its own words. */
function nameOf({ moves, text }: Asked, { courses }: DeckFound, telling: Telling): string {
  const rounds = courses.flatMap(({ starts, table }) => {
    const made = moves[table - 1];
    return made === undefined ? [] : [starts.filter((start) => start <= made).length - 1];
  });
  const round = rounds.toSorted((a, b) => a - b)[rounds.length >> 1];
  if (round === undefined) return text;
  return round > 0
    ? say('deck.foresaw.after', { round: roundInside(telling, round) })
    : say('deck.foresaw.before');
}

function seriesOf({ text, chances = [] }: Asked, name: string): ForecastSeries {
  const count = chances.length >= MANY ? 5 : 3;
  const bins = Array.from({ length: count }, (_, i) => {
    const inside = chances.filter(
      ({ percent }) => Math.min(count - 1, Math.floor((percent / 100) * count)) === i,
    );
    const hits = inside.filter(({ came }) => came).length;
    const [low, high] = wilson(hits, inside.length);
    return {
      said: meanOf(inside.map(({ percent }) => percent / 100)),
      came: hits / Math.max(1, inside.length),
      count: inside.length,
      low,
      high,
    };
  });
  return {
    name,
    text,
    forecasts: chances.length,
    brier: meanOf(chances.map(({ percent, came }) => (percent / 100 - Number(came)) ** 2)),
    bins: bins.filter((bin) => bin.count > 0),
  };
}

function rangesOf({ text, ranges = [] }: Asked, name: string): RangeSeries {
  return {
    name,
    text,
    held: ranges.filter(({ low, high, actual }) => low <= actual && actual <= high).length,
    ranges: ranges.map(({ low, high, actual }) => ({ low, high, actual })),
  };
}

function leadOf(chances: readonly ForecastSeries[]): string {
  if (chances.length === 0) return say('deck.foresaw.lead.ranges');
  const scores = chances
    .slice(-SHOWN)
    .map(({ brier, name }) => say('deck.foresaw.brier', { score: figure(brier, 2), name }));
  return say('deck.foresaw.lead', { scores: scores.join(', ') });
}

function titleOf({ chances, ranges, winners }: Foresaw): string {
  const first = chances[0];
  if (first) {
    const said = meanOf(
      first.bins.flatMap(({ said: one, count }) => Array<number>(count).fill(one)),
    );
    const came = meanOf(
      first.bins.flatMap(({ came: one, count }) => Array<number>(count).fill(one)),
    );
    const facts = { name: first.name, said: Math.round(100 * said), came: Math.round(100 * came) };
    if (came - said > OFF) return say('deck.foresaw.title.gloomy', facts);
    if (said - came > OFF) return say('deck.foresaw.title.sure', facts);
    return say('deck.foresaw.title.right', facts);
  }
  const range = ranges[0];
  if (range) return say('deck.foresaw.title.ranges', { held: range.held, of: range.ranges.length });
  const winner = winners[0]!;
  return say('deck.foresaw.title.winner', { right: winner.right, of: winner.of });
}
