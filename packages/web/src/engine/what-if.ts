/** What if: a new table with the same past, bots in the other seats. */
import { newId, saveTable } from '../store/saved.ts';
import type { SavedTable } from '../store/saved.ts';
import { settings } from '../store/settings.svelte.ts';

/** Keeps the table and answers with its id. */
export async function branchFrom(saved: SavedTable, move: number, seat: number): Promise<string> {
  const { result: _, ...record } = saved.record;
  const now = Date.now();
  const table: SavedTable = {
    id: newId(),
    title: saved.title,
    record: { ...record, moves: record.moves.slice(0, move) },
    seats: saved.seats.map((taken, i) =>
      i === seat
        ? { kind: 'human', name: taken.name || settings.name, colour: taken.colour }
        : { kind: 'bot', name: taken.name, colour: taken.colour, bot: taken.bot ?? 'normal' },
    ),
    created: now,
    updated: now,
    over: false,
  };
  await saveTable(table);
  return table.id;
}
