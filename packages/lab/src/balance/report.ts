/** What the pairs so far say: a row for each measure and thing, with a verdict. */
import { means, ratios } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import { budget, halfWidth } from './sequence.ts';
import { LEAST_PAIRS, LEAST_USES, MOMENTS } from './types.ts';
import type {
  Measure,
  Compared,
  Report,
  Row,
  Sums,
  ThingMeasure,
  ThingRow,
  Verdict,
} from './types.ts';

/** A thing that comes into play once in so many games more or less is used as before. */
const SAME_USES = 0.05;
/** So many points of the win, up or down, do not matter: of a seat, a start, who has a card. */
export const SAME_SHARE = 0.05;
/** A gain of so small a part of what winners have does not matter. */
const SAME_GAIN = 0.01;

export function report(opened: Compared, sums: Readonly<Sums>): Report {
  const { measures, things } = opened;
  const { pairs, moments } = sums;
  const changed = things.filter((thing) => thing.changed).length;
  const alpha = budget(measures.length, changed, things.length - changed);
  const rows = measures.flatMap((measure, i): Row[] => {
    const found = pairs === 0 ? null : ratios(moments, i, pairs, measure.step);
    return found ? [rowOf(measure, found, pairs, alpha.measure)] : [];
  });
  const winner = rows.find(({ measure }) => measure.id === 'winner')?.base.value ?? 0;
  const thingRows = things.map((thing, i) =>
    thingRow(thing, sums, [measures.length + i, measures.length + things.length + i], {
      alpha: thing.changed ? alpha.changed : alpha.other,
      fair: 1 / opened.order.seats,
      slight: SAME_GAIN * Math.abs(winner),
    }),
  );
  const dead = (side: 0 | 1): string[] =>
    pairs === 0
      ? []
      : thingRows.flatMap(({ thing, counts }) => (counts[side] === 0 ? [thing.id] : []));
  const { endless, failed, firstError } = sums;
  return {
    pairs,
    rows,
    things: thingRows,
    dead: [dead(0), dead(1)],
    endless,
    failed,
    firstError,
  };
}

function rowOf(measure: Measure, found: Estimate, pairs: number, alpha: number): Row {
  const { base, fork, difference, variance } = found;
  const same = measure.ofBase ? measure.same * Math.abs(base.value) : measure.same;
  const safe = halfWidth(variance, pairs, alpha);
  const verdict = pairs < LEAST_PAIRS ? 'early' : verdictOf(difference, safe, same);
  return { measure, base, fork, difference, safe, verdict, same };
}

function verdictOf(difference: number, safe: number, same: number): Verdict {
  if (Math.abs(difference) > safe) return 'moved';
  return Math.abs(difference) + safe <= same ? 'same' : 'unclear';
}

interface Yardstick {
  readonly alpha: number;
  readonly fair: number;
  /** A gain that does not matter. */
  readonly slight: number;
}

function thingRow(
  thing: ThingMeasure,
  { moments, pairs }: Readonly<Sums>,
  [won, gained]: readonly [number, number],
  { alpha, fair, slight }: Yardstick,
): ThingRow {
  const counts = [moments[MOMENTS * won + 1]!, moments[MOMENTS * won + 3]!] as const;
  const measure = (kind: string, unit: Measure['unit'], same: number, step: number): Measure => ({
    id: `${kind}.${thing.id}`,
    group: 'own',
    unit,
    same,
    step,
  });
  const taken = measure('uses', 'number', SAME_USES, 1);
  const uses =
    pairs === 0 ? nothingYet(taken) : rowOf(taken, means(moments, won, pairs), pairs, alpha);
  const said = (of: Measure, index: number): Row | null => {
    const found = Math.min(...counts) < LEAST_USES ? null : ratios(moments, index, pairs, of.step);
    return found && rowOf(of, found, pairs, alpha);
  };
  const power = said({ ...measure('power', 'share', SAME_SHARE, 1), fair }, won);
  const gain = said(measure('gain', 'score', slight, 0), gained);
  const verdict = together([uses, power, gain].flatMap((row) => row?.verdict ?? []));
  return { thing, uses, power, gain, counts, verdict };
}

function nothingYet(measure: Measure): Row {
  const bar = { value: 0, low: 0, high: 0 };
  const { same } = measure;
  return { measure, base: bar, fork: bar, difference: 0, safe: Infinity, verdict: 'early', same };
}

/** Moved if any has; the same only if all are. */
function together(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('early')) return 'early';
  if (verdicts.includes('moved')) return 'moved';
  return verdicts.includes('unclear') ? 'unclear' : 'same';
}

/** Half the width of the widest safe interval among the shares of the win: what precision means. */
export function precisionOf({ rows }: Report): number {
  return Math.max(
    0,
    ...rows.flatMap(({ measure, safe }) => (measure.fair === undefined ? [] : [safe])),
  );
}
