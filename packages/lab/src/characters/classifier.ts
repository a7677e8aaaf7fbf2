/** Multinomial logistic regression on standardised rows: the simplest thing that weighs all counts at once. */
export interface Sample {
  readonly row: readonly number[];
  readonly label: number;
}

const STEPS = 400;
const RATE = 0.5;
/** Draws the weights towards 0, so that chance in few games is not learnt by heart. */
const SHRINK = 0.003;

/** Learns from samples; the answer tells the likeliest label of a row. */
export function classifier(
  samples: readonly Sample[],
  labels: number,
): (row: readonly number[]) => number {
  const width = samples[0]!.row.length;
  const { means, scales } = spreadOf(samples, width);
  const standard = (row: readonly number[]): Float64Array =>
    Float64Array.from({ length: width + 1 }, (_, i) =>
      i === width ? 1 : (row[i]! - means[i]!) / scales[i]!,
    );
  const rows = samples.map(({ row }) => standard(row));
  const weights = Array.from({ length: labels }, () => new Float64Array(width + 1));
  const slopes = Array.from({ length: labels }, () => new Float64Array(width + 1));
  const speeds = Array.from({ length: labels }, () => new Float64Array(width + 1));
  for (let step = 0; step < STEPS; step++) {
    for (const slope of slopes) slope.fill(0);
    for (const [n, row] of rows.entries()) {
      const chances = chancesOf(weights, row);
      for (let label = 0; label < labels; label++) {
        const off = chances[label]! - (samples[n]!.label === label ? 1 : 0);
        const slope = slopes[label]!;
        for (let i = 0; i <= width; i++) slope[i]! += off * row[i]!;
      }
    }
    for (let label = 0; label < labels; label++) {
      const [own, slope, speed] = [weights[label]!, slopes[label]!, speeds[label]!];
      for (let i = 0; i <= width; i++) {
        speed[i] = 0.9 * speed[i]! + slope[i]! / rows.length + SHRINK * own[i]!;
        own[i]! -= 0.1 * RATE * speed[i]!;
      }
    }
  }
  return (row) => {
    const chances = chancesOf(weights, standard(row));
    return chances.indexOf(Math.max(...chances));
  };
}

function chancesOf(weights: readonly Float64Array[], row: Float64Array): Float64Array {
  const chances = new Float64Array(weights.length);
  let most = -Infinity;
  for (const [label, own] of weights.entries()) {
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += own[i]! * row[i]!;
    chances[label] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let label = 0; label < chances.length; label++)
    all += chances[label] = Math.exp(chances[label]! - most);
  for (let label = 0; label < chances.length; label++) chances[label]! /= all;
  return chances;
}

function spreadOf(
  samples: readonly Sample[],
  width: number,
): { means: Float64Array; scales: Float64Array } {
  const means = new Float64Array(width);
  const scales = new Float64Array(width);
  for (const { row } of samples)
    for (let i = 0; i < width; i++) means[i]! += row[i]! / samples.length;
  for (const { row } of samples)
    for (let i = 0; i < width; i++) scales[i]! += (row[i]! - means[i]!) ** 2 / samples.length;
  for (let i = 0; i < width; i++) scales[i] = Math.sqrt(scales[i]!) || 1;
  return { means, scales };
}
