/** Rooms of the review that few visit at first: they come with their words, and with what was kept. */
import { loadRoomWords } from '../words/index.ts';

export async function fetchAgain(table: string) {
  const [{ default: AgainRoom }, kept] = await Promise.all([
    import('./again/AgainRoom.svelte'),
    import('./again/tries.ts').then(({ keptTries }) => keptTries(table)),
    loadRoomWords('again'),
  ]);
  return { AgainRoom, kept };
}
