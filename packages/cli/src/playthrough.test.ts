import { catalogue } from '@boardroom/catalogue';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transcript } from './playthrough.ts';
import { openTable } from './usage.ts';

/** The first line of a transcript tells how it was made, the last one where it was cut. */
const HEAD = /: (\d+) players, seed (\S+), bots (.+)$/m;
const CUT = /\(cut after (\d+) moves\)/;

test.for(catalogue.map((entry) => [entry.id, entry] as const))(
  '%s plays through as written down in records/playthrough.txt',
  async ([id, entry]) => {
    const path = new URL(`../../../games/${id}/records/playthrough.txt`, import.meta.url);
    const written = readFileSync(path, 'utf8');
    const head = HEAD.exec(written);
    if (!head) throw new Error(`${path.pathname} is no transcript: see CONTRIBUTING.md, records`);
    const [, players, seed, bots] = head;
    const table = await openTable(entry, Number(players));
    const most = Number(CUT.exec(written)?.[1] ?? Infinity);
    expect(written).not.toMatch(/NaN|undefined|\[object|[{}]/);
    expect(transcript(table, bots!.split(', '), seed!, most).text).toBe(written);
  },
);
