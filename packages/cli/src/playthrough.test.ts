import { catalogue } from '@boardroom/catalogue';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transcript } from './playthrough.ts';
import { openTable } from './usage.ts';

const MOVES = 150;

test.for(catalogue.map((entry) => [entry.id, entry] as const))(
  '%s plays through as written down in records/playthrough.txt',
  async ([id, entry]) => {
    const path = new URL(`../../../games/${id}/records/playthrough.txt`, import.meta.url);
    const table = await openTable(entry, Math.min(4, entry.players[1]));
    const bots = Array.from({ length: table.t.players }, () => 'random');
    expect(existsSync(path), 'write it: boardroom playthrough <game> --seed 1 --moves 150').toBe(
      true,
    );
    expect(transcript(table, bots, '1', MOVES)).toBe(readFileSync(path, 'utf8'));
  },
);
