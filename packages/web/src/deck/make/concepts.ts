/** Concepts: which were met, used and avoided, and how it went there. */
import type { Estimate } from '@boardroom/insight';
import { conceptIds } from '@boardroom/kernel';
import { isSure } from '../../review/figures.ts';
import { say } from '../../words/index.ts';
import type { ConceptRow, Concepts, DeckFound, Made } from '../types.ts';
import { conceptName } from './telling.ts';
import type { Telling } from './telling.ts';

/** So many fit on a wall. */
const SHOWN = 7;
/** Less sure than this no figure is shown. */
const SKETCH = 0.1;

export function makeConcepts(found: DeckFound, telling: Telling): Made<'concepts'> {
  const { courses } = found;
  const people = courses.filter(({ bots }) => !bots);
  const list = people.length > 0 ? people : courses;
  const rows = conceptIds(telling.concepts)
    .map((id) => ({ id, row: rowOf(id, list, found, telling) }))
    .filter(({ row }) => row.used + row.avoided > 0)
    .toSorted((a, b) => interest(b.row) - interest(a.row))
    .slice(0, SHOWN);
  const companies = list.length * telling.t.players;
  const figures: Concepts = {
    lead: say('deck.concepts.lead', { companies }),
    foot: say('deck.concepts.foot'),
    companies,
    rows: rows.map(({ row }) => row),
    lessons: rows
      .slice(0, 2)
      .flatMap(({ row }) => (row.text === '' ? [] : [{ name: row.name, text: row.text }])),
  };
  return {
    kind: 'concepts',
    titles: [titleOf(figures.rows)],
    steps: 1,
    figures,
    lacks: rows.length === 0 ? say('deck.concepts.lacks') : '',
  };
}

function rowOf(
  id: string,
  courses: DeckFound['courses'],
  { reviews }: DeckFound,
  telling: Telling,
): ConceptRow {
  const uses = courses.flatMap(({ concepts }) =>
    concepts.flatMap((own) => own.filter(({ concept, offered }) => concept === id && offered > 0)),
  );
  const worths = courses.flatMap(({ table }) => {
    const review = reviews.find((each) => each.table === table);
    return (review?.concepts ?? []).flatMap((own) =>
      own.filter(({ concept }) => concept === id).map(({ difference }) => difference),
    );
  });
  return {
    name: conceptName(telling, id),
    text: telling.words.say(`concept.${id}.text`) ?? '',
    used: uses.filter(({ used }) => used > 0).length,
    avoided: uses.filter(({ used }) => used === 0).length,
    decisions: uses.reduce((sum, { used }) => sum + used, 0),
    worth: meanWorth(worths),
  };
}

/** On average over companies; null if it is a sketch. */
function meanWorth(list: readonly Estimate[]): Estimate | null {
  const known = list.filter(({ se }) => Number.isFinite(se));
  if (known.length === 0) return null;
  const value = known.reduce((sum, each) => sum + each.value, 0) / known.length;
  const se = Math.hypot(...known.map((each) => each.se)) / known.length;
  return se > SKETCH || (value === 0 && se === 0) ? null : { value, se };
}

/** What is sure first, then what split the class, then what most met. */
function interest({ used, avoided, worth }: ConceptRow): number {
  const sure = worth && isSure(worth) ? 10 * Math.abs(worth.value) : 0;
  const split = Math.min(used, avoided) / Math.max(1, used + avoided);
  return sure + 2 * split + (used + avoided) / 1000;
}

function titleOf(rows: readonly ConceptRow[]): string {
  if (rows.length === 0) return say('deck.concepts.none');
  const sure = rows.filter(({ worth }) => worth && isSure(worth));
  const cost = sure.toSorted((a, b) => a.worth!.value - b.worth!.value)[0];
  if (cost && cost.worth!.value < 0) return say('deck.concepts.title.cost', { name: cost.name });
  const split = rows
    .filter(({ used, avoided }) => used > 0 && avoided > 0)
    .toSorted((a, b) => b.avoided - a.avoided)[0];
  if (split)
    return say('deck.concepts.title.avoided', {
      name: split.name,
      avoided: split.avoided,
      of: split.used + split.avoided,
    });
  return say('deck.concepts.title.used', { name: rows[0]!.name });
}
