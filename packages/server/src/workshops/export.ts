/** The data of a class for those who study it: pseudonyms only, and nothing before it may be known. */
import { earlyResult, injectsIn } from '@boardroom/kernel';
import type { MatchRecord, RecordResult } from '@boardroom/kernel';
import { recordFrom } from '../table/record.ts';
import type { Tables } from '../tables/types.ts';
import { csv } from './csv.ts';
import type { Cell } from './csv.ts';
import { decisionsIn } from './decisions.ts';
import type { Decision } from './decisions.ts';
import dictionary from './dictionary.json' with { type: 'json' };
import { isOpened } from './follow.ts';
import { scoreOf } from './prompts.ts';
import type { Ending } from './prompts.ts';
import type { Play, Prompt, Workshop, WorkshopEntry } from './types.ts';
import { voteRows } from './vote-rows.ts';
import { workbook } from './workbook.ts';

type Row = Record<string, Cell>;
/** All tables in one. */
const WORKBOOK = 'class.xlsx';
export type DataFile = keyof typeof dictionary | 'dictionary.csv' | typeof WORKBOOK;
export const DATA_FILES = [...Object.keys(dictionary), 'dictionary.csv', WORKBOOK] as DataFile[];

/** A table that was played, and what came of it. */
interface Played {
  readonly stage: string;
  readonly number: number;
  readonly seating: readonly (readonly number[])[];
  readonly result: RecordResult | null;
  readonly ended: 'game' | 'closed';
  readonly moves: number;
  readonly decisions: readonly Decision[];
  readonly record: MatchRecord;
}

const pseudonym = (n: number): string => `P${String(n).padStart(2, '0')}`;
const iso = (at: number): string => new Date(at).toISOString();
const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Of those tables whose luck is used up. Practice is cleared, and in no file. */
export async function playedTables(workshop: Workshop, tables: Tables): Promise<Played[]> {
  const kinds = new Map(workshop.plan.map(({ id, kind }) => [id, kind]));
  const plays = workshop.plays.filter((play) => isOpened(play) && kinds.get(play.stage) === 'play');
  const found: Played[] = [];
  for (const play of plays)
    for (const [index, { id }] of play.tables.entries())
      found.push(playedTable(workshop, play, index, await tables.rebuild(id, () => true)));
  return found;
}

function playedTable(
  workshop: Workshop,
  { stage, seating }: Play,
  index: number,
  { live, entries }: Awaited<ReturnType<Tables['rebuild']>>,
): Played {
  const { match, frozen, room } = live;
  const record = recordFrom(live, entries);
  const result =
    record.result ?? (match ? earlyResult(live.game, live.t, match.s) : (frozen?.result ?? null));
  const names = room.chairs.map((_, seat) => nameAt(seating[index]![seat]!));
  const { words: _said, ...rest } = record;
  return {
    stage,
    number: index + 1,
    seating: seating[index]!,
    result,
    ended: record.result ? 'game' : 'closed',
    moves: record.moves.length,
    decisions: decisionsIn(live, entries).map((decision) => named(workshop, decision)),
    record: { ...rest, names },
  };
}

/** Of a team all of them. */
const nameAt = (held: readonly number[]): string =>
  held.length === 0 ? 'bot' : held.map(pseudonym).join(' ');

/** By the number they have in the class, on whatever device. */
function named({ members }: Workshop, decision: Decision): Decision {
  const { person } = decision;
  const member = members.find((each) => each.person === person || each.before.includes(person!));
  return { ...decision, person: member ? pseudonym(member.n) : null };
}

function resultRows(played: readonly Played[]): Row[] {
  return played.flatMap(({ stage, number, seating, result, ended, moves, decisions, record }) =>
    // One row for each person; of a seat nobody has one too.
    seating
      .flatMap((held, seat) => (held.length === 0 ? [0] : held).map((n) => ({ n, seat, held })))
      .map(({ n, seat, held }): Row => {
        const count = (by: Decision['by']): number =>
          decisions.filter((each) => each.seat === seat && each.by === by && each.question).length;
        return {
          stage,
          table: number,
          seat,
          person: n === 0 ? 'bot' : pseudonym(n),
          team: held.length,
          score: result?.scores[seat] ?? null,
          place: result?.places[seat] ?? null,
          ended,
          moves,
          injects: injectsIn(record).length,
          bot_decisions: count('bot'),
          host_decisions: count('host'),
          clock_decisions: count('clock'),
        };
      }),
  );
}

function decisionRows(played: readonly Played[]): Row[] {
  return played.flatMap(({ stage, number: table, decisions }) =>
    decisions.map(
      ({ seat, person, by, question, move, at, took, undone, proposals, agreed }, i): Row => ({
        stage,
        table,
        number: i + 1,
        seat,
        person: person ?? 'bot',
        by,
        question: question ?? 'aside',
        move: JSON.stringify(move),
        at: iso(at),
        seconds: took === null ? null : seconds(took),
        undone: undone ? 1 : 0,
        proposals,
        agreed,
      }),
    ),
  );
}

