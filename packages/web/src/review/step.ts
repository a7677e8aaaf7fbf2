/** What a step of the match did to a seat, by where it came from. Pure. */
import type { Ledger } from '@boardroom/insight';
import { isSure } from './figures.ts';

export interface StepPart {
  readonly id: 'own' | 'others' | 'hidden' | 'chance';
  readonly value: number;
  readonly tone: 'bad' | 'good' | 'grey';
}

/** The step a move belongs to, and its parts that come to a point or more. */
export function splitOf(
  { entries }: Ledger,
  move: number,
  seat: number,
): { move: number; until: number; parts: StepPart[] } {
  const there = entries.filter((entry) => entry.move <= move && move < entry.until);
  const sums = { own: [0, 0], others: [0, 0], hidden: [0, 0], chance: [0, 0] };
  for (const { kind, by, values, ses } of there) {
    const id = kind === 'judgement' ? (by === seat ? 'own' : 'others') : kind;
    if (id === 'deal') continue;
    sums[id][0]! += values[seat]!;
    sums[id][1]! += ses[seat]! ** 2;
  }
  const parts = (['own', 'others', 'hidden', 'chance'] as const).flatMap((id): StepPart[] => {
    const [value, variance] = sums[id] as [number, number];
    if (Math.abs(value) < 0.005) return [];
    const sure = isSure({ value, se: Math.sqrt(variance) });
    return [{ id, value, tone: !sure ? 'grey' : value < 0 ? 'bad' : 'good' }];
  });
  return {
    move: Math.min(move, ...there.map((entry) => entry.move)),
    until: Math.max(move + 1, ...there.map((entry) => entry.until)),
    parts,
  };
}
