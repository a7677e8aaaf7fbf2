/** What if: a new table with the same past, bots in the other seats. */
import type { Move } from '@boardroom/kernel';
import { newId, saveTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { settings } from '../store/settings.svelte.ts';

/** Another move than the one in the record, and the branch of its review it belongs to. */
export interface Turn {
  readonly branch: string;
  /** Null: no aside is made. */
  readonly other: Move | null;
}

/** Keeps the table and answers with its id. */
export async function branchFrom(
  saved: SavedTable,
  move: number,
  seat: number,
  turn?: Turn,
): Promise<string> {
  const { result: _, ...record } = saved.record;
  const now = Date.now();
  const past = record.moves.slice(0, move);
  const table: SavedTable = {
    id: newId(),
    title: saved.title,
    record: { ...record, moves: turn?.other ? [...past, [seat, turn.other]] : past },
    seats: saved.seats.map((taken, i) =>
      i === seat
        ? { kind: 'human', name: taken.name || settings.name, colour: taken.colour }
        : { kind: 'bot', name: taken.name, colour: taken.colour, bot: taken.bot ?? 'normal' },
    ),
    created: now,
    updated: now,
    over: false,
    past: past.length,
    ...(turn ? { whatIf: { of: saved.id, branch: turn.branch } } : {}),
  };
  await saveTable(table);
  return table.id;
}
