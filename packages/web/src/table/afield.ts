/** Lit places that the part of the board in sight leaves out, by the edge they lie beyond. */
import type { TargetId } from '@boardroom/ui-kit';
import type { Part } from './camera.ts';

const EDGES = ['up', 'left', 'right', 'down'] as const;
type Edge = (typeof EDGES)[number];

export interface LitPart extends Part {
  readonly id: TargetId;
}

export interface Afield {
  readonly edge: Edge;
  /** Nearest first. */
  readonly ids: readonly TargetId[];
}

/** A place is in sight when its middle is. */
export function afield(parts: readonly LitPart[], sight: Part): Afield[] {
  const away = parts.flatMap((part) => {
    const [x, y] = [(part.x0 + part.x1) / 2, (part.y0 + part.y1) / 2];
    const beyond = {
      up: sight.y0 - y,
      left: sight.x0 - x,
      right: x - sight.x1,
      down: y - sight.y1,
    };
    const edge = EDGES.reduce((most, one) => (beyond[one] > beyond[most] ? one : most));
    return beyond[edge] > 0 ? [{ id: part.id, edge, by: beyond[edge] }] : [];
  });
  return EDGES.flatMap((edge) => {
    const ids = away.filter((one) => one.edge === edge).toSorted((a, b) => a.by - b.by);
    return ids.length > 0 ? [{ edge, ids: ids.map(({ id }) => id) }] : [];
  });
}
