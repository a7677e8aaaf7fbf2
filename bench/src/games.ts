/** Random play, cloning and replay of every game in the catalogue. */
import { makeBot, playGame } from '@boardroom/bots';
import { catalogue } from '@boardroom/catalogue';
import {
  clone,
  isOver,
  isRefusal,
  newRng,
  openMatch,
  playout,
  randomPolicy,
  recordOf,
  replay,
  setTable,
  start,
  submit,
} from '@boardroom/kernel';
import type { AnyGame, MatchRecord, Rng, State, Table } from '@boardroom/kernel';
import { randomMove } from '@boardroom/kernel/testing';
import { perCpuSecond } from './measure.ts';
import type { Row } from './measure.ts';

export async function gameRows(only?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of catalogue) {
    if (only !== undefined && entry.id !== only) continue;
    const game = await entry.game();
    const content = await entry.editions['classic']!();
    const edition = { id: 'classic', content };
    for (const players of [entry.players[0], entry.players[1]]) {
      const t = setTable(game, { players, edition }) as Table;
      rows.push(randomPlay(game, t, `${entry.title}, ${players} players: random moves`));
    }
    const players = Math.min(4, entry.players[1]);
    const t = setTable(game, { players, edition }) as Table;
    rows.push(normalPlay(game, t, `${entry.title}, ${players} players: games of \`normal\``));
    rows.push(cloning(game, t, `${entry.title}, ${players} players: clones of a middle state`));
    rows.push(replaying(game, content, players, `${entry.title}: replayed moves`));
  }
  return rows;
}

function randomPlay(game: AnyGame, t: Table, name: string): Row {
  const rng = newRng(1);
  let games = 0;
  return {
    name,
    perCpuSecond: perCpuSecond(() => playOut(game, t, start(game, t, String(games++)), rng)),
  };
}

/** As `boardroom simulate --bots random` plays. */
function playOut(game: AnyGame, t: Table, s: State, rng: Rng, most = Infinity): number {
  const random = randomPolicy(game);
  return playout(game, t, s, Array(t.seats).fill(random), rng, most);
}

/** Games of `normal` in every seat: what simulation, review and search live on. */
function normalPlay(game: AnyGame, t: Table, name: string): Row {
  let [games, moves] = [0, 0];
  const rate = perCpuSecond(() => {
    const bots = Array.from({ length: t.seats }, () => makeBot(game, 'normal')!);
    moves += playGame(game, t, String(games++), bots).moves;
    return 1;
  });
  const each = Math.round((rate * moves) / games).toLocaleString('en');
  return { name, perCpuSecond: rate, note: `${each} moves` };
}

function cloning(game: AnyGame, t: Table, name: string): Row {
  const rng = newRng(2);
  const length = playOut(game, t, start(game, t, 'clone'), newRng(2));
  const s = start(game, t, 'clone');
  playOut(game, t, s, rng, length >> 1);
  const rate = perCpuSecond(() => {
    for (let i = 0; i < 1000; i++) clone(s);
    return 1000;
  });
  return { name, perCpuSecond: rate, note: `${(1e6 / rate).toFixed(2)} µs a clone` };
}

function replaying(game: AnyGame, content: unknown, players: number, name: string): Row {
  const record = randomRecord(game, content, players);
  const rate = perCpuSecond(() => {
    if (isRefusal(replay(game, content, record))) throw new Error('a record does not replay');
    return record.moves.length;
  });
  return { name, perCpuSecond: rate, note: `${(2e6 / rate).toFixed(1)} ms for 2,000 moves` };
}

function randomRecord(game: AnyGame, content: unknown, players: number): MatchRecord {
  const match = openMatch(game, { players, edition: { id: 'classic', content } }, 'replay');
  if (isRefusal(match)) throw new Error(match.code);
  const rng = newRng(3);
  while (!isOver(match.s)) {
    const { seat, move } = randomMove(game, match.t, match.s, rng);
    const submitted = submit(match, seat, move);
    if (isRefusal(submitted)) throw new Error(`${move.type} ${submitted.code}`);
  }
  return recordOf(match);
}
