/** The games, found by looking: every folder of `games/` with an `entry.ts`, but for `_…`. */
import type { GameEntry, GameSchemas } from '@boardroom/kernel';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const games = new URL('../../../games/', import.meta.url);

const found = readdirSync(games)
  .filter((name) => !/^[._]/.test(name))
  .map((name) => new URL(`${name}/entry.ts`, games))
  .filter((file) => existsSync(file))
  .map(async (file): Promise<GameEntry> => {
    const { entry } = (await import(file.href)) as { entry: GameEntry };
    const schemas = new URL('schemas.json', file);
    // Beside the entry, not in it: the page has the rules themselves and needs no schemas.
    return existsSync(schemas) ? { ...entry, schemas: () => read(schemas) } : entry;
  });

const read = async (file: URL): Promise<GameSchemas> =>
  JSON.parse(await readFile(file, 'utf8')) as GameSchemas;

export const entries: readonly GameEntry[] = await Promise.all(found);
