/** The games, found by looking: every folder of `games/` with an `entry.ts`, but for `_…`. */
import type { GameEntry } from '@boardroom/kernel';
import { existsSync, readdirSync } from 'node:fs';

const games = new URL('../../../games/', import.meta.url);

const found = readdirSync(games)
  .filter((name) => !/^[._]/.test(name))
  .map((name) => new URL(`${name}/entry.ts`, games))
  .filter((file) => existsSync(file))
  .map(async (file) => ((await import(file.href)) as { entry: GameEntry }).entry);

export const entries: readonly GameEntry[] = await Promise.all(found);
