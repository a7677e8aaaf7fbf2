/** How a gap of a move is asked for: by buttons, by a number, by a picker, in words. */
import type { Gap, MoveValue } from '@boardroom/kernel';
import type { Shown, ShownGap } from '@boardroom/ui-kit';

type Range = Extract<Gap, { gap: 'range' }>;

/** A gap of this name is filled with words; the table keeps them and gives them a number. */
export const SPOKEN = 'message';
/** So many values fit as buttons even if they are mere numbers. */
const FEW = 7;
/** So many names fit as buttons. */
const MOST_NAMES = 16;

export type Asking = 'words' | 'choice' | 'number' | 'subset';

export function askingOf(field: string, gap: Gap, shown: ShownGap | undefined): Asking {
  if (field === SPOKEN) return 'words';
  if (gap.gap === 'subset') return 'subset';
  const count = countOf(gap);
  return count <= FEW || (shown?.item && count <= MOST_NAMES) ? 'choice' : 'number';
}

export function valuesOf(gap: Range): number[] {
  return Array.from({ length: countOf(gap) }, (_, i) => gap.min + i * gap.step);
}

function countOf({ min, max, step }: Range): number {
  return Math.floor((max - min) / step) + 1;
}

/** What the form begins with. */
export function startOf(field: string, gap: Gap, gaps: Shown['gaps']): MoveValue {
  if (gap.gap === 'subset') return gap.min === gap.of.length ? [...gap.of] : [];
  return Math.min(gap.max, Math.max(gap.min, gaps?.[field]?.start ?? gap.min));
}

export function isFilled(gap: Gap, value: MoveValue | undefined): boolean {
  if (gap.gap === 'subset') return Array.isArray(value) && value.length >= gap.min;
  return (
    typeof value === 'number' &&
    value >= gap.min &&
    value <= gap.max &&
    (value - gap.min) % gap.step === 0
  );
}
