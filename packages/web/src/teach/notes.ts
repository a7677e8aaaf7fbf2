/** Notes for trainers, from each game's folder; only their own page fetches them. */
import type { Chapter } from '../../build/markdown.ts';

const notes = import.meta.glob<Chapter[]>(
  ['../../../../games/*/teaching.md', '!../../../../games/_*/**'],
  { query: '?notes', import: 'chapters' },
);

export async function loadNotes(id: string): Promise<Chapter[]> {
  return (await notes[`../../../../games/${id}/teaching.md`]?.()) ?? [];
}
