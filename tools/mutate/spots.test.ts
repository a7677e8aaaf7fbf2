import { expect, test } from 'vitest';
import { changed, spotsOf } from './spots.mjs';

interface Spot {
  readonly kind: string;
  readonly line: number;
}

/** Every text that one change makes of the source. */
const made = (source: string): string[] =>
  spotsOf(source).map((spot: Spot) => changed(source, spot as never));

test('comparisons, operators, conditions and constants are changed one at a time', () => {
  expect(made('const a = b < 3;').sort()).toEqual(['const a = b < 4;', 'const a = b <= 3;']);
  expect(made('const a = (b + c) * d;').sort()).toEqual([
    'const a = (b + c) / d;',
    'const a = (b - c) * d;',
  ]);
  expect(made('const a = b && !c;').sort()).toEqual(['const a = b && c;', 'const a = b || !c;']);
  expect(made('const a = b ?? c;')).toEqual(['const a = b;']);
  expect(made('const a = on ? true : off;').sort()).toEqual([
    'const a = !(on) ? true : off;',
    'const a = on ? false : off;',
  ]);
});

test('statements and guards are removed, arguments swapped, methods exchanged', () => {
  expect(made('pay(from, to);').sort()).toEqual([';', 'pay(to, from);']);
  expect(made('for (const a of b) if (over) break;').sort()).toEqual([
    'for (const a of b) ;',
    'for (const a of b) if (!(over)) break;',
  ]);
  expect(made('const a = list.some(isRed);')).toEqual(['const a = list.every(isRed);']);
  expect(made('s.money += 2;').sort()).toEqual([';', 's.money += 3;', 's.money -= 2;']);
});

test('what cannot matter is not changed', () => {
  for (const source of [
    "import { a } from './a.ts';",
    'type Two = 1 | 2;',
    'interface Row { readonly most: 3 }',
    'let seat: 0 | 1;',
    'throw new Error(`more than ${most + 1}`);',
    'console.warn(a + b, 3);',
    'const schema = { description: 3, example: true };',
    'const EVERY = 60_000;',
    'const same = Object.is(a, b);',
    'const share = 0.3;',
    "const line = 'a' + b;",
  ])
    expect(made(source), source).toEqual([]);
  // A programmer's error is thrown or not; that the guard is there nobody can see.
  expect(made("if (!found) throw new Error('lost');").sort()).toEqual([
    "if (!(!found)) throw new Error('lost');",
    "if (found) throw new Error('lost');",
  ]);
});

test('the larger of two is the same where they are equal', () => {
  expect(made('const a = b > c ? b : c;')).toEqual(['const a = !(b > c) ? b : c;']);
  expect(made('if (b < most[i]!) most[i] = b;').sort()).toEqual([
    'if (!(b < most[i]!)) most[i] = b;',
    'if (b < most[i]!) ;',
  ]);
  expect(made('const a = b > c ? c : d;')).toContain('const a = b >= c ? c : d;');
  expect(made('if (b < c) c = d;')).toContain('if (b <= c) c = d;');
});

test('a spot knows its line', () => {
  expect(spotsOf('const a = 1;\n\nconst b = 2;').map(({ line }: Spot) => line)).toEqual([1, 3]);
});
