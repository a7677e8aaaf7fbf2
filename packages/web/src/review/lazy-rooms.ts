/** Rooms of the review that few visit at first: they come with their words, and with what was kept. */
import type { SavedTable } from '../store/saved.ts';
import { loadRoomWords } from '../words/index.ts';

export async function fetchAgain(table: string) {
  const [{ default: AgainRoom }, kept] = await Promise.all([
    import('./again/AgainRoom.svelte'),
    import('./again/tries.ts').then(({ keptTries }) => keptTries(table)),
    loadRoomWords('again'),
  ]);
  return { AgainRoom, kept };
}

export async function fetchWhatIf({ id, record }: SavedTable) {
  const [{ default: WhatIfRoom }, kept] = await Promise.all([
    import('./what-if/WhatIfRoom.svelte'),
    import('./what-if/branches.ts').then(({ keptBranches }) => keptBranches(id, record)),
    loadRoomWords('again'),
  ]);
  return { WhatIfRoom, kept };
}
