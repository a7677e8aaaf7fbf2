/** Decks are made here, away from the page: records read, forks played on, tables reviewed. */
import { serveWebThinker } from '@boardroom/bots/web-worker';
import { editionNamed, findGame } from '@boardroom/catalogue';
import {
  byConcept,
  classFound,
  findingsOf,
  openClass,
  openOptions,
  openReview,
  optionsFound,
  stepClass,
  stepOptions,
  stepReview,
  tableCourse,
  togetherSoFar,
} from '@boardroom/insight';
import type { OpenClass, OpenOptions, Review } from '@boardroom/insight';
import { debriefOf, isRefusal, rulesOf } from '@boardroom/kernel';
import type { AnyConcepts, AnyGame, MatchRecord, Refusal } from '@boardroom/kernel';
import type { ClassRecord, DeckFound, DeckJobs, TableFound } from './types.ts';

/** What the records of a class are played with: the same for all of them. */
interface Rules {
  readonly game: AnyGame;
  readonly content: unknown;
  readonly concepts: AnyConcepts;
}

let rules: Promise<Rules | Refusal> | undefined;
let records: readonly ClassRecord[] = [];
let parted: OpenClass | Refusal | undefined;
const reviews = new Map<number, Review>();
const moments = new Map<string, OpenOptions>();

async function load(record: MatchRecord): Promise<Rules | Refusal> {
  const entry = findGame(record.game);
  if (!entry) return { code: 'other-game', facts: { game: record.game } };
  const found = await editionNamed(entry, record.edition, record.own);
  if (isRefusal(found)) return found;
  const game = await rulesOf(entry, record.version);
  if (!game) return { code: 'other-version', facts: { version: record.version } };
  return { game, content: found.edition.content, concepts: (await entry.concepts?.()) ?? {} };
}
const rulesFor = (record: MatchRecord): Promise<Rules | Refusal> => (rules ??= load(record));

/** Comparisons leave out tables that the trainer changed, and those at which nobody sat. */
const compared = (courses: DeckFound['courses']): number[] =>
  courses.filter(({ injects, bots }) => injects === 0 && !bots).map(({ table }) => table);

/** What results are counted in: the unit of a curve that ends in them. */
function unitOf({ game, content }: Rules, record: MatchRecord, scores: readonly number[]): string {
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) return '';
  const ends = charts.find(
    ({ kind, series }) =>
      kind === 'lines' &&
      scores.every((score, seat) =>
        series.some((one) => one.seat === seat && one.values.at(-1) === score),
      ),
  );
  return ends?.unit ?? '';
}

function foundOf(table: number, review: Review, concepts: AnyConcepts): TableFound {
  const { ledger, decisions, points, progress } = findingsOf(review);
  const { players } = review.p.t;
  const met = byConcept(decisions, concepts, players, togetherSoFar(review));
  return {
    table,
    ledger: ledger && { start: ledger.start, rows: ledger.rows, result: ledger.result },
    decisions: decisions.filter(({ verdict }) => verdict !== 'as-reference'),
    points,
    concepts: met,
    progress,
  };
}

const jobs: {
  [K in keyof DeckJobs]: (given: DeckJobs[K]['given']) => Promise<DeckJobs[K]['result']>;
} = {
  async open({ records: all }) {
    records = all;
    const loaded = await rulesFor(all[0]!.record);
    if (isRefusal(loaded)) return loaded;
    const { game, content, concepts } = loaded;
    const courses: DeckFound['courses'][number][] = [];
    for (const { table, record, bots } of all) {
      const course = tableCourse(game, content, record, concepts);
      if (isRefusal(course)) return course;
      courses.push({ ...course, table, bots });
    }
    const unit = unitOf(loaded, all[0]!.record, courses[0]!.result.scores);
    return { courses, unit, compared: compared(courses) };
  },
  async parted({ ms, tables }) {
    const loaded = await rulesFor(records[0]!.record);
    if (isRefusal(loaded)) return loaded;
    const inside = records.filter(({ table }) => tables.includes(table));
    parted ??= openClass(
      loaded.game,
      loaded.content,
      inside.map(({ record }) => record),
    );
    if (isRefusal(parted)) return parted;
    const more = stepClass(parted, ms);
    return { found: classFound(parted), done: !more };
  },
  async review({ one: { table, record }, ms }) {
    const loaded = await rulesFor(record);
    if (isRefusal(loaded)) return loaded;
    let review = reviews.get(table);
    if (!review) {
      const opened = openReview(loaded.game, loaded.content, record);
      if (isRefusal(opened)) return opened;
      review = opened;
      reviews.set(table, review);
    }
    stepReview(review, ms);
    return foundOf(table, review, loaded.concepts);
  },
  async moment({ one: { table, record }, move, ms }) {
    const loaded = await rulesFor(record);
    if (isRefusal(loaded)) return loaded;
    const key = `${table} ${move}`;
    let open = moments.get(key);
    if (!open) {
      const opened = openOptions(loaded.game, loaded.content, record, move);
      if (isRefusal(opened)) return opened;
      open = opened;
      moments.set(key, open);
    }
    const more = stepOptions(open, ms);
    return { found: optionsFound(open), done: !more };
  },
};

serveWebThinker(findGame, { jobs });
