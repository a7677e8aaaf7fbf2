import type { Move } from '@boardroom/kernel';

/** A move tried at a node, and how the lines through it ended for the seat that chose it. */
export interface Edge {
  readonly move: Move;
  readonly hash: number;
  visits: number;
  sum: number;
  /** The visit of the node at which the move was last seen to be legal. */
  seen: number;
}

/** What a seat has tried where it knows the same. Which moves are legal may differ by guess. */
export interface Node {
  visits: number;
  readonly edges: Edge[];
}

export type Tree = Map<number, Node>;

export function newEdge(move: Move, hash: number): Edge {
  return { move, hash, visits: 0, sum: 0, seen: 0 };
}

/** Mean and deviation of the values a seat has met: the scale on which its moves differ. */
export interface Scale {
  count: number;
  mean: number;
  squares: number;
}

export function newScale(): Scale {
  return { count: 0, mean: 0, squares: 0 };
}

export function addTo(scale: Scale, value: number): void {
  scale.count++;
  const off = value - scale.mean;
  scale.mean += off / scale.count;
  scale.squares += off * (value - scale.mean);
}

export function deviation(scale: Scale): number {
  return scale.count < 2 ? 0.25 : Math.sqrt(scale.squares / (scale.count - 1));
}

/** Standard error of the mean; infinite for fewer than two values. */
export function standardError(scale: Scale): number {
  return scale.count < 2 ? Infinity : deviation(scale) / Math.sqrt(scale.count);
}
