/** Where a review is kept: beside its record. */
import { existsSync } from 'node:fs';
import { UsageError, readText } from './usage.ts';

/** The file beside the record in which a review is kept, and what is in it already. */
export function keptBeside(record: string): { path: string; saved?: { stream?: unknown } } {
  const path = `${record.replace(/\.(?:jsonl|html)$/, '')}.review.json`;
  if (!existsSync(path)) return { path };
  try {
    return { path, saved: JSON.parse(readText(path)) as object };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is no review`);
  }
}
