/** Where notes stand in the log: under what they are about. Pure. */
import type { Note } from '@boardroom/kernel/one-file';
import type { Snippet } from 'svelte';
import type { LogEntry } from '../table/log-entries.ts';

export interface NotesEntry {
  readonly kind: 'notes';
  readonly key: string;
  readonly notes: readonly Note[];
}

/** What a log is given to show notes with. */
export interface LogNotes {
  place(entries: readonly LogEntry[]): readonly (LogEntry | NotesEntry)[];
  readonly view: Snippet<[Note]>;
}

/** Notes of each moment, in the order of the match and then of writing. */
export function byMove(notes: readonly Note[]): Map<number, Note[]> {
  const found = new Map<number, Note[]>();
  for (const note of notes.toSorted((a, b) => a.move - b.move || a.at - b.at))
    found.set(note.move, [...(found.get(note.move) ?? []), note]);
  return found;
}

function moveOf(entry: LogEntry): number | null {
  if (entry.kind === 'heading' || entry.kind === 'since') return null;
  return entry.kind === 'auction' ? entry.auction.line.move : entry.line.move;
}

/** `entries`: the newest first, up to the moment `now`. Notes of later moments are not told yet. */
export function withNotes(
  entries: readonly LogEntry[],
  notes: readonly Note[],
  now: number,
): (LogEntry | NotesEntry)[] {
  const waiting = [...byMove(notes)].filter(([move]) => move <= now).toReversed();
  const placed: (LogEntry | NotesEntry)[] = [];
  /** Puts what is about later moments than `before`. */
  const put = (before: number): void => {
    while (waiting[0] && waiting[0][0] > before) {
      const [move, some] = waiting.shift()!;
      placed.push({ kind: 'notes', key: `n${move}`, notes: some });
    }
  };
  for (const [i, entry] of entries.entries()) {
    const next = entries.slice(i).find((one) => moveOf(one) !== null);
    if (next) put(moveOf(next)!);
    placed.push(entry);
  }
  // More of the log may come: then its notes come with it.
  const last = entries.findLast((one) => moveOf(one) !== null);
  put(last ? moveOf(last)! - 1 : -1);
  return placed;
}
