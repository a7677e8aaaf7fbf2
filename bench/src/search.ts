/** Search iterations per CPU second: each game, and the little game beside boardgame.io's bot. */
import { levelsOf, usualSearch } from '@boardroom/bots';
import { newMemory, newSearch } from '@boardroom/bots/search';
import type { SearchSettings } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { answer, isOver, newRng, setTable, start, viewFor } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { bgGame, bgStart } from './little/on-boardgame-io.ts';
import type { BgState } from './little/on-boardgame-io.ts';
import { little } from './little/on-kernel.ts';
import { PLAYERS, canRaise } from './little/rules.ts';
import type { Auction } from './little/rules.ts';
import { perCpuSecond } from './measure.ts';
import type { Row } from './measure.ts';
import { createRequire } from 'node:module';

export async function searchRows(): Promise<Row[]> {
  const rows = littleRows();
  rows.push(await mctsBotRow(rows[0]!.perCpuSecond));
  for (const entry of catalogue) {
    const game = await entry.game();
    const content = await entry.editions['classic']!();
    const players = Math.min(4, entry.players[1]);
    const t = setTable(game, { players, edition: { id: 'classic', content } }) as Table;
    rows.push({
      name: `${entry.title}, ${players} players: lines searched by hard`,
      perCpuSecond: linesPerSecond(game, t, levelsOf(game.id).hard),
    });
  }
  return rows;
}

/** As its counterpart does: random playouts to the end, at most 50 moves deep. */
const plain: SearchSettings = {
  ...usualSearch,
  policy: 'random',
  playout: 50,
  horizon: 1000,
  widen: 2,
};

function littleRows(): Row[] {
  return [
    { name: 'little game: lines searched, random playouts', perCpuSecond: opening(plain) },
    {
      name: 'little game: lines searched, judged by evaluation',
      perCpuSecond: opening({ ...plain, playout: 0 }),
    },
  ];
}

const LINES = 200;

/** At the first decision, where the other bot thinks too. */
function opening(settings: SearchSettings): number {
  const game = little as unknown as AnyGame;
  const t = setTable(game, { players: PLAYERS, edition: { id: 'little', content: {} } }) as Table;
  const rng = newRng(1);
  const limited = { ...settings, iterations: LINES, ms: Infinity };
  const s = start(game, t, 'search');
  return perCpuSecond(() => {
    const search = newSearch(game, t, s, s.agenda[0], rng, limited, newMemory());
    while (!search.step());
    return search.iterations;
  });
}

/** At every ninth decision of games between suggestions, as they come up in play. */
function linesPerSecond(game: AnyGame, t: Table, settings: SearchSettings): number {
  const rng = newRng(1);
  const limited = { ...settings, iterations: LINES, ms: Infinity };
  let games = 0;
  let moves = 0;
  let s = start(game, t, 'search');
  return perCpuSecond(() => {
    for (;;) {
      if (isOver(s)) s = start(game, t, `search-${++games}`);
      const index = s.agenda.length - 1;
      const f = s.agenda[index]!;
      const view = viewFor(game, t, s, f.seat);
      let iterations = 0;
      if (moves++ % 9 === 0 && f.seat < t.players) {
        const search = newSearch(game, t, view, f, rng, limited, newMemory());
        while (!search.step());
        iterations = search.iterations;
      }
      answer(game, t, s, index, game.advice.suggest(t, view, f, rng).move);
      if (iterations > 0) return iterations;
    }
  });
}

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as {
  MCTSBot: new (setting: object) => { play(state: BgState, playerID: string): Promise<unknown> };
};

async function mctsBotRow(ours: number): Promise<Row> {
  const bot = new MCTSBot({
    game: bgGame,
    iterations: 25,
    enumerate: (G: Auction) => [...(canRaise(G) ? [{ move: 'raise' }] : []), { move: 'drop' }],
  });
  const { state } = bgStart();
  const thoughts: Promise<unknown>[] = [];
  // The bot does its work before its promise is made; there is nothing to wait for in between.
  const theirs = perCpuSecond(() => {
    thoughts.push(bot.play(state, state.ctx.currentPlayer));
    return 25;
  });
  await Promise.all(thoughts);
  return {
    name: 'little game: iterations of boardgame.io MCTSBot',
    perCpuSecond: theirs,
    note: `ours with random playouts is ${Math.round(ours / theirs)} ×`,
  };
}
