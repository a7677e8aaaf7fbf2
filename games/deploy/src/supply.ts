/** The bag, the project deck and the development display. */
import { draw, NONE, shuffle } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { BLUE, KINDS, PURPLE, YELLOW } from './types.ts';
import type { DeployEvent, DeployState, DeployTable } from './types.ts';

/** R16, R107 One cube drawn blindly: its colour, or NONE from an empty bag. */
export function drawCube(s: DeployState): number {
  const { bag } = s;
  const total = bag[BLUE]! + bag[YELLOW]! + bag[PURPLE]!;
  if (total === 0) return NONE;
  let left = draw(s.chance, 'bag', total);
  let colour = 0;
  while (left >= bag[colour]!) left -= bag[colour++]!;
  bag[colour]!--;
  return colour;
}

/** R16, R80, R81 Fills a project space from the deck, and the card with cubes from the bag. */
export function revealProject(
  t: DeployTable,
  s: DeployState,
  space: number,
  emit?: Emit<DeployEvent>,
): void {
  const card = s.deck.pop() ?? NONE;
  if (s.under > s.deck.length) s.under = s.deck.length;
  s.spaces[space] = card;
  s.since[space] = ++s.arrivals;
  if (card === NONE) return;
  const at = space * 3;
  for (let i = t.content.cards[card]!.workload; i > 0; i--) {
    const colour = drawCube(s);
    if (colour !== NONE) s.cubes[at + colour]!++;
  }
  emit?.({
    type: 'revealed',
    card: t.content.cards[card]!.id,
    space: space + 1,
    blue: s.cubes[at + BLUE]!,
    yellow: s.cubes[at + YELLOW]!,
    purple: s.cubes[at + PURPLE]!,
  });
}

/** Option `projectRefresh`: the oldest project goes under the deck, and is replaced. */
export function refreshProject(t: DeployTable, s: DeployState, emit?: Emit<DeployEvent>): void {
  if (s.deck.length === 0) return;
  let oldest = 0;
  for (let space = 1; space < 3; space++) if (s.since[space]! < s.since[oldest]!) oldest = space;
  const card = s.spaces[oldest]!;
  if (card === NONE) return;
  emit?.({ type: 'refreshed', card: t.content.cards[card]!.id });
  s.deck.unshift(card);
  s.under++;
  emptySpace(s, oldest);
  revealProject(t, s, oldest, emit);
}

/** The cubes of a project go into the bag. */
export function emptySpace(s: DeployState, space: number): void {
  for (let colour = 0; colour < 3; colour++) {
    s.bag[colour]! += s.cubes[space * 3 + colour]!;
    s.cubes[space * 3 + colour] = 0;
  }
}

/** R24 The bottom tile of a column is discarded and the column moves down. */
export function advanceColumn(s: DeployState, column: number, emit?: Emit<DeployEvent>): void {
  const tile = s.columns[column * 3]!;
  if (tile !== NONE) {
    s.discards.push(tile);
    emit?.({ type: 'tileGone', tile: KINDS[tile]!, column: column + 1 });
  }
  closeColumn(s, column, 0, emit);
}

/** R24, R84 Closes the gap at a row and reveals a new tile at the head. */
export function closeColumn(
  s: DeployState,
  column: number,
  row: number,
  emit?: Emit<DeployEvent>,
): void {
  const at = column * 3;
  for (let i = row; i < 2; i++) s.columns[at + i] = s.columns[at + i + 1]!;
  const tile = takeTile(s, column, emit);
  s.columns[at + 2] = tile;
  if (tile !== NONE) emit?.({ type: 'tileShown', tile: KINDS[tile]!, column: column + 1 });
}

/** R25 The top tile of a column's stack; an empty stack is renewed from the discard pile. */
function takeTile(s: DeployState, column: number, emit?: Emit<DeployEvent>): number {
  const stack = column === 0 ? s.leftStack : s.rightStack;
  const other = column === 0 ? s.rightStack : s.leftStack;
  if (stack.length === 0 && s.discards.length > 0) {
    const tiles = shuffle(s.chance, 'tiles', s.discards);
    s.discards = [];
    const mine = (tiles.length + 1) >> 1;
    for (let i = 0; i < mine; i++) stack.push(tiles[i]!);
    other.unshift(...tiles.slice(mine));
    emit?.({ type: 'restacked' });
  }
  return stack.pop() ?? other.pop() ?? NONE;
}
