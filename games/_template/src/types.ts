/** The words of the game. Read this file first. */
import type { Frame, Injected, Seat, State, Table } from '@boardroom/kernel';

export type LotsFrame =
  /** R4, all at once. */
  | { kind: 'bid'; seat: Seat; together: true }
  /** R3 and R5: what the rules do by themselves. */
  | { kind: 'turnUp' | 'award'; seat: Seat };

export interface LotsState extends State<LotsFrame> {
  /** Worth of the lots still to come; the last one is on top. */
  pile: number[];
  /** The lot that lies open, or NONE. */
  lot: number;
  /** Seat by seat. */
  coins: number[];
  /** Sealed bids of this round, NONE of who has not bid yet. */
  bids: number[];
  /** The bids of the last round, as all saw them. */
  shown: number[];
  /** What each seat has taken. */
  taken: number[][];
  /** What nobody took. */
  away: number[];
  /** Coins paid so far. */
  paid: number;
}

export type LotsMove = { readonly type: 'bid'; readonly coins: number };

type LotsEvent =
  | Injected
  | { readonly type: 'turnedUp'; readonly lot: number }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'sold'; readonly seat: Seat; readonly lot: number; readonly coins: number }
  | { readonly type: 'putAway'; readonly lot: number };

export interface Lots {
  state: LotsState;
  frame: LotsFrame & Frame;
  move: LotsMove;
  event: LotsEvent;
  options: { readonly coins: number };
  content: { readonly lots: readonly number[] };
  facts: null;
}
export type LotsTable = Table<Lots>;
