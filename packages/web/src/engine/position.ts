import {
  isOver,
  legal,
  legalAsides,
  pending,
  pendingIndex,
  toldTo,
  undoable,
  viewFor,
} from '@boardroom/kernel';
import type { Match, Seat } from '@boardroom/kernel';
import type { Position } from './port.ts';

/** How a match stands for one viewer. */
export function positionOf(match: Match, viewer: Seat | null): Position {
  const { game, t, s } = match;
  const over = isOver(s);
  const index = viewer === null || over ? -1 : pendingIndex(s, viewer);
  const frame = index < 0 ? null : s.agenda[index]!;
  return {
    viewer,
    view: viewFor(game, t, s, viewer),
    asked: over ? [] : [...new Set(pending(s).map(({ seat }) => seat))],
    frame,
    legal: frame ? legal(game, t, s, frame) : [],
    asides: viewer === null || over ? [] : legalAsides(game, t, s, viewer),
    told: toldTo(match, viewer),
    moves: match.moves.length,
    undoable: viewer === null ? 0 : undoable(match, viewer),
    over,
  };
}
