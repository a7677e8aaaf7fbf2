/** One game of a cell, in this thread. */
import { levelsOf, makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { findGame } from '@boardroom/catalogue';
import type { AnyGame } from '@boardroom/kernel';
import { load, playJob, seatings } from '@boardroom/lab';
import type { LoadedGame } from '@boardroom/lab';
import { SEEDS } from './cells.ts';
import type { Cell, Variant } from './cells.ts';
import type { LadderRow } from './rows.ts';

const loaded = new Map<string, Promise<LoadedGame>>();

export async function playTask(cell: Cell, number: number): Promise<LadderRow> {
  const { game, seats, bots, seeds = SEEDS, options = {}, watched = false } = cell;
  const key = JSON.stringify([game, seats, options]);
  let table = loaded.get(key);
  if (!table) {
    const content = await findGame(game)!.editions['classic']!();
    table = load({ game, seats, bots: [], options, edition: { id: 'classic', content } });
    loaded.set(key, table);
  }
  const all = seatings(bots, seats);
  const job = {
    number,
    seed: `${seeds}-${Math.floor(number / all.length)}`,
    bots: all[number % all.length]!,
    ...(watched ? { watched } : {}),
  };
  const began = performance.now();
  const before = process.threadCpuUsage();
  const row = playJob(await table, job, (of, name) => contestant(of, name, cell));
  const { user, system } = process.threadCpuUsage(before);
  const { watched: _, ...rest } = row;
  return {
    cell: cell.id,
    game,
    version: (await table).game.version,
    ...rest,
    cpuSeconds: (user + system) / 1e6,
    seconds: (performance.now() - began) / 1000,
  };
}

/** A variant is the level of a game that has other levels. */
function contestant(game: AnyGame, name: string, { variants }: Cell): Bot {
  const variant = variants?.[name];
  const bot = variant ? makeBot(withSettings(game, variant), variant.bot) : makeBot(game, name);
  if (!bot) throw new Error(`${game.id} has no bot named ${name}`);
  return bot;
}

/** What a variant says holds at every table, whatever its level has between two. */
function withSettings(game: AnyGame, { settings }: Variant): AnyGame {
  const { levels } = game.advice;
  const { hard: usual, expert: longer } = levelsOf(game);
  const hard = { ...levels?.hard, headsUp: { ...usual.headsUp, ...settings }, ...settings };
  const expert = { ...levels?.expert, headsUp: { ...longer.headsUp, ...settings }, ...settings };
  return { ...game, advice: { ...game.advice, levels: { ...levels, hard, expert } } };
}
