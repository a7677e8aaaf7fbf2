/** Editions of one's own, on this device. */
import { openShelf } from '../store/shelf.ts';
import type { KeptEdition } from './types.ts';

const shelf = openShelf<KeptEdition>('boardroom-editions', 'editions');

export async function listEditions(): Promise<KeptEdition[]> {
  return (await shelf.all()).toSorted((a, b) => b.updated - a.updated);
}

export const getEdition = (id: string): Promise<KeptEdition | undefined> => shelf.get(id);
export const keepEdition = (edition: KeptEdition): Promise<void> => shelf.put(edition);
export const dropEdition = (id: string): Promise<void> => shelf.drop(id);
