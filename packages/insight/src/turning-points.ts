/** The moments at which the match turned, each by luck or by somebody's decision. */
import { NONE } from '@boardroom/kernel';
import { SURE } from './decided.ts';
import type { Entry, Ledger, TurningPoint } from './types.ts';

/**
 * The largest changes that are sure, in the order of the match. Of many entries that are nothing some
 * are beyond two standard errors; the largest of n is about √(2 ln n) of them, and nothing below counts.
 */
export function turningPointsOf(
  { entries, river }: Pick<Ledger, 'entries' | 'river'>,
  most = 5,
): TurningPoint[] {
  const sure = Math.max(SURE, Math.sqrt(2 * Math.log(entries.length)));
  const points = entries.flatMap((entry): TurningPoint[] => {
    const seat = mostMoved(entry);
    const change = { value: entry.values[seat]!, se: entry.ses[seat]! };
    if (Math.abs(change.value) <= sure * change.se) return [];
    const { move, until, kind, by, sources } = entry;
    const isDecision = kind === 'judgement';
    return [
      {
        move,
        until,
        by: isDecision ? 'decision' : 'luck',
        kind,
        sources,
        decider: isDecision ? by : NONE,
        seat,
        change,
        before: river[move]!,
        after: river[until]!,
      },
    ];
  });
  const size = ({ change }: TurningPoint): number => Math.abs(change.value);
  return points
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, most)
    .toSorted((a, b) => a.move - b.move);
}

function mostMoved({ values }: Entry): number {
  let seat = 0;
  for (let i = 1; i < values.length; i++)
    if (Math.abs(values[i]!) > Math.abs(values[seat]!)) seat = i;
  return seat;
}
