import type { MatchRecord } from '@boardroom/kernel';
import type { FileSeat } from '@boardroom/kernel/one-file';
import { PLAYERS } from '@boardroom/ui-kit';
import type { Player } from '@boardroom/ui-kit';
import { GUESTS } from '../parts/guests.ts';
import { newId, saveTable } from '../store/saved.ts';
import type { SavedSeat, SavedTable } from '../store/saved.ts';
import { say } from '../words/index.ts';

/** A record from a file or a server becomes a finished or open table of this device. */
export async function importRecord(
  record: MatchRecord,
  title: string,
  from: Partial<Pick<SavedTable, 'id' | 'note' | 'whys'>> & {
    readonly played?: number;
    /** Who sat there, where the file says more than names. */
    readonly seats?: readonly FileSeat[];
  } = {},
): Promise<SavedTable> {
  const { id = newId(), played = Date.now(), note = say('home.imported'), whys } = from;
  const told = from.seats ?? [];
  const seats = Array.from(
    { length: Math.max(record.players, told.length) },
    (_, i): SavedSeat => ({
      kind: told[i]?.kind ?? 'human',
      name: told[i]?.name ?? record.names?.[i] ?? GUESTS[i] ?? say('table.player', { seat: i + 1 }),
      colour: (told[i]?.colour as Player | undefined) ?? PLAYERS[i % 6]!,
    }),
  );
  const table: SavedTable = {
    id,
    title,
    seats,
    record,
    created: played,
    updated: played,
    over: record.result !== undefined,
    note,
    ...(whys ? { whys } : {}),
  };
  await saveTable(table);
  return table;
}
