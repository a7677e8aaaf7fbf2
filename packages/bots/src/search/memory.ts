/**
 * What a bot keeps from one decision to the next: its tree, and where in the tree it continues. A turn of
 * several small decisions is searched once and not once for each.
 */
import { viewFor } from '@boardroom/kernel';
import type { AnyGame, Seat, State, Table } from '@boardroom/kernel';
import type { Knowledge } from './knowledge.ts';
import { newScale } from './tree.ts';
import type { Scale, Tree } from './tree.ts';

export interface Memory {
  tree: Tree;
  scales: Scale[];
  /** What the seats know at the positions the seat can reach by its own moves, keyed by its view of them. */
  readonly places: Map<string, Knowledge>;
  note(game: AnyGame, t: Table, s: Readonly<State>, seat: Seat, known: Knowledge): void;
  /** Hears of every visit to a node of the tree, for those who count. */
  onVisit?: (key: number, s: Readonly<State>, seat: Seat) => void;
}

const MOST_PLACES = 300;

export function newMemory(): Memory {
  const places = new Map<string, Knowledge>();
  return {
    tree: new Map(),
    scales: [],
    places,
    note(game, t, s, seat, known) {
      if (places.size < MOST_PLACES) places.set(look(viewFor(game, t, s, seat)), known.slice());
    },
  };
}

/** What the seats know at the position seen; a position the tree does not hold starts a new tree. */
export function recall(
  memory: Memory,
  view: Readonly<State>,
  seats: number,
  players: number,
): Knowledge {
  const known = memory.places.get(look(view));
  memory.places.clear();
  if (known) return known;
  memory.tree = new Map();
  memory.scales = Array.from({ length: players }, newScale);
  return new Int32Array(seats);
}

/** Views have their chance blanked, so equal looks are equal information. */
function look(view: Readonly<State>): string {
  return JSON.stringify(view);
}
