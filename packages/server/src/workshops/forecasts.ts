/** What a class foresaw, held against what came. Nobody's forecast has a name but one's own. */
import { earlyResult } from '@boardroom/kernel';
import type { RecordResult } from '@boardroom/kernel';
import type { AnswerValue, Forecasts, Foresaw } from '@boardroom/protocol';
import type { Tables } from '../tables/types.ts';
import { endingOf } from './export.ts';
import { isOpened } from './follow.ts';
import { placeOf } from './seating.ts';
import { scoreOf } from './prompts.ts';
import type { Score } from './prompts.ts';
import { ENOUGH } from './views.ts';
import type { Prompt, Workshop } from './types.ts';

/** With fewer of a table one could tell whose is whose. */
const ENOUGH_AT_TABLE = 3;
const FORECASTS: readonly Prompt['kind'][] = ['probability', 'number', 'winner'];

/** How a table ended, and who sat there. */
export interface EndedTable {
  readonly stage: string;
  readonly seating: readonly (readonly number[])[];
  readonly result: RecordResult | null;
}

export async function endedTables(workshop: Workshop, tables: Tables): Promise<EndedTable[]> {
  const kinds = new Map(workshop.plan.map(({ id, kind }) => [id, kind]));
  const found: EndedTable[] = [];
  for (const play of workshop.plays) {
    if (!isOpened(play) || kinds.get(play.stage) !== 'play') continue;
    for (const [i, { id }] of play.tables.entries()) {
      const result = await tables.look(id, ({ game, t, match, frozen }) =>
        match ? earlyResult(game, t, match.s) : (frozen?.result ?? null),
      );
      found.push({ stage: play.stage, seating: play.seating[i]!, result });
    }
  }
  return found;
}

interface Forecast {
  readonly n: number;
  readonly table: number;
  readonly answer: AnswerValue;
  readonly score: Score | null;
}

function forecastsOf(workshop: Workshop, prompt: Prompt, ended: readonly EndedTable[]): Forecast[] {
  const seating = workshop.plays.findLast(isOpened)?.seating ?? workshop.seating;
  return Object.entries(prompt.answers).map(([name, { answer, moment }]) => {
    const n = Number(name);
    const table = moment?.table ?? placeOf(seating, n)?.table ?? 0;
    return { n, table, answer, score: scoreOf(prompt, answer, endingOf(prompt, n, ended)) };
  });
}

type Scored = NonNullable<Foresaw['scored']>;

function meanOf(list: readonly Forecast[]): Scored | null {
  const scores = list.flatMap(({ score }) => score ?? []);
  const [first] = scores;
  if (!first) return null;
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return { rule: first.rule, score: sum / scores.length, forecasts: scores.length };
}

/** Sorted by what they say, so that their order tells nothing. */
function drawn(list: readonly Forecast[]): Pick<Foresaw, 'chances' | 'ranges'> {
  const chances = list.flatMap(({ answer, score }) =>
    'percent' in answer && score ? [{ percent: answer.percent, came: score.actual === 1 }] : [],
  );
  const ranges = list.flatMap(({ answer, score }) =>
    'low' in answer && score ? [{ ...answer, actual: score.actual }] : [],
  );
  return {
    ...(chances.length > 0
      ? { chances: chances.toSorted((a, b) => a.percent - b.percent || +a.came - +b.came) }
      : {}),
    ...(ranges.length > 0
      ? { ranges: ranges.toSorted((a, b) => a.likely - b.likely || a.actual - b.actual) }
      : {}),
  };
}

/** Of everybody together; `member` 0: for trainers. */
export function foreseen(
  workshop: Workshop,
  ended: readonly EndedTable[],
  member: number,
): Forecasts {
  const prompts = workshop.prompts.filter(({ kind, open }) => FORECASTS.includes(kind) && !open);
  const all = prompts.map((prompt) => ({
    prompt,
    list: forecastsOf(workshop, prompt, ended),
  }));
  const ofTrainer = member === 0;
  return {
    class: all.map(({ prompt: { id, kind, text, asked, moments }, list }) => {
      const enough = list.length >= ENOUGH;
      return {
        prompt: id,
        kind,
        text,
        asked,
        moves: moments.map(({ moves }) => moves),
        scored: enough ? meanOf(list) : null,
        ...(enough && ofTrainer ? drawn(list) : {}),
      };
    }),
    tables: ofTrainer ? byTable(all.flatMap(({ list }) => list)) : [],
    own: all.flatMap(({ prompt: { id, text }, list }) =>
      list
        .filter(({ n }) => n === member)
        .map(({ answer, score }) => ({
          prompt: id,
          text,
          answer,
          scored: score && { ...score, forecasts: 1 },
        })),
    ),
  };
}

function byTable(list: readonly Forecast[]): Forecasts['tables'] {
  const numbers = [...new Set(list.map(({ table }) => table))].filter((table) => table > 0);
  return numbers
    .toSorted((a, b) => a - b)
    .flatMap((table) => {
      const own = list.filter((each) => each.table === table);
      const people = new Set(own.map(({ n }) => n)).size;
      if (people < ENOUGH_AT_TABLE) return [];
      const rules = ['brier', 'interval', 'hit'] as const;
      const scored = rules.flatMap(
        (rule) => meanOf(own.filter(({ score }) => score?.rule === rule)) ?? [],
      );
      return [{ table, people, scored }];
    });
}
