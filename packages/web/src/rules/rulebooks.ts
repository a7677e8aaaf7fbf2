/** The rules of record, chapter by chapter; only who reads them fetches the list. */
import type { Chapter } from '../../build/markdown.ts';

const rulebooks = import.meta.glob<Chapter[]>(
  ['../../../../games/*/RULES.md', '!../../../../games/_*/**'],
  { query: '?rulebook', import: 'chapters' },
);

export async function loadRules(id: string): Promise<Chapter[]> {
  return (await rulebooks[`../../../../games/${id}/RULES.md`]?.()) ?? [];
}
