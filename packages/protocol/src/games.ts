import { z } from 'zod';
import { gameJson } from './basics.ts';

export const gameLine = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  players: z.tuple([z.int(), z.int()]),
  minutes: z.tuple([z.int(), z.int()]),
  teaches: z.string(),
  credit: z.string(),
  editions: z.array(z.string()),
  languages: z.array(z.string()),
  bots: z.array(z.string()),
  profiles: z.record(z.string(), gameJson),
  options: gameJson.describe('JSON Schema of the options.'),
});
export const gameLines = z.object({ games: z.array(gameLine) });
export type GameLine = z.infer<typeof gameLine>;
