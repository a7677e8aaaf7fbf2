import type {
  Piece,
  PrintBoard,
  PrintCards,
  PrintMats,
  PrintTokens,
} from '@boardroom/ui-kit/print';
import { expect, test } from 'vitest';
import { pagesOf, papersOf, sheetsOf } from './sheets.ts';
import type { Setting, Sheet } from './sheets.ts';

const Face = (() => undefined) as never;
const list = (): Piece[] => [];
const look = (): never => ({}) as never;
const cards: PrintCards = { id: 'cards', as: 'cards', size: [63, 88], list, look, back: look };
const tokens: PrintTokens = { id: 'tokens', as: 'tokens', size: [20, 20], list, look };
const board: PrintBoard = { id: 'board', as: 'board', size: [520, 334], list, Face };
const mats: PrintMats = { id: 'mats', as: 'mat', size: [262, 184], list, look };
const setting: Setting = { paper: 'A4', bleed: 2, backs: 'long', marks: true, low: false };
const piece = (id: string, copies = 1, back?: string): Piece => ({
  id,
  index: 0,
  copies,
  ...(back === undefined ? {} : { back }),
});
const idsOn = (sheet: Sheet): string[] =>
  sheet.as === 'pieces' ? sheet.pieces.map(({ id }) => id) : [];
const sides = (sheets: readonly Sheet[]): string[] =>
  sheets.map((sheet) => (sheet.as === 'pieces' ? sheet.side : sheet.as));

test('every copy is printed once, nine on a sheet, each sheet with its back after it', () => {
  const pieces = [piece('a', 4), piece('b', 7)];
  const sheets = sheetsOf([{ kind: cards, pieces }], setting);
  expect(sides(sheets)).toEqual(['front', 'back', 'front', 'back']);
  const front = sheets.filter((sheet) => sheet.as === 'pieces' && sheet.side === 'front');
  const ids = front.flatMap(idsOn);
  expect(ids.join('')).toBe('aaaabbbbbbb');
  expect(front.map(({ number, of }) => [number, of])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(papersOf(sheets)).toBe(2);
});

test('other backs are other sheets', () => {
  const pieces = [piece('a', 1, 'small'), piece('b', 1, 'large'), piece('c', 1, 'small')];
  const sheets = sheetsOf([{ kind: cards, pieces }], { ...setting, backs: 'none' });
  expect(sheets.map(idsOn)).toEqual([['a', 'c'], ['b']]);
});

test('what has no back leaves its other side empty where others have one', () => {
  const wanted = [
    { kind: cards, pieces: [piece('a')] },
    { kind: tokens, pieces: [piece('t', 3)] },
    { kind: board, pieces: [piece('map')] },
    { kind: mats, pieces: [piece('1'), piece('2')] },
  ];
  const sheets = sheetsOf(wanted, setting);
  expect(sides(sheets)).toEqual([
    'front',
    'back',
    'only',
    'tile',
    'tile',
    'tile',
    'tile',
    'mat',
    'mat',
  ]);
  const pages = pagesOf(sheets);
  expect(pages).toHaveLength(2 * papersOf(sheets));
  expect(pages.filter((page) => page === null)).toHaveLength(7);
  const plain = sheetsOf(wanted, { ...setting, backs: 'none' });
  expect(pagesOf(plain)).toEqual(plain);
});

test('tiles are numbered through, column by column in each row', () => {
  const sheets = sheetsOf([{ kind: board, pieces: [piece('map')] }], setting);
  const spots = sheets.map((sheet) => (sheet.as === 'tile' ? [sheet.column, sheet.row] : []));
  expect(spots).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
});
