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
