import { draw } from '@boardroom/kernel';
import type { ProjectPlanState } from './types.ts';

/** Two dice are one value of their stream. */
export function throwDice(s: ProjectPlanState, stream: string, seat: number): number[] {
  const value = draw(s.chance, stream, 36, seat);
  return [1 + (value % 6), 1 + Math.floor(value / 6)];
}
