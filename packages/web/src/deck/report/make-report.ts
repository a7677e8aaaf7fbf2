/** Reports from what was found of the class: company by company. */
import type { Decided, Estimate } from '@boardroom/insight';
import { capitalised } from '../../review/sentences.ts';
import { isSure, LEAST_GAMES } from '../../review/figures.ts';
import { courseOf } from '../../review/ledger.ts';
import { say } from '../../words/index.ts';
import { meanOf, quantile, scaleOf } from '../make/scale.ts';
import { conceptName, roundWords } from '../make/telling.ts';
import type { Telling } from '../make/telling.ts';
import type { DeckFound, TableFound } from '../types.ts';
import type { ReportConcept, ReportDecision, SeatReport } from './types.ts';

/** Less sure than this no figure is told. */
const SKETCH = 0.15;
const DECISIONS = 3;
const CONCEPTS = 5;

type Course = DeckFound['courses'][number];

/** Seat by seat; the same rounds and scale for the whole class. */
export function reportsOf(
  found: DeckFound,
  table: number,
  telling: Telling,
  { title, theme }: { readonly title: string; readonly theme: string },
): SeatReport[] {
  const course = found.courses.find((one) => one.table === table)!;
  const review = found.reviews.find((one) => one.table === table);
  const rounds = Math.max(...found.courses.map(({ scores }) => scores.length - 1));
  const band = bandOf(found.courses, rounds);
  const own = course.scores;
  const scale = scaleOf([...band.low, ...band.high, ...own.flat()], 4);
  return own[0]!.map((_, seat): SeatReport => ({
    title,
    theme,
    table,
    seat,
    players: telling.t.players,
    unit: telling.unit,
    score: course.result.scores[seat]!,
    place: course.result.places[seat]!,
    rounds: Array.from({ length: rounds }, (__, i) => roundWords(telling, i + 1)),
    scale,
    own: own.map((scores) => scores[seat]!),
    ...band,
    luck: luckOf(review, seat),
    decisions: decisionsOf(review, course, seat, telling),
    concepts: conceptsOf(course, review, seat, telling),
  }));
}

function bandOf(
  courses: readonly Course[],
  rounds: number,
): Pick<SeatReport, 'mean' | 'low' | 'high'> {
  const at = (round: number): number[] =>
    courses
      .flatMap(({ scores }) => [...scores[Math.min(round, scores.length - 1)]!])
      .toSorted((a, b) => a - b);
  const all = Array.from({ length: rounds + 1 }, (_, round) => at(round));
  return {
    mean: all.map(meanOf),
    low: all.map((values) => quantile(values, 0.1)),
    high: all.map((values) => quantile(values, 0.9)),
  };
}

function luckOf(review: TableFound | undefined, seat: number): SeatReport['luck'] {
  if (!review?.ledger) return null;
  const { start, steps, result } = courseOf(review.ledger as never, seat);
  const luck: Estimate = {
    value: steps.luck.value + steps.hidden.value,
    se: Math.hypot(steps.luck.se, steps.hidden.se),
  };
  if (Math.max(luck.se, steps.own.se) > SKETCH) return null;
  return { start, luck, own: steps.own, others: steps.others, result };
}

const isTold = ({ difference, games, played, reference }: Decided): boolean =>
  games >= LEAST_GAMES && isSure(difference) && played !== null && reference !== null;

/** Two moves may read alike, and "this, better than: this" tells nothing. */
const isOtherInWords = ({ played, reference }: Decided, { words }: Telling): boolean =>
  words.move(played!) !== words.move(reference!);

/** The best one that is sure, and those that cost most. */
function decisionsOf(
  review: TableFound | undefined,
  { starts }: Course,
  seat: number,
  telling: Telling,
): ReportDecision[] {
  const own = (review?.decisions ?? []).filter(
    (one) => one.seat === seat && isTold(one) && isOtherInWords(one, telling),
  );
  const sorted = own.toSorted((a, b) => a.difference.value - b.difference.value);
  const good = sorted.filter(({ difference }) => difference.value > 0).slice(-1);
  const bad = sorted.filter(({ difference }) => difference.value < 0);
  const chosen = [...good, ...bad.slice(0, DECISIONS - good.length)];
  return chosen
    .toSorted((a, b) => a.move - b.move)
    .map(({ move, played, reference, difference, games }) => ({
      when: roundWords(telling, Math.max(1, starts.filter((start) => start <= move).length)),
      name: capitalised(telling.words.move(played!)),
      instead: telling.words.move(reference!),
      tone: difference.value > 0 ? 'good' : 'bad',
      worth: difference,
      games,
    }));
}

function conceptsOf(
  course: Course,
  review: TableFound | undefined,
  seat: number,
  telling: Telling,
): ReportConcept[] {
  const met = new Map((review?.concepts[seat] ?? []).map((one) => [one.concept, one.difference]));
  const worth = (id: string): number => {
    const difference = met.get(id);
    return difference && isSure(difference) ? difference.value : 0;
  };
  return (course.concepts[seat] ?? [])
    .filter(({ offered }) => offered > 0)
    .toSorted((a, b) => Math.abs(worth(b.concept)) - Math.abs(worth(a.concept)) || b.used - a.used)
    .slice(0, CONCEPTS)
    .map(({ concept, offered, used }) => ({
      name: conceptName(telling, concept),
      text: firstSentence(telling.words.say(`concept.${concept}.text`) ?? ''),
      offered,
      used,
      tone: worth(concept) < 0 ? 'bad' : worth(concept) > 0 ? 'good' : 'plain',
    }));
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** One or two sentences: how it ended, and by what. */
export function leadOf({ score, place, players, unit, luck }: SeatReport): string {
  const ended = say('report.ended', {
    score: `${Math.round(score)}${unit ? `\u00a0${unit}` : ''}`,
    place: say(`report.place.${Math.min(6, place)}` as never),
    players,
  });
  if (!luck) return ended;
  const whole = (value: number): number => Math.abs(Math.round(100 * value));
  const told = [
    isSure(luck.own)
      ? say(luck.own.value < 0 ? 'report.own.cost' : 'report.own.gave', {
          points: whole(luck.own.value),
        })
      : say('report.own.even'),
    ...(isSure(luck.luck)
      ? [
          say(luck.luck.value < 0 ? 'report.luck.took' : 'report.luck.gave', {
            points: whole(luck.luck.value),
          }),
        ]
      : []),
    ...(Math.max(whole(luck.own.value), whole(luck.luck.value)) > 100 ? [say('report.sums')] : []),
  ];
  return [ended, ...told].join(' ');
}
