/** How far one press of + goes: a long range in larger steps. */
const MOST_PRESSES = 40;
const LARGER = [1, 2, 5];

export function strideOf(min: number, max: number, step: number): number {
  const least = (max - min) / MOST_PRESSES;
  for (let ten = 1; ; ten *= 10)
    for (const factor of LARGER) if (step * factor * ten >= least) return step * factor * ten;
}

/** Within the bounds and on a step. */
export function settled(value: number, min: number, max: number, step: number): number {
  const steps = Math.round((value - min) / step);
  return Math.max(min, Math.min(max, min + steps * step));
}
