import { createRequire } from 'node:module';
import { LOTS, PLAYERS, drop, newAuction, raise } from './rules.ts';
import type { Auction } from './rules.ts';

// The package has no entry for native modules, and its types do not resolve from one.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer(setting: { game: object }): (state: unknown, action: object) => BgState;
  InitializeGame(setting: { game: object; numPlayers: number }): BgState;
};

export interface BgState {
  G: Auction;
  ctx: { currentPlayer: string; gameover?: unknown };
}

/** The same little game on boardgame.io: `turn.order` follows the auction's own turn. */
export const bgGame = {
  name: 'little',
  setup: newAuction,
  moves: {
    raise: ({ G }: { G: Auction }) => raise(G),
    drop: ({ G }: { G: Auction }) => drop(G),
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }: { G: Auction }) => G.turn,
      next: ({ G }: { G: Auction }) => G.turn,
    },
  },
  endIf: ({ G }: { G: Auction }) => (G.lot === LOTS ? { values: G.values } : undefined),
};

export function bgStart(): { state: BgState; reduce: (state: BgState, move: string) => BgState } {
  const reducer = CreateGameReducer({ game: bgGame });
  return {
    state: InitializeGame({ game: bgGame, numPlayers: PLAYERS }),
    reduce: (state, type) =>
      reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type, args: [], playerID: state.ctx.currentPlayer },
      }),
  };
}
