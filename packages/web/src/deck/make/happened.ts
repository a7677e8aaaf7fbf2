/** What happened: all tables on one line of time. */
import { commonNews } from '@boardroom/insight';
import { say } from '../../words/index.ts';
import type { DeckFound, Happened, Made } from '../types.ts';
import { figure, meanOf, scaleOf } from './scale.ts';
import { counted, roundInside, roundWords } from './telling.ts';
import type { Telling } from './telling.ts';

/** Ends closer together than this share of their mean are called nearly the same. */
const NEAR = 0.06;

export function makeHappened({ courses }: DeckFound, telling: Telling): Made<'happened'> {
  const rounds = Math.max(...courses.map(({ scores }) => scores.length - 1));
  const tables = courses.map(({ table, scores, bots, injects }) => ({
    table,
    values: scores.map(meanOf),
    hollow: bots || injects > 0,
  }));
  const starts = new Set(courses.flatMap(({ scores }) => scores[0]!));
  const figures: Happened = {
    unit: telling.unit,
    lead: say(telling.unit === '' ? 'deck.happened.lead.plain' : 'deck.happened.lead', {
      unit: telling.unit,
      companies: telling.t.players,
    }),
    foot: [
      say('deck.happened.foot'),
      ...(tables.some(({ hollow }) => hollow) ? [say('deck.hollow')] : []),
    ].join(' '),
    rounds: Array.from({ length: rounds }, (_, i) => roundWords(telling, i + 1)),
    news: newsOf(courses, telling, rounds),
    scale: scaleOf(tables.flatMap(({ values }) => values)),
    start: starts.size === 1 ? [...starts][0]! : null,
    tables,
    tallies: talliesOf(courses, telling, rounds),
  };
  return {
    kind: 'happened',
    titles: [titleOf(figures, telling)],
    steps: 1,
    figures,
    lacks: courses.every(({ scores }) => scores.length < 3) ? say('deck.happened.lacks') : '',
  };
}

/** Only what the game names; one word for each. */
function newsOf(
  courses: DeckFound['courses'],
  { words }: Telling,
  rounds: number,
): readonly (readonly string[])[] {
  const common = commonNews(courses.filter(({ injects }) => injects === 0));
  return Array.from({ length: rounds }, (_, i) =>
    (common[i] ?? []).map(({ field, value }) =>
      words.word(words.texts.fields[field] ?? field, value),
    ),
  );
}

function talliesOf(
  courses: DeckFound['courses'],
  { words }: Telling,
  rounds: number,
): Happened['tallies'] {
  const names = [...new Set(courses.flatMap(({ tallies }) => Object.keys(tallies)))];
  return names.map((name) => ({
    name: words.say(`tally.${name}`) ?? name,
    counts: Array.from({ length: rounds }, (_, i) =>
      courses.reduce((sum, { tallies }) => sum + (tallies[name]?.[i] ?? 0), 0),
    ),
  }));
}

/** The finding: a valley on the way, or how far apart the same luck ended. */
function titleOf({ tables, scale, unit }: Happened, telling: Telling): string {
  const shown = tables.filter(({ hollow }) => !hollow);
  const list = shown.length > 0 ? shown : tables;
  const ends = list.map(({ values }) => values.at(-1)!);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const facts = {
    low: figure(low, scale.digits),
    high: counted(figure(high, scale.digits), unit),
  };
  const length = Math.min(...list.map(({ values }) => values.length));
  const means = Array.from({ length }, (_, i) => meanOf(list.map(({ values }) => values[i]!)));
  const least = means.indexOf(Math.min(...means));
  const depth = Math.min(means[0]!, means.at(-1)!) - means[least]!;
  if (least > 0 && least < length - 1 && depth > 0.15 * (scale.to - scale.from))
    return say(list.length === 1 ? 'deck.happened.valley.alone' : 'deck.happened.valley', {
      ...facts,
      round: roundInside(telling, least),
    });
  if (list.length === 1) return say('deck.happened.alone', facts);
  const near = high - low <= NEAR * Math.max(1e-9, Math.abs(meanOf(ends)));
  return say(near ? 'deck.happened.near' : 'deck.happened.far', facts);
}