function timingRows(played: readonly Played[]): Row[] {
  return played.flatMap(({ stage, number: table, decisions }) => {
    const own = decisions.filter(
      ({ by, took, undone }) => by === 'person' && took !== null && !undone,
    );
    const seats = [...new Set(own.map(({ seat, person }) => `${seat} ${person ?? ''}`))].toSorted();
    return seats.map((name): Row => {
      const mine = own.filter(({ seat, person }) => `${seat} ${person ?? ''}` === name);
      const times = mine.map(({ took }) => took!).toSorted((a, b) => a - b);
      const middle = Math.floor(times.length / 2);
      const median =
        times.length % 2 === 1 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2;
      return {
        stage,
        table,
        seat: mine[0]!.seat,
        person: mine[0]!.person ?? 'bot',
        decisions: times.length,
        seconds_total: seconds(times.reduce((sum, time) => sum + time, 0)),
        seconds_median: seconds(median),
        seconds_longest: seconds(times.at(-1)!),
      };
    });
  });
}

function stageRows({ plan, created }: Workshop, entries: readonly WorkshopEntry[]): Row[] {
  const steps = [{ stage: plan[0]!.id, at: created }];
  for (const { did, at } of entries) if (did.do === 'went') steps.push({ stage: did.stage, at });
  return steps.map(({ stage, at }, i): Row => {
    const planned = plan.find(({ id }) => id === stage);
    const next = steps[i + 1];
    return {
      stage,
      kind: planned?.kind ?? null,
      planned_minutes: planned?.minutes ?? null,
      began: iso(at),
      seconds: next ? seconds(next.at - at) : null,
    };
  });
}

function promptRows({ prompts }: Workshop, played: readonly Played[]): Row[] {
  return prompts.flatMap((prompt) =>
    Object.entries(prompt.answers).map(([n, { answer, at, moment }]): Row => {
      const score = scoreOf(prompt, answer, endingOf(prompt, Number(n), played));
      const asked = prompt.moments.find(
        ({ stage, table }) => stage === moment?.stage && table === moment.table,
      );
      return {
        prompt: prompt.id,
        kind: prompt.kind,
        about: prompt.kind === 'winner' ? null : prompt.about,
        question: prompt.text,
        stage: prompt.stage,
        gate: prompt.gate ?? null,
        asked: iso(prompt.asked),
        person: pseudonym(Number(n)),
        answered: iso(at),
        table: moment?.table ?? null,
        moves_asked: asked?.moves ?? null,
        moves_answered: moment?.moves ?? null,
        percent: 'percent' in answer ? answer.percent : null,
        low: 'low' in answer ? answer.low : null,
        likely: 'low' in answer ? answer.likely : null,
        high: 'low' in answer ? answer.high : null,
        winner: 'seat' in answer ? answer.seat : null,
        rate: 'rate' in answer ? answer.rate : null,
        text: 'text' in answer ? answer.text : null,
        actual: score?.actual ?? null,
        rule: score?.rule ?? null,
        score: score ? Number(score.score.toFixed(4)) : null,
      };
    }),
  );
}

/** How the seat of whoever answered ended: at the play it was asked in, or else the next one after it. */
export function endingOf(
  prompt: Pick<Prompt, 'stage'>,
  n: number,
  played: readonly Pick<Played, 'stage' | 'seating' | 'result'>[],
): Ending | null {
  const own = played.filter(({ seating }) => seating.some((held) => held.includes(n)));
  const at = own.find(({ stage }) => stage === prompt.stage) ?? own.at(-1);
  if (!at?.result) return null;
  return { seat: at.seating.findIndex((held) => held.includes(n)), ...at.result };
}

/** What each table holds, in order of the workbook. */
const ROWS = {
  'results.csv': (_workshop, _entries, played) => resultRows(played),
  'decisions.csv': (_workshop, _entries, played) => decisionRows(played),
  'timings.csv': (_workshop, _entries, played) => timingRows(played),
  'stages.csv': (workshop, entries) => stageRows(workshop, entries),
  'prompts.csv': (workshop, _entries, played) => promptRows(workshop, played),
  'votes.csv': (workshop) => voteRows(workshop),
  'dictionary.csv': () =>
    Object.entries(dictionary).flatMap(([file, columns]) =>
      Object.entries(columns).map(([column, meaning]) => ({ file, column, meaning })),
    ),
} satisfies Record<
  string,
  (
    workshop: Workshop,
    entries: readonly WorkshopEntry[],
    played: readonly Played[],
  ) => readonly Row[]
>;
type TableFile = keyof typeof ROWS;

const columnsOf = (file: TableFile): string[] =>
  file === 'dictionary.csv' ? ['file', 'column', 'meaning'] : Object.keys(dictionary[file]);

export function dataFile(
  file: DataFile,
  workshop: Workshop,
  entries: readonly WorkshopEntry[],
  played: readonly Played[],
): string | Uint8Array {
  if (file === 'records.jsonl')
    return played
      .map(({ stage, number, record }) => `${JSON.stringify({ stage, table: number, record })}\n`)
      .join('');
  const rowsOf = (name: TableFile): readonly Row[] => ROWS[name](workshop, entries, played);
  if (file !== WORKBOOK) return csv(columnsOf(file), rowsOf(file));
  return workbook(
    (Object.keys(ROWS) as TableFile[]).map((name) => ({
      name: name.replace('.csv', ''),
      columns: columnsOf(name),
      rows: rowsOf(name),
    })),
  );
}
