/** Hostile and broken moves, and a place to keep what made a game fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord } from '../record.ts';
import type { MatchRecord } from '../record.ts';
import type { Move, Rng } from '../types.ts';

const ODD: readonly unknown[] = [
  -1,
  0.5,
  1e9,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  '🃏',
  'x'.repeat(5000),
  true,
  null,
  undefined,
  [],
  [[]],
  [Number.NaN],
  {},
  { gap: 'range' },
  () => 0,
  7n,
  Array.from({ length: 1000 }, () => 1),
  Symbol('odd'),
];

/** A move spoiled in one of many ways; it may by chance still be legal. */
export function mangle(move: Move, rng: Rng): unknown {
  const fields: Record<string, unknown> = { ...move };
  const names = Object.keys(fields);
  const name = names[rng.below(names.length)]!;
  const odd = ODD[rng.below(ODD.length)];
  switch (rng.below(10)) {
    case 0:
      return odd;
    case 1:
      delete fields[name];
      return fields;
    case 2:
      return { ...fields, extra: odd };
    case 3:
      return JSON.parse(`{"__proto__":{"type":${JSON.stringify(move.type)}}}`);
    case 4:
      return JSON.parse(
        `${JSON.stringify(move).slice(0, -1)},"__proto__":{"polluted":true},"constructor":1}`,
      );
    case 5: {
      let deep: unknown = move;
      for (let i = 0; i < 2000; i++) deep = { deep };
      return { ...fields, [name]: deep };
    }
    case 6:
      return { ...fields, type: ['toString', '__proto__', 'constructor', 'valueOf'][rng.below(4)] };
    case 7:
      return Object.create(move) as unknown;
    case 8: {
      const value = fields[name];
      return {
        ...fields,
        [name]: typeof value === 'number' ? value + rng.below(2000) - 1000 : odd,
      };
    }
    default:
      return { ...fields, [name]: odd };
  }
}

/** Saves the record of a game that failed, to be replayed and mended; gives its path. */
export function saveFailure(record: MatchRecord): string {
  const folder = join(process.cwd(), 'failures');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${record.game}-${record.players}-${record.seed}.jsonl`);
  writeFileSync(path, formatRecord(record));
  return path;
}
