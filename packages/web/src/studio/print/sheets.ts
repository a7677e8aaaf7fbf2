/** From what is wanted to the sheets that are printed, in their order. */
import type {
  Piece,
  PrintBoard,
  PrintCards,
  PrintMats,
  PrintTokens,
} from '@boardroom/ui-kit/print';
import { gridOf, matOn, tilingOf } from './paper.ts';
import type { Page, SheetKind } from './kinds.ts';
import type { Grid, Paper, Tiling, Turn } from './paper.ts';

export interface Setting {
  readonly paper: Paper;
  readonly bleed: 0 | 2 | 3;
  readonly backs: Turn | 'none';
  readonly marks: boolean;
  readonly low: boolean;
}

interface Base {
  readonly kind: SheetKind;
  /** "Sheet 2 of 8" of its kind. */
  readonly number: number;
  readonly of: number;
  readonly landscape: boolean;
  /** The paper as it lies, in millimetres. */
  readonly width: number;
  readonly height: number;
}
interface PieceSheet extends Base {
  readonly as: 'pieces';
  readonly kind: PrintCards | PrintTokens;
  readonly side: 'front' | 'back' | 'only';
  readonly grid: Grid;
  readonly pieces: readonly Piece[];
}
export interface TileSheet extends Base {
  readonly as: 'tile';
  readonly kind: PrintBoard;
  readonly tiling: Tiling;
  readonly column: number;
  readonly row: number;
  readonly piece: Piece;
}
interface MatSheet extends Base {
  readonly as: 'mat';
  readonly kind: PrintMats | Page;
  readonly piece: Piece;
  readonly mat: ReturnType<typeof matOn>;
}
export type Sheet = PieceSheet | TileSheet | MatSheet;

/** What of a kind is printed: all of it, or what differs. */
export interface Wanted {
  readonly kind: SheetKind;
  readonly pieces: readonly Piece[];
}

export function sheetsOf(wanted: readonly Wanted[], setting: Setting): Sheet[] {
  return wanted.flatMap(({ kind, pieces }) =>
    kind.as === 'cards' || kind.as === 'tokens'
      ? pieceSheets(kind, pieces, setting)
      : pieces.flatMap((piece, i) =>
          kind.as === 'board'
            ? tileSheets(kind, piece, setting)
            : [matSheet(kind, piece, setting, i + 1, pieces.length)],
        ),
  );
}

function pieceSheets(
  kind: PrintCards | PrintTokens,
  pieces: readonly Piece[],
  setting: Setting,
): Sheet[] {
  const grid = gridOf(setting.paper, kind.size, kind.as === 'tokens' ? 0 : setting.bleed);
  const each = grid.columns * grid.rows;
  const pages: Piece[][] = [];
  const backOf = ({ back }: Piece): string | undefined => (kind.as === 'cards' ? back : undefined);
  for (const back of new Set(pieces.map(backOf))) {
    const single = pieces
      .filter((piece) => backOf(piece) === back)
      .flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
    for (let i = 0; i < single.length; i += each) pages.push(single.slice(i, i + each));
  }
  const { landscape, width, height } = grid;
  const both = kind.as === 'cards' && setting.backs !== 'none';
  return pages.flatMap((page, i): Sheet[] => {
    const base = { as: 'pieces', kind, grid, landscape, width, height } as const;
    const one = { ...base, pieces: page, number: i + 1, of: pages.length };
    if (!both) return [{ ...one, side: 'only' }];
    return [
      { ...one, side: 'front' },
      { ...one, side: 'back' },
    ];
  });
}

function tileSheets(kind: PrintBoard, piece: Piece, { paper }: Setting): Sheet[] {
  const tiling = tilingOf(paper, kind.size);
  const { columns, rows, landscape, width, height } = tiling;
  return Array.from({ length: columns * rows }, (_, i) => ({
    as: 'tile' as const,
    kind,
    piece,
    tiling,
    landscape,
    width,
    height,
    column: i % columns,
    row: Math.floor(i / columns),
    number: i + 1,
    of: columns * rows,
  }));
}

function matSheet(
  kind: PrintMats | Page,
  piece: Piece,
  { paper }: Setting,
  number: number,
  of: number,
): MatSheet {
  const mat = matOn(paper, kind.size);
  const { landscape, width, height } = mat;
  return { as: 'mat', kind, piece, mat, landscape, width, height, number, of };
}

/**
 * Pages as they come out. Where some sheets have backs the others get an empty one, so that a printer
 * that prints on both sides never puts a board on the back of a mat.
 */
export function pagesOf(sheets: readonly Sheet[]): (Sheet | null)[] {
  const both = sheets.some((sheet) => sheet.as === 'pieces' && sheet.side === 'back');
  if (!both) return [...sheets];
  return sheets.flatMap((sheet) =>
    sheet.as === 'pieces' && sheet.side !== 'only' ? [sheet] : [sheet, null],
  );
}

/** How many sheets of paper that is. */
export const papersOf = (sheets: readonly Sheet[]): number =>
  sheets.filter((sheet) => sheet.as !== 'pieces' || sheet.side !== 'back').length;
