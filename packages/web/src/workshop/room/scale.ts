/** A scale for the values of all tables, so that they can be compared: round, and with few marks. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
/** Between so many marks. */
const PARTS = 3;

export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const whole = (step: number): boolean => Number.isInteger(step * power) || power * step >= 1;
  const step = power * (STEPS.find((each) => whole(each) && each * power >= rough) ?? 10);
  const least = Math.floor(low / step) * step;
  const count = Math.ceil((high - least) / step);
  const marks = Array.from({ length: count + 1 }, (_, i) => least + i * step);
  return { least, most: marks.at(-1)!, marks };
}
