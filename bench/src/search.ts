/** Search iterations per CPU second: each game, and the little game beside boardgame.io's bot. */
import { levelsOf } from '@boardroom/bots';
import { newMemory, newSearch } from '@boardroom/bots/search';
import type { SearchSettings } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import { answer, isOver, newRng, setTable, start, viewFor } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import { littleSearch } from './little/search.ts';
import { perCpuSecond } from './measure.ts';
import type { Row } from './measure.ts';

export async function searchRows(): Promise<Row[]> {
  const rows = await littleRows();
  for (const entry of catalogue) {
    const game = await entry.game();
    const content = await entry.editions['classic']!();
    const players = Math.min(4, entry.players[1]);
    const t = setTable(game, { players, edition: { id: 'classic', content } }) as Table;
    rows.push({
      name: `${entry.title}, ${players} players: lines searched by hard`,
      perCpuSecond: linesPerSecond(game, t, levelsOf(game).hard),
    });
  }
  return rows;
}

async function littleRows(): Promise<Row[]> {
  const turns: [number, number, number][] = [];
  // In turns, so that a slow moment of the machine falls on all alike.
  for (let turn = 0; turn < TURNS; turn++)
    turns.push([
      await littleSearch('random'),
      await littleSearch('evaluated'),
      await littleSearch('mctsBot'),
    ]);
  const mean = (which: 0 | 1 | 2): number =>
    turns.reduce((sum, turn) => sum + turn[which], 0) / TURNS;
  const [random, evaluated, theirs] = [mean(0), mean(1), mean(2)];
  const times = (ours: number): string => `${Math.round(ours / theirs)} × MCTSBot`;
  return [
    {
      name: 'little game: lines searched, random playouts',
      perCpuSecond: random,
      note: times(random),
    },
    {
      name: 'little game: lines searched, judged by evaluation',
      perCpuSecond: evaluated,
      note: times(evaluated),
    },
    { name: 'little game: iterations of boardgame.io MCTSBot', perCpuSecond: theirs },
  ];
}

const LINES = 200;
const TURNS = 3;

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
