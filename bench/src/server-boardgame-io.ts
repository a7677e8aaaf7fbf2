/** The same little game on boardgame.io's own server, in memory, in a process of its own. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { answerUsage } from './server-usage.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server: (setting: object) => {
    run(port: number): Promise<{ appServer: { address(): AddressInfo } }>;
  };
};

interface G {
  deck: number[];
  coins: number[];
  bids: number[];
  held: number[][];
}

const lots = {
  name: 'lots',
  setup: ({ random }: { random: { Shuffle(list: number[]): number[] } }): G => ({
    deck: random.Shuffle(Array.from({ length: 300 }, (_, i) => i + 1)),
    coins: [10, 10, 10, 10],
    bids: [-1, -1, -1, -1],
    held: [[], [], [], []],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid(
      { G, playerID, random }: { G: G; playerID: string; random: { Die(sides: number): number } },
      coins: number,
    ) {
      const seat = Number(playerID);
      if (coins < 0 || coins > G.coins[seat]!) return 'INVALID_MOVE';
      G.bids[seat] = coins;
      if (seat < 3) return undefined;
      let winner = 0;
      for (let other = 1; other < 4; other++) if (G.bids[other]! > G.bids[winner]!) winner = other;
      G.coins[winner]! -= G.bids[winner]!;
      if (G.deck.length > 1) G.held[winner]!.push(G.deck.pop()!);
      if (random.Die(6) === 6) G.coins[winner]!++;
      G.bids.fill(-1);
      return undefined;
    },
  },
  playerView: ({ G, playerID }: { G: G; playerID: string | null }) => ({
    ...G,
    deck: G.deck.map(() => -1),
    coins: G.coins.map((coins, seat) => (String(seat) === playerID ? coins : -1)),
    bids: G.bids.map((bid, seat) => (String(seat) === playerID ? bid : Math.min(bid, 0))),
  }),
};

console.log = () => {};
console.info = () => {};
console.error = () => {};
const { appServer } = await Server({ games: [lots], origins: ['*'] }).run(0);
answerUsage();
process.send!({ address: `http://127.0.0.1:${appServer.address().port}` });
