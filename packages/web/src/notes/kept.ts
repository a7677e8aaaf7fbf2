/** Notes on this device, kept beside the tables: all notes of a match together. */
import { notesFrom } from '@boardroom/kernel/one-file';
import type { Note } from '@boardroom/kernel/one-file';
import { notes as shelf } from '../store/beside.ts';

/** None where the browser keeps nothing. */
export async function keptNotes(id: string): Promise<Note[]> {
  try {
    return notesFrom((await shelf.get(id))?.notes);
  } catch {
    return [];
  }
}

export async function keepNotes(id: string, notes: readonly Note[]): Promise<void> {
  try {
    if (notes.length === 0) await shelf.drop(id);
    else await shelf.put({ id, notes });
  } catch (error) {
    console.error('notes not kept', error);
  }
}
