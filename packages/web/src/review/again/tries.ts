/** What came of puzzles, kept on this device with the table they are of. */
import { tries as shelf } from '../../store/beside.ts';

export interface Try {
  /** `shown`: the answer was asked for, not found. */
  readonly how: 'found' | 'shown';
  /** Found by the first answer, without a hint. */
  readonly first: boolean;
  /** When, in milliseconds. */
  readonly at: number;
}

/** By the key of the decision. */
export type Tries = Readonly<Record<string, Try>>;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** A puzzle that was done comes back in a week. */
export function isOpen(done: Try | undefined, now: number): boolean {
  return done === undefined || now - done.at >= WEEK;
}

/** Where to go on after a puzzle: the next open one, those put off last; null when all are done. */
export function nextOpen(
  keys: readonly string[],
  tries: Tries,
  off: ReadonlySet<string>,
  after: string | null,
  now: number,
): string | null {
  const from = after === null ? 0 : keys.indexOf(after) + 1;
  const round = [...keys.slice(from), ...keys.slice(0, from)];
  const open = round.filter((key) => isOpen(tries[key], now));
  return (
    open.find((key) => !off.has(key) && key !== after) ??
    open.find((key) => key !== after) ??
    open[0] ??
    null
  );
}

export interface Score {
  readonly all: number;
  readonly found: number;
  readonly first: number;
}

export function scoreOf(keys: readonly string[], tries: Tries): Score {
  const done = keys.flatMap((key) => tries[key] ?? []);
  const found = done.filter(({ how }) => how === 'found');
  return {
    all: keys.length,
    found: found.length,
    first: found.filter(({ first }) => first).length,
  };
}

export async function keptTries(table: string): Promise<Tries> {
  return (await shelf.get(table).catch(() => undefined))?.tries ?? {};
}

/** Where the browser keeps nothing, it is known as long as the page lives. */
export async function keepTries(table: string, tries: Tries): Promise<void> {
  await shelf.put({ id: table, tries }).catch(() => undefined);
}
