import { expect, test } from 'vitest';
import { qrOf } from './qr.ts';

test('a short text is the picture a scanner read it from', () => {
  const rows = qrOf('hi')!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(rows).toEqual([
    '#######...#.#.#######',
    '#.....#.....#.#.....#',
    '#.###.#.#.#...#.###.#',
    '#.###.#.....#.#.###.#',
    '#.###.#..#.##.#.###.#',
    '#.....#..###..#.....#',
    '#######.#.#.#.#######',
    '........#.#..........',
    '###.#####.#.###...#..',
    '.##....#..##.#.#.####',
    '.#########.#.###.####',
    '..##.......###.###.#.',
    '#..#.##.#.##.###..#..',
    '........#.#...#...###',
    '#######.###.#...#..##',
    '#.....#.###...#...###',
    '#.###.#.##..#.#.#.#.#',
    '#.###.#..#.#.#.#.#.#.',
    '#.###.#.####.###.##.#',
    '#.....#.##.###.###.#.',
    '#######.#..#.###.####',
  ]);
});

test('the picture grows with the text, until there is none', () => {
  expect([17, 18, 53, 78, 106, 134].map((n) => qrOf('x'.repeat(n))!.length)).toEqual([
    21, 25, 29, 33, 37, 41,
  ]);
  expect(qrOf('x'.repeat(135))).toBeNull();
});

test('a larger picture has a fourth, smaller mark, as the standard draws it', () => {
  const picture = qrOf('x'.repeat(40))!;
  const at = picture.length - 7;
  const mark = Array.from({ length: 5 }, (_, y) =>
    Array.from({ length: 5 }, (_, x) => (picture[at - 2 + y]![at - 2 + x] ? '#' : '.')).join(''),
  );
  expect(mark).toEqual(['#####', '#...#', '#.#.#', '#...#', '#####']);
});

/** By version, from the standard: codewords in all, of error correction in each block, blocks. */
const STANDARD = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
] as const;

/** Whether a module is part of the pattern that every picture of this size has. */
function isPattern(size: number, x: number, y: number): boolean {
  const corner = (a: number, b: number): boolean => a < 9 && b < 9;
  if (x === 6 || y === 6 || corner(x, y)) return true;
  if ((x >= size - 8 && y < 9) || (y >= size - 8 && x < 9)) return true;
  return size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2;
}

/** The codewords of a picture with mask 0, in columns of two from the right, up and down. */
function read(picture: boolean[][]): { words: number[]; rest: string } {
  const size = picture.length;
  const bits: number[] = [];
  let up = true;
  for (const right of Array.from({ length: size }, (_, i) => size - 1 - i).filter((x) => x !== 6)) {
    const isRightOfTwo = right > 6 ? (size - 1 - right) % 2 === 0 : right % 2 === 1;
    if (!isRightOfTwo) continue;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(size, x, y)) bits.push(Number(picture[y]![x] !== ((x + y) % 2 === 0)));
    }
    up = !up;
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8)
    words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  return { words, rest: bits.slice(8 * words.length).join('') };
}

/** Powers of 2 in the field of 256 of the standard. */
const powers = [1];
while (powers.length < 255) {
  const next = powers.at(-1)! * 2;
  powers.push(next > 255 ? next ^ 0x11d : next);
}

/** A block without an error is a multiple of the generator: 0 at each of its roots. */
function isSound(block: readonly number[], roots: number): boolean {
  const at = (root: number): number =>
    block.reduce((sum, word, i) => {
      if (word === 0) return sum;
      const log = powers.indexOf(word) + root * (block.length - 1 - i);
      return sum ^ powers[log % 255]!;
    }, 0);
  return Array.from({ length: roots }, (_, root) => at(root)).every((value) => value === 0);
}

test.each([1, 2, 3, 4, 5, 6])('a picture of version %s is read as any scanner would', (version) => {
  const [whole, correction, blocks] = STANDARD[version - 1]!;
  const data = whole / blocks - correction;
  const most = data * blocks - 2;
  for (const length of [Math.max(1, most - 12), most]) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join(
      '',
    );
    const { words, rest } = read(qrOf(text)!);
    expect(words).toHaveLength(whole);
    // Modules that no codeword fills.
    expect(rest).toBe(version === 1 ? '' : '0000000');
    const parts = Array.from({ length: blocks }, (_, block) =>
      words.filter((_word, i) => i % blocks === block),
    );
    for (const part of parts) expect(isSound(part, correction)).toBe(true);
    const bits = parts
      .flatMap((part) => part.slice(0, data))
      .map((word) => word.toString(2).padStart(8, '0'))
      .join('');
    const number = (from: number, count: number): number =>
      Number.parseInt(bits.slice(from, from + count), 2);
    // Mode: bytes. Then how many, and they themselves; then the end mark.
    expect([number(0, 4), number(4, 8)]).toEqual([4, length]);
    const said = Array.from({ length }, (_, i) => String.fromCharCode(number(12 + 8 * i, 8)));
    expect(said.join('')).toBe(text);
    expect(number(12 + 8 * length, 4)).toBe(0);
    // What is left over is filled as the standard says.
    const pads = parts.flatMap((part) => part.slice(0, data)).slice(length + 2);
    expect(pads).toEqual(pads.map((_, i) => (i % 2 === 0 ? 0xec : 0x11)));
  }
});

test('every version has the marks, dotted lines and the format of level L with mask 0', () => {
  for (const length of [10, 40, 130]) {
    const picture = qrOf('x'.repeat(length))!;
    const size = picture.length;
    for (let i = 8; i < size - 8; i++)
      expect([picture[6]![i], picture[i]![6]]).toEqual([i % 2 === 0, i % 2 === 0]);
    const format = '111011111000100';
    const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => picture[8]![x]);
    const above = [7, 5, 4, 3, 2, 1, 0].map((y) => picture[y]![8]);
    const below = [1, 2, 3, 4, 5, 6, 7].map((i) => picture[size - i]![8]);
    const right = [8, 7, 6, 5, 4, 3, 2, 1].map((i) => picture[8]![size - i]);
    const said = (bits: (boolean | undefined)[]): string => bits.map(Number).join('');
    expect(said([...beside, ...above])).toBe(format);
    expect(said([...below, ...right])).toBe(format);
    expect(picture[size - 8]![8]).toBe(true);
  }
});
