/** The notes of one match, as pages read and change them. */
import type { Note, NoteReader } from '@boardroom/kernel/one-file';
import { newId } from '../store/saved.ts';
import { settings } from '../store/settings.svelte.ts';
import { keepNotes, keptNotes } from './kept.ts';

export type Notes = ReturnType<typeof makeNotes>;

/** `id`: of the table. */
export function makeNotes(id: string) {
  let all = $state.raw<readonly Note[]>([]);
  const read = keptNotes(id).then((kept) => {
    all = kept;
  });
  /** Changes come after what was kept is known, and one after the other. */
  let last = read;
  function change(to: (notes: readonly Note[]) => readonly Note[]): Promise<void> {
    last = last.then(async () => {
      all = to(all);
      await keepNotes(id, all);
    });
    return last;
  }
  return {
    get all() {
      return all;
    },
    at: (move: number): Note[] => all.filter((note) => note.move === move),
    add: (move: number, text: string, to: NoteReader): Promise<void> =>
      change((notes) => [
        ...notes,
        { id: newId(), move, text, to, at: Date.now(), by: settings.name },
      ]),
    edit: (note: Note, text: string, to: NoteReader): Promise<void> =>
      change((notes) => notes.map((one) => (one.id === note.id ? { ...one, text, to } : one))),
    remove: (note: Note): Promise<void> =>
      change((notes) => notes.filter((one) => one.id !== note.id)),
  };
}
