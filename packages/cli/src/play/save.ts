/** The game so far as a file, to go on with it or to look at it again. */
import { formatRecord, isOver, recordOf } from '@boardroom/kernel';
import { writeFileSync } from 'node:fs';
import { say } from './seated.ts';
import type { Seated } from './seated.ts';

/** Writes it, and says where to or why not. */
export function saveTo(seated: Seated, path: string): string {
  const { match, said } = seated;
  const record = recordOf(match);
  try {
    writeFileSync(path, formatRecord(said.length > 0 ? { ...record, words: said } : record));
  } catch (error) {
    return say(seated, 'not-saved', { path, why: (error as Error).message });
  }
  seated.kept = path;
  return say(seated, isOver(match.s) ? 'saved-whole' : 'saved', { path });
}
