/**
 * Lines of search per CPU second in the little game: ours, and boardgame.io's MCTSBot. Each is
 * measured in a thread of its own: rules that have seen Immer's proxies run half as fast afterwards,
 * whoever calls them.
 */
import { newRng, setTable, start } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { usualSearch } from '@boardroom/bots';
import type { SearchSettings } from '@boardroom/bots';
import { newMemory, newSearch } from '@boardroom/bots/search';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { perCpuSecond } from '../measure.ts';
import { bgGame, bgStart } from './on-boardgame-io.ts';
import type { BgState } from './on-boardgame-io.ts';
import { little } from './on-kernel.ts';
import { PLAYERS, canRaise } from './rules.ts';
import type { Auction } from './rules.ts';

/** On both sides: so many lines for the first decision of a game. */
const LINES = 200;

/** As its counterpart does: random playouts to the end, at most 50 moves deep. */
const plain: SearchSettings = {
  ...usualSearch,
  policy: 'random',
  playout: 50,
  horizon: 1000,
  widen: 2,
  iterations: LINES,
  ms: Infinity,
};

const measurements = {
  random: () => ours(plain),
  evaluated: () => ours({ ...plain, playout: 0 }),
  mctsBot,
};
type Name = keyof typeof measurements;

/** Lines per CPU second, in a new thread with libraries as they are in production. */
export function littleSearch(name: Name): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const worker = new Worker(new URL(import.meta.url), {
    workerData: name,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  worker.on('message', resolve);
  worker.on('error', reject);
  return promise;
}

function ours(settings: SearchSettings): number {
  const game = little as unknown as AnyGame;
  const t = setTable(game, { players: PLAYERS, edition: { id: 'little', content: {} } }) as Table;
  const rng = newRng(1);
  const s = start(game, t, 'search');
  return perCpuSecond(() => {
    const search = newSearch(game, t, s, s.agenda[0], rng, settings, newMemory());
    while (!search.step());
    return search.iterations;
  });
}

async function mctsBot(): Promise<number> {
  const require = createRequire(import.meta.url);
  const { MCTSBot } = require('boardgame.io/ai') as {
    MCTSBot: new (setting: object) => { play(state: BgState, playerID: string): Promise<unknown> };
  };
  const bot = new MCTSBot({
    game: bgGame,
    iterations: LINES,
    enumerate: (G: Auction) => [...(canRaise(G) ? [{ move: 'raise' }] : []), { move: 'drop' }],
  });
  const { state } = bgStart();
  const thoughts: Promise<unknown>[] = [];
  // The bot does its work before its promise is made; there is nothing to wait for in between.
  const speed = perCpuSecond(() => {
    thoughts.push(bot.play(state, state.ctx.currentPlayer));
    return LINES;
  });
  await Promise.all(thoughts);
  return speed;
}

if (!isMainThread) parentPort!.postMessage(await measurements[workerData as Name]());
