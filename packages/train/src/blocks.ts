/**
 * Weights that change with time: one vector of weights for each of the times, and every position has
 * to do with the two times around it. So the equations of a fit are blocks along the diagonal.
 */
export interface Blocks {
  readonly counts: number;
  readonly size: number;
  readonly matrix: Float64Array;
  readonly right: Float64Array;
}

export function newBlocks(counts: number, times: number): Blocks {
  const size = counts * times;
  return { counts, size, matrix: new Float64Array(size * size), right: new Float64Array(size) };
}

/** Adds a symmetric block and its right side at a time, shared with the next one. */
export function addBlock(
  { counts, size, matrix, right }: Blocks,
  at: number,
  part: number,
  block: Float64Array,
  side: Float64Array,
): void {
  const near = at * counts;
  const far = near + counts;
  const [a, b] = [1 - part, part];
  for (let i = 0; i < counts; i++) {
    right[near + i]! += a * side[i]!;
    right[far + i]! += b * side[i]!;
    for (let j = 0; j < counts; j++) {
      const value = block[i * counts + j]!;
      matrix[(near + i) * size + near + j]! += a * a * value;
      matrix[(far + i) * size + far + j]! += b * b * value;
      matrix[(near + i) * size + far + j]! += a * b * value;
      matrix[(far + i) * size + near + j]! += a * b * value;
    }
  }
}

/**
 * Holds weights near what is wanted, with a strength for each count, and holds what they differ by
 * from it alike at neighbouring times.
 */
export function hold(
  { counts, size, matrix, right }: Blocks,
  weights: Float64Array,
  wanted: Float64Array,
  strength: (count: number) => number,
  alike: number,
): void {
  for (let i = 0; i < size; i++) {
    const each = strength(i % counts);
    const off = weights[i]! - wanted[i]!;
    matrix[i * size + i]! += each;
    right[i]! -= each * off;
    const next = i + counts;
    if (next >= size) continue;
    const tie = alike * each;
    const apart = off - (weights[next]! - wanted[next]!);
    matrix[i * size + i]! += tie;
    matrix[next * size + next]! += tie;
    matrix[i * size + next]! -= tie;
    matrix[next * size + i]! -= tie;
    right[i]! -= tie * apart;
    right[next]! += tie * apart;
  }
}

/** What solves matrix · x = right, by Cholesky; the matrix is used up. */
export function solve({ size: n, matrix: m, right }: Blocks): Float64Array {
  const x = Float64Array.from(right);
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) {
      const by = m[j * n + k]!;
      if (by === 0) continue;
      for (let i = j; i < n; i++) m[i * n + j]! -= m[i * n + k]! * by;
    }
    const root = Math.sqrt(Math.max(1e-12, m[j * n + j]!));
    for (let i = j; i < n; i++) m[i * n + j]! /= root;
  }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= m[i * n + k]! * x[k]!;
    x[i]! /= m[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= m[k * n + i]! * x[k]!;
    x[i]! /= m[i * n + i]!;
  }
  return x;
}
