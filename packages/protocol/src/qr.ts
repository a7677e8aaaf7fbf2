/**
 * A QR code (ISO/IEC 18004): bytes, error correction L, versions 1 to 6, which hold the address of
 * any table. One mask does for all: scanners read every one of the eight.
 */

/** By version: codewords of data in a block, of error correction in a block, blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [68, 18, 2],
] as const;
const BYTES = 0b0100;
/** Level L and mask 0 with their check bits. */
const FORMAT = 0b111_0111_1100_0100;

/** Rows of dark modules, or null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  // Mode and length take twelve bits, the end mark four.
  const at = VERSIONS.findIndex(([data, , blocks]) => data * blocks >= bytes.length + 2);
  const version = VERSIONS[at];
  if (!version) return null;
  const { dark, fixed } = frameOf(at + 1);
  fill(dark, fixed, codewords(bytes, version));
  return dark;
}

function codewords(bytes: Uint8Array, [data, correction, blocks]: (typeof VERSIONS)[number]) {
  const all = [(BYTES << 4) | (bytes.length >> 4)];
  let rest = bytes.length & 15;
  for (const byte of bytes) {
    all.push((rest << 4) | (byte >> 4));
    rest = byte & 15;
  }
  all.push(rest << 4);
  for (let pad = 0xec; all.length < data * blocks; pad ^= 0xec ^ 0x11) all.push(pad);
  const parts = Array.from({ length: blocks }, (_, i) => all.slice(i * data, (i + 1) * data));
  const checks = parts.map((part) => correct(part, correction));
  // Blocks take turns, first with their data, then with their checks.
  const inTurns = (rows: number[][]): number[] =>
    rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!));
  return [...inTurns(parts), ...inTurns(checks)];
}

/** Product in the field of 256 with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed–Solomon: the remainder of the data by (x − 1)(x − 2)(x − 4)… */
function correct(data: readonly number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    for (let j = 0; j < count; j++) {
      divisor[j] = times(divisor[j]!, root);
      if (j + 1 < count) divisor[j]! ^= divisor[j + 1]!;
    }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i]! ^= times(divisor[i]!, factor);
  }
  return rest;
}

interface Drawing {
  readonly dark: boolean[][];
  /** Modules that belong to the pattern, not to the data. */
  readonly fixed: boolean[][];
}

function frameOf(version: number): Drawing {
  const size = 17 + 4 * version;
  const grid = (): boolean[][] => Array.from({ length: size }, () => Array(size).fill(false));
  const dark = grid();
  const fixed = grid();
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (x: number, y: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  if (version > 1) rings(size - 7, size - 7, 2, [1]);
  const bit = (i: number): boolean => ((FORMAT >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    // Once round the upper left corner, passing by the dotted lines, once along the other two.
    if (i < 8) set(8, i < 6 ? i : i + 1, bit(i));
    else set(i === 8 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
  return { dark, fixed };
}

/** Up and down in columns of two, from the right. */
function fill(dark: boolean[][], fixed: boolean[][], words: readonly number[]): void {
  const size = dark.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
        dark[y]![x] = on !== ((x + y) % 2 === 0);
        i++;
      }
  }
}

/** Browsers and Node both have it; this room knows neither. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
