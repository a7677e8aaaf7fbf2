/** Group commit: what comes in while one transaction is written goes into the next, together. */
import type { Append, Appended } from './types.ts';

export interface Batch {
  append(entry: Append): Promise<Appended>;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
}

interface Waiting {
  readonly entry: Append;
  readonly resolve: (result: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 500;
/** From this many at a time it pays to wait for more. */
const BUSY = 2;
const TOGETHER_MS = 2;

export function makeBatch(
  write: (entries: readonly Append[]) => Promise<Appended[]> | Appended[],
): Batch {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  /** How many were written together the last time. */
  let last = 0;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Let the requests that are being read in this turn of the loop join; where many come at once,
      // those of the next milliseconds too: a commit costs the same for one and for twenty.
      await new Promise((resolve) => {
        if (last < BUSY) setImmediate(resolve);
        else setTimeout(resolve, TOGETHER_MS);
      });
      const group = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      last = group.length;
      try {
        const results = await write(group.map(({ entry }) => entry));
        for (const [i, { resolve }] of group.entries()) resolve(results[i]!);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    writing = null;
  };

  return {
    append(entry) {
      const { promise, resolve, reject } = Promise.withResolvers<Appended>();
      waiting.push({ entry, resolve, reject });
      writing ??= flush();
      return promise;
    },
    drained: async () => {
      for (let last = writing; last; last = writing) await last;
    },
  };
}
