/** What the pairs so far say: a row for each measure and thing, with a verdict. */
import { means, ratios } from './estimate.ts';
import type { Estimate } from './estimate.ts';
import { budget, halfWidth } from './sequence.ts';
import { LEAST_PAIRS, LEAST_USES, MOMENTS } from './types.ts';
import type {
  Measure,
  Opened,
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

export function report(opened: Opened, sums: Readonly<Sums>): Report {
  const { measures, things } = opened;
  const { pairs, moments } = sums;
  const changed = things.filter((thing) => thing.changed).length;
  const alpha = budget(measures.length, changed, things.length - changed);
  const rows = measures.flatMap((measure, i): Row[] => {
    const found = pairs === 0 ? null : ratios(moments, i, pairs, measure.step);
    return found ? [rowOf(measure, found, pairs, alpha.measure)] : [];
  });
  const thingRows = things.map((thing, i) =>
    thingRow(
      thing,
      moments,
      measures.length + i,
      pairs,
      thing.changed ? alpha.changed : alpha.other,
      1 / opened.order.seats,
    ),
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

function thingRow(
  thing: ThingMeasure,
  moments: readonly number[],
  index: number,
  pairs: number,
  alpha: number,
  fair: number,
): ThingRow {
  const at = MOMENTS * index;
  const counts = [moments[at + 1]!, moments[at + 3]!] as const;
  const taken: Measure = {
    id: `uses.${thing.id}`,
    group: 'own',
    unit: 'number',
    same: SAME_USES,
    step: 1,
  };
  const nothing = { value: 0, low: 0, high: 0 };
  const uses: Row =
    pairs === 0
      ? {
          measure: taken,
          base: nothing,
          fork: nothing,
          difference: 0,
          safe: Infinity,
          verdict: 'early',
          same: SAME_USES,
        }
      : rowOf(taken, means(moments, index, pairs), pairs, alpha);
  const wins: Measure = {
    id: `power.${thing.id}`,
    group: 'own',
    unit: 'share',
    same: SAME_SHARE,
    step: 1,
    fair,
  };
  const found = Math.min(...counts) < LEAST_USES ? null : ratios(moments, index, pairs, 1);
  const power = found && rowOf(wins, found, pairs, alpha);
  return { thing, uses, power, counts, verdict: together(uses.verdict, power?.verdict) };
}

/** Moved if either has; the same only if both are. */
function together(uses: Verdict, power: Verdict | undefined): Verdict {
  if (uses === 'early') return 'early';
  if (uses === 'moved' || power === 'moved') return 'moved';
  return uses === 'same' && (power === undefined || power === 'same') ? 'same' : 'unclear';
}

/** Half the width of the widest safe interval among the shares of the win: what precision means. */
export function precisionOf({ rows }: Report): number {
  return Math.max(
    0,
    ...rows.flatMap(({ measure, safe }) => (measure.fair === undefined ? [] : [safe])),
  );
}
