/** The books of a match as people read them: a column per seat that adds up to its result. Pure. */
import type { Decided, Estimate, Estimates, Ledger } from '@boardroom/insight';
import { groupOf, isSure } from './figures.ts';

/** A row of the table; `source` names what chance came from. */
export interface BookRow {
  readonly id: string;
  readonly kind: 'deal' | 'source' | 'hidden' | 'own' | 'others';
  readonly source?: string;
  readonly cells: readonly Estimate[];
}

const cellsOf = ({ values, ses }: Estimates): Estimate[] =>
  values.map((value, seat) => ({ value, se: ses[seat]! }));

/** Standard errors of rows that were estimated apart add up as squares. */
function total(figures: readonly Estimate[]): Estimate {
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    se: Math.sqrt(figures.reduce((sum, { se }) => sum + se * se, 0)),
  };
}

export function bookRows(ledger: Ledger): BookRow[] {
  const { rows, sources, result } = ledger;
  const seats = result.map((_, seat) => seat);
  const plain = (kind: 'deal' | 'hidden'): BookRow[] =>
    rows
      .filter((row) => row.kind === kind && row.values.some((value) => value !== 0))
      .map((row) => ({ id: kind, kind, cells: cellsOf(row) }));
  const judged = rows.filter(({ kind }) => kind === 'judgement');
  const of = (wanted: (by: number, seat: number) => boolean): Estimate[] =>
    seats.map((seat) =>
      total(judged.filter(({ by }) => wanted(by, seat)).map((row) => cellsOf(row)[seat]!)),
    );
  return [
    ...plain('deal'),
    ...sources.map((row): BookRow => ({
      id: `source ${row.source}`,
      kind: 'source',
      source: row.source,
      cells: cellsOf(row),
    })),
    ...plain('hidden'),
    { id: 'own', kind: 'own', cells: of((by, seat) => by === seat) },
    { id: 'others', kind: 'others', cells: of((by, seat) => by !== seat) },
  ];
}

export const STEPS = ['luck', 'hidden', 'own', 'others'] as const;
type StepName = (typeof STEPS)[number];

/** What carried a seat from the start to the result, in four steps. */
export interface Course {
  readonly start: number;
  readonly steps: Readonly<Record<StepName, Estimate>>;
  readonly result: number;
}

export function courseOf(ledger: Ledger, seat: number): Course {
  const rowOf = (wanted: (row: Ledger['rows'][number]) => boolean): Estimate =>
    total(ledger.rows.filter(wanted).map((row) => cellsOf(row)[seat]!));
  return {
    start: ledger.start.values[seat]!,
    steps: {
      luck: rowOf(({ kind }) => kind === 'deal' || kind === 'chance'),
      hidden: rowOf(({ kind }) => kind === 'hidden'),
      own: rowOf(({ kind, by }) => kind === 'judgement' && by === seat),
      others: rowOf(({ kind, by }) => kind === 'judgement' && by !== seat),
    },
    result: ledger.result[seat]!,
  };
}

/** The place of a seat if a row had not been: 1 is the first. */
export function placeWithout(ledger: Ledger, row: BookRow, seat: number): number {
  const left = ledger.result.map((share, i) => share - row.cells[i]!.value);
  return 1 + left.filter((share) => share > left[seat]! + 1e-9).length;
}

/** The stroke of luck that helped a seat most, if it is sure. */
export function bestSource(ledger: Ledger, seat: number): BookRow | null {
  const rows = bookRows(ledger).filter(
    ({ kind, cells }) => kind === 'source' && cells[seat]!.value > 0 && isSure(cells[seat]!),
  );
  return rows.toSorted((a, b) => b.cells[seat]!.value - a.cells[seat]!.value)[0] ?? null;
}

/** The decision that cost a seat most, if it is sure. */
export function costliest(decisions: readonly Decided[], seat: number): Decided | null {
  const own = decisions.filter((one) => one.seat === seat && groupOf(one) === 'costly');
  return own.toSorted((a, b) => a.difference.value - b.difference.value)[0] ?? null;
}

/** Seats in the order of the result. */
export function ranked(ledger: Ledger, places: readonly number[] | undefined): number[] {
  const { result } = ledger;
  return result
    .map((_, seat) => seat)
    .toSorted((a, b) => (places ? places[a]! - places[b]! : result[b]! - result[a]!) || a - b);
}
