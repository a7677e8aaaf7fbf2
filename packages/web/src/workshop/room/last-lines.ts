/** The last things that happened at a table, as its log tells them. */
import { PLAYERS } from '@boardroom/ui-kit';
import type { Scene } from '@boardroom/ui-kit';
import { lineOf } from '../../table/log.ts';
import type { LogLine } from '../../table/log.ts';
import type { SmallBoard } from './boards.svelte.ts';
import type { ClassGame } from './class-game.ts';

const desk = {
  toReader: (sentence: string) => sentence,
  said: () => undefined,
  why: () => undefined,
};

/** The newest first; headings stand before what happened under them. */
export function lastLines(
  { ui, t, words }: ClassGame,
  { view, told }: SmallBoard,
  names: readonly string[],
  most: number,
): LogLine[] {
  if (!view) return [];
  const scene = {
    t,
    view,
    viewer: null,
    words: words(names),
    names,
    colours: Array.from({ length: t.seats }, (_, i) => PLAYERS[i % PLAYERS.length]!),
    asked: [],
    spotlight: null,
    narrow: false,
    board: ui.board,
    projector: true,
  } as unknown as Scene<any>;
  const lines: LogLine[] = [];
  for (const [key, each] of told.toReversed().entries()) {
    const line = lineOf(ui, scene, each, key, view, desk);
    try {
      if (!line.telling.hush && (line.heading ?? line.text) !== '') lines.push(line);
    } catch {
      // An event whose moment is over may have lost what it speaks of.
    }
    if (lines.length >= most) break;
  }
  return underHeadings(lines);
}

/** From the newest first, headings last of theirs, to headings first; those of nothing are left out. */
export function underHeadings<Line extends { readonly heading: string | undefined }>(
  lines: readonly Line[],
): Line[] {
  const sorted: Line[] = [];
  let under: Line[] = [];
  for (const line of lines)
    if (!line.heading) under.push(line);
    else {
      if (under.length > 0) sorted.push(line, ...under);
      under = [];
    }
  return [...sorted, ...under];
}
